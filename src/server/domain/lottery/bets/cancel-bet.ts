import type { CancelledBet, Language } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { databaseTime, type ReadTime } from '../../ground/database-time.ts';
import { lockMember } from '../../ground/lock-member.ts';
import { readBets, showBet } from './bet-row.ts';
import { closeBets, endChases, giveBack } from './close-bets.ts';
import { balanceOf } from './lottery-money.ts';
import { publishBets } from './publish-bets.ts';

/** What taking bets back needs. The database's clock decides about the close; a test has its own. */
export type CancelNeeds = Pick<Services, 'brand'> & { readonly drawTime?: ReadTime };

/** Makes the acts of a member wait for each other. It comes before any lock of a draw. */
export async function holdBettor(tx: Queries, memberId: number): Promise<void> {
  await lockMember(tx, memberId);
}

const HOLD = `
  select d.id from lottery_draws d where d.id in (select draw_id from lottery_bets where bet_id = any($1))
  order by d.id for share`;
const CANCELLABLE = `
  select l.bet_id as "betId" from lottery_bets l join lottery_draws d on d.id = l.draw_id
  where l.bet_id = any($1) and l.state = 'open' and d.state = 'planned' and d.closes_at > $2
  order by l.bet_id for update of l`;

/** Locks those of some bets that can be taken back now, by the database's clock, and keeps their draws undrawn. */
export async function lockCancellable(
  tx: Queries,
  { drawTime = databaseTime }: CancelNeeds,
  betIds: readonly string[],
): Promise<{ readonly betIds: string[]; readonly at: Date }> {
  await tx.query('lottery_hold_draws_of_bets', HOLD, [betIds]);
  const at = new Date(await drawTime(tx));
  const rows = await tx.query<{ betId: string }>('lottery_cancellable', CANCELLABLE, [betIds, at]);
  return { betIds: rows.map(({ betId }) => betId), at };
}

interface Asked {
  readonly memberId: number;
  readonly betId: string;
  readonly language: Language;
}

/**
 * Takes a bet back before its draw closes, and returns its stake (LOTTERY-10, trust 10). Failures: `not_found`, also for
 * another member's; `bet_not_cancellable` once its draw has closed by the database's clock, and once it is over.
 */
export async function cancelBet(
  needs: CancelNeeds,
  tx: Queries,
  { memberId, betId, language }: Asked,
): Promise<CancelledBet> {
  const { brand } = needs;
  await holdBettor(tx, memberId);
  const [before] = await readBets(tx, needs, [betId], language);
  if (before?.memberId !== memberId) throw new Failure('not_found');
  const { betIds, at } = await lockCancellable(tx, needs, [betId]);
  const stakes = await closeBets(tx, betIds, 'cancelled', at);
  const [stake] = stakes;
  if (stake === undefined) throw new Failure('bet_not_cancellable');
  await endChases(tx, [before.chaseId], 'stopped', at);
  await giveBack(tx, needs, stakes, at);
  await publishBets(tx, at, stakes);
  const [row = before] = await readBets(tx, needs, [betId], language);
  const bet = showBet(needs, row, at.getTime(), language);
  return {
    bet,
    returned: bet.stake,
    balanceAfter: await balanceOf(tx, brand, { memberId, gameCode: bet.gameCode, at }),
  };
}
