CREATE TABLE "debt_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "debt_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(24, 8) NOT NULL,
	"left_after" numeric(24, 8) NOT NULL,
	"reason_kind" text NOT NULL,
	"reason_id" text NOT NULL,
	"note" text,
	"operator" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "debt_entries_kind_known" CHECK ("debt_entries"."kind" in ('owed', 'paid', 'written_off')),
	CONSTRAINT "debt_entries_amounts" CHECK ("debt_entries"."amount" > 0 and "debt_entries"."left_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "debts" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"amount" numeric(24, 8) NOT NULL,
	CONSTRAINT "debts_not_negative" CHECK ("debts"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "debt_entries" ADD CONSTRAINT "debt_entries_member_id_debts_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."debts"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "debt_entries_member" ON "debt_entries" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "debts_open" ON "debts" USING btree ("member_id") WHERE "debts"."amount" > 0;--> statement-breakpoint
INSERT INTO "debts" ("member_id", "amount") SELECT "member_id", "amount" FROM "lottery_debts";--> statement-breakpoint
-- Nobody told which correction they came from.
INSERT INTO "debt_entries" ("member_id", "kind", "amount", "left_after", "reason_kind", "reason_id", "at")
SELECT "member_id", 'owed', "amount", "amount", 'account', "member_id"::text, now() FROM "lottery_debts" WHERE "amount" > 0;--> statement-breakpoint
DROP TABLE "lottery_debts";--> statement-breakpoint
-- Pays a member's debt from the main wallet, at most with what is left of a gain. The caller holds the lock of the wallet.
CREATE FUNCTION pay_debt(p_member bigint, p_most numeric, p_key text, p_reason_kind text, p_reason_id text, p_at timestamptz)
RETURNS TABLE (posting bigint, replayed boolean, member_id bigint, purpose text, balance numeric, version bigint)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_account bigint;
  v_currency text;
  v_house bigint;
  v_paid numeric;
  v_left numeric;
  v_entry bigint;
  v_posting bigint;
BEGIN
  SELECT w.account_id, w.currency, least(d.amount, w.balance, p_most), d.amount INTO v_account, v_currency, v_paid, v_left
  FROM debts d JOIN wallets w ON w.member_id = d.member_id AND w.kind = 'main'
  WHERE d.member_id = p_member FOR UPDATE;
  IF v_paid IS NULL OR v_paid <= 0 THEN
    RETURN;
  END IF;
  v_left := v_left - v_paid;
  UPDATE debts d SET amount = v_left WHERE d.member_id = p_member;
  INSERT INTO debt_entries (member_id, kind, amount, left_after, reason_kind, reason_id, at)
  VALUES (p_member, 'paid', v_paid, v_left, p_reason_kind, p_reason_id, p_at) RETURNING id INTO v_entry;
  INSERT INTO transactions (kind, reference, reason_kind, reason_id, booked_at)
  VALUES ('debt', p_key, 'debt', v_entry::text, p_at) RETURNING id INTO v_posting;
  -- Owing it has opened the house's account.
  SELECT a.id INTO v_house FROM accounts a WHERE a.member_id IS NULL AND a.kind = 'debts' AND a.currency = v_currency;
  RETURN QUERY
  WITH added AS (
    INSERT INTO entries (transaction_id, account_id, amount, booked_at)
    VALUES (v_posting, v_account, -v_paid, p_at), (v_posting, v_house, v_paid, p_at)
    RETURNING account_id, balance_after, version
  )
  SELECT v_posting, false, p_member, 'main'::text, n.balance_after, n.version FROM added n WHERE n.account_id = v_account;
END $$;
--> statement-breakpoint
-- The one way by which money moves. The key makes a posting idempotent: who comes second waits for the first, then is
-- answered the same. Wallets are locked in the order of their account ids, so that no two calls wait for each other.
CREATE OR REPLACE FUNCTION post_entries(p_postings jsonb)
RETURNS TABLE (posting bigint, replayed boolean, member_id bigint, purpose text, balance numeric, version bigint)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_fresh jsonb;
  v_count integer;
  v_other text;
  v_owing record;
BEGIN
  WITH kept AS (
    INSERT INTO transactions (kind, reference, reason_kind, reason_id, note, booked_at)
    SELECT p.kind, p.key, p.reason_kind, p.reason_id, p.note, p.at
    FROM ROWS FROM (jsonb_to_recordset(p_postings) AS (
      key text, kind text, "reasonKind" text, "reasonId" text, note text, at timestamptz
    )) WITH ORDINALITY p (key, kind, reason_kind, reason_id, note, at, nr)
    ORDER BY p.nr ON CONFLICT (reference) DO NOTHING RETURNING id, reference
  )
  SELECT coalesce(jsonb_object_agg(reference, id), '{}'), count(*) INTO v_fresh, v_count FROM kept;
  IF v_count < jsonb_array_length(p_postings) THEN
    SELECT p.key INTO v_other
    FROM jsonb_to_recordset(p_postings) p (key text, kind text, "reasonKind" text, "reasonId" text, entries jsonb)
    LEFT JOIN transactions t ON t.reference = p.key AND t.kind = p.kind AND t.reason_kind = p."reasonKind"
      AND t.reason_id = p."reasonId"
    WHERE NOT v_fresh ? p.key AND (
      jsonb_array_length(p.entries) <> (SELECT count(*) FROM entries e WHERE e.transaction_id = t.id)
      OR jsonb_array_length(p.entries) <> (SELECT count(*) FROM (
        SELECT a.member_id, a.kind, a.currency, e.amount FROM entries e JOIN accounts a ON a.id = e.account_id
        WHERE e.transaction_id = t.id
        INTERSECT ALL
        SELECT * FROM jsonb_to_recordset(p.entries) s ("memberId" bigint, purpose text, currency text, amount numeric)
      ) same)
    ) LIMIT 1;
    IF v_other IS NULL THEN
      SELECT p.key INTO v_other FROM jsonb_to_recordset(p_postings) p (key text) GROUP BY p.key HAVING count(*) > 1 LIMIT 1;
    END IF;
    IF v_other IS NOT NULL THEN
      RAISE EXCEPTION 'another posting has the key %', v_other
        USING ERRCODE = 'unique_violation', CONSTRAINT = 'transactions_same_posting';
    END IF;
    RETURN QUERY
    SELECT t.id, true, a.member_id, a.kind, e.balance_after, e.version
    FROM jsonb_to_recordset(p_postings) p (key text)
    JOIN transactions t ON t.reference IN (p.key, p.key || ':debt')
    JOIN entries e ON e.transaction_id = t.id
    JOIN accounts a ON a.id = e.account_id
    WHERE NOT v_fresh ? p.key ORDER BY e.id;
    IF v_count = 0 THEN
      RETURN;
    END IF;
  END IF;
  -- Subqueries of one row each: by index, however many rows the planner expects. An account opens with its wallet.
  WITH opened AS (
    INSERT INTO accounts (member_id, kind, currency)
    SELECT DISTINCT e."memberId", e.purpose, e.currency
    FROM jsonb_to_recordset(p_postings) p (key text, entries jsonb)
    CROSS JOIN LATERAL jsonb_to_recordset(p.entries) e ("memberId" bigint, purpose text, currency text)
    WHERE v_fresh ? p.key AND CASE
      WHEN e."memberId" IS NULL THEN (SELECT a.id FROM accounts a
        WHERE a.member_id IS NULL AND a.kind = e.purpose AND a.currency = e.currency)
      ELSE (SELECT a.id FROM accounts a
        WHERE a.member_id = e."memberId" AND a.kind = e.purpose AND a.currency = e.currency)
      END IS NULL
    ORDER BY 1, 2, 3 ON CONFLICT DO NOTHING RETURNING id, member_id, kind, currency
  )
  INSERT INTO wallets (member_id, kind, account_id, currency)
  SELECT o.member_id, o.kind, o.id, o.currency FROM opened o WHERE o.member_id IS NOT NULL;
  RETURN QUERY
  WITH added AS (
    INSERT INTO entries (transaction_id, account_id, amount, booked_at)
    SELECT (v_fresh ->> p.key)::bigint, a.id, e.amount, p.at
    FROM ROWS FROM (jsonb_to_recordset(p_postings) AS (key text, at timestamptz, entries jsonb))
      WITH ORDINALITY p (key, at, entries, nr)
    CROSS JOIN LATERAL jsonb_to_recordset(p.entries) e ("memberId" bigint, purpose text, currency text, amount numeric)
    CROSS JOIN LATERAL (
      SELECT a.id FROM accounts a WHERE a.member_id = e."memberId" AND a.kind = e.purpose AND a.currency = e.currency
      UNION ALL
      SELECT a.id FROM accounts a
      WHERE e."memberId" IS NULL AND a.member_id IS NULL AND a.kind = e.purpose AND a.currency = e.currency
    ) a
    WHERE v_fresh ? p.key
    ORDER BY a.id, p.nr
    RETURNING id, transaction_id, account_id, balance_after, version
  )
  SELECT n.transaction_id, false, (SELECT a.member_id FROM accounts a WHERE a.id = n.account_id),
    (SELECT a.kind FROM accounts a WHERE a.id = n.account_id), n.balance_after, n.version
  FROM added n ORDER BY n.id;
  GET DIAGNOSTICS v_count = ROW_COUNT;
  IF v_count <> (
    SELECT sum(greatest(jsonb_array_length(p.entries), 1)) FROM jsonb_to_recordset(p_postings) p (key text, entries jsonb)
    WHERE v_fresh ? p.key
  ) THEN
    RAISE EXCEPTION 'a posting names accounts that are not there, or none'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'entries_account_known';
  END IF;
  -- What the main wallet of a member gains by all of them pays its debt. The wallet is locked, so the debt stands still.
  FOR v_owing IN
    SELECT g.member_id, sum(g.amount) AS gained, (array_agg(g.key ORDER BY g.nr) FILTER (WHERE g.amount > 0))[1] AS key
    FROM (
      SELECT e."memberId" AS member_id, e.amount, p.key, p.nr
      FROM ROWS FROM (jsonb_to_recordset(p_postings) AS (key text, "sparesDebt" boolean, entries jsonb))
        WITH ORDINALITY p (key, spares, entries, nr)
      CROSS JOIN LATERAL jsonb_to_recordset(p.entries) e ("memberId" bigint, purpose text, amount numeric)
      WHERE e.purpose = 'main' AND v_fresh ? p.key AND NOT coalesce(p.spares, false)
        AND (SELECT d.amount FROM debts d WHERE d.member_id = e."memberId") > 0
    ) g
    GROUP BY g.member_id HAVING sum(g.amount) > 0 ORDER BY g.member_id
  LOOP
    RETURN QUERY
    SELECT d.* FROM transactions t
    CROSS JOIN LATERAL pay_debt(
      v_owing.member_id, v_owing.gained, t.reference || ':debt', t.reason_kind, t.reason_id, t.booked_at
    ) d
    WHERE t.reference = v_owing.key;
  END LOOP;
END $$;
