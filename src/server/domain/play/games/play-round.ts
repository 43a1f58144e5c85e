import type {
  ActInhouseRoundPayload,
  InhouseChoice,
  InhouseRoundResult,
  PlayInhouseRoundPayload,
} from '#generated/model/index.ts';
import { Failure } from '#server/shared/failure.ts';
import type { FairNumbers } from '#shared/fair/numbers.ts';
import { isDiceBet, settleDice } from '#shared/games/dice.ts';
import type { Settled } from '#shared/games/exact.ts';
import { settleKeno } from '#shared/games/keno.ts';
import { settleReels } from '#shared/games/lantern-reels.ts';
import { settleWheel } from '#shared/games/lucky-wheel.ts';
import { settleLamp } from '#shared/games/lumo-lamp.ts';
import { settlePlinko } from '#shared/games/plinko.ts';
import { publish } from '../../ground/publish.ts';
import type { Session } from '../../identity/session/session.ts';
import { endRound, isAtMost, numbersOf, sheetOfRound, startRound, storeProgress } from './end-round.ts';
import { holdMember, isStaked, lockRound, type RoundNeeds, type StakedRound } from './round.ts';
import { requireInLimits, takeStake } from './round-money.ts';
import { resultOf } from './show-round.ts';
import { beginning, canCashOut, stepOf } from './steps.ts';

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
    ...sealed,
    state: 'open',
    betId,
    stake,
    choice,
    clientSeed,
    startedAt,
    steps: [],
    multiplier: '0.00',
    payout: null,
    outcome: [],
    endedAt: null,
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

/** Plays a game of one step; undefined for games of several. */
function settleAtOnce(choice: InhouseChoice, numbers: FairNumbers): Settled | undefined {
  switch (choice.game) {
    case 'dice':
      return settleDice(choice, numbers);
    case 'keno':
      return settleKeno(choice, numbers);
    case 'plinko':
      return settlePlinko(choice, numbers);
    case 'lumo-lamp':
      return settleLamp(choice, numbers);
    case 'lucky-wheel':
      return settleWheel(choice, numbers);
    case 'lantern-reels':
      return settleReels(numbers);
    default:
      return undefined;
  }
}

/** Whether the game takes a choice that has the form of the contract. */
function isTaken(choice: InhouseChoice): boolean {
  return choice.game !== 'dice' || isDiceBet(choice);
}

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
