import type { Queries } from '../db/database.ts';
import { hashPassword } from '../domain/identity/session/password.ts';

/** The payment passwords of demo accounts, as in the examples of the contract; `promoter41` has none yet. */
const paymentPasswords = [
  { memberId: 1_000_001, password: '730185' },
  { memberId: 1_000_002, password: '552013' },
  { memberId: 1_000_003, password: '661204' },
] as const;

const SET = `
  update members set payment_password_hash = $2, payment_password_changed_at = created_at
  where id = $1 and payment_password_hash is null`;

/** Gives the demo accounts payment passwords. */
export async function insertPayments(tx: Queries): Promise<void> {
  for (const { memberId, password } of paymentPasswords) {
    await tx.query('seed_payment_password', SET, [memberId, await hashPassword(password)]);
  }
}
