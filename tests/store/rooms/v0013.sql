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
INSERT INTO "alembic_version" VALUES('v0013_buy_ins');
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
INSERT INTO "find_hand" VALUES(1,1795352116895,1,0);
INSERT INTO "find_hand" VALUES(1,1795352117104,2,0);
INSERT INTO "find_hand" VALUES(1,1795352117178,3,0);
INSERT INTO "find_hand" VALUES(2,1795352116895,1,0);
INSERT INTO "find_hand" VALUES(2,1795352117104,2,0);
INSERT INTO "find_hand" VALUES(2,1795352117178,3,0);
INSERT INTO "find_hand" VALUES(3,1795352117345,4,0);
INSERT INTO "find_hand" VALUES(4,1795352116895,1,2);
INSERT INTO "find_hand" VALUES(4,1795352117104,2,2);
INSERT INTO "find_hand" VALUES(4,1795352117178,3,2);
INSERT INTO "find_hand" VALUES(5,1795352116895,1,4);
INSERT INTO "find_hand" VALUES(5,1795352117104,2,4);
INSERT INTO "find_hand" VALUES(5,1795352117178,3,4);
INSERT INTO "find_hand" VALUES(6,1795352116895,1,8);
INSERT INTO "find_hand" VALUES(6,1795352117104,2,8);
INSERT INTO "find_hand" VALUES(6,1795352117178,3,8);
INSERT INTO "find_hand" VALUES(7,1795352117104,2,0);
INSERT INTO "find_hand" VALUES(8,1795352117104,2,0);
INSERT INTO "find_hand" VALUES(9,1795352117104,2,0);
INSERT INTO "find_hand" VALUES(10,1795352117104,2,0);
INSERT INTO "find_hand" VALUES(11,1795352117104,2,0);
INSERT INTO "find_hand" VALUES(12,1795352117104,2,0);
INSERT INTO "find_hand" VALUES(13,1795352117345,4,0);
INSERT INTO "find_hand" VALUES(14,1795352117345,4,0);
INSERT INTO "find_hand" VALUES(15,1795352117345,4,4);
INSERT INTO "find_hand" VALUES(16,1795352117345,4,2);
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
INSERT INTO "hand" VALUES(1,1,1,NULL,'{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":1,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","roll-price":"none","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10000,"2":10000,"3":10000},"tournament":true}','473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3','0.1.0','holdem',1,'{"button": 1, "small": 2, "big": 3, "smalls": [2], "bigs": [3], "placed": true}',9,'e07dd666fd1a7a099db2d635317fcf65a347bf8e1b9cb3e9fde4ed4aa184573c','over',1500,'[1]','2026-11-22T12:55:16.894733Z','2026-11-22T12:55:17.062990Z');
INSERT INTO "hand" VALUES(2,1,2,NULL,'{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":2,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","roll-price":"none","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10800,"2":9300,"3":9900},"tournament":true}','473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3','0.1.0','holdem',2,'{"button": 2, "small": 3, "big": 1, "smalls": [3], "bigs": [1]}',1,'35154da352e6c6458f658be5ccad16823f1c228180b4c79a43bad1c545ffb860','void',0,'[]','2026-11-22T12:55:17.103545Z','2026-11-22T12:55:17.151333Z');
INSERT INTO "hand" VALUES(3,1,3,NULL,'{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":1,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","roll-price":"none","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10800,"2":9300,"3":9900},"tournament":true}','473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3','0.1.0','holdem',1,'{"button": 1, "small": 2, "big": 3, "smalls": [2], "bigs": [3], "placed": true}',8,'32baaf4a440f99a7788439fc79d21b3adce308c125ed7c6ae1d3e7bd5e1aa95f','over',18700,'[1, 2]','2026-11-22T12:55:17.178440Z','2026-11-22T12:55:17.270729Z');
INSERT INTO "hand" VALUES(4,2,1,NULL,'{"ante":25,"betting":"limit","big_bet":200,"big_blind_ante":0,"blinds":[],"bring_in":50,"chip":1,"game":"stud-8","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","roll-price":"none","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10000,"2":10000},"small_bet":100,"tournament":true}','60ba332a16805dce47043f1565a811f7de6c3792fb58fbc88f48a411b7be316f','0.1.0','stud-8',NULL,'{"button": 1, "small": 1, "big": 2, "smalls": [1], "bigs": [2]}',0,'413c9982eaafde9bfd07ab1efd62a63a898f2de4408a18fef963b2cf5b719b63','open',0,'[]','2026-11-22T12:55:17.345486Z',NULL);
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
INSERT INTO "hand_summary" VALUES(1,1795352116895,1,'holdem',1500,12884902402,14,0,2,'{"4": 2, "5": 4, "6": 8, "1": 0, "2": 0}');
INSERT INTO "hand_summary" VALUES(2,1795352117104,1,'holdem',0,4294969348,14,0,0,'{"4": 2, "5": 4, "6": 8, "1": 0, "2": 0, "7": 0, "8": 0, "12": 0, "9": 0, "10": 0, "11": 0}');
INSERT INTO "hand_summary" VALUES(3,1795352117178,1,'holdem',18700,115964117082,14,6,6,'{"4": 2, "5": 4, "6": 8, "1": 0, "2": 0}');
INSERT INTO "hand_summary" VALUES(4,1795352117345,2,'stud-8',0,17592186044417,6,0,0,'{"16": 2, "15": 4, "13": 0, "14": 0, "3": 0}');
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
INSERT INTO "ledger" VALUES(0,'table',1,NULL,'{"kind":"room","settings":{"ante":0,"betting":"no-limit","big_bet":null,"big_blind_ante":0,"blinds":[50,100],"bring_in":null,"chip":1,"game":"holdem","house":{},"max_buy_in":null,"min_buy_in":null,"name":"NLH 1","preset":"barge","small_bet":null,"spread":null,"top_up_to":null,"tournament":true}}','{"came_in":0,"middle":0,"rake":0,"seats":{}}',NULL,NULL,'2026-11-22T12:55:16.719582Z','0000000000000000000000000000000000000000000000000000000000000000','f4c280eae46f4da1696e3db89fe213bf4071a6aa4ae56bb90c4690fd0148707b');
INSERT INTO "ledger" VALUES(1,'table',2,NULL,'{"kind":"room","settings":{"ante":25,"betting":"limit","big_bet":200,"big_blind_ante":0,"blinds":[],"bring_in":50,"chip":1,"game":"stud-8","house":{},"max_buy_in":null,"min_buy_in":null,"name":"Stud 2","preset":"barge","small_bet":100,"spread":null,"top_up_to":null,"tournament":true}}','{"came_in":0,"middle":0,"rake":0,"seats":{}}',NULL,NULL,'2026-11-22T12:55:16.737332Z','f4c280eae46f4da1696e3db89fe213bf4071a6aa4ae56bb90c4690fd0148707b','6f7e3cb69e166bf6fd121f372c883b78170373eca1307a4a4d99a41d5289a920');
INSERT INTO "ledger" VALUES(2,'seated',1,NULL,'{"from":null,"seat":1,"to":{"player":"Ann","present":true,"stack":10000}}','{"came_in":10000,"middle":0,"rake":0,"seats":{"1":10000}}',NULL,NULL,'2026-11-22T12:55:16.773581Z','6f7e3cb69e166bf6fd121f372c883b78170373eca1307a4a4d99a41d5289a920','3b19dd8b44ac415bf1f8da8ff7abbac90653de778d229a132807095b3d8ef078');
INSERT INTO "ledger" VALUES(3,'seated',1,NULL,'{"from":null,"seat":2,"to":{"player":"Bob","present":true,"stack":10000}}','{"came_in":20000,"middle":0,"rake":0,"seats":{"1":10000,"2":10000}}',NULL,NULL,'2026-11-22T12:55:16.788774Z','3b19dd8b44ac415bf1f8da8ff7abbac90653de778d229a132807095b3d8ef078','f1c34edf51accfb4bac7bc1044119d1819701ad1d0f632c5dfc71068c9c92c1a');
INSERT INTO "ledger" VALUES(4,'seated',1,NULL,'{"from":null,"seat":3,"to":{"player":"Cy","present":true,"stack":10000}}','{"came_in":30000,"middle":0,"rake":0,"seats":{"1":10000,"2":10000,"3":10000}}',NULL,NULL,'2026-11-22T12:55:16.809573Z','f1c34edf51accfb4bac7bc1044119d1819701ad1d0f632c5dfc71068c9c92c1a','45835680175b3a1c7b133fe4c1596eae9578dfe1accfbb2e73f616a4fd565ab9');
INSERT INTO "ledger" VALUES(5,'seated',2,NULL,'{"from":null,"seat":1,"to":{"player":"Jos\u00e9","present":true,"stack":10000}}','{"came_in":10000,"middle":0,"rake":0,"seats":{"1":10000}}',NULL,NULL,'2026-11-22T12:55:16.848736Z','45835680175b3a1c7b133fe4c1596eae9578dfe1accfbb2e73f616a4fd565ab9','8aa1ceabe7ad8f58d9f2ef374041cb0f454a64f0d893826e164e5959863262f9');
INSERT INTO "ledger" VALUES(6,'seated',2,NULL,'{"from":null,"seat":2,"to":{"player":"Dee","present":true,"stack":10000}}','{"came_in":20000,"middle":0,"rake":0,"seats":{"1":10000,"2":10000}}',NULL,NULL,'2026-11-22T12:55:16.872598Z','8aa1ceabe7ad8f58d9f2ef374041cb0f454a64f0d893826e164e5959863262f9','03053c705d060c7ab225ba41736f58939a0fcbb629dbb81236b79f9848cf1636');
INSERT INTO "ledger" VALUES(7,'dealt',1,1,'{"button":1,"definition":"473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3","engine":"0.1.0","game":"holdem","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":1,"positions":{"big":3,"bigs":[3],"button":1,"placed":true,"small":2,"smalls":[2]},"stacks":{"1":10000,"2":10000,"3":10000},"started":"2026-11-22T12:55:16.894733Z","table":1}',NULL,NULL,NULL,'2026-11-22T12:55:16.898107Z','03053c705d060c7ab225ba41736f58939a0fcbb629dbb81236b79f9848cf1636','4ceb0748c123f1bb5b2e4ba75c2f488977832328229bbb14f7aa22c605c84264');
INSERT INTO "ledger" VALUES(8,'ended',1,1,'{"head":"e07dd666fd1a7a099db2d635317fcf65a347bf8e1b9cb3e9fde4ed4aa184573c","number":1,"seq":9,"stacks":{"1":800,"2":-700,"3":-100},"status":"over"}','{"came_in":30000,"middle":0,"rake":0,"seats":{"1":10800,"2":9300,"3":9900}}',NULL,NULL,'2026-11-22T12:55:17.069191Z','4ceb0748c123f1bb5b2e4ba75c2f488977832328229bbb14f7aa22c605c84264','aa6b0b73a75af8f8c7e3fb7358247c20bd1930b6d8ebf346035a19d267d06e54');
INSERT INTO "ledger" VALUES(9,'dealt',1,2,'{"button":2,"definition":"473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3","engine":"0.1.0","game":"holdem","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":2,"positions":{"big":1,"bigs":[1],"button":2,"small":3,"smalls":[3]},"stacks":{"1":10800,"2":9300,"3":9900},"started":"2026-11-22T12:55:17.103545Z","table":1}',NULL,NULL,NULL,'2026-11-22T12:55:17.104995Z','aa6b0b73a75af8f8c7e3fb7358247c20bd1930b6d8ebf346035a19d267d06e54','630ad40f954bcd999df6e3d65fd7487ca8b581c0916d7e457b8624da0f7afd64');
INSERT INTO "ledger" VALUES(10,'ended',1,2,'{"head":"35154da352e6c6458f658be5ccad16823f1c228180b4c79a43bad1c545ffb860","number":2,"seq":1,"stacks":{},"status":"void"}','{"came_in":30000,"middle":0,"rake":0,"seats":{"1":10800,"2":9300,"3":9900}}',NULL,NULL,'2026-11-22T12:55:17.153755Z','630ad40f954bcd999df6e3d65fd7487ca8b581c0916d7e457b8624da0f7afd64','2be524badbe57d07d6cdeedb81ff240080640edcd44bb9a5ecbc2e87d5c6d72b');
INSERT INTO "ledger" VALUES(11,'dealt',1,3,'{"button":1,"definition":"473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3","engine":"0.1.0","game":"holdem","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":3,"positions":{"big":3,"bigs":[3],"button":1,"placed":true,"small":2,"smalls":[2]},"stacks":{"1":10800,"2":9300,"3":9900},"started":"2026-11-22T12:55:17.178440Z","table":1}',NULL,NULL,NULL,'2026-11-22T12:55:17.184970Z','2be524badbe57d07d6cdeedb81ff240080640edcd44bb9a5ecbc2e87d5c6d72b','122af803e748880c27a83c723ed7380a553574a23d5f5d0f925c1ae09c0ec702');
INSERT INTO "ledger" VALUES(12,'ended',1,3,'{"head":"32baaf4a440f99a7788439fc79d21b3adce308c125ed7c6ae1d3e7bd5e1aa95f","number":3,"seq":8,"stacks":{"1":50,"2":50,"3":-100},"status":"over"}','{"came_in":30000,"middle":0,"rake":0,"seats":{"1":10850,"2":9350,"3":9800}}',NULL,NULL,'2026-11-22T12:55:17.281367Z','122af803e748880c27a83c723ed7380a553574a23d5f5d0f925c1ae09c0ec702','2b291c49d86da27072cb101bfe023af8e614b7b9c1fb8249175debcb52a24d7a');
INSERT INTO "ledger" VALUES(13,'dealt',2,4,'{"button":null,"definition":"60ba332a16805dce47043f1565a811f7de6c3792fb58fbc88f48a411b7be316f","engine":"0.1.0","game":"stud-8","names":{"1":"Jos\u00e9","2":"Dee"},"number":1,"positions":{"big":2,"bigs":[2],"button":1,"small":1,"smalls":[1]},"stacks":{"1":10000,"2":10000},"started":"2026-11-22T12:55:17.345486Z","table":2}',NULL,NULL,NULL,'2026-11-22T12:55:17.346820Z','2b291c49d86da27072cb101bfe023af8e614b7b9c1fb8249175debcb52a24d7a','e444033b45dd060da2d8630865e7b1d70d897478d2bc2b99fdef5dd16bc0e0d9');
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
INSERT INTO "log" VALUES(1,0,'start','{"button":1,"definition":"473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3","engine":"0.1.0","game":"holdem","ledger":"4ceb0748c123f1bb5b2e4ba75c2f488977832328229bbb14f7aa22c605c84264","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":1,"positions":{"big":3,"bigs":[3],"button":1,"placed":true,"small":2,"smalls":[2]},"setup":{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":1,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","roll-price":"none","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10000,"2":10000,"3":10000},"tournament":true},"stacks":{"1":10000,"2":10000,"3":10000},"started":"2026-11-22T12:55:16.894733Z","table":1}','{"pot":150,"stacks":{"2":-50,"3":-100}}',NULL,NULL,'2026-11-22T12:55:16.898886Z',NULL,'0000000000000000000000000000000000000000000000000000000000000000','083adbf2df9a6313f1146b257b91af9ab91f3d1b578eb74ccb930c195e052b2c');
INSERT INTO "log" VALUES(1,1,'act','{"line":"1 raise 700"}','{"pot":700,"stacks":{"1":-700}}',NULL,NULL,'2026-11-22T12:55:16.946895Z',NULL,'083adbf2df9a6313f1146b257b91af9ab91f3d1b578eb74ccb930c195e052b2c','f52488e2e66e2c6cf3db70cf5233ae356da611ce57ea14befdb3638af220b1ba');
INSERT INTO "log" VALUES(1,2,'act','{"line":"2 fold"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T12:55:16.949857Z',NULL,'f52488e2e66e2c6cf3db70cf5233ae356da611ce57ea14befdb3638af220b1ba','eba6f1a1176d29027a67a0ffc92950c17983c4fdded756f46daeeaac280258b7');
INSERT INTO "log" VALUES(1,3,'undo','{"to":1}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T12:55:16.962361Z',NULL,'eba6f1a1176d29027a67a0ffc92950c17983c4fdded756f46daeeaac280258b7','78a62ad2de330211d4a3e8897bb163cfbb80d59124fd19f592057498827a772e');
INSERT INTO "log" VALUES(1,4,'act','{"line":"2 call"}','{"pot":650,"stacks":{"2":-650}}',NULL,NULL,'2026-11-22T12:55:16.971887Z',NULL,'78a62ad2de330211d4a3e8897bb163cfbb80d59124fd19f592057498827a772e','70a85d03b58eba247cfc4d9c5b1395843e7bcf8613d600d7beeaa39f6d7ac682');
INSERT INTO "log" VALUES(1,5,'act','{"line":"3 fold"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T12:55:17.032464Z',NULL,'70a85d03b58eba247cfc4d9c5b1395843e7bcf8613d600d7beeaa39f6d7ac682','53c39dc58396be1ce0b133c6d79d960dd1ad6732bc348451bb0ac10cd4ab94b5');
INSERT INTO "log" VALUES(1,6,'act','{"line":"deal board AhKdQc"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T12:55:17.035636Z',NULL,'53c39dc58396be1ce0b133c6d79d960dd1ad6732bc348451bb0ac10cd4ab94b5','82f6045ac698e6151d205d4ea13dedfa269fdc2d35b39f6abedb84fe8c834ea0');
INSERT INTO "log" VALUES(1,7,'act','{"line":"2 check"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T12:55:17.041493Z',NULL,'82f6045ac698e6151d205d4ea13dedfa269fdc2d35b39f6abedb84fe8c834ea0','392ce75161cdb9c2bc4fe108110dd196233df6a3cb2299314b964383f7e191bb');
INSERT INTO "log" VALUES(1,8,'act','{"line":"1 bet 500"}','{"pot":500,"stacks":{"1":-500}}',NULL,NULL,'2026-11-22T12:55:17.054554Z',NULL,'392ce75161cdb9c2bc4fe108110dd196233df6a3cb2299314b964383f7e191bb','026f183e22ddd391a31d7c446725f23621a32d51ef2d330bb82d36f8ae420e65');
INSERT INTO "log" VALUES(1,9,'act','{"line":"2 fold"}','{"awards":{"1":1500},"pot":-2000,"returned":{"1":500},"stacks":{"1":2000}}',NULL,NULL,'2026-11-22T12:55:17.062990Z',NULL,'026f183e22ddd391a31d7c446725f23621a32d51ef2d330bb82d36f8ae420e65','e07dd666fd1a7a099db2d635317fcf65a347bf8e1b9cb3e9fde4ed4aa184573c');
INSERT INTO "log" VALUES(2,0,'start','{"button":2,"definition":"473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3","engine":"0.1.0","game":"holdem","ledger":"630ad40f954bcd999df6e3d65fd7487ca8b581c0916d7e457b8624da0f7afd64","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":2,"positions":{"big":1,"bigs":[1],"button":2,"small":3,"smalls":[3]},"setup":{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":2,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","roll-price":"none","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10800,"2":9300,"3":9900},"tournament":true},"stacks":{"1":10800,"2":9300,"3":9900},"started":"2026-11-22T12:55:17.103545Z","table":1}','{"pot":150,"stacks":{"1":-100,"3":-50}}',NULL,NULL,'2026-11-22T12:55:17.105765Z',NULL,'0000000000000000000000000000000000000000000000000000000000000000','b1d8f9e5c5d87369593b3932b68f3c5e1468fdd03ad37ab21263e526f7b606c6');
INSERT INTO "log" VALUES(2,1,'void','{"reason":"Misdeal: a boxed card"}','{"pot":-150,"stacks":{"1":100,"3":50}}',NULL,NULL,'2026-11-22T12:55:17.151333Z',NULL,'b1d8f9e5c5d87369593b3932b68f3c5e1468fdd03ad37ab21263e526f7b606c6','35154da352e6c6458f658be5ccad16823f1c228180b4c79a43bad1c545ffb860');
INSERT INTO "log" VALUES(3,0,'start','{"button":1,"definition":"473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3","engine":"0.1.0","game":"holdem","ledger":"122af803e748880c27a83c723ed7380a553574a23d5f5d0f925c1ae09c0ec702","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":3,"positions":{"big":3,"bigs":[3],"button":1,"placed":true,"small":2,"smalls":[2]},"setup":{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":1,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","roll-price":"none","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10800,"2":9300,"3":9900},"tournament":true},"stacks":{"1":10800,"2":9300,"3":9900},"started":"2026-11-22T12:55:17.178440Z","table":1}','{"pot":150,"stacks":{"2":-50,"3":-100}}',NULL,NULL,'2026-11-22T12:55:17.185985Z',NULL,'0000000000000000000000000000000000000000000000000000000000000000','bb8cacb4a469ca4d01bfd9d73b6fb6f2940977d146fa8ab68f0396b680b4e7d2');
INSERT INTO "log" VALUES(3,1,'act','{"line":"1 all-in"}','{"pot":10800,"stacks":{"1":-10800}}',NULL,NULL,'2026-11-22T12:55:17.202532Z',NULL,'bb8cacb4a469ca4d01bfd9d73b6fb6f2940977d146fa8ab68f0396b680b4e7d2','8f1cb12ec218aa50e449998b92d1897b86dfc0a8d709a903312ab5ebfb37d622');
INSERT INTO "log" VALUES(3,2,'act','{"line":"2 call"}','{"pot":9250,"stacks":{"2":-9250}}',NULL,NULL,'2026-11-22T12:55:17.205882Z',NULL,'8f1cb12ec218aa50e449998b92d1897b86dfc0a8d709a903312ab5ebfb37d622','8d0bd92f1e80d5521fdda08fceb165c9ddcd4a5c3a7863a08f8ca3adc5bde908');
INSERT INTO "log" VALUES(3,3,'act','{"line":"3 fold"}','{"pot":-1500,"stacks":{"1":1500}}',NULL,NULL,'2026-11-22T12:55:17.214265Z',NULL,'8d0bd92f1e80d5521fdda08fceb165c9ddcd4a5c3a7863a08f8ca3adc5bde908','25d4f01fe6277718c3051fa5bb09733b6dd81e14c4688a9c02c2a6a378c37959');
INSERT INTO "log" VALUES(3,4,'act','{"line":"deal board AhKdQc"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T12:55:17.217847Z',NULL,'25d4f01fe6277718c3051fa5bb09733b6dd81e14c4688a9c02c2a6a378c37959','a5849da8d027fdf7af210dd9626150d1e00c591f583abce40d663fb468acc480');
INSERT INTO "log" VALUES(3,5,'act','{"line":"deal board Js"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T12:55:17.220390Z',NULL,'a5849da8d027fdf7af210dd9626150d1e00c591f583abce40d663fb468acc480','e9fa6260d62563d44d191a41aab4b8b2cfd72828e6780adda9ee96e4cff8b974');
INSERT INTO "log" VALUES(3,6,'act','{"line":"deal board Tc"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T12:55:17.258825Z',NULL,'e9fa6260d62563d44d191a41aab4b8b2cfd72828e6780adda9ee96e4cff8b974','04ad80d22a37e5192593d0217c7763036d770568644e3ab6acb2e3adece2b826');
INSERT INTO "log" VALUES(3,7,'act','{"line":"2 show 2c3d"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T12:55:17.264364Z',NULL,'04ad80d22a37e5192593d0217c7763036d770568644e3ab6acb2e3adece2b826','e086137d1f170ab1500b8e25ff397e2252952d454fb4befc6b77284d5a74507a');
INSERT INTO "log" VALUES(3,8,'act','{"line":"1 show 4c5d"}','{"awards":{"1":9350,"2":9350},"pot":-18700,"returned":{"1":1500},"stacks":{"1":9350,"2":9350}}',NULL,NULL,'2026-11-22T12:55:17.270729Z',NULL,'e086137d1f170ab1500b8e25ff397e2252952d454fb4befc6b77284d5a74507a','32baaf4a440f99a7788439fc79d21b3adce308c125ed7c6ae1d3e7bd5e1aa95f');
INSERT INTO "log" VALUES(4,0,'start','{"button":null,"definition":"60ba332a16805dce47043f1565a811f7de6c3792fb58fbc88f48a411b7be316f","engine":"0.1.0","game":"stud-8","ledger":"e444033b45dd060da2d8630865e7b1d70d897478d2bc2b99fdef5dd16bc0e0d9","names":{"1":"Jos\u00e9","2":"Dee"},"number":1,"positions":{"big":2,"bigs":[2],"button":1,"small":1,"smalls":[1]},"setup":{"ante":25,"betting":"limit","big_bet":200,"big_blind_ante":0,"blinds":[],"bring_in":50,"chip":1,"game":"stud-8","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","roll-price":"none","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10000,"2":10000},"small_bet":100,"tournament":true},"stacks":{"1":10000,"2":10000},"started":"2026-11-22T12:55:17.345486Z","table":2}','{"pot":50,"stacks":{"1":-25,"2":-25}}',NULL,NULL,'2026-11-22T12:55:17.347509Z',NULL,'0000000000000000000000000000000000000000000000000000000000000000','413c9982eaafde9bfd07ab1efd62a63a898f2de4408a18fef963b2cf5b719b63');
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
	tournament BOOLEAN NOT NULL, kind VARCHAR(8) DEFAULT 'room' NOT NULL, spread JSON, min_buy_in BIGINT, max_buy_in BIGINT, top_up_to BIGINT, 
	CONSTRAINT pk_venue_table PRIMARY KEY (id)
);
INSERT INTO "venue_table" VALUES(1,'NLH 1','holdem','no-limit','[50, 100]',0,0,NULL,NULL,NULL,1,'barge','{}',1,'room',NULL,NULL,NULL,NULL);
INSERT INTO "venue_table" VALUES(2,'Stud 2','stud-8','limit','[]',25,0,50,100,200,1,'barge','{}',1,'room',NULL,NULL,NULL,NULL);
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
