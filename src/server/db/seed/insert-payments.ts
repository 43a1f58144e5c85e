import { hashPassword } from '../../domain/session/password.ts';
import { post } from '../../domain/wallet/post.ts';
import type { Queries } from '../database.ts';

const DAY = 86_400_000;

/** The payment passwords of demo accounts, as in the examples of the contract; `promoter41` has none yet. */
const paymentPasswords = [
  { memberId: 1_000_001, password: '730185' },
  { memberId: 1_000_002, password: '552013' },
  { memberId: 1_000_003, password: '661204' },
] as const;

const SET = `
  update members set payment_password_hash = $2, payment_password_changed_at = created_at
  where id = $1 and payment_password_hash is null`;
const PLAYER = 1_000_001;
const FIND = 'select id from members where id = $1';

/** Gives the demo accounts payment passwords, and points to the player. */
export async function insertPayments(tx: Queries, now: Date, currency: string): Promise<void> {
  for (const { memberId, password } of paymentPasswords) {
    await tx.query('seed_payment_password', SET, [memberId, await hashPassword(password)]);
  }
  if ((await tx.query('seed_player', FIND, [PLAYER])).length === 0) return;
  const posting = (id: string, daysAgo: number) =>
    ({
      key: `points:${id}`,
      reason: { kind: 'points', id },
      at: new Date(now.getTime() - daysAgo * DAY),
      currency,
    }) as const;
  await post(tx, {
    ...posting('seed-earned', 30),
    kind: 'points_earned',
    entries: [
      { memberId: PLAYER, purpose: 'points', amount: '2484' },
      { house: 'points', amount: '-2484' },
    ],
  });
  await post(tx, {
    ...posting('seed-redeemed', 16),
    kind: 'adjustment',
    entries: [
      { memberId: PLAYER, purpose: 'points', amount: '-1200' },
      { house: 'points', amount: '1200' },
    ],
  });
}
