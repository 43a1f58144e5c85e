CREATE TABLE "member_hours" (
	"member_id" bigint NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"bets" integer DEFAULT 0 NOT NULL,
	"turnover" numeric(24, 8) DEFAULT '0' NOT NULL,
	"valid_turnover" numeric(24, 8) DEFAULT '0' NOT NULL,
	"prizes" numeric(24, 8) DEFAULT '0' NOT NULL,
	"deposits" numeric(24, 8) DEFAULT '0' NOT NULL,
	"rebates" numeric(24, 8) DEFAULT '0' NOT NULL,
	"promotions" numeric(24, 8) DEFAULT '0' NOT NULL,
	"fees" numeric(24, 8) DEFAULT '0' NOT NULL,
	CONSTRAINT "member_hours_member_id_hour_pk" PRIMARY KEY("member_id","hour")
);
--> statement-breakpoint
CREATE TABLE "member_hours_closed" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"closed_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_hours_closed_single" CHECK ("member_hours_closed"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "team_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ancestor_id" bigint NOT NULL,
	"descendant_id" bigint NOT NULL,
	"joined" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contract_settlements" ADD COLUMN "last_move" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_hours" ADD CONSTRAINT "member_hours_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_moves" ADD CONSTRAINT "team_moves_ancestor_id_members_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_moves" ADD CONSTRAINT "team_moves_descendant_id_members_id_fk" FOREIGN KEY ("descendant_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_moves_ancestor" ON "team_moves" USING btree ("ancestor_id","descendant_id","id");--> statement-breakpoint
CREATE INDEX "entries_booked" ON "entries" USING brin ("booked_at");--> statement-breakpoint
CREATE OR REPLACE FUNCTION line_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4402);
  IF EXISTS (SELECT FROM team_lines WHERE ancestor_id = NEW.id AND descendant_id = NEW.upline_id) THEN
    RAISE EXCEPTION 'the account % cannot stand below its own line', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  WITH gone AS (
    DELETE FROM team_lines l USING team_lines above, team_lines below
    WHERE above.descendant_id = NEW.id AND above.depth > 0 AND below.ancestor_id = NEW.id
      AND l.ancestor_id = above.ancestor_id AND l.descendant_id = below.descendant_id
    RETURNING l.ancestor_id, l.descendant_id
  )
  INSERT INTO team_moves (ancestor_id, descendant_id, joined) SELECT ancestor_id, descendant_id, false FROM gone;
  WITH come AS (
    INSERT INTO team_lines (ancestor_id, descendant_id, depth)
    SELECT above.ancestor_id, below.descendant_id, above.depth + below.depth + 1
    FROM team_lines above, team_lines below
    WHERE above.descendant_id = NEW.upline_id AND below.ancestor_id = NEW.id
    RETURNING ancestor_id, descendant_id
  )
  INSERT INTO team_moves (ancestor_id, descendant_id, joined) SELECT ancestor_id, descendant_id, true FROM come;
  RETURN NULL;
END $$;
