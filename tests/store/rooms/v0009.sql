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
INSERT INTO "alembic_version" VALUES('v0009_remarks');
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
INSERT INTO "find_hand" VALUES(1,1795325171762,1,0);
INSERT INTO "find_hand" VALUES(1,1795325172473,2,0);
INSERT INTO "find_hand" VALUES(1,1795325172632,3,0);
INSERT INTO "find_hand" VALUES(2,1795325171762,1,0);
INSERT INTO "find_hand" VALUES(2,1795325172473,2,0);
INSERT INTO "find_hand" VALUES(2,1795325172632,3,0);
INSERT INTO "find_hand" VALUES(3,1795325173406,4,0);
INSERT INTO "find_hand" VALUES(4,1795325171762,1,2);
INSERT INTO "find_hand" VALUES(4,1795325172473,2,2);
INSERT INTO "find_hand" VALUES(4,1795325172632,3,2);
INSERT INTO "find_hand" VALUES(5,1795325171762,1,4);
INSERT INTO "find_hand" VALUES(5,1795325172473,2,4);
INSERT INTO "find_hand" VALUES(5,1795325172632,3,4);
INSERT INTO "find_hand" VALUES(6,1795325171762,1,8);
INSERT INTO "find_hand" VALUES(6,1795325172473,2,8);
INSERT INTO "find_hand" VALUES(6,1795325172632,3,8);
INSERT INTO "find_hand" VALUES(7,1795325172473,2,0);
INSERT INTO "find_hand" VALUES(8,1795325172473,2,0);
INSERT INTO "find_hand" VALUES(9,1795325172473,2,0);
INSERT INTO "find_hand" VALUES(10,1795325172473,2,0);
INSERT INTO "find_hand" VALUES(11,1795325172473,2,0);
INSERT INTO "find_hand" VALUES(12,1795325172473,2,0);
INSERT INTO "find_hand" VALUES(13,1795325173406,4,0);
INSERT INTO "find_hand" VALUES(14,1795325173406,4,0);
INSERT INTO "find_hand" VALUES(15,1795325173406,4,4);
INSERT INTO "find_hand" VALUES(16,1795325173406,4,2);
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
INSERT INTO "hand" VALUES(1,1,1,NULL,'{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":1,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10000,"2":10000,"3":10000},"tournament":true}','aa3beebf0bbc29e1017f3e9a24a5419c256b68074201ab2fabe1eb454c9f60b5','0.1.0','holdem',1,'{"button": 1, "small": 2, "big": 3, "smalls": [2], "bigs": [3], "placed": true}',9,'62224d01a8d991030d01bea34f6ae8573c548eeeab4eaf7d3ed5e019afdd703f','over',1500,'[1]','2026-11-22T05:26:11.762317Z','2026-11-22T05:26:12.340790Z');
INSERT INTO "hand" VALUES(2,1,2,NULL,'{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":2,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10800,"2":9300,"3":9900},"tournament":true}','aa3beebf0bbc29e1017f3e9a24a5419c256b68074201ab2fabe1eb454c9f60b5','0.1.0','holdem',2,'{"button": 2, "small": 3, "big": 1, "smalls": [3], "bigs": [1]}',1,'7a69c192b275bf55bbf2f24adc4f7a2fcf1c2648932c88ef4b4b78462bf0c0f8','void',0,'[]','2026-11-22T05:26:12.473237Z','2026-11-22T05:26:12.548822Z');
INSERT INTO "hand" VALUES(3,1,3,NULL,'{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":1,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10800,"2":9300,"3":9900},"tournament":true}','aa3beebf0bbc29e1017f3e9a24a5419c256b68074201ab2fabe1eb454c9f60b5','0.1.0','holdem',1,'{"button": 1, "small": 2, "big": 3, "smalls": [2], "bigs": [3], "placed": true}',8,'aec8c9602c35d1225dfc7fb14e1df5adfd089ddb0cdb54f77f8e25b7add04e5d','over',18700,'[1, 2]','2026-11-22T05:26:12.631858Z','2026-11-22T05:26:13.344000Z');
INSERT INTO "hand" VALUES(4,2,1,NULL,'{"ante":25,"betting":"limit","big_bet":200,"big_blind_ante":0,"blinds":[],"bring_in":50,"chip":1,"game":"stud-8","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10000,"2":10000},"small_bet":100,"tournament":true}','bc0e79c0bb3fe91aaf0a4bcb68c5134a7246181b6c6f4e3fe9c8da8f414961aa','0.1.0','stud-8',NULL,'{"button": 1, "small": 1, "big": 2, "smalls": [1], "bigs": [2]}',0,'e6de22cd1e7192cac23a62de8a613f07192353b3959c9e77fe5d28113181a070','open',0,'[]','2026-11-22T05:26:13.405683Z',NULL);
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
INSERT INTO "hand_summary" VALUES(1,1795325171762,1,'holdem',1500,12884902402,14,0,2,'{"4": 2, "5": 4, "6": 8, "1": 0, "2": 0}');
INSERT INTO "hand_summary" VALUES(2,1795325172473,1,'holdem',0,4294969348,14,0,0,'{"4": 2, "5": 4, "6": 8, "1": 0, "2": 0, "8": 0, "7": 0, "12": 0, "9": 0, "10": 0, "11": 0}');
INSERT INTO "hand_summary" VALUES(3,1795325172632,1,'holdem',18700,115964117082,14,6,6,'{"4": 2, "5": 4, "6": 8, "1": 0, "2": 0}');
INSERT INTO "hand_summary" VALUES(4,1795325173406,2,'stud-8',0,17592186044417,6,0,0,'{"16": 2, "15": 4, "13": 0, "14": 0, "3": 0}');
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
INSERT INTO "log" VALUES(1,0,'start','{"setup":{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":1,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10000,"2":10000,"3":10000},"tournament":true}}','{"pot":150,"stacks":{"2":-50,"3":-100}}',NULL,NULL,'2026-11-22T05:26:11.773813Z',NULL,'0000000000000000000000000000000000000000000000000000000000000000','2c347be04b9400705dc572a5343d48b954fb17db4a7140f585060b41de502571');
INSERT INTO "log" VALUES(1,1,'act','{"line":"1 raise 700"}','{"pot":700,"stacks":{"1":-700}}',NULL,NULL,'2026-11-22T05:26:11.866908Z',NULL,'2c347be04b9400705dc572a5343d48b954fb17db4a7140f585060b41de502571','41639c48f64d12b099d145fc3181f054ccff9f89b7a02c70ead709e9e314f625');
INSERT INTO "log" VALUES(1,2,'act','{"line":"2 fold"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T05:26:11.886754Z',NULL,'41639c48f64d12b099d145fc3181f054ccff9f89b7a02c70ead709e9e314f625','95223f19767e9f2a49ca4e8cf14617cf9c5f0abb8b01f35dac7339eb1ce1f1f4');
INSERT INTO "log" VALUES(1,3,'undo','{"to":1}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T05:26:11.910725Z',NULL,'95223f19767e9f2a49ca4e8cf14617cf9c5f0abb8b01f35dac7339eb1ce1f1f4','dd966774b2725897cc00de0bb2bae6dab19e8a17717aa7a4c3e32abd329fadd1');
INSERT INTO "log" VALUES(1,4,'act','{"line":"2 call"}','{"pot":650,"stacks":{"2":-650}}',NULL,NULL,'2026-11-22T05:26:11.993856Z',NULL,'dd966774b2725897cc00de0bb2bae6dab19e8a17717aa7a4c3e32abd329fadd1','b11ed9efa238f37957e05aaf99fda8fa4865cc2ebbc881e605e973061a28f1e9');
INSERT INTO "log" VALUES(1,5,'act','{"line":"3 fold"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T05:26:12.026678Z',NULL,'b11ed9efa238f37957e05aaf99fda8fa4865cc2ebbc881e605e973061a28f1e9','30373a308f0a982594397e9de817d5c17c55e5748f980ca82c618f8dda0311d2');
INSERT INTO "log" VALUES(1,6,'act','{"line":"deal board AhKdQc"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T05:26:12.113776Z',NULL,'30373a308f0a982594397e9de817d5c17c55e5748f980ca82c618f8dda0311d2','a9ad0f3738d6a034a71e2b0815c4b7e16ad2104891b96b5f86c6a4a9604adae3');
INSERT INTO "log" VALUES(1,7,'act','{"line":"2 check"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T05:26:12.144692Z',NULL,'a9ad0f3738d6a034a71e2b0815c4b7e16ad2104891b96b5f86c6a4a9604adae3','8cc06c4a1d1b5a85115e718a69acef267ee17b7bc3b2d7ff24ebec055a6e73b7');
INSERT INTO "log" VALUES(1,8,'act','{"line":"1 bet 500"}','{"pot":500,"stacks":{"1":-500}}',NULL,NULL,'2026-11-22T05:26:12.282782Z',NULL,'8cc06c4a1d1b5a85115e718a69acef267ee17b7bc3b2d7ff24ebec055a6e73b7','ff53fca82bbc3a03b786a06ed803dc55b41a2a7b93de2963dbbe631f677456fb');
INSERT INTO "log" VALUES(1,9,'act','{"line":"2 fold"}','{"awards":{"1":1500},"pot":-2000,"returned":{"1":500},"stacks":{"1":2000}}',NULL,NULL,'2026-11-22T05:26:12.340790Z',NULL,'ff53fca82bbc3a03b786a06ed803dc55b41a2a7b93de2963dbbe631f677456fb','62224d01a8d991030d01bea34f6ae8573c548eeeab4eaf7d3ed5e019afdd703f');
INSERT INTO "log" VALUES(2,0,'start','{"setup":{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":2,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10800,"2":9300,"3":9900},"tournament":true}}','{"pot":150,"stacks":{"1":-100,"3":-50}}',NULL,NULL,'2026-11-22T05:26:12.474494Z',NULL,'0000000000000000000000000000000000000000000000000000000000000000','e48174706fa44bd4caecff0a3ad19484d1fb19b27b12ffcc416e6e3172a7db16');
INSERT INTO "log" VALUES(2,1,'void','{"reason":"Misdeal: a boxed card"}','{"pot":-150,"stacks":{"1":100,"3":50}}',NULL,NULL,'2026-11-22T05:26:12.548822Z',NULL,'e48174706fa44bd4caecff0a3ad19484d1fb19b27b12ffcc416e6e3172a7db16','7a69c192b275bf55bbf2f24adc4f7a2fcf1c2648932c88ef4b4b78462bf0c0f8');
INSERT INTO "log" VALUES(3,0,'start','{"setup":{"ante":0,"betting":"no-limit","big_blind_ante":0,"blinds":[50,100],"button":1,"chip":1,"game":"holdem","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10800,"2":9300,"3":9900},"tournament":true}}','{"pot":150,"stacks":{"2":-50,"3":-100}}',NULL,NULL,'2026-11-22T05:26:12.633311Z',NULL,'0000000000000000000000000000000000000000000000000000000000000000','a792366b3af8b457e7bd34e2051942b77e02d6bd3e1443890f43af2f0ab6ba92');
INSERT INTO "log" VALUES(3,1,'act','{"line":"1 all-in"}','{"pot":10800,"stacks":{"1":-10800}}',NULL,NULL,'2026-11-22T05:26:12.714260Z',NULL,'a792366b3af8b457e7bd34e2051942b77e02d6bd3e1443890f43af2f0ab6ba92','74457eda326fa2e8683bc35ce53dc6fab45baadb518f644bd878c8429ebc152d');
INSERT INTO "log" VALUES(3,2,'act','{"line":"2 call"}','{"pot":9250,"stacks":{"2":-9250}}',NULL,NULL,'2026-11-22T05:26:12.766559Z',NULL,'74457eda326fa2e8683bc35ce53dc6fab45baadb518f644bd878c8429ebc152d','4eb05219246ca4e72f1e787bc6f91c24bf9eb264cebc38c1880bbee0d3f5cf55');
INSERT INTO "log" VALUES(3,3,'act','{"line":"3 fold"}','{"pot":-1500,"stacks":{"1":1500}}',NULL,NULL,'2026-11-22T05:26:12.813317Z',NULL,'4eb05219246ca4e72f1e787bc6f91c24bf9eb264cebc38c1880bbee0d3f5cf55','d7082c26a913028f876202d472962252087c6803d66fa85f16aa4e6b2b779b82');
INSERT INTO "log" VALUES(3,4,'act','{"line":"deal board AhKdQc"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T05:26:12.852049Z',NULL,'d7082c26a913028f876202d472962252087c6803d66fa85f16aa4e6b2b779b82','2244056809452a6837097303960cb2ddc25976ab49171741679b01b59600b713');
INSERT INTO "log" VALUES(3,5,'act','{"line":"deal board Js"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T05:26:13.220197Z',NULL,'2244056809452a6837097303960cb2ddc25976ab49171741679b01b59600b713','3841518a3ceee1067b993cd49f16e59c31c130145458aa1ca346e01df5746bfb');
INSERT INTO "log" VALUES(3,6,'act','{"line":"deal board Tc"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T05:26:13.272992Z',NULL,'3841518a3ceee1067b993cd49f16e59c31c130145458aa1ca346e01df5746bfb','008c2f089f1d989d13d7e903b21942a5784f6ef296e0cd7c27ac6fa25f53c558');
INSERT INTO "log" VALUES(3,7,'act','{"line":"2 show 2c3d"}','{"pot":0,"stacks":{}}',NULL,NULL,'2026-11-22T05:26:13.312968Z',NULL,'008c2f089f1d989d13d7e903b21942a5784f6ef296e0cd7c27ac6fa25f53c558','d6347b7b49441faa3ded4a725a152b1379fd22721f4b6c40048ad50c7e72dafa');
INSERT INTO "log" VALUES(3,8,'act','{"line":"1 show 4c5d"}','{"awards":{"1":9350,"2":9350},"pot":-18700,"returned":{"1":1500},"stacks":{"1":9350,"2":9350}}',NULL,NULL,'2026-11-22T05:26:13.344000Z',NULL,'d6347b7b49441faa3ded4a725a152b1379fd22721f4b6c40048ad50c7e72dafa','aec8c9602c35d1225dfc7fb14e1df5adfd089ddb0cdb54f77f8e25b7add04e5d');
INSERT INTO "log" VALUES(4,0,'start','{"setup":{"ante":25,"betting":"limit","big_bet":200,"big_blind_ante":0,"blinds":[],"bring_in":50,"chip":1,"game":"stud-8","house":{"absent":"blind-off","all-in-show":"face-up-at-once","ante":"as-listed","archie-high":"66","archie-none":"high","ask-to-see":"called-aggressor","balance-spread":2,"balance-who":"next-big-blind","betting-unit":"smallest-chip-in-play","big-blind-ante-order":"blind-first","big-blind-ante-reduce":4,"bomb-pot":"off","bomb-pot-button":"moves","bounty-winner":"high-or-five-card","bring-in":"by-game","bring-in-option":"bring-in-or-complete","bring-in-short":"others-pay-full","button":"dead","button-stud-tie":"left-of-button","cards-speak":"yes","change-draw":"until-next-announces","check-raise":"by-game","color-up":"race","community-first-act":"as-sixth","completion-is-raise":"no","dispute-until":"next-hand","draw-delivery":"all-announce-first","draw-exposed":"replace-last","draw-limit":"by-game","drop":"none","fifth-card":"straight-through","final-size":9,"half-pot-round":"down","halt-short":3,"hand-for-hand-clock":2,"heads-up-button":"button-is-small","heads-up-cap":"keep","heads-up-count":"can-bet","jam-or-fold":"whole-stack","joker":"by-game","kill":"none","kill-tabled-winner":"never","lammer-bust":"choose","lammers":"none","last-card":"dealt","last-card-exposed":"replace","last-hand-shows":"no","level-applies":"next-hand","limit-short-all-in":"half","limit-short-sum":"sum","limp-single-draw":"by-game","lowball-after-draw":"big","min-bet":"by-game","min-raise":"last-raise","min-raise-over-short":"add","missed-blinds":"both-one-live","mississippi-limit":"two-two","mixed-button":"freeze-in-stud","muck-at-showdown":"retrievable","multi-chip":"all-needed-is-call","new-player":"deal-unless-between","nit-ante":5,"odd-chip-most":"one-per-pot","odd-chip-side":"high","odd-chip-stud-cards":"winning-five","odd-chip-stud-low":"highest","odd-chip-tie":"left-of-button","odd-chip-unit":"smallest-chip-in-play","open-pair-double":"no","out-of-turn":"binding-if-unchanged","oversized-chip":"call","penalty":"rounds","pot-ante":"count","pot-overbet":"give-back","pot-reading":"raise-by-pot","pot-round":"exact","pot-round-unit":"smallest-chip-in-play","pot-short-blind":"full-preflop","race-last-chip":"extra","raise-cap":3,"rake":"none","rake-no-flop":"free","redraw":"final","reopen":"facing-full","reshuffle-burns":"in","reshuffle-pool":"all-but-own","run-it":1,"same-hand-bust":"by-starting-stack","sevens":"by-game","sevens-penalty":"no-gain","sevens-short-call":"any-short","sevens-tie":"share-pre-draw","shootout-advance":1,"short-ante":"match-each","short-blind-call":"full","shot-clock":30,"show-order":"last-aggressor","side-pots":"separate","small-blind-size":"as-listed","straddle":"none","straddle-is-bet":"no","straddle-min-raise":"double","string-bet":"first-motion","stud-board-tie":"suit","stud-first-act":"best-board","stud-short-stub":"burns-then-community","super-stud-8-bring-in":"low-card","table-break":"random-two-step","third-street-half":"of-small-bet","uncalled":"return","under-raise":"half","undercall":"full-call","win-button":"main-pot-winner","wrong-amount-until":"street","wrong-card-count":"dead-after-action"},"preset":"barge","seats":{"1":10000,"2":10000},"small_bet":100,"tournament":true}}','{"pot":50,"stacks":{"1":-25,"2":-25}}',NULL,NULL,'2026-11-22T05:26:13.406940Z',NULL,'0000000000000000000000000000000000000000000000000000000000000000','e6de22cd1e7192cac23a62de8a613f07192353b3959c9e77fe5d28113181a070');
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
	tournament BOOLEAN NOT NULL, kind VARCHAR(8) DEFAULT 'room' NOT NULL, 
	CONSTRAINT pk_venue_table PRIMARY KEY (id)
);
INSERT INTO "venue_table" VALUES(1,'NLH 1','holdem','no-limit','[50, 100]',0,0,NULL,NULL,NULL,1,'barge','{}',1,'room');
INSERT INTO "venue_table" VALUES(2,'Stud 2','stud-8','limit','[]',25,0,50,100,200,1,'barge','{}',1,'room');
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
COMMIT;
