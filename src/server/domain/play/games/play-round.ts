import type { InhouseRoundResult, PlayInhouseRoundPayload } from '#generated/model/index.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Session } from '../../identity/session/session.ts';
import { endRound, numbersOf, sheetOfRound } from './end-round.ts';
import { isTaken, settleAtOnce } from './one-step.ts';
import { holdMember, lockRound, type RoundNeeds, type StakedRound } from './round.ts';
import { requireInLimits, takeStake } from './round-money.ts';
import { resultOf } from './show-round.ts';
import { beginning } from './steps.ts';
import { startRound, storeProgress } from './store-round.ts';

/**
 * Stakes on a sealed round and plays it (LOBBY-02, LOBBY-19): to its end, or to where the player has to act. Failures:
 * `not_found` also for another member's round, `round_expired`, `round_not_open`, `validation_failed`,
 * `bet_limit_exceeded`, and those of `takeStake`.
 */
export async function playRound(
  needs: RoundNeeds,
  session: Session,
  { roundId, stake, clientSeed, choice }: PlayInhouseRoundPayload,
): Promise<InhouseRoundResult> {
  const { tx, brand, clock } = needs;
  const startedAt = new Date(clock());
  await holdMember(tx, session.memberId);
  const sealed = await lockRound(tx, session.memberId, roundId);
  if (sealed === undefined) throw new Failure('not_found');
  if (sealed.state === 'expired') throw new Failure('round_expired');
  if (sealed.state !== 'sealed') throw new Failure('round_not_open');
  if (sealed.expiresAt <= startedAt) throw new Failure('round_expired');
  if (choice.game !== sealed.gameId || !isTaken(choice)) {
    const message = 'Is no choice of the game';
    throw new Failure('validation_failed', { fields: [{ pointer: '/body/choice', rule: 'choice', message }] });
  }
  requireInLimits(brand, sheetOfRound(sealed), stake);
  const betId = await takeStake(needs, session, { ...sealed, choice }, stake, startedAt);
  const begun: StakedRound = {
    ...{ ...sealed, state: 'open', betId, stake, choice, clientSeed, startedAt },
    ...{ steps: [], multiplier: '0.00', payout: null, outcome: [], endedAt: null },
  };
  await startRound(tx, begun);
  return resultOf(needs, await firstStep(needs, begun));
}

async function firstStep(needs: RoundNeeds, round: StakedRound): Promise<StakedRound> {
  const { choice, startedAt } = round;
  const settled = settleAtOnce(choice, numbersOf(needs, round));
  if (settled !== undefined) return endRound(needs, round, { steps: [], ...settled }, startedAt);
  const progress = beginning(choice, numbersOf(needs, round));
  if (progress === undefined) throw new Error(`${choice.game} is not played here`);
  await storeProgress(needs.tx, round.id, progress, startedAt);
  const { steps, multiplier } = progress;
  return { ...round, steps, multiplier };
}
