CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- A text as search sees it, the same as the server's own fold(), whatever the locale of the database: `lower` knows more
-- than ASCII in some of them only, so the other capitals are listed.
CREATE FUNCTION fold_text(input text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    translate(
      lower(translate(
        regexp_replace(normalize(input, NFD), '[\u0300-\u036f]+', '', 'g'),
        'đĐÆÐØÞĦĲĿŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǄǅǇǈǊǋǤǱǲǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮẞς',
        'ddæðøþħĳŀłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǆǆǉǉǌǌǥǳǳƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯßσ'
      )),
      '''’ʼ`', ''
    ),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\ufe00-\ufe6f\uff00-\uff0f\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000effff]+',
    ' ', 'g'))
$$;
--> statement-breakpoint
CREATE TABLE "lottery_game_texts" (
	"game_code" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "lottery_game_texts_game_code_language_pk" PRIMARY KEY("game_code","language")
);
--> statement-breakpoint
CREATE TABLE "lottery_games" (
	"code" text PRIMARY KEY NOT NULL,
	"group_code" text NOT NULL,
	"vendor_code" text NOT NULL,
	"node_id" integer,
	"prize_mode" text NOT NULL,
	"account_type_name" text NOT NULL,
	"area" text,
	"position" integer NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"interval_seconds" integer,
	"timetable" jsonb,
	"close_seconds" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"maintenance" boolean DEFAULT false NOT NULL,
	"maintenance_until" timestamp (3) with time zone,
	CONSTRAINT "lottery_games_mode_known" CHECK ("lottery_games"."prize_mode" in ('Lott', 'ZY', 'Elott', 'SEA')),
	CONSTRAINT "lottery_games_drawn_somehow" CHECK (("lottery_games"."interval_seconds" is null) = ("lottery_games"."timetable" is not null)),
	CONSTRAINT "lottery_games_interval" CHECK ("lottery_games"."interval_seconds" between 30 and 86400),
	CONSTRAINT "lottery_games_close" CHECK ("lottery_games"."close_seconds" between 0 and 86400)
);
--> statement-breakpoint
CREATE TABLE "lottery_group_texts" (
	"group_code" text NOT NULL,
	"language" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "lottery_group_texts_group_code_language_pk" PRIMARY KEY("group_code","language")
);
--> statement-breakpoint
CREATE TABLE "lottery_groups" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pvp_room_texts" (
	"vendor_code" text NOT NULL,
	"room_id" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "pvp_room_texts_vendor_code_room_id_language_pk" PRIMARY KEY("vendor_code","room_id","language")
);
--> statement-breakpoint
CREATE TABLE "pvp_rooms" (
	"vendor_code" text NOT NULL,
	"room_id" text NOT NULL,
	"node_id" integer NOT NULL,
	"base_stake" numeric(20, 2) NOT NULL,
	"min_buy_in" numeric(20, 2) NOT NULL,
	"max_buy_in" numeric(20, 2) NOT NULL,
	"seats" integer NOT NULL,
	"seats_taken" integer NOT NULL,
	CONSTRAINT "pvp_rooms_vendor_code_room_id_pk" PRIMARY KEY("vendor_code","room_id"),
	CONSTRAINT "pvp_rooms_stakes" CHECK (0 < "pvp_rooms"."base_stake" and "pvp_rooms"."base_stake" <= "pvp_rooms"."min_buy_in" and "pvp_rooms"."min_buy_in" <= "pvp_rooms"."max_buy_in"),
	CONSTRAINT "pvp_rooms_seats" CHECK ("pvp_rooms"."seats" >= 2 and "pvp_rooms"."seats_taken" between 0 and "pvp_rooms"."seats")
);
--> statement-breakpoint
CREATE TABLE "recent_plays" (
	"member_id" bigint NOT NULL,
	"vendor_code" text NOT NULL,
	"game_code" text NOT NULL,
	"node_id" integer,
	"played_at" timestamp (3) with time zone NOT NULL,
	"bet_at" timestamp (3) with time zone,
	CONSTRAINT "recent_plays_member_id_vendor_code_game_code_pk" PRIMARY KEY("member_id","vendor_code","game_code")
);
--> statement-breakpoint
CREATE TABLE "wins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint,
	"nickname" text NOT NULL,
	"vendor_code" text NOT NULL,
	"category" text NOT NULL,
	"node_id" integer,
	"game_name" text NOT NULL,
	"stake" numeric(20, 2) NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wins_are_wins" CHECK ("wins"."amount" > "wins"."stake" and "wins"."stake" >= 0)
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "features" text[];--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_game_texts" ADD CONSTRAINT "lottery_game_texts_game_code_lottery_games_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."lottery_games"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_games" ADD CONSTRAINT "lottery_games_group_code_lottery_groups_code_fk" FOREIGN KEY ("group_code") REFERENCES "public"."lottery_groups"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_games" ADD CONSTRAINT "lottery_games_vendor_code_vendors_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendors"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_games" ADD CONSTRAINT "lottery_games_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_group_texts" ADD CONSTRAINT "lottery_group_texts_group_code_lottery_groups_code_fk" FOREIGN KEY ("group_code") REFERENCES "public"."lottery_groups"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pvp_room_texts" ADD CONSTRAINT "pvp_room_texts_room" FOREIGN KEY ("vendor_code","room_id") REFERENCES "public"."pvp_rooms"("vendor_code","room_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pvp_rooms" ADD CONSTRAINT "pvp_rooms_vendor_code_vendors_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendors"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pvp_rooms" ADD CONSTRAINT "pvp_rooms_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_plays" ADD CONSTRAINT "recent_plays_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_plays" ADD CONSTRAINT "recent_plays_vendor_code_vendors_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendors"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_plays" ADD CONSTRAINT "recent_plays_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wins" ADD CONSTRAINT "wins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wins" ADD CONSTRAINT "wins_vendor_code_vendors_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendors"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wins" ADD CONSTRAINT "wins_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pvp_rooms_game" ON "pvp_rooms" USING btree ("node_id");--> statement-breakpoint
CREATE INDEX "recent_plays_newest" ON "recent_plays" USING btree ("member_id","played_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recent_plays_old" ON "recent_plays" USING btree ("played_at");--> statement-breakpoint
CREATE INDEX "recent_plays_game" ON "recent_plays" USING btree ("node_id");--> statement-breakpoint
CREATE INDEX "wins_time" ON "wins" USING btree ("at");
--> statement-breakpoint
-- Whoever writes games or names vendors need not think of search.
CREATE FUNCTION games_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := ' ' || concat_ws(' ', fold_text(NEW.name),
    (SELECT fold_text(v.name) FROM vendors v WHERE v.code = NEW.vendor_code), fold_text(NEW.vendor_code));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER games_search_text BEFORE INSERT OR UPDATE OF name, vendor_code, search_text ON games
  FOR EACH ROW EXECUTE FUNCTION games_search_text();
--> statement-breakpoint
CREATE FUNCTION vendors_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE games SET search_text = '' WHERE vendor_code = NEW.code;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vendors_search_text AFTER UPDATE OF name ON vendors
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION vendors_search_text();
--> statement-breakpoint
UPDATE games SET search_text = '';
--> statement-breakpoint
CREATE INDEX "games_search" ON "games" USING gin ("search_text" gin_trgm_ops);
