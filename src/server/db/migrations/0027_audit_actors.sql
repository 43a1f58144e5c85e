ALTER TABLE "audit_log" DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "actor_kind" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "request_id" text;--> statement-breakpoint
-- Earlier rows name an operator in their data, and everything else was done by the member.
UPDATE "audit_log" SET "actor_kind" = CASE WHEN "data" ? 'operator' THEN 'operator' ELSE 'member' END,
  "actor" = coalesce("data"->>'operator', (SELECT "account" FROM "members" WHERE "members"."id" = "member_id"), 'guest'),
  "data" = "data" - 'operator';--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "actor" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_kind"
  CHECK ("actor_kind" IN ('member', 'operator', 'vendor', 'merchant', 'system'));--> statement-breakpoint
CREATE INDEX "audit_log_kind" ON "audit_log" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
DROP FUNCTION audit_hash(text, bigint, timestamptz, text, bigint, jsonb);--> statement-breakpoint
-- Everything that a row says, chained to the row before it. JSON keeps the parts apart.
CREATE FUNCTION audit_hash(a audit_log) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(a.previous_hash, a.id, floor(extract(epoch FROM a.at) * 1000)::bigint,
    a.kind, a.actor_kind, a.actor, a.member_id, a.request_id, a.data)::text, 'UTF8')), 'hex')
$$;--> statement-breakpoint
-- One writer at a time, so that the chain has one end: the lock lasts until the transaction ends.
CREATE OR REPLACE FUNCTION audit_chain() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last audit_log%ROWTYPE;
BEGIN
  PERFORM pg_advisory_xact_lock(7307001);
  SELECT * INTO last FROM audit_log ORDER BY id DESC LIMIT 1;
  NEW.id := coalesce(last.id, 0) + 1;
  NEW.actor_kind := coalesce(NEW.actor_kind, 'member');
  NEW.actor := coalesce(NEW.actor, (SELECT account FROM members WHERE id = NEW.member_id), 'guest');
  NEW.previous_hash := coalesce(last.hash, repeat('0', 64));
  NEW.hash := audit_hash(NEW);
  RETURN NEW;
END $$;--> statement-breakpoint
DO $$
DECLARE
  entry audit_log%ROWTYPE;
  last text := repeat('0', 64);
BEGIN
  FOR entry IN SELECT * FROM audit_log ORDER BY id LOOP
    entry.previous_hash := last;
    last := audit_hash(entry);
    UPDATE audit_log SET previous_hash = entry.previous_hash, hash = last WHERE id = entry.id;
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE TRIGGER USER;
