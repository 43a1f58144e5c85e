import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { postAll } from '../../money/wallet/post.ts';
import { settlementOf } from '../../play/bets/settlements.ts';
import { payoutPostings } from '../../rewards/bonuses/payout-postings.ts';
import { type BetMovement, payoutOf } from './lottery-money.ts';

const CLOSE = `
  with closed as (
    update lottery_bets set state = $2, payout = stake, settled_at = $3 where bet_id = any($1) and state = 'open'
    returning bet_id
  ), changed as (
    update bets b set state = 'void', payout = stake, refunded = stake, settled_at = $3, ended_at = $3, moved_at = $3
    from closed where b.id = closed.bet_id returning b.*
  ), settlement as (${settlementOf('$3')})
  select id as "betId", member_id as "memberId", vendor_code as "vendorCode", stake as amount from changed
  order by member_id, id`;

/**
 * Closes open bets without a result: cancelled by the player or the end of a chase, or void with their draw. Returns the
 * stakes to give back; the caller posts them after every bet that it closes, so that two transactions never wait in a
 * circle.
 */
export function closeBets(
  tx: Queries,
  betIds: readonly string[],
  as: 'cancelled' | 'void',
  at: Date,
): Promise<BetMovement[]> {
  return tx.query<BetMovement>('lottery_close_bets', CLOSE, [betIds, as, at]);
}

/** Gives stakes back, each once. */
export async function giveBack(
  tx: Queries,
  { brand }: Pick<Services, 'brand'>,
  stakes: readonly BetMovement[],
  at: Date,
): Promise<void> {
  if (stakes.length === 0) return;
  const postings = stakes.map((stake) => payoutOf(stake, { step: 'back', kind: 'refund' }, brand.currency.code, at));
  await postAll(tx, await payoutPostings(tx, brand, postings));
}

const END = `
  update lottery_chases c set state = $2, ended_at = $3
  where c.id = any($1) and c.state = 'running'
    and not exists (select from lottery_bets l where l.chase_id = c.id and l.state = 'open')`;

/** Ends those of some chases that have no open bet left. */
export async function endChases(
  tx: Queries,
  chaseIds: readonly (string | null)[],
  state: 'completed' | 'stopped' | 'won',
  at: Date,
): Promise<void> {
  const ids = [...new Set(chaseIds.filter((id) => id !== null))];
  if (ids.length > 0) await tx.query('lottery_end_chases', END, [ids, state, at]);
}
