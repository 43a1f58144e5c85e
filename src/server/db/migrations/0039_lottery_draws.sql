CREATE TABLE "lottery_draw_versions" (
	"draw_id" text NOT NULL,
	"version" integer NOT NULL,
	"prizes" jsonb NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"entered_by" text NOT NULL,
	"reason" text,
	CONSTRAINT "lottery_draw_versions_draw_id_version_pk" PRIMARY KEY("draw_id","version")
);
--> statement-breakpoint
CREATE TABLE "lottery_secrets" (
	"day" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lottery_draws" ALTER COLUMN "prizes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_draws" ALTER COLUMN "entered_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD COLUMN "issue_no" text;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD COLUMN "station" text;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD COLUMN "opens_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD COLUMN "closes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD COLUMN "void_reason" text;--> statement-breakpoint
-- Draws from before took no bets. What their ids and games tell is stored with them from now on.
UPDATE "lottery_draws" d SET "state" = 'settled', "version" = 1, "settled_at" = d."entered_at",
  "issue_no" = CASE WHEN g."timetable" IS NULL
    THEN substr(split_part(d."id", '-', 2), 5) || '-' || split_part(d."id", '-', 3)
    ELSE split_part(d."id", '-', 2) END,
  "station" = CASE WHEN g."timetable" IS NOT NULL THEN coalesce(nullif(split_part(d."id", '-', 3), ''),
    g."timetable" -> 'stations' ->
      (extract(isodow FROM d."draw_at" AT TIME ZONE (g."timetable" ->> 'timeZone'))::int - 1) ->> 0) END,
  "closes_at" = d."draw_at" - g."close_seconds" * interval '1 second',
  "opens_at" = CASE WHEN g."timetable" IS NULL
    THEN d."draw_at" - (g."close_seconds" + g."interval_seconds") * interval '1 second'
    ELSE d."draw_at" - interval '1395 minutes' END
FROM "lottery_games" g WHERE g."code" = d."game_code";--> statement-breakpoint
ALTER TABLE "lottery_draws" ALTER COLUMN "state" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_draws" ALTER COLUMN "issue_no" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_draws" ALTER COLUMN "opens_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_draws" ALTER COLUMN "closes_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_draw_versions" ADD CONSTRAINT "lottery_draw_versions_draw_id_lottery_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."lottery_draws"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lottery_draws_unsettled" ON "lottery_draws" USING btree ("game_code","draw_at") WHERE "lottery_draws"."state" <> 'settled';--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_state_known" CHECK ("lottery_draws"."state" in ('planned', 'drawn', 'settled', 'void'));--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_result" CHECK (("lottery_draws"."state" in ('drawn', 'settled')) = ("lottery_draws"."prizes" is not null));--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_version" CHECK (("lottery_draws"."version" is null) = ("lottery_draws"."prizes" is null));--> statement-breakpoint
CREATE TRIGGER lottery_draw_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON lottery_draw_versions
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();
