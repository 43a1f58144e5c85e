-- Postings are made together: each statement does its part of all of them. What they say comes as JSON, of whose rows the
-- planner knows nothing, so that it keeps one plan; arrays of known lengths were planned anew for each posting.
DROP FUNCTION post_entries(text, text, text, text, text, timestamptz, bigint[], text[], text[], numeric[]);--> statement-breakpoint
-- The one way by which money moves. The key makes a posting idempotent: who comes second waits for the first, then is
-- answered the same. Wallets are locked in the order of their account ids, so that no two calls wait for each other.
CREATE FUNCTION post_entries(p_postings jsonb)
RETURNS TABLE (posting bigint, replayed boolean, member_id bigint, purpose text, balance numeric, version bigint)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_fresh jsonb;
  v_count integer;
  v_other text;
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
    JOIN transactions t ON t.reference = p.key
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
END $$;
--> statement-breakpoint
-- The plan of a trigger is kept from its first run: after a call of many entries it read all accounts for each posting.
CREATE OR REPLACE FUNCTION entries_sum_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (
      SELECT e.transaction_id, e.amount, (SELECT a.currency FROM accounts a WHERE a.id = e.account_id) AS currency
      FROM added e
    ) told
    GROUP BY told.transaction_id, told.currency HAVING sum(told.amount) <> 0
  ) THEN
    RAISE EXCEPTION 'the entries of a posting do not sum to zero'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'entries_sum_to_zero';
  END IF;
  RETURN NULL;
END $$;
