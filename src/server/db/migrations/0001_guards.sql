-- Entries move the balance of the member's wallet; the check on wallets refuses to go below zero.
CREATE FUNCTION entries_move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE wallets SET balance = balance + NEW.amount WHERE account_id = NEW.account_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_move_balance AFTER INSERT ON entries
  FOR EACH ROW EXECUTE FUNCTION entries_move_balance();
--> statement-breakpoint
-- At commit every transaction sums to zero, in one currency.
CREATE FUNCTION entries_sum_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(e.amount) <> 0 OR count(DISTINCT a.currency) <> 1
      FROM entries e JOIN accounts a ON a.id = e.account_id
      WHERE e.transaction_id = NEW.transaction_id) THEN
    RAISE EXCEPTION 'the entries of transaction % do not sum to zero', NEW.transaction_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'entries_sum_to_zero';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER entries_sum_to_zero AFTER INSERT ON entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION entries_sum_to_zero();
--> statement-breakpoint
CREATE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entries
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();
--> statement-breakpoint
CREATE TRIGGER transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON transactions
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();
--> statement-breakpoint
-- What an audit row says, chained to the row before it. A null is written as nothing.
CREATE FUNCTION audit_hash(previous text, id bigint, at timestamptz, kind text, member_id bigint, data jsonb)
RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(concat_ws('|', previous, id, floor(extract(epoch FROM at) * 1000)::bigint, kind,
    coalesce(member_id::text, ''), data::text), 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- One writer at a time, so that the chain has one end: the lock lasts until the transaction ends.
CREATE FUNCTION audit_chain() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last audit_log%ROWTYPE;
BEGIN
  PERFORM pg_advisory_xact_lock(7307001);
  SELECT * INTO last FROM audit_log ORDER BY id DESC LIMIT 1;
  NEW.id := coalesce(last.id, 0) + 1;
  NEW.previous_hash := coalesce(last.hash, '');
  NEW.hash := audit_hash(NEW.previous_hash, NEW.id, NEW.at, NEW.kind, NEW.member_id, NEW.data);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_chain BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_chain();
--> statement-breakpoint
INSERT INTO catalogue_version (single, version) VALUES (true, 1);
--> statement-breakpoint
CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = version + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vendors_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON vendors
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER vendor_categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON vendor_categories
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER games_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON games
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
