import type { DealtCard, InhouseChoice } from '#generated/model/index.ts';
import { type Block, recordNumbers } from '#portal/entities/fairness/proof.tsx';
import type { FairNumbers } from '#shared/fair/numbers.ts';
import { settleDice } from '#shared/games/dice.ts';
import { NOTHING, type Settled } from '#shared/games/exact.ts';
import { dealCard, hasGuessed, hiLoMultiplier, isRight } from '#shared/games/hi-lo.ts';
import { settleKeno } from '#shared/games/keno.ts';
import { settleReels } from '#shared/games/lantern-reels.ts';
import { settleWheel } from '#shared/games/lucky-wheel.ts';
import { settleLamp } from '#shared/games/lumo-lamp.ts';
import { minesMultiplier, minesOf } from '#shared/games/mines.ts';
import { endOfFlight, writtenMultiplier } from '#shared/games/moonshot.ts';
import { settlePlinko } from '#shared/games/plinko.ts';

export type WorkedOut = {
  /** The SHA-256 of the seed. */
  readonly hash: string;
  readonly blocks: readonly Block[];
  readonly outcome: readonly string[];
  /** What the round pays; undefined where the moment decides at which the player left. */
  readonly multiplier: string | undefined;
};

type Given = Steps & {
  readonly serverSeed: string;
  readonly label: string;
  readonly choice: InhouseChoice;
  readonly rulesVersion: number;
};

/** Works a round out again from its evidence alone, by `portico-hmac-sha256-1`. */
export function workOut({ serverSeed, label, choice, rulesVersion, ...steps }: Given): WorkedOut {
  const { hash, blocks, numbers } = recordNumbers(serverSeed, label);
  return { hash, blocks, ...settle(choice, steps, numbers, rulesVersion) };
}

/** The steps of the player, which decide what a round of several steps pays. */
type Steps = {
  /** The cells of Mines that were opened. */
  readonly opened: readonly number[];
  /** The cards of Hi-Lo with their guesses; for the cards alone only their number counts. */
  readonly dealt: readonly DealtCard[];
};

/** An outcome, and what it pays; undefined where the moment decides at which a player left. */
type Worked = Pick<Settled, 'outcome'> & { readonly multiplier: string | undefined };

/** The outcome of a round by the published rules, and what it pays. */
function settle(choice: InhouseChoice, steps: Steps, numbers: FairNumbers, rulesVersion: number): Worked {
  switch (choice.game) {
    case 'dice':
      return settleDice(choice, numbers);
    case 'lumo-lamp':
      return settleLamp(choice, numbers);
    case 'keno':
      return settleKeno(choice, numbers);
    case 'plinko':
      return settlePlinko(choice, numbers);
    case 'lucky-wheel':
      return settleWheel(choice, numbers);
    case 'lantern-reels':
      return settleReels(numbers);
    case 'mines':
      return settleMines(choice.mines, steps.opened, numbers);
    case 'hi-lo':
      return settleHiLo(steps.dealt, numbers);
    case 'moonshot':
      return { outcome: [writtenMultiplier(endOfFlight(numbers.below, rulesVersion))], multiplier: undefined };
  }
}

function settleMines(mines: number, opened: readonly number[], numbers: FairNumbers): Settled {
  const cells = minesOf(mines, numbers);
  const isOver = opened.length === 0 || opened.some((cell) => cells.includes(cell));
  return { outcome: cells.map(String), multiplier: isOver ? NOTHING : minesMultiplier(mines, opened.length) };
}

function settleHiLo(dealt: readonly DealtCard[], numbers: FairNumbers): Settled {
  const cards = dealt.map(({ step }) => ({ card: dealCard(numbers), step }));
  const isLost = cards.some(({ card, step }, index) => {
    const before = cards[index - 1];
    return before !== undefined && step !== null && step !== 'skip' && !isRight(before.card, step, card);
  });
  const multiplier = isLost || !hasGuessed(cards) ? NOTHING : hiLoMultiplier(cards);
  return { outcome: cards.map(({ card }) => card), multiplier };
}
