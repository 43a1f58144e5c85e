CREATE TABLE "lottery_days" (
	"game_code" text NOT NULL,
	"day" text NOT NULL,
	"change" text NOT NULL,
	"moved_to" text,
	"reason" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "lottery_days_game_code_day_pk" PRIMARY KEY("game_code","day"),
	CONSTRAINT "lottery_days_change_known" CHECK ("lottery_days"."change" in ('closed', 'open', 'moved')),
	CONSTRAINT "lottery_days_moved" CHECK (("lottery_days"."change" = 'moved') = ("lottery_days"."moved_to" is not null))
);
--> statement-breakpoint
ALTER TABLE "lottery_days" ADD CONSTRAINT "lottery_days_game_code_lottery_games_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."lottery_games"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Tết is computed from now on. Other pauses of a timetable stay closed.
INSERT INTO "lottery_days" ("game_code", "day", "change", "reason", "changed_at", "changed_by")
SELECT g."code", to_char(d, 'YYYY-MM-DD'), 'closed', 'A pause of the timetable', now(), 'system'
FROM "lottery_games" g CROSS JOIN jsonb_array_elements(g."timetable" -> 'pauses') AS p
CROSS JOIN generate_series((p ->> 0)::timestamp, (p ->> 1)::timestamp, interval '1 day') AS d
WHERE p NOT IN ('["2026-02-16", "2026-02-19"]', '["2027-02-05", "2027-02-08"]', '["2028-01-25", "2028-01-28"]')
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "lottery_games" SET "timetable" =
  ("timetable" - 'pauses') || jsonb_build_object('closedAtTet', jsonb_array_length("timetable" -> 'pauses') > 0)
WHERE "timetable" IS NOT NULL;
