import type { Language, StoppedChase } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { money } from '../../ground/amounts/money.ts';
import { type CancelNeeds, holdBettor, lockCancellable } from './cancel-bet.ts';
import { chaseOf } from './chase-row.ts';
import { closeBets, giveBack } from './close-bets.ts';
import { balanceOf } from './lottery-money.ts';
import { publishBets } from './publish-bets.ts';
import { sumOf } from './read-slip.ts';

interface Asked {
  readonly memberId: number;
  readonly chaseId: string;
  readonly language: Language;
}

const OPEN = `select bet_id as "betId" from lottery_bets where chase_id = $1 and state = 'open'`;
const STOP = `update lottery_chases set state = 'stopped', ended_at = $2 where id = $1 and state = 'running'`;

/**
 * Ends a chase: its bets on draws that are open by the database's clock are cancelled (LOTTERY-10). A closed draw is
 * still settled. One that has ended is returned as it is. Failure: `not_found`, also for another member's.
 */
export async function stopChase(needs: CancelNeeds, tx: Queries, asked: Asked): Promise<StoppedChase> {
  const { brand } = needs;
  const { memberId, chaseId } = asked;
  await holdBettor(tx, memberId);
  const before = await chaseOf(needs, tx, asked);
  const open =
    before.state === 'running' ? await tx.query<{ betId: string }>('lottery_chase_open', OPEN, [chaseId]) : [];
  const { betIds, at } = await lockCancellable(
    tx,
    needs,
    open.map(({ betId }) => betId),
  );
  const stakes = await closeBets(tx, betIds, 'cancelled', at);
  await tx.query('lottery_stop_chase', STOP, [chaseId, at]);
  await giveBack(tx, needs, stakes, at);
  await publishBets(tx, at, stakes);
  return {
    chase: await chaseOf(needs, tx, asked),
    returned: money(sumOf(stakes.map(({ amount }) => amount)), brand.currency.decimals),
    balanceAfter: await balanceOf(tx, brand, { memberId, gameCode: before.gameCode, at }),
  };
}
