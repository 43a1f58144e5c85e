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
ALTER TABLE "games" ADD COLUMN "features" text[];--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recent_plays" ADD CONSTRAINT "recent_plays_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_plays" ADD CONSTRAINT "recent_plays_vendor_code_vendors_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendors"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_plays" ADD CONSTRAINT "recent_plays_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recent_plays_newest" ON "recent_plays" USING btree ("member_id","played_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recent_plays_old" ON "recent_plays" USING btree ("played_at");--> statement-breakpoint
CREATE INDEX "recent_plays_game" ON "recent_plays" USING btree ("node_id");
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
