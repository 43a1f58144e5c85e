CREATE TABLE "member_transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"sender_id" bigint NOT NULL,
	"receiver_id" bigint NOT NULL,
	"direction" text NOT NULL,
	"amount" numeric(24, 8) NOT NULL,
	"note" text,
	"balance_after" numeric(24, 8) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "entries_account";--> statement-breakpoint
-- What was posted before there were reasons: opening and trial credit, each named after its account.
ALTER TABLE "transactions" DISABLE TRIGGER "transactions_append_only";--> statement-breakpoint
ALTER TABLE "entries" DISABLE TRIGGER "entries_append_only";--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "reason_kind" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "reason_id" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "note" text;--> statement-breakpoint
UPDATE "transactions" SET "reference" = coalesce("reference", 'posting:' || "id"), "reason_kind" = 'account',
  "reason_id" = coalesce(nullif(split_part("reference", ':', 2), ''), "id"::text);
--> statement-breakpoint
ALTER TABLE "transactions" ALTER COLUMN "reference" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ALTER COLUMN "reason_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ALTER COLUMN "reason_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "booked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "balance_after" numeric(24, 8);--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "version" bigint;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "entries" e SET "booked_at" = t."booked_at" FROM "transactions" t WHERE t."id" = e."transaction_id";--> statement-breakpoint
UPDATE "entries" e SET "balance_after" = r."balance", "version" = r."version" FROM (
  SELECT e."id", sum(e."amount") OVER past AS "balance", row_number() OVER past AS "version"
  FROM "entries" e JOIN "wallets" w ON w."account_id" = e."account_id"
  WINDOW past AS (PARTITION BY e."account_id" ORDER BY e."id")
) r WHERE r."id" = e."id";
--> statement-breakpoint
UPDATE "wallets" w SET "version" = (SELECT count(*) FROM "entries" e WHERE e."account_id" = w."account_id");
--> statement-breakpoint
ALTER TABLE "entries" ALTER COLUMN "booked_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ENABLE TRIGGER "entries_append_only";--> statement-breakpoint
ALTER TABLE "transactions" ENABLE TRIGGER "transactions_append_only";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "payment_password_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "payment_password_failures" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_transfers" ADD CONSTRAINT "member_transfers_sender_id_members_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_transfers" ADD CONSTRAINT "member_transfers_receiver_id_members_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_transfers_sender" ON "member_transfers" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "transactions_reason" ON "transactions" USING btree ("reason_kind","reason_id");--> statement-breakpoint
CREATE INDEX "entries_account" ON "entries" USING btree ("account_id","booked_at","id");--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_version" UNIQUE("account_id","version");
--> statement-breakpoint
-- An entry moves the balance of the member's wallet and keeps what it was after it; the check refuses to go below zero.
DROP TRIGGER entries_move_balance ON entries;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION entries_move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE wallets SET balance = balance + NEW.amount, version = version + 1 WHERE account_id = NEW.account_id
  RETURNING balance, version INTO NEW.balance_after, NEW.version;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_move_balance BEFORE INSERT ON entries
  FOR EACH ROW EXECUTE FUNCTION entries_move_balance();
--> statement-breakpoint
-- What is inserted together sums to zero for each posting and currency: points are a currency of their own.
DROP TRIGGER entries_sum_to_zero ON entries;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION entries_sum_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM added JOIN accounts a ON a.id = added.account_id
    GROUP BY added.transaction_id, a.currency HAVING sum(added.amount) <> 0
  ) THEN
    RAISE EXCEPTION 'the entries of a posting do not sum to zero'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'entries_sum_to_zero';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_sum_to_zero AFTER INSERT ON entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION entries_sum_to_zero();
--> statement-breakpoint
-- The one way by which money moves. The key makes it idempotent: who comes second waits for the first, then is answered
-- the same. Wallets are locked in the order of their account ids, so that two postings never wait for each other.
CREATE FUNCTION post_entries(
  p_key text, p_kind text, p_reason_kind text, p_reason_id text, p_note text, p_at timestamptz,
  p_members bigint[], p_purposes text[], p_currencies text[], p_amounts numeric[]
) RETURNS TABLE (posting bigint, replayed boolean, member_id bigint, purpose text, balance numeric, version bigint)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_posting bigint;
  v_replayed boolean := false;
  v_count integer;
BEGIN
  INSERT INTO transactions (kind, reference, reason_kind, reason_id, note, booked_at)
  VALUES (p_kind, p_key, p_reason_kind, p_reason_id, p_note, p_at)
  ON CONFLICT (reference) DO NOTHING RETURNING id INTO v_posting;
  IF v_posting IS NULL THEN
    v_replayed := true;
    SELECT t.id INTO v_posting FROM transactions t
    WHERE t.reference = p_key AND t.kind = p_kind AND t.reason_kind = p_reason_kind AND t.reason_id = p_reason_id;
    SELECT count(*) INTO v_count FROM (
      SELECT a.member_id, a.kind, a.currency, e.amount FROM entries e JOIN accounts a ON a.id = e.account_id
      WHERE e.transaction_id = v_posting
      INTERSECT ALL
      SELECT * FROM unnest(p_members, p_purposes, p_currencies, p_amounts)
    ) same;
    IF v_count <> cardinality(p_amounts)
      OR v_count <> (SELECT count(*) FROM entries e WHERE e.transaction_id = v_posting) THEN
      RAISE EXCEPTION 'another posting has the key %', p_key
        USING ERRCODE = 'unique_violation', CONSTRAINT = 'transactions_same_posting';
    END IF;
  ELSE
    INSERT INTO accounts (member_id, kind, currency)
    SELECT DISTINCT p.member, p.purpose, p.currency
    FROM unnest(p_members, p_purposes, p_currencies) AS p (member, purpose, currency)
    WHERE NOT EXISTS (
      SELECT FROM accounts a WHERE a.kind = p.purpose AND a.member_id IS NOT DISTINCT FROM p.member
        AND a.currency = p.currency
    ) ORDER BY 1, 2, 3 ON CONFLICT DO NOTHING;
    INSERT INTO wallets (member_id, kind, account_id, currency)
    SELECT a.member_id, a.kind, a.id, a.currency FROM accounts a
    WHERE a.member_id = ANY (p_members) AND NOT EXISTS (SELECT FROM wallets w WHERE w.account_id = a.id)
    ORDER BY a.id ON CONFLICT DO NOTHING;
    INSERT INTO entries (transaction_id, account_id, amount, booked_at)
    SELECT v_posting, a.id, p.amount, p_at
    FROM unnest(p_members, p_purposes, p_currencies, p_amounts) AS p (member, purpose, currency, amount)
    JOIN accounts a ON a.kind = p.purpose AND a.currency = p.currency AND a.member_id IS NOT DISTINCT FROM p.member
    ORDER BY a.id;
    GET DIAGNOSTICS v_count = ROW_COUNT;
    IF v_count = 0 OR v_count <> cardinality(p_amounts) THEN
      RAISE EXCEPTION 'the posting % names accounts that are not there, or none', p_key
        USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'entries_account_known';
    END IF;
  END IF;
  RETURN QUERY
  SELECT v_posting, v_replayed, a.member_id, a.kind, e.balance_after, e.version
  FROM entries e JOIN accounts a ON a.id = e.account_id WHERE e.transaction_id = v_posting ORDER BY e.id;
END $$;
