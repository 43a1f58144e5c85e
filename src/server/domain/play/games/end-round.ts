import { compareAmounts } from '#shared/money/amount.ts';
import { seededNumbers } from '../../ground/fairness/seeded.ts';
import { netOutcome } from '../bets/net-outcome.ts';
import { labelOf, type RoundNeeds, type StakedRound } from './round.ts';
import { maxPayoutOf, payoutAt, payRound, type RoundEnd } from './round-money.ts';
import type { Sheet } from './sheets/sheet.ts';
import { sheetOf } from './sheets/sheets.ts';
import { outcomeOf, type Progress } from './steps.ts';
import { storeEnd, storeProgress } from './store-round.ts';

type Needs = Pick<RoundNeeds, 'tx' | 'brand' | 'seal'>;

/** The sheet that holds for a round. */
export function sheetOfRound({ gameId, rulesVersion }: Pick<StakedRound, 'gameId' | 'rulesVersion'>): Sheet {
  const sheet = sheetOf(gameId, rulesVersion);
  if (sheet === undefined) throw new Error(`${gameId} has no rules of version ${rulesVersion}`);
  return sheet;
}

/** The numbers of a round, from the first. */
export function numbersOf({ seal }: Pick<Needs, 'seal'>, round: Pick<StakedRound, 'id' | 'clientSeed' | 'sealedSeed'>) {
  if (round.sealedSeed === null) throw new Error(`the round ${round.id} has no seed of its own`);
  return seededNumbers(seal.open(round.sealedSeed), labelOf(round));
}

/** Whether a multiplier pays as much as a round can pay, so that nothing is left to play for. */
export function isAtMost(needs: Pick<Needs, 'brand'>, { stake, ...round }: StakedRound, multiplier: string): boolean {
  const sheet = sheetOfRound(round);
  return compareAmounts(payoutAt(needs.brand, sheet, stake, multiplier), maxPayoutOf(needs.brand, sheet)) >= 0;
}

/** Ends a round at its multiplier, `void` with its stake back, and pays it. */
export async function endRound(
  needs: Needs,
  round: StakedRound,
  {
    steps,
    multiplier,
    outcome,
    back,
  }: Omit<Progress, 'ended'> & Partial<Pick<RoundEnd, 'outcome'>> & { readonly back?: boolean },
  at: Date,
): Promise<StakedRound> {
  const { tx, brand } = needs;
  const payout = back ? round.stake : payoutAt(brand, sheetOfRound(round), round.stake, multiplier);
  const state = back ? 'void' : netOutcome(round.stake, payout);
  const end: RoundEnd = {
    state,
    payout,
    outcome: outcome ?? outcomeOf(round.choice, steps, numbersOf(needs, round)),
  };
  await payRound(needs, round, end, at);
  await storeProgress(tx, round.id, { steps, multiplier }, at);
  await storeEnd(tx, round.id, end, at);
  return { ...round, steps, multiplier, ...end, endedAt: at };
}
