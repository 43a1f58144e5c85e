import type { ActInhouseRoundPayload, InhouseRoundResult } from '#generated/model/index.ts';
import { Failure } from '#server/shared/failure.ts';
import { publish } from '../../ground/publish.ts';
import { endRound, isAtMost, numbersOf, storeProgress } from './end-round.ts';
import { holdMember, isStaked, lockRound, type RoundNeeds, type StakedRound } from './round.ts';
import { resultOf } from './show-round.ts';
import { canCashOut, stepOf } from './steps.ts';

/**
 * Goes on with an open round of the member: a step of Mines or Hi-Lo, or cashing out (LOBBY-19). Failures: `not_found`,
 * `validation_failed` for a cell that does not belong to the step, `round_not_open`.
 */
export async function actOnRound(
  needs: RoundNeeds,
  memberId: number,
  roundId: string,
  payload: ActInhouseRoundPayload,
): Promise<InhouseRoundResult> {
  const { tx, clock } = needs;
  if ((payload.action === 'open') !== (payload.cell !== undefined)) {
    const message = 'Comes with `open`, and only then';
    throw new Failure('validation_failed', { fields: [{ pointer: '/body/cell', rule: 'cell', message }] });
  }
  await holdMember(tx, memberId);
  const round = await lockRound(tx, memberId, roundId);
  if (round === undefined || !isStaked(round)) throw new Failure('not_found');
  if (round.state !== 'open') throw new Failure('round_not_open');
  return resultOf(needs, await step(needs, round, payload, new Date(clock())));
}

async function step(
  needs: RoundNeeds,
  round: StakedRound,
  payload: ActInhouseRoundPayload,
  at: Date,
): Promise<StakedRound> {
  if (payload.action === 'cash_out') {
    if (!canCashOut(round.steps)) throw new Failure('round_not_open');
    const { steps, multiplier } = round;
    return endRound(needs, round, { steps, multiplier }, at);
  }
  const progress = stepOf(round.choice, round.steps, payload, numbersOf(needs, round));
  if (progress === undefined) throw new Failure('round_not_open');
  if (progress.ended || isAtMost(needs, round, progress.multiplier)) return endRound(needs, round, progress, at);
  await storeProgress(needs.tx, round.id, progress, at);
  // Other tabs of the member show the same round.
  await publish(needs.tx, at, [{ kind: 'bets', memberId: round.memberId, betId: round.betId }]);
  return { ...round, steps: progress.steps, multiplier: progress.multiplier };
}
