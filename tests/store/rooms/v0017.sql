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
INSERT INTO "alembic_version" VALUES('v0017_word_beginnings');
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
INSERT INTO "find_hand" VALUES(1,1795404283211,1,0);
INSERT INTO "find_hand" VALUES(1,1795404283356,4,0);
INSERT INTO "find_hand" VALUES(2,1795404283211,1,0);
INSERT INTO "find_hand" VALUES(2,1795404283281,2,0);
INSERT INTO "find_hand" VALUES(2,1795404283307,3,0);
INSERT INTO "find_hand" VALUES(3,1795404283211,1,0);
INSERT INTO "find_hand" VALUES(3,1795404283281,2,0);
INSERT INTO "find_hand" VALUES(3,1795404283307,3,0);
INSERT INTO "find_hand" VALUES(4,1795404283356,4,0);
INSERT INTO "find_hand" VALUES(5,1795404283211,1,0);
INSERT INTO "find_hand" VALUES(5,1795404283281,2,0);
INSERT INTO "find_hand" VALUES(5,1795404283307,3,0);
INSERT INTO "find_hand" VALUES(6,1795404283211,1,2);
INSERT INTO "find_hand" VALUES(6,1795404283281,2,2);
INSERT INTO "find_hand" VALUES(6,1795404283307,3,2);
INSERT INTO "find_hand" VALUES(7,1795404283211,1,4);
INSERT INTO "find_hand" VALUES(7,1795404283281,2,4);
INSERT INTO "find_hand" VALUES(7,1795404283307,3,4);
INSERT INTO "find_hand" VALUES(8,1795404283211,1,8);
INSERT INTO "find_hand" VALUES(8,1795404283281,2,8);
INSERT INTO "find_hand" VALUES(8,1795404283307,3,8);
INSERT INTO "find_hand" VALUES(9,1795404283281,2,0);
INSERT INTO "find_hand" VALUES(10,1795404283281,2,0);
INSERT INTO "find_hand" VALUES(11,1795404283281,2,0);
INSERT INTO "find_hand" VALUES(12,1795404283281,2,0);
INSERT INTO "find_hand" VALUES(13,1795404283281,2,0);
INSERT INTO "find_hand" VALUES(14,1795404283281,2,0);
INSERT INTO "find_hand" VALUES(15,1795404283281,2,0);
INSERT INTO "find_hand" VALUES(16,1795404283307,3,0);
INSERT INTO "find_hand" VALUES(17,1795404283307,3,6);
INSERT INTO "find_hand" VALUES(18,1795404283307,3,4);
INSERT INTO "find_hand" VALUES(19,1795404283307,3,4);
INSERT INTO "find_hand" VALUES(20,1795404283307,3,4);
INSERT INTO "find_hand" VALUES(21,1795404283307,3,2);
INSERT INTO "find_hand" VALUES(22,1795404283307,3,2);
INSERT INTO "find_hand" VALUES(23,1795404283307,3,2);
INSERT INTO "find_hand" VALUES(24,1795404283356,4,0);
INSERT INTO "find_hand" VALUES(25,1795404283356,4,0);
INSERT INTO "find_hand" VALUES(26,1795404283356,4,0);
INSERT INTO "find_hand" VALUES(27,1795404283356,4,0);
INSERT INTO "find_hand" VALUES(28,1795404283356,4,4);
INSERT INTO "find_hand" VALUES(29,1795404283356,4,2);
CREATE TABLE find_word (
	id INTEGER NOT NULL, 
	word VARCHAR(98) NOT NULL, 
	CONSTRAINT pk_find_word PRIMARY KEY (id), 
	CONSTRAINT uq_find_word_word UNIQUE (word)
);
INSERT INTO "find_word" VALUES(1,'#:1');
INSERT INTO "find_word" VALUES(2,'b:1');
INSERT INTO "find_word" VALUES(3,'g:holdem');
INSERT INTO "find_word" VALUES(4,'m:open');
INSERT INTO "find_word" VALUES(5,'n:3');
INSERT INTO "find_word" VALUES(6,'p:ann');
INSERT INTO "find_word" VALUES(7,'p:bob');
INSERT INTO "find_word" VALUES(8,'p:cy');
INSERT INTO "find_word" VALUES(9,'#:2');
INSERT INTO "find_word" VALUES(10,'m:misdeal');
INSERT INTO "find_word" VALUES(11,'m:void');
INSERT INTO "find_word" VALUES(12,'t:a');
INSERT INTO "find_word" VALUES(13,'t:boxed');
INSERT INTO "find_word" VALUES(14,'t:card');
INSERT INTO "find_word" VALUES(15,'t:misdeal');
INSERT INTO "find_word" VALUES(16,'#:3');
INSERT INTO "find_word" VALUES(17,'h:straight');
INSERT INTO "find_word" VALUES(18,'k:2c');
INSERT INTO "find_word" VALUES(19,'k:32');
INSERT INTO "find_word" VALUES(20,'k:3d');
INSERT INTO "find_word" VALUES(21,'k:4c');
INSERT INTO "find_word" VALUES(22,'k:54');
INSERT INTO "find_word" VALUES(23,'k:5d');
INSERT INTO "find_word" VALUES(24,'#:4');
INSERT INTO "find_word" VALUES(25,'b:2');
INSERT INTO "find_word" VALUES(26,'g:stud-8');
INSERT INTO "find_word" VALUES(27,'n:2');
INSERT INTO "find_word" VALUES(28,'p:dee');
INSERT INTO "find_word" VALUES(29,'p:jose');
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
CREATE TABLE floor_request (
	id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	hand_id INTEGER, 
	seat INTEGER NOT NULL, 
	wish TEXT NOT NULL, 
	who VARCHAR(80), 
	device VARCHAR(80), 
	made VARCHAR(32) NOT NULL, 
	closed VARCHAR(32), 
	closed_by VARCHAR(80), 
	answer VARCHAR(16), 
	CONSTRAINT pk_floor_request PRIMARY KEY (id), 
	CONSTRAINT fk_floor_request_table_id FOREIGN KEY(table_id) REFERENCES venue_table (id), 
	CONSTRAINT fk_floor_request_hand_id FOREIGN KEY(hand_id) REFERENCES hand (id)
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
INSERT INTO "hand" VALUES(1,1,1,NULL,'{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":1,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","roll-price":"none","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10000,"2":10000,"3":10000},"tournament":true}','473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3','0.1.0','holdem',1,'{"button": 1, "small": 2, "big": 3, "smalls": [2], "bigs": [3], "placed": true}',9,'c52946bd52362e40f062fc55fb6dcede79fceb74f0339169fb0c29b6d03afc6b','over',1500,'[1]','2026-11-23T03:24:43.210738Z','2026-11-23T03:24:43.256769Z');
INSERT INTO "hand" VALUES(2,1,2,NULL,'{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":2,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","roll-price":"none","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10800,"2":9300,"3":9900},"tournament":true}','473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3','0.1.0','holdem',2,'{"button": 2, "small": 3, "big": 1, "smalls": [3], "bigs": [1]}',1,'465080ce4b7dcec883c2bbed3ac62dba3f7a3948e82be629b6551e03f98b1ccb','void',0,'[]','2026-11-23T03:24:43.281036Z','2026-11-23T03:24:43.292910Z');
INSERT INTO "hand" VALUES(3,1,3,NULL,'{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":1,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","roll-price":"none","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10800,"2":9300,"3":9900},"tournament":true}','473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3','0.1.0','holdem',1,'{"button": 1, "small": 2, "big": 3, "smalls": [2], "bigs": [3], "placed": true}',8,'8d6d0526ae4780cac46714b6249a98348c3990877fb1ac0918f770c9d85cd00f','over',18700,'[1, 2]','2026-11-23T03:24:43.306573Z','2026-11-23T03:24:43.339393Z');
INSERT INTO "hand" VALUES(4,2,1,NULL,'{"ante":25,"betting":"limit","big_bet":200,"big_blind_ante":0,"blinds":[],"bring_in":50,"chip":1,"game":"stud-8","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","roll-price":"none","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10000,"2":10000},"small_bet":100,"tournament":true}','60ba332a16805dce47043f1565a811f7de6c3792fb58fbc88f48a411b7be316f','0.1.0','stud-8',NULL,'{"button": 1, "small": 1, "big": 2, "smalls": [1], "bigs": [2]}',0,'193dad39f86309f9b541544428b75d467403eea524a7254a8a1fb3a4141cf998','open',0,'[]','2026-11-23T03:24:43.355758Z',NULL);
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
INSERT INTO "hand_summary" VALUES(1,1795404283211,1,'holdem',1500,12884902402,14,0,2,'{"6": 2, "7": 4, "8": 8, "1": 0, "5": 0, "2": 0, "3": 0}');
INSERT INTO "hand_summary" VALUES(2,1795404283281,1,'holdem',0,4294969348,14,0,0,'{"6": 2, "7": 4, "8": 8, "9": 0, "5": 0, "2": 0, "3": 0, "10": 0, "11": 0, "15": 0, "12": 0, "13": 0, "14": 0}');
INSERT INTO "hand_summary" VALUES(3,1795404283307,1,'holdem',18700,115964117082,14,6,6,'{"6": 2, "7": 4, "8": 8, "16": 0, "5": 0, "18": 4, "20": 4, "19": 4, "17": 6, "21": 2, "23": 2, "22": 2, "2": 0, "3": 0}');
INSERT INTO "hand_summary" VALUES(4,1795404283356,2,'stud-8',0,17592186044417,6,0,0,'{"29": 2, "28": 4, "1": 0, "24": 0, "27": 0, "25": 0, "26": 0, "4": 0}');
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
INSERT INTO "ledger" VALUES(0,'table',1,NULL,'{"kind":"room","settings":{"ante":0,"betting":"no-limit","big_bet":null,"big_blind_ante":0,"blinds":[50,100],"bring_in":null,"chip":1,"game":"holdem","house":{},"max_buy_in":null,"min_buy_in":null,"name":"NLH 1","preset":"barge","small_bet":null,"spread":null,"top_up_to":null,"tournament":true}}','{"came_in":0,"middle":0,"rake":0,"seats":{}}',NULL,NULL,'2026-11-23T03:24:43.128617Z','0000000000000000000000000000000000000000000000000000000000000000','0a9a187a3540d7f80d30de94cacfbb7540535845c5dea42beaccba580015c9d0');
INSERT INTO "ledger" VALUES(1,'table',2,NULL,'{"kind":"room","settings":{"ante":25,"betting":"limit","big_bet":200,"big_blind_ante":0,"blinds":[],"bring_in":50,"chip":1,"game":"stud-8","house":{},"max_buy_in":null,"min_buy_in":null,"name":"Stud 2","preset":"barge","small_bet":100,"spread":null,"top_up_to":null,"tournament":true}}','{"came_in":0,"middle":0,"rake":0,"seats":{}}',NULL,NULL,'2026-11-23T03:24:43.141113Z','0a9a187a3540d7f80d30de94cacfbb7540535845c5dea42beaccba580015c9d0','3392052e6a4bbac1ff71cffb17188bdf64804c31bca446bb2665858a0fa9abcf');
INSERT INTO "ledger" VALUES(2,'seated',1,NULL,'{"from":null,"seat":1,"to":{"player":"Ann","present":true,"stack":10000}}','{"came_in":10000,"middle":0,"rake":0,"seats":{"1":10000}}',NULL,NULL,'2026-11-23T03:24:43.156106Z','3392052e6a4bbac1ff71cffb17188bdf64804c31bca446bb2665858a0fa9abcf','3a70fffa72c0aff78c8edb525d48165d7857907ec18eb3bd37bada44718a0767');
INSERT INTO "ledger" VALUES(3,'seated',1,NULL,'{"from":null,"seat":2,"to":{"player":"Bob","present":true,"stack":10000}}','{"came_in":20000,"middle":0,"rake":0,"seats":{"1":10000,"2":10000}}',NULL,NULL,'2026-11-23T03:24:43.164508Z','3a70fffa72c0aff78c8edb525d48165d7857907ec18eb3bd37bada44718a0767','ee92537dde581d9ef960762499af3263d4b5cc66d08dab7e9afec16f1b7ca44d');
INSERT INTO "ledger" VALUES(4,'seated',1,NULL,'{"from":null,"seat":3,"to":{"player":"Cy","present":true,"stack":10000}}','{"came_in":30000,"middle":0,"rake":0,"seats":{"1":10000,"2":10000,"3":10000}}',NULL,NULL,'2026-11-23T03:24:43.182476Z','ee92537dde581d9ef960762499af3263d4b5cc66d08dab7e9afec16f1b7ca44d','f2a64131bb2936882a46ec082e8771ad66f759de9d710e1f620a6d7a7a24eb3c');
INSERT INTO "ledger" VALUES(5,'seated',2,NULL,'{"from":null,"seat":1,"to":{"player":"Jos\u00e9","present":true,"stack":10000}}','{"came_in":10000,"middle":0,"rake":0,"seats":{"1":10000}}',NULL,NULL,'2026-11-23T03:24:43.192539Z','f2a64131bb2936882a46ec082e8771ad66f759de9d710e1f620a6d7a7a24eb3c','509fb44c8b2bd5b2aa7c0180dbb1d801eee0d88568292b2236714f00ddbc330b');
INSERT INTO "ledger" VALUES(6,'seated',2,NULL,'{"from":null,"seat":2,"to":{"player":"Dee","present":true,"stack":10000}}','{"came_in":20000,"middle":0,"rake":0,"seats":{"1":10000,"2":10000}}',NULL,NULL,'2026-11-23T03:24:43.200012Z','509fb44c8b2bd5b2aa7c0180dbb1d801eee0d88568292b2236714f00ddbc330b','d9144a92dd4eae50dfb816dd97d546b7094c56fb324253c1bdc2345b63c563d2');
INSERT INTO "ledger" VALUES(7,'dealt',1,1,'{"button":1,"definition":"473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3","engine":"0.1.0","game":"holdem","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":1,"positions":{"big":3,"bigs":[3],"button":1,"placed":true,"small":2,"smalls":[2]},"stacks":{"1":10000,"2":10000,"3":10000},"started":"2026-11-23T03:24:43.210738Z","table":1}',NULL,NULL,NULL,'2026-11-23T03:24:43.213447Z','d9144a92dd4eae50dfb816dd97d546b7094c56fb324253c1bdc2345b63c563d2','a2f5c8fe247c8b3b7fe3b69c4051e366d6482cd56f0b667fe4551f07da938f41');
INSERT INTO "ledger" VALUES(8,'ended',1,1,'{"head":"c52946bd52362e40f062fc55fb6dcede79fceb74f0339169fb0c29b6d03afc6b","number":1,"seq":9,"stacks":{"1":800,"2":-700,"3":-100},"status":"over"}','{"came_in":30000,"middle":0,"rake":0,"seats":{"1":10800,"2":9300,"3":9900}}',NULL,NULL,'2026-11-23T03:24:43.263982Z','a2f5c8fe247c8b3b7fe3b69c4051e366d6482cd56f0b667fe4551f07da938f41','f126ddb15d5accbc13283adef32eb7f5dbabaac868153bbaeb359e5564073f09');
INSERT INTO "ledger" VALUES(9,'dealt',1,2,'{"button":2,"definition":"473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3","engine":"0.1.0","game":"holdem","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":2,"positions":{"big":1,"bigs":[1],"button":2,"small":3,"smalls":[3]},"stacks":{"1":10800,"2":9300,"3":9900},"started":"2026-11-23T03:24:43.281036Z","table":1}',NULL,NULL,NULL,'2026-11-23T03:24:43.282187Z','f126ddb15d5accbc13283adef32eb7f5dbabaac868153bbaeb359e5564073f09','8d3c2e1264cc2732acbb1b4f0cd4a4b8eb692ade2179c6f5874ab9a3938c2d5d');
INSERT INTO "ledger" VALUES(10,'ended',1,2,'{"head":"465080ce4b7dcec883c2bbed3ac62dba3f7a3948e82be629b6551e03f98b1ccb","number":2,"seq":1,"stacks":{},"status":"void"}','{"came_in":30000,"middle":0,"rake":0,"seats":{"1":10800,"2":9300,"3":9900}}',NULL,NULL,'2026-11-23T03:24:43.294331Z','8d3c2e1264cc2732acbb1b4f0cd4a4b8eb692ade2179c6f5874ab9a3938c2d5d','5b7d78a3efeee8552bfeaa5d16d9dafc53cf34444bac46024e05c5b0c1f03255');
INSERT INTO "ledger" VALUES(11,'dealt',1,3,'{"button":1,"definition":"473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3","engine":"0.1.0","game":"holdem","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":3,"positions":{"big":3,"bigs":[3],"button":1,"placed":true,"small":2,"smalls":[2]},"stacks":{"1":10800,"2":9300,"3":9900},"started":"2026-11-23T03:24:43.306573Z","table":1}',NULL,NULL,NULL,'2026-11-23T03:24:43.307672Z','5b7d78a3efeee8552bfeaa5d16d9dafc53cf34444bac46024e05c5b0c1f03255','b46fd94d19a786ac4f1c61eb992a4174fbc437ad80544dcd95e15bf492e65181');
INSERT INTO "ledger" VALUES(12,'ended',1,3,'{"head":"8d6d0526ae4780cac46714b6249a98348c3990877fb1ac0918f770c9d85cd00f","number":3,"seq":8,"stacks":{"1":50,"2":50,"3":-100},"status":"over"}','{"came_in":30000,"middle":0,"rake":0,"seats":{"1":10850,"2":9350,"3":9800}}',NULL,NULL,'2026-11-23T03:24:43.342665Z','b46fd94d19a786ac4f1c61eb992a4174fbc437ad80544dcd95e15bf492e65181','e625dc2819f6894ea36606e526fd4e34a47890bb317bff32b17030618de50405');
INSERT INTO "ledger" VALUES(13,'dealt',2,4,'{"button":null,"definition":"60ba332a16805dce47043f1565a811f7de6c3792fb58fbc88f48a411b7be316f","engine":"0.1.0","game":"stud-8","names":{"1":"Jos\u00e9","2":"Dee"},"number":1,"positions":{"big":2,"bigs":[2],"button":1,"small":1,"smalls":[1]},"stacks":{"1":10000,"2":10000},"started":"2026-11-23T03:24:43.355758Z","table":2}',NULL,NULL,NULL,'2026-11-23T03:24:43.356780Z','e625dc2819f6894ea36606e526fd4e34a47890bb317bff32b17030618de50405','41e3f72e690dd3e5fe008f43abe3bcc24a04284bfea0e5f902d35d9faef5b177');
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
INSERT INTO "log" VALUES(1,0,'start','{"button":1,"definition":"473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3","engine":"0.1.0","game":"holdem","ledger":"a2f5c8fe247c8b3b7fe3b69c4051e366d6482cd56f0b667fe4551f07da938f41","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":1,"positions":{"big":3,"bigs":[3],"button":1,"placed":true,"small":2,"smalls":[2]},"setup":{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":1,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","roll-price":"none","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10000,"2":10000,"3":10000},"tournament":true},"stacks":{"1":10000,"2":10000,"3":10000},"started":"2026-11-23T03:24:43.210738Z","table":1}','{"pot":150,"stacks":{"2":-50,"3":-100}}',NULL,NULL,'2026-11-23T03:24:43.214168Z',NULL,'0000000000000000000000000000000000000000000000000000000000000000','0a061eb13dd879a492364fb5b366fb5a936e69d7e0ef3139a2a57ddfc125f757');
INSERT INTO "log" VALUES(1,1,'act','{"line":"1 raise 700"}','{"pot":700,"stacks":{"1":-700}}',NULL,NULL,'2026-11-23T03:24:43.232668Z',NULL,'0a061eb13dd879a492364fb5b366fb5a936e69d7e0ef3139a2a57ddfc125f757','da5a2e5f2a0c6fa49a8e5e4b6cfba743bba6227710cfae96ac4ce192f4405580');
INSERT INTO "log" VALUES(1,2,'act','{"line":"2 fold"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-23T03:24:43.235087Z',NULL,'da5a2e5f2a0c6fa49a8e5e4b6cfba743bba6227710cfae96ac4ce192f4405580','1c766b5e41ebddf0ccabfa5b4babb0f4df6a87f866d1041707d5ba7630c7803c');
INSERT INTO "log" VALUES(1,3,'undo','{"to":1}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-23T03:24:43.238922Z',NULL,'1c766b5e41ebddf0ccabfa5b4babb0f4df6a87f866d1041707d5ba7630c7803c','127745e5a58b5691ea891b190cdf91bef808f51fb8df9144bd0d71ba6a6cc251');
INSERT INTO "log" VALUES(1,4,'act','{"line":"2 call"}','{"pot":650,"stacks":{"2":-650}}',NULL,NULL,'2026-11-23T03:24:43.245795Z',NULL,'127745e5a58b5691ea891b190cdf91bef808f51fb8df9144bd0d71ba6a6cc251','16a77dbd653976114cf456514a1f35a7561b023792b9fa94287a9222eeafc035');
INSERT INTO "log" VALUES(1,5,'act','{"line":"3 fold"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-23T03:24:43.247815Z',NULL,'16a77dbd653976114cf456514a1f35a7561b023792b9fa94287a9222eeafc035','8ef55a932c8663dd6e7ec92cd038721efe3f1df77f5d5b14e46f2b59a23ad8be');
INSERT INTO "log" VALUES(1,6,'act','{"line":"deal board AhKdQc"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-23T03:24:43.249799Z',NULL,'8ef55a932c8663dd6e7ec92cd038721efe3f1df77f5d5b14e46f2b59a23ad8be','cce08b62ef7426d9f89e457d04643ed68f4abea6d391832668568ac7b64f3ac3');
INSERT INTO "log" VALUES(1,7,'act','{"line":"2 check"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-23T03:24:43.251561Z',NULL,'cce08b62ef7426d9f89e457d04643ed68f4abea6d391832668568ac7b64f3ac3','26fa721d87be30765023b70e43e8be4824a759ce61f0c816b995fb0d0ea3c5b5');
INSERT INTO "log" VALUES(1,8,'act','{"line":"1 bet 500"}','{"pot":500,"stacks":{"1":-500}}',NULL,NULL,'2026-11-23T03:24:43.253318Z',NULL,'26fa721d87be30765023b70e43e8be4824a759ce61f0c816b995fb0d0ea3c5b5','635806e23d4281a3bf7020b880221752b27103627fef9251565c9c63e8353c1c');
INSERT INTO "log" VALUES(1,9,'act','{"line":"2 fold"}','{"awards":{"1":1500},"pot":-2000,"returned":{"1":500},"stacks":{"1":2000}}',NULL,NULL,'2026-11-23T03:24:43.256769Z',NULL,'635806e23d4281a3bf7020b880221752b27103627fef9251565c9c63e8353c1c','c52946bd52362e40f062fc55fb6dcede79fceb74f0339169fb0c29b6d03afc6b');
INSERT INTO "log" VALUES(2,0,'start','{"button":2,"definition":"473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3","engine":"0.1.0","game":"holdem","ledger":"8d3c2e1264cc2732acbb1b4f0cd4a4b8eb692ade2179c6f5874ab9a3938c2d5d","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":2,"positions":{"big":1,"bigs":[1],"button":2,"small":3,"smalls":[3]},"setup":{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":2,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","roll-price":"none","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10800,"2":9300,"3":9900},"tournament":true},"stacks":{"1":10800,"2":9300,"3":9900},"started":"2026-11-23T03:24:43.281036Z","table":1}','{"pot":150,"stacks":{"1":-100,"3":-50}}',NULL,NULL,'2026-11-23T03:24:43.282836Z',NULL,'0000000000000000000000000000000000000000000000000000000000000000','a319b34159dfc4a99e2a6aba541cc595aa68940b4f2f72febc3a1d688b0af7c6');
INSERT INTO "log" VALUES(2,1,'void','{"reason":"Misdeal: a boxed card"}','{"pot":-150,"stacks":{"1":100,"3":50}}',NULL,NULL,'2026-11-23T03:24:43.292910Z',NULL,'a319b34159dfc4a99e2a6aba541cc595aa68940b4f2f72febc3a1d688b0af7c6','465080ce4b7dcec883c2bbed3ac62dba3f7a3948e82be629b6551e03f98b1ccb');
INSERT INTO "log" VALUES(3,0,'start','{"button":1,"definition":"473d4be96c7ed4294b5b6be9c350629959e0e935c4d516831ea1d1082a7e0fc3","engine":"0.1.0","game":"holdem","ledger":"b46fd94d19a786ac4f1c61eb992a4174fbc437ad80544dcd95e15bf492e65181","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":3,"positions":{"big":3,"bigs":[3],"button":1,"placed":true,"small":2,"smalls":[2]},"setup":{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":1,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","roll-price":"none","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10800,"2":9300,"3":9900},"tournament":true},"stacks":{"1":10800,"2":9300,"3":9900},"started":"2026-11-23T03:24:43.306573Z","table":1}','{"pot":150,"stacks":{"2":-50,"3":-100}}',NULL,NULL,'2026-11-23T03:24:43.308257Z',NULL,'0000000000000000000000000000000000000000000000000000000000000000','a65cea5d3ddad952f4a751a20dfa77d892cd385a29445c8d403a11655a870c4a');
INSERT INTO "log" VALUES(3,1,'act','{"line":"1 all-in"}','{"pot":10800,"stacks":{"1":-10800}}',NULL,NULL,'2026-11-23T03:24:43.319563Z',NULL,'a65cea5d3ddad952f4a751a20dfa77d892cd385a29445c8d403a11655a870c4a','e0d9c7a1a810eab7db2577a78d6085e29ca865db3994beb4f5b6de2c70e7a90f');
INSERT INTO "log" VALUES(3,2,'act','{"line":"2 call"}','{"pot":9250,"stacks":{"2":-9250}}',NULL,NULL,'2026-11-23T03:24:43.322087Z',NULL,'e0d9c7a1a810eab7db2577a78d6085e29ca865db3994beb4f5b6de2c70e7a90f','7d1f2488f3fd21e4d1941480f71ce6465c795c62f2e0225e4f810d7a9526cce4');
INSERT INTO "log" VALUES(3,3,'act','{"line":"3 fold"}','{"pot":-1500,"stacks":{"1":1500}}',NULL,NULL,'2026-11-23T03:24:43.324368Z',NULL,'7d1f2488f3fd21e4d1941480f71ce6465c795c62f2e0225e4f810d7a9526cce4','f73c47017cee8c1a57a5a7156b557db82068e5f617761561265737e3e9ba81e5');
INSERT INTO "log" VALUES(3,4,'act','{"line":"deal board AhKdQc"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-23T03:24:43.326864Z',NULL,'f73c47017cee8c1a57a5a7156b557db82068e5f617761561265737e3e9ba81e5','cf53be9a56f349f27f65207520c80990199a2a62790aa4b2def1b49fefef7d2d');
INSERT INTO "log" VALUES(3,5,'act','{"line":"deal board Js"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-23T03:24:43.329105Z',NULL,'cf53be9a56f349f27f65207520c80990199a2a62790aa4b2def1b49fefef7d2d','e04f7530667ceb14709e37bd339f35b32fc26b1eeaf987bd61192a3cffd68ea2');
INSERT INTO "log" VALUES(3,6,'act','{"line":"deal board Tc"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-23T03:24:43.331571Z',NULL,'e04f7530667ceb14709e37bd339f35b32fc26b1eeaf987bd61192a3cffd68ea2','81b90fbd5d1620a02adf19cf9629d01808b33fdb400d984ab85781df640b8398');
INSERT INTO "log" VALUES(3,7,'act','{"line":"2 show 2c3d"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-23T03:24:43.333987Z',NULL,'81b90fbd5d1620a02adf19cf9629d01808b33fdb400d984ab85781df640b8398','ffd94c96e33d6303c67123da0b2abbad815a32946deda7160a99c70ac7c34175');
INSERT INTO "log" VALUES(3,8,'act','{"line":"1 show 4c5d"}','{"awards":{"1":9350,"2":9350},"pot":-18700,"returned":{"1":1500},"stacks":{"1":9350,"2":9350}}',NULL,NULL,'2026-11-23T03:24:43.339393Z',NULL,'ffd94c96e33d6303c67123da0b2abbad815a32946deda7160a99c70ac7c34175','8d6d0526ae4780cac46714b6249a98348c3990877fb1ac0918f770c9d85cd00f');
INSERT INTO "log" VALUES(4,0,'start','{"button":null,"definition":"60ba332a16805dce47043f1565a811f7de6c3792fb58fbc88f48a411b7be316f","engine":"0.1.0","game":"stud-8","ledger":"41e3f72e690dd3e5fe008f43abe3bcc24a04284bfea0e5f902d35d9faef5b177","names":{"1":"Jos\u00e9","2":"Dee"},"number":1,"positions":{"big":2,"bigs":[2],"button":1,"small":1,"smalls":[1]},"setup":{"ante":25,"betting":"limit","big_bet":200,"big_blind_ante":0,"blinds":[],"bring_in":50,"chip":1,"game":"stud-8","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","buy-price":"big-blind","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-cap":"none","hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","progressive-badugi":"9","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","rivers-alike":"none-goes","roll-price":"none","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10000,"2":10000},"small_bet":100,"tournament":true},"stacks":{"1":10000,"2":10000},"started":"2026-11-23T03:24:43.355758Z","table":2}','{"pot":50,"stacks":{"1":-25,"2":-25}}',NULL,NULL,'2026-11-23T03:24:43.357334Z',NULL,'0000000000000000000000000000000000000000000000000000000000000000','193dad39f86309f9b541544428b75d467403eea524a7254a8a1fb3a4141cf998');
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
CREATE TABLE table_place (
	table_id INTEGER NOT NULL, 
	down INTEGER NOT NULL, 
	across INTEGER NOT NULL, 
	CONSTRAINT pk_table_place PRIMARY KEY (table_id), 
	CONSTRAINT fk_table_place_table_id FOREIGN KEY(table_id) REFERENCES venue_table (id)
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
CREATE INDEX ix_floor_request_table_id ON floor_request (table_id);
CREATE INDEX ix_floor_request_closed ON floor_request (closed);
CREATE INDEX ix_ledger_table_kind ON ledger (table_id, kind, seq);
COMMIT;
