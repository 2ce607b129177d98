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
INSERT INTO "alembic_version" VALUES('v0011_spread');
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
INSERT INTO "find_hand" VALUES(1,1795325183860,1,0);
INSERT INTO "find_hand" VALUES(1,1795325184546,2,0);
INSERT INTO "find_hand" VALUES(1,1795325184879,3,0);
INSERT INTO "find_hand" VALUES(2,1795325183860,1,0);
INSERT INTO "find_hand" VALUES(2,1795325184546,2,0);
INSERT INTO "find_hand" VALUES(2,1795325184879,3,0);
INSERT INTO "find_hand" VALUES(3,1795325185771,4,0);
INSERT INTO "find_hand" VALUES(4,1795325183860,1,2);
INSERT INTO "find_hand" VALUES(4,1795325184546,2,2);
INSERT INTO "find_hand" VALUES(4,1795325184879,3,2);
INSERT INTO "find_hand" VALUES(5,1795325183860,1,4);
INSERT INTO "find_hand" VALUES(5,1795325184546,2,4);
INSERT INTO "find_hand" VALUES(5,1795325184879,3,4);
INSERT INTO "find_hand" VALUES(6,1795325183860,1,8);
INSERT INTO "find_hand" VALUES(6,1795325184546,2,8);
INSERT INTO "find_hand" VALUES(6,1795325184879,3,8);
INSERT INTO "find_hand" VALUES(7,1795325184546,2,0);
INSERT INTO "find_hand" VALUES(8,1795325184546,2,0);
INSERT INTO "find_hand" VALUES(9,1795325184546,2,0);
INSERT INTO "find_hand" VALUES(10,1795325184546,2,0);
INSERT INTO "find_hand" VALUES(11,1795325184546,2,0);
INSERT INTO "find_hand" VALUES(12,1795325184546,2,0);
INSERT INTO "find_hand" VALUES(13,1795325185771,4,0);
INSERT INTO "find_hand" VALUES(14,1795325185771,4,0);
INSERT INTO "find_hand" VALUES(15,1795325185771,4,4);
INSERT INTO "find_hand" VALUES(16,1795325185771,4,2);
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
INSERT INTO "hand" VALUES(1,1,1,NULL,'{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":1,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10000,"2":10000,"3":10000},"tournament":true}','355b51cb90f3b9c40e3c3860aec7e725918408487eedcdc6f2d2e7d668a32a4d','0.1.0','holdem',1,'{"button": 1, "small": 2, "big": 3, "smalls": [2], "bigs": [3], "placed": true}',9,'1e20c22804f978905aa003d04e7e86c331797cecfbf3d45c67d5d02daeae3ef0','over',1500,'[1]','2026-11-22T05:26:23.859717Z','2026-11-22T05:26:24.309839Z');
INSERT INTO "hand" VALUES(2,1,2,NULL,'{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":2,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10800,"2":9300,"3":9900},"tournament":true}','355b51cb90f3b9c40e3c3860aec7e725918408487eedcdc6f2d2e7d668a32a4d','0.1.0','holdem',2,'{"button": 2, "small": 3, "big": 1, "smalls": [3], "bigs": [1]}',1,'42f5ed18a8e01e6dfe5608cb1850394eec1304d7f83a19f930c61d2313ea8e76','void',0,'[]','2026-11-22T05:26:24.546059Z','2026-11-22T05:26:24.635797Z');
INSERT INTO "hand" VALUES(3,1,3,NULL,'{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":1,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10800,"2":9300,"3":9900},"tournament":true}','355b51cb90f3b9c40e3c3860aec7e725918408487eedcdc6f2d2e7d668a32a4d','0.1.0','holdem',1,'{"button": 1, "small": 2, "big": 3, "smalls": [2], "bigs": [3], "placed": true}',8,'e7f9f7e48804ed6f3630aa267a3212d1ef8a922f3df5c4a339b527a2e835c827','over',18700,'[1, 2]','2026-11-22T05:26:24.878998Z','2026-11-22T05:26:25.679651Z');
INSERT INTO "hand" VALUES(4,2,1,NULL,'{"ante":25,"betting":"limit","big_bet":200,"big_blind_ante":0,"blinds":[],"bring_in":50,"chip":1,"game":"stud-8","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10000,"2":10000},"small_bet":100,"tournament":true}','9311a107061af7623f410780b54485db0d5cff67cc3047f49eab1dcf8c7ef3a1','0.1.0','stud-8',NULL,'{"button": 1, "small": 1, "big": 2, "smalls": [1], "bigs": [2]}',0,'43e0abea7c42bd862622b624ddc0ee50048b6156be558771ca05e05702851876','open',0,'[]','2026-11-22T05:26:25.771008Z',NULL);
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
INSERT INTO "hand_summary" VALUES(1,1795325183860,1,'holdem',1500,12884902402,14,0,2,'{"4": 2, "5": 4, "6": 8, "1": 0, "2": 0}');
INSERT INTO "hand_summary" VALUES(2,1795325184546,1,'holdem',0,4294969348,14,0,0,'{"4": 2, "5": 4, "6": 8, "1": 0, "2": 0, "8": 0, "7": 0, "12": 0, "9": 0, "10": 0, "11": 0}');
INSERT INTO "hand_summary" VALUES(3,1795325184879,1,'holdem',18700,115964117082,14,6,6,'{"4": 2, "5": 4, "6": 8, "1": 0, "2": 0}');
INSERT INTO "hand_summary" VALUES(4,1795325185771,2,'stud-8',0,17592186044417,6,0,0,'{"16": 2, "15": 4, "13": 0, "14": 0, "3": 0}');
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
INSERT INTO "ledger" VALUES(0,'table',1,NULL,'{"kind":"room","settings":{"ante":0,"betting":"no-limit","big_bet":null,"big_blind_ante":0,"blinds":[50,100],"bring_in":null,"chip":1,"game":"holdem","house":{},"name":"NLH 1","preset":"barge","small_bet":null,"spread":null,"tournament":true}}','{"came_in":0,"middle":0,"rake":0,"seats":{}}',NULL,NULL,'2026-11-22T05:26:23.082294Z','0000000000000000000000000000000000000000000000000000000000000000','dd2476fef12207f19017eb40b33b9763983cfb68ab68eeed0e28d5c48ec7c8f9');
INSERT INTO "ledger" VALUES(1,'table',2,NULL,'{"kind":"room","settings":{"ante":25,"betting":"limit","big_bet":200,"big_blind_ante":0,"blinds":[],"bring_in":50,"chip":1,"game":"stud-8","house":{},"name":"Stud 2","preset":"barge","small_bet":100,"spread":null,"tournament":true}}','{"came_in":0,"middle":0,"rake":0,"seats":{}}',NULL,NULL,'2026-11-22T05:26:23.565802Z','dd2476fef12207f19017eb40b33b9763983cfb68ab68eeed0e28d5c48ec7c8f9','5d75e9fa357687035c39ba7ca3768c2807543ab2c626a2a83262dd71ee1577c3');
INSERT INTO "ledger" VALUES(2,'seated',1,NULL,'{"from":null,"seat":1,"to":{"player":"Ann","present":true,"stack":10000}}','{"came_in":10000,"middle":0,"rake":0,"seats":{"1":10000}}',NULL,NULL,'2026-11-22T05:26:23.629302Z','5d75e9fa357687035c39ba7ca3768c2807543ab2c626a2a83262dd71ee1577c3','aafef1cccf2c51c91c7bcb0d7d34a9f12af46d00ad320c0b7b193f6657e3720b');
INSERT INTO "ledger" VALUES(3,'seated',1,NULL,'{"from":null,"seat":2,"to":{"player":"Bob","present":true,"stack":10000}}','{"came_in":20000,"middle":0,"rake":0,"seats":{"1":10000,"2":10000}}',NULL,NULL,'2026-11-22T05:26:23.676743Z','aafef1cccf2c51c91c7bcb0d7d34a9f12af46d00ad320c0b7b193f6657e3720b','1cd227e407095457fb027f8df784d8babdfe800b90cb34369c324546d79a0738');
INSERT INTO "ledger" VALUES(4,'seated',1,NULL,'{"from":null,"seat":3,"to":{"player":"Cy","present":true,"stack":10000}}','{"came_in":30000,"middle":0,"rake":0,"seats":{"1":10000,"2":10000,"3":10000}}',NULL,NULL,'2026-11-22T05:26:23.755212Z','1cd227e407095457fb027f8df784d8babdfe800b90cb34369c324546d79a0738','313b96164ed89021b4017157707b60d5128b2b8026a6d4f1a87d379e2bc895de');
INSERT INTO "ledger" VALUES(5,'seated',2,NULL,'{"from":null,"seat":1,"to":{"player":"Jos\u00e9","present":true,"stack":10000}}','{"came_in":10000,"middle":0,"rake":0,"seats":{"1":10000}}',NULL,NULL,'2026-11-22T05:26:23.798558Z','313b96164ed89021b4017157707b60d5128b2b8026a6d4f1a87d379e2bc895de','e01dd52651d85ba041c7a06461773f80ce83fb7710afb725a7819bee3866f315');
INSERT INTO "ledger" VALUES(6,'seated',2,NULL,'{"from":null,"seat":2,"to":{"player":"Dee","present":true,"stack":10000}}','{"came_in":20000,"middle":0,"rake":0,"seats":{"1":10000,"2":10000}}',NULL,NULL,'2026-11-22T05:26:23.822148Z','e01dd52651d85ba041c7a06461773f80ce83fb7710afb725a7819bee3866f315','baaea949c708d41ba641ba1eb20e5d13e7b2c68bb4996a82260c41b5607367a8');
INSERT INTO "ledger" VALUES(7,'dealt',1,1,'{"button":1,"definition":"355b51cb90f3b9c40e3c3860aec7e725918408487eedcdc6f2d2e7d668a32a4d","engine":"0.1.0","game":"holdem","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":1,"positions":{"big":3,"bigs":[3],"button":1,"placed":true,"small":2,"smalls":[2]},"stacks":{"1":10000,"2":10000,"3":10000},"started":"2026-11-22T05:26:23.859717Z","table":1}',NULL,NULL,NULL,'2026-11-22T05:26:23.873857Z','baaea949c708d41ba641ba1eb20e5d13e7b2c68bb4996a82260c41b5607367a8','54c1ab21968b58a115f7cff627bb1a54839055b5f1bc4b593c541fc5f8432ca0');
INSERT INTO "ledger" VALUES(8,'ended',1,1,'{"head":"1e20c22804f978905aa003d04e7e86c331797cecfbf3d45c67d5d02daeae3ef0","number":1,"seq":9,"stacks":{"1":800,"2":-700,"3":-100},"status":"over"}','{"came_in":30000,"middle":0,"rake":0,"seats":{"1":10800,"2":9300,"3":9900}}',NULL,NULL,'2026-11-22T05:26:24.343658Z','54c1ab21968b58a115f7cff627bb1a54839055b5f1bc4b593c541fc5f8432ca0','64b5b67a7ea3bbdb95bf76fbabecc640bbbde18b66ff3c9072b3801e0533b23a');
INSERT INTO "ledger" VALUES(9,'dealt',1,2,'{"button":2,"definition":"355b51cb90f3b9c40e3c3860aec7e725918408487eedcdc6f2d2e7d668a32a4d","engine":"0.1.0","game":"holdem","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":2,"positions":{"big":1,"bigs":[1],"button":2,"small":3,"smalls":[3]},"stacks":{"1":10800,"2":9300,"3":9900},"started":"2026-11-22T05:26:24.546059Z","table":1}',NULL,NULL,NULL,'2026-11-22T05:26:24.549478Z','64b5b67a7ea3bbdb95bf76fbabecc640bbbde18b66ff3c9072b3801e0533b23a','0b29487c04c2340842c3edadcf94aa59774a2c39d9516355035536eeafd14831');
INSERT INTO "ledger" VALUES(10,'ended',1,2,'{"head":"42f5ed18a8e01e6dfe5608cb1850394eec1304d7f83a19f930c61d2313ea8e76","number":2,"seq":1,"stacks":{},"status":"void"}','{"came_in":30000,"middle":0,"rake":0,"seats":{"1":10800,"2":9300,"3":9900}}',NULL,NULL,'2026-11-22T05:26:24.645047Z','0b29487c04c2340842c3edadcf94aa59774a2c39d9516355035536eeafd14831','d580cbf928e6f7f98e1d19b722299797f16e086690dedad60b61a10813b9825b');
INSERT INTO "ledger" VALUES(11,'dealt',1,3,'{"button":1,"definition":"355b51cb90f3b9c40e3c3860aec7e725918408487eedcdc6f2d2e7d668a32a4d","engine":"0.1.0","game":"holdem","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":3,"positions":{"big":3,"bigs":[3],"button":1,"placed":true,"small":2,"smalls":[2]},"stacks":{"1":10800,"2":9300,"3":9900},"started":"2026-11-22T05:26:24.878998Z","table":1}',NULL,NULL,NULL,'2026-11-22T05:26:24.963816Z','d580cbf928e6f7f98e1d19b722299797f16e086690dedad60b61a10813b9825b','c8268208c492c2370d1b78b4b220c570a5d658f9be5518cc3696a81125ff20fe');
INSERT INTO "ledger" VALUES(12,'ended',1,3,'{"head":"e7f9f7e48804ed6f3630aa267a3212d1ef8a922f3df5c4a339b527a2e835c827","number":3,"seq":8,"stacks":{"1":50,"2":50,"3":-100},"status":"over"}','{"came_in":30000,"middle":0,"rake":0,"seats":{"1":10850,"2":9350,"3":9800}}',NULL,NULL,'2026-11-22T05:26:25.693157Z','c8268208c492c2370d1b78b4b220c570a5d658f9be5518cc3696a81125ff20fe','860fa9a7c342afe04196e0c68aa0c180276c697da9796d5d581f51953a361f05');
INSERT INTO "ledger" VALUES(13,'dealt',2,4,'{"button":null,"definition":"9311a107061af7623f410780b54485db0d5cff67cc3047f49eab1dcf8c7ef3a1","engine":"0.1.0","game":"stud-8","names":{"1":"Jos\u00e9","2":"Dee"},"number":1,"positions":{"big":2,"bigs":[2],"button":1,"small":1,"smalls":[1]},"stacks":{"1":10000,"2":10000},"started":"2026-11-22T05:26:25.771008Z","table":2}',NULL,NULL,NULL,'2026-11-22T05:26:25.781202Z','860fa9a7c342afe04196e0c68aa0c180276c697da9796d5d581f51953a361f05','a22e23663639ba41c189e6dbf6738498cab3691e4e7f2d67331e79215196dfa5');
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
INSERT INTO "log" VALUES(1,0,'start','{"button":1,"definition":"355b51cb90f3b9c40e3c3860aec7e725918408487eedcdc6f2d2e7d668a32a4d","engine":"0.1.0","game":"holdem","ledger":"54c1ab21968b58a115f7cff627bb1a54839055b5f1bc4b593c541fc5f8432ca0","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":1,"positions":{"big":3,"bigs":[3],"button":1,"placed":true,"small":2,"smalls":[2]},"setup":{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":1,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10000,"2":10000,"3":10000},"tournament":true},"stacks":{"1":10000,"2":10000,"3":10000},"started":"2026-11-22T05:26:23.859717Z","table":1}','{"pot":150,"stacks":{"2":-50,"3":-100}}',NULL,NULL,'2026-11-22T05:26:23.874792Z',NULL,'0000000000000000000000000000000000000000000000000000000000000000','430dc67806a8b948ef3f7c03d10fa52b3fd11d271be8300104df702fb9e5b0f3');
INSERT INTO "log" VALUES(1,1,'act','{"line":"1 raise 700"}','{"pot":700,"stacks":{"1":-700}}',NULL,NULL,'2026-11-22T05:26:24.109614Z',NULL,'430dc67806a8b948ef3f7c03d10fa52b3fd11d271be8300104df702fb9e5b0f3','8a9deefc276846bce0bc53335ef476df9648ed4e44c8796415880d11efdadaf0');
INSERT INTO "log" VALUES(1,2,'act','{"line":"2 fold"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T05:26:24.138121Z',NULL,'8a9deefc276846bce0bc53335ef476df9648ed4e44c8796415880d11efdadaf0','95006c8496ab373c2f05763ec17707f5735fba6b27be11a6278b936102c41f5b');
INSERT INTO "log" VALUES(1,3,'undo','{"to":1}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T05:26:24.164602Z',NULL,'95006c8496ab373c2f05763ec17707f5735fba6b27be11a6278b936102c41f5b','390ec05c6520c20a2ab1e16555a3d2663e89059dacca93ca1bd5beb35fc6614b');
INSERT INTO "log" VALUES(1,4,'act','{"line":"2 call"}','{"pot":650,"stacks":{"2":-650}}',NULL,NULL,'2026-11-22T05:26:24.222799Z',NULL,'390ec05c6520c20a2ab1e16555a3d2663e89059dacca93ca1bd5beb35fc6614b','fa8326f5e18b1e4d8599195a104dd434cf6f1ff811c7d9c380d6f18428a96658');
INSERT INTO "log" VALUES(1,5,'act','{"line":"3 fold"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T05:26:24.246387Z',NULL,'fa8326f5e18b1e4d8599195a104dd434cf6f1ff811c7d9c380d6f18428a96658','b8797e80348c55fd8b9141188142d81ce2df3a57a27a1a6641e15c8e6d9b73f1');
INSERT INTO "log" VALUES(1,6,'act','{"line":"deal board AhKdQc"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T05:26:24.266027Z',NULL,'b8797e80348c55fd8b9141188142d81ce2df3a57a27a1a6641e15c8e6d9b73f1','c01321a9e6a70e430ae974af66db085d345113842f88fc9149471fc0194239b6');
INSERT INTO "log" VALUES(1,7,'act','{"line":"2 check"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T05:26:24.285048Z',NULL,'c01321a9e6a70e430ae974af66db085d345113842f88fc9149471fc0194239b6','fa410d031d883aafa9124c4808b916b8008b6a8fb482158febb42332eb539aaa');
INSERT INTO "log" VALUES(1,8,'act','{"line":"1 bet 500"}','{"pot":500,"stacks":{"1":-500}}',NULL,NULL,'2026-11-22T05:26:24.293447Z',NULL,'fa410d031d883aafa9124c4808b916b8008b6a8fb482158febb42332eb539aaa','819188065e1c230c221da14a65f656fa886220607694ee4f2c8bbf6a7823eb1b');
INSERT INTO "log" VALUES(1,9,'act','{"line":"2 fold"}','{"awards":{"1":1500},"pot":-2000,"returned":{"1":500},"stacks":{"1":2000}}',NULL,NULL,'2026-11-22T05:26:24.309839Z',NULL,'819188065e1c230c221da14a65f656fa886220607694ee4f2c8bbf6a7823eb1b','1e20c22804f978905aa003d04e7e86c331797cecfbf3d45c67d5d02daeae3ef0');
INSERT INTO "log" VALUES(2,0,'start','{"button":2,"definition":"355b51cb90f3b9c40e3c3860aec7e725918408487eedcdc6f2d2e7d668a32a4d","engine":"0.1.0","game":"holdem","ledger":"0b29487c04c2340842c3edadcf94aa59774a2c39d9516355035536eeafd14831","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":2,"positions":{"big":1,"bigs":[1],"button":2,"small":3,"smalls":[3]},"setup":{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":2,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10800,"2":9300,"3":9900},"tournament":true},"stacks":{"1":10800,"2":9300,"3":9900},"started":"2026-11-22T05:26:24.546059Z","table":1}','{"pot":150,"stacks":{"1":-100,"3":-50}}',NULL,NULL,'2026-11-22T05:26:24.574409Z',NULL,'0000000000000000000000000000000000000000000000000000000000000000','bde09be3d3d58a48ed1467f6c23ddb0f2797c6eefd4506dbaa5a5a33f4e1b043');
INSERT INTO "log" VALUES(2,1,'void','{"reason":"Misdeal: a boxed card"}','{"pot":-150,"stacks":{"1":100,"3":50}}',NULL,NULL,'2026-11-22T05:26:24.635797Z',NULL,'bde09be3d3d58a48ed1467f6c23ddb0f2797c6eefd4506dbaa5a5a33f4e1b043','42f5ed18a8e01e6dfe5608cb1850394eec1304d7f83a19f930c61d2313ea8e76');
INSERT INTO "log" VALUES(3,0,'start','{"button":1,"definition":"355b51cb90f3b9c40e3c3860aec7e725918408487eedcdc6f2d2e7d668a32a4d","engine":"0.1.0","game":"holdem","ledger":"c8268208c492c2370d1b78b4b220c570a5d658f9be5518cc3696a81125ff20fe","names":{"1":"Ann","2":"Bob","3":"Cy"},"number":3,"positions":{"big":3,"bigs":[3],"button":1,"placed":true,"small":2,"smalls":[2]},"setup":{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":1,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10800,"2":9300,"3":9900},"tournament":true},"stacks":{"1":10800,"2":9300,"3":9900},"started":"2026-11-22T05:26:24.878998Z","table":1}','{"pot":150,"stacks":{"2":-50,"3":-100}}',NULL,NULL,'2026-11-22T05:26:24.964705Z',NULL,'0000000000000000000000000000000000000000000000000000000000000000','ee047f6a9f778d6a8886824c6db6b8f9ab94277fca937d845fc1002c38a7b559');
INSERT INTO "log" VALUES(3,1,'act','{"line":"1 all-in"}','{"pot":10800,"stacks":{"1":-10800}}',NULL,NULL,'2026-11-22T05:26:25.015158Z',NULL,'ee047f6a9f778d6a8886824c6db6b8f9ab94277fca937d845fc1002c38a7b559','067890a8b58ac924c0de08f4910a3ce8053cd7b0af544f6976f886443f445197');
INSERT INTO "log" VALUES(3,2,'act','{"line":"2 call"}','{"pot":9250,"stacks":{"2":-9250}}',NULL,NULL,'2026-11-22T05:26:25.025870Z',NULL,'067890a8b58ac924c0de08f4910a3ce8053cd7b0af544f6976f886443f445197','804ade290012614061119985acc05c0708f038359a4aca71570910f1c5078855');
INSERT INTO "log" VALUES(3,3,'act','{"line":"3 fold"}','{"pot":-1500,"stacks":{"1":1500}}',NULL,NULL,'2026-11-22T05:26:25.039124Z',NULL,'804ade290012614061119985acc05c0708f038359a4aca71570910f1c5078855','41f8416a20507336636ecafa67d9a56c4f563e3a47b9a0d83643ddf4c13ede9a');
INSERT INTO "log" VALUES(3,4,'act','{"line":"deal board AhKdQc"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T05:26:25.119883Z',NULL,'41f8416a20507336636ecafa67d9a56c4f563e3a47b9a0d83643ddf4c13ede9a','8cfe425f062168f95a34d374457d4f61efc7f49578bfd1fa8a9820dcdaa35f68');
INSERT INTO "log" VALUES(3,5,'act','{"line":"deal board Js"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T05:26:25.135324Z',NULL,'8cfe425f062168f95a34d374457d4f61efc7f49578bfd1fa8a9820dcdaa35f68','3ca1e7efa651381804de6fcad539d522111a34426aee4638d5b066c5c1e6cf9d');
INSERT INTO "log" VALUES(3,6,'act','{"line":"deal board Tc"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T05:26:25.389494Z',NULL,'3ca1e7efa651381804de6fcad539d522111a34426aee4638d5b066c5c1e6cf9d','b26bad3d68c9f29397f698ea6e29d1f75ac8966dc411f2bd69e9f98a01fd0c0d');
INSERT INTO "log" VALUES(3,7,'act','{"line":"2 show 2c3d"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T05:26:25.407017Z',NULL,'b26bad3d68c9f29397f698ea6e29d1f75ac8966dc411f2bd69e9f98a01fd0c0d','aba980b73102f43b6f3c7774b1683c84e1ea99f961a6957dfef3b63c94b578e5');
INSERT INTO "log" VALUES(3,8,'act','{"line":"1 show 4c5d"}','{"awards":{"1":9350,"2":9350},"pot":-18700,"returned":{"1":1500},"stacks":{"1":9350,"2":9350}}',NULL,NULL,'2026-11-22T05:26:25.679651Z',NULL,'aba980b73102f43b6f3c7774b1683c84e1ea99f961a6957dfef3b63c94b578e5','e7f9f7e48804ed6f3630aa267a3212d1ef8a922f3df5c4a339b527a2e835c827');
INSERT INTO "log" VALUES(4,0,'start','{"button":null,"definition":"9311a107061af7623f410780b54485db0d5cff67cc3047f49eab1dcf8c7ef3a1","engine":"0.1.0","game":"stud-8","ledger":"a22e23663639ba41c189e6dbf6738498cab3691e4e7f2d67331e79215196dfa5","names":{"1":"Jos\u00e9","2":"Dee"},"number":1,"positions":{"big":2,"bigs":[2],"button":1,"small":1,"smalls":[1]},"setup":{"ante":25,"betting":"limit","big_bet":200,"big_blind_ante":0,"blinds":[],"bring_in":50,"chip":1,"game":"stud-8","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-next-level":"own-amount","limit-reopen":"from-half","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","max-seats":"refuse","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-from":"main-first","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10000,"2":10000},"small_bet":100,"tournament":true},"stacks":{"1":10000,"2":10000},"started":"2026-11-22T05:26:25.771008Z","table":2}','{"pot":50,"stacks":{"1":-25,"2":-25}}',NULL,NULL,'2026-11-22T05:26:25.781958Z',NULL,'0000000000000000000000000000000000000000000000000000000000000000','43e0abea7c42bd862622b624ddc0ee50048b6156be558771ca05e05702851876');
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
COMMIT;
