CREATE TABLE "registration_links" (
	"id" text PRIMARY KEY NOT NULL,
	"agent_id" bigint NOT NULL,
	"code" text NOT NULL,
	"type" smallint NOT NULL,
	"rebate" smallint NOT NULL,
	"note" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"registrations" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "registration_links_code_unique" UNIQUE("code"),
	CONSTRAINT "registration_links_rebate" CHECK ("registration_links"."rebate" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "team_lines" (
	"ancestor_id" bigint NOT NULL,
	"descendant_id" bigint NOT NULL,
	"depth" integer NOT NULL,
	CONSTRAINT "team_lines_ancestor_id_descendant_id_pk" PRIMARY KEY("ancestor_id","descendant_id"),
	CONSTRAINT "team_lines_self" CHECK (("team_lines"."depth" = 0) = ("team_lines"."ancestor_id" = "team_lines"."descendant_id"))
);
--> statement-breakpoint
ALTER TABLE "bet_settlements" ADD COLUMN "turnover" numeric(24, 8) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "rebate" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "password_given" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_links" ADD CONSTRAINT "registration_links_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_lines" ADD CONSTRAINT "team_lines_ancestor_id_members_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_lines" ADD CONSTRAINT "team_lines_descendant_id_members_id_fk" FOREIGN KEY ("descendant_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_links_agent" ON "registration_links" USING btree ("agent_id","created_at") WHERE "registration_links"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "team_lines_descendant" ON "team_lines" USING btree ("descendant_id","depth");--> statement-breakpoint
CREATE INDEX "team_lines_depth" ON "team_lines" USING btree ("ancestor_id","depth");--> statement-breakpoint
CREATE INDEX "bet_settlements_settled" ON "bet_settlements" USING btree ("settled_at");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_rebate" CHECK ("members"."rebate" between 0 and 10000);--> statement-breakpoint
UPDATE "bet_settlements" s SET "turnover" = s."stake" FROM "bets" b WHERE b."id" = s."bet_id" AND b."state" IN ('won', 'lost');--> statement-breakpoint
-- An upline that moves while an account opens below it would lose the account, so that moves exclude both.
CREATE FUNCTION member_joins_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.upline_id IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock_shared(4402);
  END IF;
  INSERT INTO team_lines (ancestor_id, descendant_id, depth)
  SELECT ancestor_id, NEW.id, depth + 1 FROM team_lines WHERE descendant_id = NEW.upline_id
  UNION ALL SELECT NEW.id, NEW.id, 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER member_joins_team AFTER INSERT ON members FOR EACH ROW EXECUTE FUNCTION member_joins_team();--> statement-breakpoint
CREATE FUNCTION line_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4402);
  IF EXISTS (SELECT FROM team_lines WHERE ancestor_id = NEW.id AND descendant_id = NEW.upline_id) THEN
    RAISE EXCEPTION 'the account % cannot stand below its own line', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  DELETE FROM team_lines l USING team_lines above, team_lines below
  WHERE above.descendant_id = NEW.id AND above.depth > 0 AND below.ancestor_id = NEW.id
    AND l.ancestor_id = above.ancestor_id AND l.descendant_id = below.descendant_id;
  INSERT INTO team_lines (ancestor_id, descendant_id, depth)
  SELECT above.ancestor_id, below.descendant_id, above.depth + below.depth + 1
  FROM team_lines above, team_lines below
  WHERE above.descendant_id = NEW.upline_id AND below.ancestor_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER line_moves AFTER UPDATE OF upline_id ON members FOR EACH ROW
  WHEN (NEW.upline_id IS DISTINCT FROM OLD.upline_id) EXECUTE FUNCTION line_moves();--> statement-breakpoint
INSERT INTO team_lines (ancestor_id, descendant_id, depth)
WITH RECURSIVE line AS (
  SELECT id AS ancestor_id, id AS descendant_id, 0 AS depth, upline_id FROM members
  UNION ALL
  SELECT up.id, line.descendant_id, line.depth + 1, up.upline_id FROM line JOIN members up ON up.id = line.upline_id
)
SELECT ancestor_id, descendant_id, depth FROM line;
