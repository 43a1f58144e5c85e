import type { ActInhouseRoundPayload, InhouseChoice } from '#generated/model/index.ts';
import type { FairNumbers } from '#shared/fair/numbers.ts';
import { NOTHING } from '#shared/games/exact.ts';
import {
  type DealtCard,
  dealCard,
  type HiLoStep,
  hasGuessed,
  hiLoMultiplier,
  isRight,
  MOST_CARDS,
} from '#shared/games/hi-lo.ts';
import { CELLS, minesMultiplier, minesOf } from '#shared/games/mines.ts';

/** The opened cells of Mines or the dealt cards of Hi-Lo. */
export type Steps = readonly number[] | readonly DealtCard[];
export type CardSteps = readonly DealtCard[];

/** The state of a round of several steps. */
export interface Progress {
  readonly steps: Steps;
  readonly multiplier: string;
  /** Whether the round has ended by itself; a multiplier of nothing is lost. */
  readonly ended: boolean;
}

/** The cells of a round of Mines. */
export function cellsOf(steps: Steps): readonly number[] {
  return steps.flatMap((step) => (typeof step === 'number' ? [step] : []));
}

/** The cards of a round of Hi-Lo. */
export function cardsOf(steps: Steps): CardSteps {
  return steps.flatMap((step) => (typeof step === 'number' ? [] : [step]));
}

/** How a game of several steps begins; undefined for a game of one. */
export function beginning({ game }: InhouseChoice, numbers: FairNumbers): Progress | undefined {
  if (game === 'mines') return { steps: [], multiplier: NOTHING, ended: false };
  if (game !== 'hi-lo') return undefined;
  return { steps: [{ card: dealCard(numbers), step: null }], multiplier: NOTHING, ended: false };
}

/** Whether a round can be cashed out. */
export function canCashOut(steps: Steps): boolean {
  return cellsOf(steps).length > 0 || hasGuessed(cardsOf(steps));
}

/** A round after a step; undefined where the game does not have the step now. `numbers` begin at the first. */
export function stepOf(
  choice: InhouseChoice,
  steps: Steps,
  { action, cell }: ActInhouseRoundPayload,
  numbers: FairNumbers,
): Progress | undefined {
  if (choice.game === 'mines' && action === 'open' && cell !== undefined) {
    return openCell(choice.mines, cellsOf(steps), cell, numbers);
  }
  if (choice.game === 'hi-lo' && (action === 'higher' || action === 'lower' || action === 'skip')) {
    return nextCard(cardsOf(steps), action, numbers);
  }
  return undefined;
}

function openCell(mines: number, opened: readonly number[], cell: number, numbers: FairNumbers): Progress | undefined {
  if (opened.includes(cell)) return undefined;
  const steps = [...opened, cell];
  if (minesOf(mines, numbers).includes(cell)) return { steps, multiplier: NOTHING, ended: true };
  return { steps, multiplier: minesMultiplier(mines, steps.length), ended: steps.length === CELLS - mines };
}

function nextCard(dealt: CardSteps, step: HiLoStep, numbers: FairNumbers): Progress | undefined {
  const from = dealt.at(-1)?.card;
  const isLast = dealt.length === MOST_CARDS - 1;
  if (from === undefined || (step === 'skip' && isLast)) return undefined;
  for (const _ of dealt) dealCard(numbers);
  const card = dealCard(numbers);
  const steps = [...dealt, { card, step }];
  if (step !== 'skip' && !isRight(from, step, card)) return { steps, multiplier: NOTHING, ended: true };
  const multiplier = hasGuessed(steps) ? hiLoMultiplier(steps) : NOTHING;
  return { steps, multiplier, ended: isLast };
}

/** What the seeds gave in a round that has ended. */
export function outcomeOf(choice: InhouseChoice, steps: Steps, numbers: FairNumbers): string[] {
  if (choice.game === 'mines') return minesOf(choice.mines, numbers).map(String);
  return cardsOf(steps).map(({ card }) => card);
}
