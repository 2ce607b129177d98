BEGIN TRANSACTION;
CREATE TABLE access_link (
	digest VARCHAR(64) NOT NULL, 
	account_id INTEGER, 
	expires VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_access_link PRIMARY KEY (digest), 
	CONSTRAINT fk_access_link_account_id FOREIGN KEY(account_id) REFERENCES account (id)
);
CREATE TABLE account (
	id INTEGER NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	handle VARCHAR(240) NOT NULL, 
	role VARCHAR(10) NOT NULL, 
	password VARCHAR(200), 
	pin VARCHAR(64), 
	any_table BOOLEAN NOT NULL, 
	active BOOLEAN NOT NULL, 
	made VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_account PRIMARY KEY (id), 
	CONSTRAINT uq_account_handle UNIQUE (handle), 
	CONSTRAINT uq_account_pin UNIQUE (pin)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('v0012_events');
CREATE TABLE assignment (
	account_id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	CONSTRAINT pk_assignment PRIMARY KEY (account_id, table_id), 
	CONSTRAINT fk_assignment_account_id FOREIGN KEY(account_id) REFERENCES account (id), 
	CONSTRAINT fk_assignment_table_id FOREIGN KEY(table_id) REFERENCES venue_table (id)
);
CREATE TABLE chip_count (
	id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	"after" INTEGER NOT NULL, 
	expected JSON NOT NULL, 
	counted JSON NOT NULL, 
	who VARCHAR(80), 
	device VARCHAR(80), 
	made VARCHAR(32) NOT NULL, 
	settled VARCHAR(32), 
	settled_by VARCHAR(80), 
	reason VARCHAR(300), 
	moved BOOLEAN NOT NULL, 
	CONSTRAINT pk_chip_count PRIMARY KEY (id), 
	CONSTRAINT fk_chip_count_table_id FOREIGN KEY(table_id) REFERENCES venue_table (id)
);
CREATE TABLE denied (
	id INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	who VARCHAR(80), 
	role VARCHAR(10) NOT NULL, 
	method VARCHAR(10) NOT NULL, 
	path VARCHAR(200) NOT NULL, 
	why VARCHAR(200) NOT NULL, 
	times INTEGER NOT NULL, 
	CONSTRAINT pk_denied PRIMARY KEY (id)
);
CREATE TABLE display (
	id INTEGER NOT NULL, 
	token VARCHAR(40) NOT NULL, 
	table_id INTEGER, 
	delay INTEGER NOT NULL, 
	made VARCHAR(32) NOT NULL, 
	made_by VARCHAR(80), 
	revoked VARCHAR(32), 
	CONSTRAINT pk_display PRIMARY KEY (id), 
	CONSTRAINT fk_display_table_id FOREIGN KEY(table_id) REFERENCES venue_table (id), 
	CONSTRAINT uq_display_token UNIQUE (token)
);
CREATE TABLE event (
	id INTEGER NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	festival VARCHAR(80), 
	seed VARCHAR(64) NOT NULL, 
	opened VARCHAR(32) NOT NULL, 
	archived BOOLEAN NOT NULL, 
	CONSTRAINT pk_event PRIMARY KEY (id)
);
CREATE TABLE event_act (
	event_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	CONSTRAINT pk_event_act PRIMARY KEY (event_id, seq), 
	CONSTRAINT fk_event_act_event_id FOREIGN KEY(event_id) REFERENCES event (id)
);
CREATE TABLE event_table (
	event_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	since INTEGER NOT NULL, 
	until INTEGER, 
	level INTEGER NOT NULL, 
	CONSTRAINT pk_event_table PRIMARY KEY (event_id, number), 
	CONSTRAINT fk_event_table_event_id FOREIGN KEY(event_id) REFERENCES event (id), 
	CONSTRAINT fk_event_table_table_id FOREIGN KEY(table_id) REFERENCES venue_table (id)
);
CREATE TABLE find_hand (
	word_id INTEGER NOT NULL, 
	moment BIGINT NOT NULL, 
	hand_id INTEGER NOT NULL, 
	bit INTEGER NOT NULL, 
	CONSTRAINT pk_find_hand PRIMARY KEY (word_id, moment, hand_id), 
	CONSTRAINT fk_find_hand_word_id FOREIGN KEY(word_id) REFERENCES find_word (id), 
	CONSTRAINT fk_find_hand_hand_id FOREIGN KEY(hand_id) REFERENCES hand (id)
)
 WITHOUT ROWID

;
INSERT INTO "find_hand" VALUES(1,1795335040122,1,0);
INSERT INTO "find_hand" VALUES(1,1795335040354,2,0);
INSERT INTO "find_hand" VALUES(1,1795335040439,3,0);
INSERT INTO "find_hand" VALUES(2,1795335040122,1,0);
INSERT INTO "find_hand" VALUES(2,1795335040354,2,0);
INSERT INTO "find_hand" VALUES(2,1795335040439,3,0);
INSERT INTO "find_hand" VALUES(3,1795335040602,4,0);
INSERT INTO "find_hand" VALUES(4,1795335040122,1,2);
INSERT INTO "find_hand" VALUES(4,1795335040354,2,2);
INSERT INTO "find_hand" VALUES(4,1795335040439,3,2);
INSERT INTO "find_hand" VALUES(5,1795335040122,1,4);
INSERT INTO "find_hand" VALUES(5,1795335040354,2,4);
INSERT INTO "find_hand" VALUES(5,1795335040439,3,4);
INSERT INTO "find_hand" VALUES(6,1795335040122,1,8);
INSERT INTO "find_hand" VALUES(6,1795335040354,2,8);
INSERT INTO "find_hand" VALUES(6,1795335040439,3,8);
INSERT INTO "find_hand" VALUES(7,1795335040354,2,0);
INSERT INTO "find_hand" VALUES(8,1795335040354,2,0);
INSERT INTO "find_hand" VALUES(9,1795335040354,2,0);
INSERT INTO "find_hand" VALUES(10,1795335040354,2,0);
INSERT INTO "find_hand" VALUES(11,1795335040354,2,0);
INSERT INTO "find_hand" VALUES(12,1795335040354,2,0);
INSERT INTO "find_hand" VALUES(13,1795335040602,4,0);
INSERT INTO "find_hand" VALUES(14,1795335040602,4,0);
INSERT INTO "find_hand" VALUES(15,1795335040602,4,4);
INSERT INTO "find_hand" VALUES(16,1795335040602,4,2);
CREATE TABLE find_word (
	id INTEGER NOT NULL, 
	word VARCHAR(98) NOT NULL, 
	CONSTRAINT pk_find_word PRIMARY KEY (id), 
	CONSTRAINT uq_find_word_word UNIQUE (word)
);
INSERT INTO "find_word" VALUES(1,'b:1');
INSERT INTO "find_word" VALUES(2,'g:holdem');
INSERT INTO "find_word" VALUES(3,'m:open');
INSERT INTO "find_word" VALUES(4,'p:ann');
INSERT INTO "find_word" VALUES(5,'p:bob');
INSERT INTO "find_word" VALUES(6,'p:cy');
INSERT INTO "find_word" VALUES(7,'m:misdeal');
INSERT INTO "find_word" VALUES(8,'m:void');
INSERT INTO "find_word" VALUES(9,'t:a');
INSERT INTO "find_word" VALUES(10,'t:boxed');
INSERT INTO "find_word" VALUES(11,'t:card');
INSERT INTO "find_word" VALUES(12,'t:misdeal');
INSERT INTO "find_word" VALUES(13,'b:2');
INSERT INTO "find_word" VALUES(14,'g:stud-8');
INSERT INTO "find_word" VALUES(15,'p:dee');
INSERT INTO "find_word" VALUES(16,'p:jose');
CREATE TABLE floor_call (
	id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	hand_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	reason VARCHAR(120), 
	who VARCHAR(80), 
	device VARCHAR(80), 
	made VARCHAR(32) NOT NULL, 
	taken VARCHAR(32), 
	taken_by VARCHAR(80), 
	closed VARCHAR(32), 
	closed_by VARCHAR(80), 
	ruling INTEGER, 
	CONSTRAINT pk_floor_call PRIMARY KEY (id), 
	CONSTRAINT fk_floor_call_table_id FOREIGN KEY(table_id) REFERENCES venue_table (id), 
	CONSTRAINT fk_floor_call_hand_id FOREIGN KEY(hand_id) REFERENCES hand (id)
);
CREATE TABLE hand (
	id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	start_key VARCHAR(64), 
	setup TEXT NOT NULL, 
	definition VARCHAR(64) NOT NULL, 
	engine VARCHAR(20) NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	button INTEGER, 
	positions JSON NOT NULL, 
	seq INTEGER NOT NULL, 
	head VARCHAR(64) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	pot BIGINT NOT NULL, 
	winners JSON NOT NULL, 
	started VARCHAR(32) NOT NULL, 
	finished VARCHAR(32), 
	CONSTRAINT pk_hand PRIMARY KEY (id), 
	CONSTRAINT uq_hand_table_id UNIQUE (table_id, number), 
	CONSTRAINT uq_hand_start_key UNIQUE (table_id, start_key), 
	CONSTRAINT fk_hand_table_id FOREIGN KEY(table_id) REFERENCES venue_table (id)
);
INSERT INTO "hand" VALUES(1,1,1,NULL,'{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":1,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10000,"2":10000,"3":10000},"tournament":true}','473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3','0.1.0','holdem',1,'{"button": 1, "small": 2, "big": 3, "smalls": [2], "bigs": [3], "placed": true}',9,'92bcdc1e1ccd6d396d128923b69f73bf76fc928e7ba76fe3c5cbaf30a84c5cdb','over',1500,'[1]','2026-11-22T08:10:40.122119Z','2026-11-22T08:10:40.296993Z');
INSERT INTO "hand" VALUES(2,1,2,NULL,'{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":2,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10800,"2":9300,"3":9900},"tournament":true}','473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3','0.1.0','holdem',2,'{"button": 2, "small": 3, "big": 1, "smalls": [3], "bigs": [1]}',1,'3da5de1fe97fe4ec42c5d085a0181156025d3f3f2fa6996a6c8eb80325281c28','void',0,'[]','2026-11-22T08:10:40.354436Z','2026-11-22T08:10:40.383066Z');
INSERT INTO "hand" VALUES(3,1,3,NULL,'{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":1,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10800,"2":9300,"3":9900},"tournament":true}','473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3','0.1.0','holdem',1,'{"button": 1, "small": 2, "big": 3, "smalls": [2], "bigs": [3], "placed": true}',8,'7e4dfb2dcfdf5e897c1bafef6ebecbcf17a964209079444f8b0ddbee25304124','over',18700,'[1, 2]','2026-11-22T08:10:40.439291Z','2026-11-22T08:10:40.552112Z');
INSERT INTO "hand" VALUES(4,2,1,NULL,'{"ante":25,"betting":"limit","big_bet":200,"big_blind_ante":0,"blinds":[],"bring_in":50,"chip":1,"game":"stud-8","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10000,"2":10000},"small_bet":100,"tournament":true}','60ba332a16805dce47043f1565a811f7de6c3792fb58fbc88f48a411b7be316f','0.1.0','stud-8',NULL,'{"button": 1, "small": 1, "big": 2, "smalls": [1], "bigs": [2]}',0,'aac180ad29f07332c1096dba293be6f3537e07a7c6d0cfc8b3f9974e150671f8','open',0,'[]','2026-11-22T08:10:40.601521Z',NULL);
CREATE TABLE hand_draft (
	id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	said JSON NOT NULL, 
	who VARCHAR(80), 
	at VARCHAR(32) NOT NULL, 
	hand_id INTEGER, 
	CONSTRAINT pk_hand_draft PRIMARY KEY (id), 
	CONSTRAINT fk_hand_draft_table_id FOREIGN KEY(table_id) REFERENCES venue_table (id), 
	CONSTRAINT fk_hand_draft_hand_id FOREIGN KEY(hand_id) REFERENCES hand (id)
);
CREATE TABLE hand_remark (
	id INTEGER NOT NULL, 
	hand_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	first INTEGER, 
	kind VARCHAR(8) NOT NULL, 
	text TEXT NOT NULL, 
	who VARCHAR(80), 
	at VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_hand_remark PRIMARY KEY (id), 
	CONSTRAINT fk_hand_remark_hand_id FOREIGN KEY(hand_id) REFERENCES hand (id), 
	CONSTRAINT fk_hand_remark_first FOREIGN KEY(first) REFERENCES hand_remark (id)
);
CREATE TABLE hand_seat (
	hand_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	player_id INTEGER, 
	name VARCHAR(80), 
	"before" BIGINT NOT NULL, 
	"after" BIGINT, 
	CONSTRAINT pk_hand_seat PRIMARY KEY (hand_id, seat), 
	CONSTRAINT fk_hand_seat_hand_id FOREIGN KEY(hand_id) REFERENCES hand (id), 
	CONSTRAINT fk_hand_seat_player_id FOREIGN KEY(player_id) REFERENCES player (id)
);
INSERT INTO "hand_seat" VALUES(1,2,2,'Bob',10000,9300);
INSERT INTO "hand_seat" VALUES(1,3,3,'Cy',10000,9900);
INSERT INTO "hand_seat" VALUES(1,1,1,'Ann',10000,10800);
INSERT INTO "hand_seat" VALUES(2,3,3,'Cy',9900,9900);
INSERT INTO "hand_seat" VALUES(2,1,1,'Ann',10800,10800);
INSERT INTO "hand_seat" VALUES(2,2,2,'Bob',9300,9300);
INSERT INTO "hand_seat" VALUES(3,2,2,'Bob',9300,9350);
INSERT INTO "hand_seat" VALUES(3,3,3,'Cy',9900,9800);
INSERT INTO "hand_seat" VALUES(3,1,1,'Ann',10800,10850);
INSERT INTO "hand_seat" VALUES(4,1,4,'José',10000,NULL);
INSERT INTO "hand_seat" VALUES(4,2,5,'Dee',10000,NULL);
CREATE TABLE hand_summary (
	hand_id INTEGER NOT NULL, 
	moment BIGINT NOT NULL, 
	table_id INTEGER NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	pot BIGINT NOT NULL, 
	marks BIGINT NOT NULL, 
	seats INTEGER NOT NULL, 
	all_in INTEGER NOT NULL, 
	won INTEGER NOT NULL, 
	words JSON NOT NULL, 
	CONSTRAINT pk_hand_summary PRIMARY KEY (hand_id), 
	CONSTRAINT fk_hand_summary_hand_id FOREIGN KEY(hand_id) REFERENCES hand (id)
);
INSERT INTO "hand_summary" VALUES(1,1795335040122,1,'holdem',1500,12884902402,14,0,2,'{"4": 2, "5": 4, "6": 8, "1": 0, "2": 0}');
INSERT INTO "hand_summary" VALUES(2,1795335040354,1,'holdem',0,4294969348,14,0,0,'{"4": 2, "5": 4, "6": 8, "1": 0, "2": 0, "7": 0, "8": 0, "12": 0, "9": 0, "10": 0, "11": 0}');
INSERT INTO "hand_summary" VALUES(3,1795335040439,1,'holdem',18700,115964117082,14,6,6,'{"4": 2, "5": 4, "6": 8, "1": 0, "2": 0}');
INSERT INTO "hand_summary" VALUES(4,1795335040602,2,'stud-8',0,17592186044417,6,0,0,'{"16": 2, "15": 4, "13": 0, "14": 0, "3": 0}');
CREATE TABLE import (
	id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	size INTEGER NOT NULL, 
	read INTEGER NOT NULL, 
	taken INTEGER NOT NULL, 
	refused INTEGER NOT NULL, 
	mistakes TEXT NOT NULL, 
	made VARCHAR(32) NOT NULL, 
	made_by VARCHAR(80), 
	CONSTRAINT pk_import PRIMARY KEY (id), 
	CONSTRAINT fk_import_table_id FOREIGN KEY(table_id) REFERENCES venue_table (id)
);
CREATE TABLE ledger (
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	table_id INTEGER, 
	hand_id INTEGER, 
	payload TEXT NOT NULL, 
	balance TEXT, 
	who VARCHAR(80), 
	device VARCHAR(80), 
	at VARCHAR(32) NOT NULL, 
	previous VARCHAR(64) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_ledger PRIMARY KEY (seq)
);
INSERT INTO "ledger" VALUES(0,'table',1,NULL,'{"kind":"room","settings":{"ante":0,"betting":"no-limit","big_bet":null,"big_blind_ante":0,"blinds":[50,100],"bring_in":null,"chip":1,"game":"holdem","house":{},"name":"NLH 1","preset":"barge","small_bet":null,"spread":null,"tournament":true}}','{"came_in":0,"middle":0,"rake":0,"seats":{}}',NULL,NULL,'2026-11-22T08:10:39.921849Z','0000000000000000000000000000000000000000000000000000000000000000','7756939b40065ee116623bdfae6c3a2c6bb7386b419d6c4b94fd834685f951b9');
INSERT INTO "ledger" VALUES(1,'table',2,NULL,'{"kind":"room","settings":{"ante":25,"betting":"limit","big_bet":200,"big_blind_ante":0,"blinds":[],"bring_in":50,"chip":1,"game":"stud-8","house":{},"name":"Stud 2","preset":"barge","small_bet":100,"spread":null,"tournament":true}}','{"came_in":0,"middle":0,"rake":0,"seats":{}}',NULL,NULL,'2026-11-22T08:10:39.950046Z','7756939b40065ee116623bdfae6c3a2c6bb7386b419d6c4b94fd834685f951b9','2156d16eec438d080603436cbbaf313c44030b462501b7b4745a43eae386e752');
INSERT INTO "ledger" VALUES(2,'seated',1,NULL,'{"from":null,"seat":1,"to":{"player":"Ann","present":true,"stack":10000}}','{"came_in":10000,"middle":0,"rake":0,"seats":{"1":10000}}',NULL,NULL,'2026-11-22T08:10:39.990258Z','2156d16eec438d080603436cbbaf313c44030b462501b7b4745a43eae386e752','101a4591823307f827e7a53e49378fa0a09172e69c04d6b2f750fe2dd52c538d');
INSERT INTO "ledger" VALUES(3,'seated',1,NULL,'{"from":null,"seat":2,"to":{"player":"Bob","present":true,"stack":10000}}','{"came_in":20000,"middle":0,"rake":0,"seats":{"1":10000,"2":10000}}',NULL,NULL,'2026-11-22T08:10:40.021655Z','101a4591823307f827e7a53e49378fa0a09172e69c04d6b2f750fe2dd52c538d','0b0e5d4796b33a7f3aeebcbfff189343038ecf69991a7cb1deeef2303e5f424f');
INSERT INTO "ledger" VALUES(4,'seated',1,NULL,'{"from":null,"seat":3,"to":{"player":"Cy","present":true,"stack":10000}}','{"came_in":30000,"middle":0,"rake":0,"seats":{"1":10000,"2":10000,"3":10000}}',NULL,NULL,'2026-11-22T08:10:40.053397Z','0b0e5d4796b33a7f3aeebcbfff189343038ecf69991a7cb1deeef2303e5f424f','51ed49b7daa77906d86cdae0273b37e0145c0ee044b3a068b2547945a5c0ebf5');
INSERT INTO "ledger" VALUES(5,'seated',2,NULL,'{"from":null,"seat":1,"to":{"player":"Jos\u00e9","present":true,"stack":10000}}','{"came_in":10000,"middle":0,"rake":0,"seats":{"1":10000}}',NULL,NULL,'2026-11-22T08:10:40.081030Z','51ed49b7daa77906d86cdae0273b37e0145c0ee044b3a068b2547945a5c0ebf5','30ef19ac1c17c44e25dd5eecd3d8a8c1c1eed716a1794a9f147d18613569f9ff');
INSERT INTO "ledger" VALUES(6,'seated',2,NULL,'{"from":null,"seat":2,"to":{"player":"Dee","present":true,"stack":10000}}','{"came_in":20000,"middle":0,"rake":0,"seats":{"1":10000,"2":10000}}',NULL,NULL,'2026-11-22T08:10:40.101958Z','30ef19ac1c17c44e25dd5eecd3d8a8c1c1eed716a1794a9f147d18613569f9ff','bd70ee605352a7e77307d1f2383052778b4cf08f55d311e813918a606c898ba0');
INSERT INTO "ledger" VALUES(7,'dealt',1,1,'{"button":1,"definition":"473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3","engine":"0.1.0","game":"holdem","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":1,"positions":{"big":3,"bigs":[3],"button":1,"placed":true,"small":2,"smalls":[2]},"stacks":{"1":10000,"2":10000,"3":10000},"started":"2026-11-22T08:10:40.122119Z","table":1}',NULL,NULL,NULL,'2026-11-22T08:10:40.130233Z','bd70ee605352a7e77307d1f2383052778b4cf08f55d311e813918a606c898ba0','196082ad395cfa27aa479b45f9b6cfe8d124335e34dd5b4acac45fcbd29c6d7c');
INSERT INTO "ledger" VALUES(8,'ended',1,1,'{"head":"92bcdc1e1ccd6d396d128923b69f73bf76fc928e7ba76fe3c5cbaf30a84c5cdb","number":1,"seq":9,"stacks":{"1":800,"2":-700,"3":-100},"status":"over"}','{"came_in":30000,"middle":0,"rake":0,"seats":{"1":10800,"2":9300,"3":9900}}',NULL,NULL,'2026-11-22T08:10:40.311546Z','196082ad395cfa27aa479b45f9b6cfe8d124335e34dd5b4acac45fcbd29c6d7c','7749e7b2f8b3b264d3543ab3bec8f7c7cd3cc37ce6cd9804f3df43b76255dc68');
INSERT INTO "ledger" VALUES(9,'dealt',1,2,'{"button":2,"definition":"473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3","engine":"0.1.0","game":"holdem","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":2,"positions":{"big":1,"bigs":[1],"button":2,"small":3,"smalls":[3]},"stacks":{"1":10800,"2":9300,"3":9900},"started":"2026-11-22T08:10:40.354436Z","table":1}',NULL,NULL,NULL,'2026-11-22T08:10:40.358432Z','7749e7b2f8b3b264d3543ab3bec8f7c7cd3cc37ce6cd9804f3df43b76255dc68','f10ad25da371b6ebd1d13f9cd47f66ebf955ebf3461e24a10c68268debf6326f');
INSERT INTO "ledger" VALUES(10,'ended',1,2,'{"head":"3da5de1fe97fe4ec42c5d085a0181156025d3f3f2fa6996a6c8eb80325281c28","number":2,"seq":1,"stacks":{},"status":"void"}','{"came_in":30000,"middle":0,"rake":0,"seats":{"1":10800,"2":9300,"3":9900}}',NULL,NULL,'2026-11-22T08:10:40.397360Z','f10ad25da371b6ebd1d13f9cd47f66ebf955ebf3461e24a10c68268debf6326f','f53841870867e19d429fc08cb68193603d764ebf870076a3e218c065e873d8bf');
INSERT INTO "ledger" VALUES(11,'dealt',1,3,'{"button":1,"definition":"473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3","engine":"0.1.0","game":"holdem","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":3,"positions":{"big":3,"bigs":[3],"button":1,"placed":true,"small":2,"smalls":[2]},"stacks":{"1":10800,"2":9300,"3":9900},"started":"2026-11-22T08:10:40.439291Z","table":1}',NULL,NULL,NULL,'2026-11-22T08:10:40.445575Z','f53841870867e19d429fc08cb68193603d764ebf870076a3e218c065e873d8bf','8cb72b70ee87e48ea0289050cb2c30942693aa984d2563ace5babbbe62dc4177');
INSERT INTO "ledger" VALUES(12,'ended',1,3,'{"head":"7e4dfb2dcfdf5e897c1bafef6ebecbcf17a964209079444f8b0ddbee25304124","number":3,"seq":8,"stacks":{"1":50,"2":50,"3":-100},"status":"over"}','{"came_in":30000,"middle":0,"rake":0,"seats":{"1":10850,"2":9350,"3":9800}}',NULL,NULL,'2026-11-22T08:10:40.564800Z','8cb72b70ee87e48ea0289050cb2c30942693aa984d2563ace5babbbe62dc4177','504dcecad0c964bc82491d619e8316a844603fb3599c50a75f71ba312230eafc');
INSERT INTO "ledger" VALUES(13,'dealt',2,4,'{"button":null,"definition":"60ba332a16805dce47043f1565a811f7de6c3792fb58fbc88f48a411b7be316f","engine":"0.1.0","game":"stud-8","names":{"1":"Jos\u00e9","2":"Dee"},"number":1,"positions":{"big":2,"bigs":[2],"button":1,"small":1,"smalls":[1]},"stacks":{"1":10000,"2":10000},"started":"2026-11-22T08:10:40.601521Z","table":2}',NULL,NULL,NULL,'2026-11-22T08:10:40.602646Z','504dcecad0c964bc82491d619e8316a844603fb3599c50a75f71ba312230eafc','98f1f7f65fd2df2b6b80406ac641b03010fab84f4c68ab56d45c197bf5392236');
CREATE TABLE log (
	hand_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	payload TEXT NOT NULL, 
	outcome TEXT NOT NULL, 
	who VARCHAR(80), 
	device VARCHAR(80), 
	at VARCHAR(32) NOT NULL, 
	"key" VARCHAR(64), 
	previous VARCHAR(64) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (hand_id, seq), 
	CONSTRAINT uq_log_key UNIQUE (hand_id, "key"), 
	CONSTRAINT fk_log_hand_id FOREIGN KEY(hand_id) REFERENCES hand (id)
);
INSERT INTO "log" VALUES(1,0,'start','{"button":1,"definition":"473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3","engine":"0.1.0","game":"holdem","ledger":"196082ad395cfa27aa479b45f9b6cfe8d124335e34dd5b4acac45fcbd29c6d7c","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":1,"positions":{"big":3,"bigs":[3],"button":1,"placed":true,"small":2,"smalls":[2]},"setup":{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":1,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10000,"2":10000,"3":10000},"tournament":true},"stacks":{"1":10000,"2":10000,"3":10000},"started":"2026-11-22T08:10:40.122119Z","table":1}','{"pot":150,"stacks":{"2":-50,"3":-100}}',NULL,NULL,'2026-11-22T08:10:40.131032Z',NULL,'0000000000000000000000000000000000000000000000000000000000000000','eeb49fee0f3b47a2f08325d38044fcb6f175d1ad83a3b36471931b7abeda4427');
INSERT INTO "log" VALUES(1,1,'act','{"line":"1 raise 700"}','{"pot":700,"stacks":{"1":-700}}',NULL,NULL,'2026-11-22T08:10:40.197033Z',NULL,'eeb49fee0f3b47a2f08325d38044fcb6f175d1ad83a3b36471931b7abeda4427','7c8577ad5950c7967f7b6a9888cd791f76d468e594c281856d84a09da1bccaf3');
INSERT INTO "log" VALUES(1,2,'act','{"line":"2 fold"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T08:10:40.201609Z',NULL,'7c8577ad5950c7967f7b6a9888cd791f76d468e594c281856d84a09da1bccaf3','98d332054653eef05e8f8d1466752c8d48fdeccc0d6088ac463eef8bd471d16c');
INSERT INTO "log" VALUES(1,3,'undo','{"to":1}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T08:10:40.222141Z',NULL,'98d332054653eef05e8f8d1466752c8d48fdeccc0d6088ac463eef8bd471d16c','53b03ab0cad4ed46a93ede14e66faa8feae4ddb3d1d1a4cc300b915dddd62df6');
INSERT INTO "log" VALUES(1,4,'act','{"line":"2 call"}','{"pot":650,"stacks":{"2":-650}}',NULL,NULL,'2026-11-22T08:10:40.247231Z',NULL,'53b03ab0cad4ed46a93ede14e66faa8feae4ddb3d1d1a4cc300b915dddd62df6','51e083d6b47423651b52f00e3ce8296f1bca623523b0322a30e85375e7925556');
INSERT INTO "log" VALUES(1,5,'act','{"line":"3 fold"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T08:10:40.256502Z',NULL,'51e083d6b47423651b52f00e3ce8296f1bca623523b0322a30e85375e7925556','1b24787d30560dbaa0fc47fd11cae48cc8ae651ac5642adf4764e1704d71ed3e');
INSERT INTO "log" VALUES(1,6,'act','{"line":"deal board AhKdQc"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T08:10:40.265919Z',NULL,'1b24787d30560dbaa0fc47fd11cae48cc8ae651ac5642adf4764e1704d71ed3e','7a44d2655904fcc0176fbaeb666639b6218501572ecdee047b6aa904743edc52');
INSERT INTO "log" VALUES(1,7,'act','{"line":"2 check"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T08:10:40.272531Z',NULL,'7a44d2655904fcc0176fbaeb666639b6218501572ecdee047b6aa904743edc52','38b05db95d1a19e96c10a32eff390102f493945ec86a82e5b864eec90f33468a');
INSERT INTO "log" VALUES(1,8,'act','{"line":"1 bet 500"}','{"pot":500,"stacks":{"1":-500}}',NULL,NULL,'2026-11-22T08:10:40.283493Z',NULL,'38b05db95d1a19e96c10a32eff390102f493945ec86a82e5b864eec90f33468a','94b5ade2bd9084a307b760a70a74af9f18e557dd26ed331a9f8f338475e5adf2');
INSERT INTO "log" VALUES(1,9,'act','{"line":"2 fold"}','{"awards":{"1":1500},"pot":-2000,"returned":{"1":500},"stacks":{"1":2000}}',NULL,NULL,'2026-11-22T08:10:40.296993Z',NULL,'94b5ade2bd9084a307b760a70a74af9f18e557dd26ed331a9f8f338475e5adf2','92bcdc1e1ccd6d396d128923b69f73bf76fc928e7ba76fe3c5cbaf30a84c5cdb');
INSERT INTO "log" VALUES(2,0,'start','{"button":2,"definition":"473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3","engine":"0.1.0","game":"holdem","ledger":"f10ad25da371b6ebd1d13f9cd47f66ebf955ebf3461e24a10c68268debf6326f","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":2,"positions":{"big":1,"bigs":[1],"button":2,"small":3,"smalls":[3]},"setup":{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":2,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10800,"2":9300,"3":9900},"tournament":true},"stacks":{"1":10800,"2":9300,"3":9900},"started":"2026-11-22T08:10:40.354436Z","table":1}','{"pot":150,"stacks":{"1":-100,"3":-50}}',NULL,NULL,'2026-11-22T08:10:40.359201Z',NULL,'0000000000000000000000000000000000000000000000000000000000000000','aa284babf81c40b317f68432b0edfe48819289121fd9f1242a43b1f06f4d08a5');
INSERT INTO "log" VALUES(2,1,'void','{"reason":"Misdeal: a boxed card"}','{"pot":-150,"stacks":{"1":100,"3":50}}',NULL,NULL,'2026-11-22T08:10:40.383066Z',NULL,'aa284babf81c40b317f68432b0edfe48819289121fd9f1242a43b1f06f4d08a5','3da5de1fe97fe4ec42c5d085a0181156025d3f3f2fa6996a6c8eb80325281c28');
INSERT INTO "log" VALUES(3,0,'start','{"button":1,"definition":"473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3","engine":"0.1.0","game":"holdem","ledger":"8cb72b70ee87e48ea0289050cb2c30942693aa984d2563ace5babbbe62dc4177","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":3,"positions":{"big":3,"bigs":[3],"button":1,"placed":true,"small":2,"smalls":[2]},"setup":{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":1,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10800,"2":9300,"3":9900},"tournament":true},"stacks":{"1":10800,"2":9300,"3":9900},"started":"2026-11-22T08:10:40.439291Z","table":1}','{"pot":150,"stacks":{"2":-50,"3":-100}}',NULL,NULL,'2026-11-22T08:10:40.446255Z',NULL,'0000000000000000000000000000000000000000000000000000000000000000','827effc96839a8bcd3f1085e9eb500a17a379e8d4046f8d02f365af607b0a828');
INSERT INTO "log" VALUES(3,1,'act','{"line":"1 all-in"}','{"pot":10800,"stacks":{"1":-10800}}',NULL,NULL,'2026-11-22T08:10:40.482238Z',NULL,'827effc96839a8bcd3f1085e9eb500a17a379e8d4046f8d02f365af607b0a828','75e3ef0d5747d11079a99eddb88b4f5d51694bc66b37aeda6893b31445bf5a24');
INSERT INTO "log" VALUES(3,2,'act','{"line":"2 call"}','{"pot":9250,"stacks":{"2":-9250}}',NULL,NULL,'2026-11-22T08:10:40.493399Z',NULL,'75e3ef0d5747d11079a99eddb88b4f5d51694bc66b37aeda6893b31445bf5a24','594883dce39aceb1b88b7e6deabfb772b65467f73b74dc86b512daf78627beef');
INSERT INTO "log" VALUES(3,3,'act','{"line":"3 fold"}','{"pot":-1500,"stacks":{"1":1500}}',NULL,NULL,'2026-11-22T08:10:40.499975Z',NULL,'594883dce39aceb1b88b7e6deabfb772b65467f73b74dc86b512daf78627beef','626a50fbdce57ceac2b906b9a688e779590731f5593c394ccbe55e47fe443354');
INSERT INTO "log" VALUES(3,4,'act','{"line":"deal board AhKdQc"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T08:10:40.504573Z',NULL,'626a50fbdce57ceac2b906b9a688e779590731f5593c394ccbe55e47fe443354','f747374f12bc520bf7f396a9ed565a3e42ecdb48b3f1c52a629d912fe3c21a30');
INSERT INTO "log" VALUES(3,5,'act','{"line":"deal board Js"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T08:10:40.516036Z',NULL,'f747374f12bc520bf7f396a9ed565a3e42ecdb48b3f1c52a629d912fe3c21a30','76c801ddd1230fbf230e85ae0d2a9f2d2a32a6691386ae2f4424f8312fc6630d');
INSERT INTO "log" VALUES(3,6,'act','{"line":"deal board Tc"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T08:10:40.519860Z',NULL,'76c801ddd1230fbf230e85ae0d2a9f2d2a32a6691386ae2f4424f8312fc6630d','8cf9af8db59d27ec4f2330b1f3510450798618e1bdfe4d1155b5f8fe38850fe1');
INSERT INTO "log" VALUES(3,7,'act','{"line":"2 show 2c3d"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T08:10:40.527870Z',NULL,'8cf9af8db59d27ec4f2330b1f3510450798618e1bdfe4d1155b5f8fe38850fe1','45ca7ba3e09b04d2dd35e24149c16dab954b7a87ba3060f333dcab11de6693fa');
INSERT INTO "log" VALUES(3,8,'act','{"line":"1 show 4c5d"}','{"awards":{"1":9350,"2":9350},"pot":-18700,"returned":{"1":1500},"stacks":{"1":9350,"2":9350}}',NULL,NULL,'2026-11-22T08:10:40.552112Z',NULL,'45ca7ba3e09b04d2dd35e24149c16dab954b7a87ba3060f333dcab11de6693fa','7e4dfb2dcfdf5e897c1bafef6ebecbcf17a964209079444f8b0ddbee25304124');
INSERT INTO "log" VALUES(4,0,'start','{"button":null,"definition":"60ba332a16805dce47043f1565a811f7de6c3792fb58fbc88f48a411b7be316f","engine":"0.1.0","game":"stud-8","ledger":"98f1f7f65fd2df2b6b80406ac641b03010fab84f4c68ab56d45c197bf5392236","names":{"1":"Jos\u00e9","2":"Dee"},"number":1,"positions":{"big":2,"bigs":[2],"button":1,"small":1,"smalls":[1]},"setup":{"ante":25,"betting":"limit","big_bet":200,"big_blind_ante":0,"blinds":[],"bring_in":50,"chip":1,"game":"stud-8","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10000,"2":10000},"small_bet":100,"tournament":true},"stacks":{"1":10000,"2":10000},"started":"2026-11-22T08:10:40.601521Z","table":2}','{"pot":50,"stacks":{"1":-25,"2":-25}}',NULL,NULL,'2026-11-22T08:10:40.603196Z',NULL,'0000000000000000000000000000000000000000000000000000000000000000','aac180ad29f07332c1096dba293be6f3537e07a7c6d0cfc8b3f9974e150671f8');
CREATE TABLE player (
	id INTEGER NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	CONSTRAINT pk_player PRIMARY KEY (id), 
	CONSTRAINT uq_player_name UNIQUE (name)
);
INSERT INTO "player" VALUES(1,'Ann');
INSERT INTO "player" VALUES(2,'Bob');
INSERT INTO "player" VALUES(3,'Cy');
INSERT INTO "player" VALUES(4,'José');
INSERT INTO "player" VALUES(5,'Dee');
CREATE TABLE playlist (
	id INTEGER NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	owner VARCHAR(80), 
	shared BOOLEAN NOT NULL, 
	made VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_playlist PRIMARY KEY (id)
);
CREATE TABLE playlist_hand (
	playlist_id INTEGER NOT NULL, 
	hand_id INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	CONSTRAINT pk_playlist_hand PRIMARY KEY (playlist_id, hand_id), 
	CONSTRAINT fk_playlist_hand_playlist_id FOREIGN KEY(playlist_id) REFERENCES playlist (id), 
	CONSTRAINT fk_playlist_hand_hand_id FOREIGN KEY(hand_id) REFERENCES hand (id)
);
CREATE TABLE room (
	id INTEGER NOT NULL, 
	lock_minutes INTEGER NOT NULL, 
	CONSTRAINT pk_room PRIMARY KEY (id)
);
INSERT INTO "room" VALUES(1,0);
CREATE TABLE rotation (
	table_id INTEGER NOT NULL, 
	mix JSON NOT NULL, 
	since INTEGER NOT NULL, 
	level INTEGER NOT NULL, 
	level_since VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_rotation PRIMARY KEY (table_id), 
	CONSTRAINT fk_rotation_table_id FOREIGN KEY(table_id) REFERENCES venue_table (id)
);
CREATE TABLE rotation_hand (
	hand_id INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	place INTEGER, 
	level INTEGER NOT NULL, 
	chooser INTEGER, 
	told JSON NOT NULL, 
	CONSTRAINT pk_rotation_hand PRIMARY KEY (hand_id), 
	CONSTRAINT fk_rotation_hand_hand_id FOREIGN KEY(hand_id) REFERENCES hand (id)
);
CREATE TABLE saved_search (
	id INTEGER NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	owner VARCHAR(80), 
	shared BOOLEAN NOT NULL, 
	"query" TEXT NOT NULL, 
	made VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_saved_search PRIMARY KEY (id)
);
CREATE TABLE seat (
	table_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	player_id INTEGER, 
	stack BIGINT NOT NULL, 
	present BOOLEAN NOT NULL, 
	CONSTRAINT pk_seat PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_seat_table_id FOREIGN KEY(table_id) REFERENCES venue_table (id), 
	CONSTRAINT fk_seat_player_id FOREIGN KEY(player_id) REFERENCES player (id)
);
INSERT INTO "seat" VALUES(1,1,1,10850,1);
INSERT INTO "seat" VALUES(1,2,2,9350,1);
INSERT INTO "seat" VALUES(1,3,3,9800,1);
INSERT INTO "seat" VALUES(2,1,4,10000,1);
INSERT INTO "seat" VALUES(2,2,5,10000,1);
CREATE TABLE sign_in (
	id INTEGER NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	account_id INTEGER NOT NULL, 
	tablet_id INTEGER, 
	table_id INTEGER, 
	hand_id INTEGER, 
	seq INTEGER, 
	began VARCHAR(32) NOT NULL, 
	seen VARCHAR(32) NOT NULL, 
	ended VARCHAR(32), 
	CONSTRAINT pk_sign_in PRIMARY KEY (id), 
	CONSTRAINT uq_sign_in_digest UNIQUE (digest), 
	CONSTRAINT fk_sign_in_account_id FOREIGN KEY(account_id) REFERENCES account (id), 
	CONSTRAINT fk_sign_in_tablet_id FOREIGN KEY(tablet_id) REFERENCES tablet (id), 
	CONSTRAINT fk_sign_in_table_id FOREIGN KEY(table_id) REFERENCES venue_table (id), 
	CONSTRAINT fk_sign_in_hand_id FOREIGN KEY(hand_id) REFERENCES hand (id)
);
CREATE TABLE tablet (
	id INTEGER NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	table_id INTEGER NOT NULL, 
	paired_by VARCHAR(80), 
	paired VARCHAR(32) NOT NULL, 
	revoked VARCHAR(32), 
	CONSTRAINT pk_tablet PRIMARY KEY (id), 
	CONSTRAINT uq_tablet_digest UNIQUE (digest), 
	CONSTRAINT fk_tablet_table_id FOREIGN KEY(table_id) REFERENCES venue_table (id)
);
CREATE TABLE venue_table (
	id INTEGER NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	betting VARCHAR(20), 
	blinds JSON NOT NULL, 
	ante BIGINT NOT NULL, 
	big_blind_ante BIGINT NOT NULL, 
	bring_in BIGINT, 
	small_bet BIGINT, 
	big_bet BIGINT, 
	chip BIGINT NOT NULL, 
	preset VARCHAR(20) NOT NULL, 
	house JSON NOT NULL, 
	tournament BOOLEAN NOT NULL, kind VARCHAR(8) DEFAULT 'room' NOT NULL, spread JSON, 
	CONSTRAINT pk_venue_table PRIMARY KEY (id)
);
INSERT INTO "venue_table" VALUES(1,'NLH 1','holdem','no-limit','[50, 100]',0,0,NULL,NULL,NULL,1,'barge','{}',1,'room',NULL);
INSERT INTO "venue_table" VALUES(2,'Stud 2','stud-8','limit','[]',25,0,50,100,200,1,'barge','{}',1,'room',NULL);
CREATE INDEX ix_hand_game_started ON hand (game, started);
CREATE INDEX ix_hand_seat_player_id ON hand_seat (player_id);
CREATE TRIGGER log_unchanged BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is only ever added to'); END;
CREATE TRIGGER log_kept BEFORE DELETE ON log BEGIN SELECT RAISE(ABORT, 'the log is only ever added to'); END;
CREATE TRIGGER log_in_order BEFORE INSERT ON log
        WHEN NEW.seq <> (SELECT coalesce(max(seq) + 1, 0) FROM log WHERE hand_id = NEW.hand_id)
        BEGIN SELECT RAISE(ABORT, 'the log is only ever added to'); END;
CREATE INDEX ix_sign_in_account_id ON sign_in (account_id);
CREATE INDEX ix_sign_in_tablet_id ON sign_in (tablet_id);
CREATE INDEX ix_sign_in_table_began ON sign_in (table_id, began);
CREATE INDEX ix_floor_call_table_id ON floor_call (table_id);
CREATE INDEX ix_floor_call_hand_id ON floor_call (hand_id);
CREATE INDEX ix_floor_call_closed ON floor_call (closed);
CREATE INDEX ix_hand_summary_moment ON hand_summary (moment, hand_id, table_id, game, pot, marks, seats, all_in, won);
CREATE INDEX ix_hand_summary_pot ON hand_summary (pot, hand_id, moment, table_id, game, marks, seats, all_in, won);
CREATE INDEX ix_saved_search_owner ON saved_search (owner);
CREATE INDEX ix_playlist_owner ON playlist (owner);
CREATE INDEX ix_chip_count_table_id ON chip_count (table_id);
CREATE INDEX ix_hand_draft_table_id ON hand_draft (table_id);
CREATE INDEX ix_import_digest ON import (digest);
CREATE INDEX ix_hand_remark_hand_id ON hand_remark (hand_id);
CREATE TRIGGER remark_unchanged BEFORE UPDATE ON hand_remark BEGIN SELECT RAISE(ABORT, 'remarks are only ever added to'); END;
CREATE TRIGGER remark_kept BEFORE DELETE ON hand_remark BEGIN SELECT RAISE(ABORT, 'remarks are only ever added to'); END;
CREATE INDEX ix_ledger_table_id ON ledger (table_id, seq);
CREATE INDEX ix_ledger_hand_id ON ledger (hand_id);
CREATE TRIGGER ledger_unchanged BEFORE UPDATE ON ledger BEGIN SELECT RAISE(ABORT, 'the ledger is only ever added to'); END;
CREATE TRIGGER ledger_kept BEFORE DELETE ON ledger BEGIN SELECT RAISE(ABORT, 'the ledger is only ever added to'); END;
CREATE TRIGGER ledger_in_order BEFORE INSERT ON ledger
        WHEN NEW.seq <> (SELECT coalesce(max(seq) + 1, 0) FROM ledger)
        BEGIN SELECT RAISE(ABORT, 'the ledger is only ever added to'); END;
CREATE INDEX ix_event_table_table_id ON event_table (table_id);
COMMIT;
