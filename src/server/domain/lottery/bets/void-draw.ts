import type { Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';
import { publish } from '../../ground/publish.ts';
import { drawSeeds } from '../draws/draw-seeds.ts';
import { findStoredDraw } from '../draws/draws.ts';
import { closeBets, endChases, giveBack } from './close-bets.ts';
import { notifyVoid } from './draw-messages.ts';
import { answerAct, type DrawAct, type InTransaction, type ResultNeeds } from './enter-result.ts';
import { lockDraw } from './lock-draws.ts';
import { memberRanges } from './member-ranges.ts';
import { readOperatorDraw } from './operator-draws.ts';
import { publishBets } from './publish-bets.ts';
import { type SettleNeeds, settleDrawn } from './settle-draws.ts';

const OPEN = `
  select bet_id as "betId", chase_id as "chaseId" from lottery_bets
  where draw_id = $1 and state = 'open' and member_id > $2 and member_id <= $3 order by bet_id for update`;
const VOID = `
  update lottery_draws set state = 'void', seed = null, version = null, prizes = null, entered_at = null,
    void_reason = $2, settled_at = $3
  where id = $1`;

/**
 * Declares a draw void, gives the stake of every open bet on it back, once, and tells the members (LOTTERY-11). Chases go on
 * with their next draw. One that is void is returned as it is. Failures: `not_found`; `draw_not_enterable` for a settled one.
 */
export async function voidDraw<Answer>(
  services: ResultNeeds,
  act: DrawAct,
  reason: string,
  inTransaction: InTransaction<Answer>,
): Promise<Answer> {
  const { operator, drawId, language } = act;
  const found = await findStoredDraw(services, drawId, language);
  // The answer shows the commitment; nothing but the transaction reads the database within it.
  if (found.game.drawnHere) await drawSeeds(services, [drawId]);
  return inTransaction(async (tx) => {
    const row = await lockDraw(tx, found);
    if (row.state === 'settled') throw new Failure('draw_not_enterable');
    if (row.state === 'void') return readOperatorDraw(services, tx, { ...found, row });
    const at = new Date(services.clock());
    await closeDraw(services, tx, drawId, { reason, at });
    await settleDrawn(services, tx, found.game);
    return answerAct(services, tx, found, { operator, kind: 'draw_voided', version: null, reason, at });
  });
}

interface Closing {
  readonly reason: string;
  readonly at: Date;
}

/** Makes a draw void, gives the stakes of its open bets back, and tells the members. */
export async function closeDraw(services: SettleNeeds, tx: Queries, drawId: string, closing: Closing): Promise<void> {
  const { reason, at } = closing;
  await tx.query('lottery_void', VOID, [drawId, reason, at]);
  for await (const { after, upTo } of memberRanges(tx, drawId, ['open'])) {
    const open = await tx.query<OpenBet>('lottery_open_bets', OPEN, [drawId, after, upTo]);
    const stakes = await voidBets(services, tx, open, at);
    await notifyVoid(tx, services.brand, { drawId, stakes, reason, at });
  }
  await publish(tx, at, [{ kind: 'draws', drawId }]);
}

interface OpenBet {
  readonly betId: string;
  readonly chaseId: string | null;
}

async function voidBets(services: SettleNeeds, tx: Queries, open: readonly OpenBet[], at: Date) {
  const stakes = await closeBets(
    tx,
    open.map(({ betId }) => betId),
    'void',
    at,
  );
  await endChases(
    tx,
    open.map(({ chaseId }) => chaseId),
    'completed',
    at,
  );
  await giveBack(tx, services, stakes, at);
  await publishBets(tx, at, stakes);
  return stakes;
}
