-- An entry is never dated before the one before it in its wallet, although of two postings at the same time the later
-- time may book first. Lists by time and the balances at the ends of a range then follow the order of the bookings.
CREATE OR REPLACE FUNCTION entries_move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_before timestamptz;
BEGIN
  UPDATE wallets SET balance = balance + NEW.amount, version = version + 1 WHERE account_id = NEW.account_id
  RETURNING balance, version INTO NEW.balance_after, NEW.version;
  IF NEW.version > 1 THEN
    SELECT booked_at INTO v_before FROM entries WHERE account_id = NEW.account_id AND version = NEW.version - 1;
    NEW.booked_at := greatest(NEW.booked_at, v_before);
  END IF;
  RETURN NEW;
END $$;
