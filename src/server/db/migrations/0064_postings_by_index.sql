-- No index finds an account by IS NOT DISTINCT FROM: each posting read the accounts of all members. A member's account and
-- one of the house are looked for apart, each by its own index.
CREATE OR REPLACE FUNCTION post_entries(
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
      SELECT FROM accounts a WHERE a.member_id = p.member AND a.kind = p.purpose AND a.currency = p.currency
    ) AND NOT EXISTS (
      SELECT FROM accounts a
      WHERE p.member IS NULL AND a.member_id IS NULL AND a.kind = p.purpose AND a.currency = p.currency
    ) ORDER BY 1, 2, 3 ON CONFLICT DO NOTHING;
    INSERT INTO wallets (member_id, kind, account_id, currency)
    SELECT a.member_id, a.kind, a.id, a.currency FROM accounts a
    WHERE a.member_id = ANY (p_members) AND NOT EXISTS (SELECT FROM wallets w WHERE w.account_id = a.id)
    ORDER BY a.id ON CONFLICT DO NOTHING;
    INSERT INTO entries (transaction_id, account_id, amount, booked_at)
    SELECT v_posting, a.id, p.amount, p_at
    FROM unnest(p_members, p_purposes, p_currencies, p_amounts) AS p (member, purpose, currency, amount)
    CROSS JOIN LATERAL (
      SELECT a.id FROM accounts a WHERE a.member_id = p.member AND a.kind = p.purpose AND a.currency = p.currency
      UNION ALL
      SELECT a.id FROM accounts a
      WHERE p.member IS NULL AND a.member_id IS NULL AND a.kind = p.purpose AND a.currency = p.currency
    ) a
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
