ALTER TABLE "bet_settlements" ADD COLUMN "corrects" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "bet_settlements" s SET "corrects" = true
WHERE EXISTS (SELECT FROM "bet_settlements" p WHERE p."bet_id" = s."bet_id" AND p."id" < s."id");--> statement-breakpoint
CREATE INDEX "bet_settlements_corrections" ON "bet_settlements" USING btree ("member_id","settled_at") WHERE "bet_settlements"."corrects";--> statement-breakpoint
CREATE INDEX "contract_bills_last" ON "contract_bills" USING btree ("kind","downline_id","window_to","id");--> statement-breakpoint
-- A move waits for the settlement of a window under a lock of its own, before it takes the one that registrations share.
CREATE OR REPLACE FUNCTION line_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4404);
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
