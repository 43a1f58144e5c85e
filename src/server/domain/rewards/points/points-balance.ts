import type { Points } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import type { Session } from '../../identity/session/session.ts';

interface Row {
  readonly balance: string;
  readonly earned: string;
}

// The first points open the wallet.
const POINTS = `
  select coalesce(w.balance, 0) as balance, coalesce((
    select sum(e.amount) from entries e join transactions t on t.id = e.transaction_id
    where e.account_id = w.account_id and t.kind = 'points_earned'), 0) as earned
  from members m left join wallets w on w.member_id = m.id and w.kind = 'points' where m.id = $1`;

/** The points of the session's member: earned, spent, and left (MALL-02). */
export async function pointsBalance(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { memberId }: Pick<Session, 'memberId'>,
): Promise<Points> {
  const [row] = await db.query<Row>('points_balance', POINTS, [memberId]);
  if (row === undefined) throw new Error(`member ${memberId} is gone`);
  const [balance, earned] = [wholePoints(row.balance), wholePoints(row.earned)];
  return { balance, earned, spent: earned - balance, asOf: new Date(clock()).toISOString() };
}

/** Points are whole: the fraction of the `numeric` is zeros. */
export function wholePoints(numeric: string): number {
  return Number(numeric.split('.')[0]);
}
