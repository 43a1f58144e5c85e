import type { InhouseChoice, InhouseRoundResult, PlayInhouseRoundPayload } from '#generated/model/index.ts';
import { Failure } from '#server/shared/failure.ts';
import type { FairNumbers } from '#shared/fair/numbers.ts';
import { isDiceBet, settleDice } from '#shared/games/dice.ts';
import type { Settled } from '#shared/games/exact.ts';
import { settleKeno } from '#shared/games/keno.ts';
import { settleReels } from '#shared/games/lantern-reels.ts';
import { settleWheel } from '#shared/games/lucky-wheel.ts';
import { settleLamp } from '#shared/games/lumo-lamp.ts';
import { settlePlinko } from '#shared/games/plinko.ts';
import type { Session } from '../../identity/session/session.ts';
import { endRound, numbersOf, sheetOfRound, startRound, storeProgress } from './end-round.ts';
import { holdMember, lockRound, type RoundNeeds, type StakedRound } from './round.ts';
import { requireInLimits, takeStake } from './round-money.ts';
import { resultOf } from './show-round.ts';
import { beginning } from './steps.ts';

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
