import type { InhouseChoice } from '#generated/model/index.ts';
import type { FairNumbers } from '#shared/fair/numbers.ts';
import { isDiceBet, settleDice } from '#shared/games/dice.ts';
import { settleKeno } from '#shared/games/keno.ts';
import { settleReels } from '#shared/games/lantern-reels.ts';
import { settleWheel } from '#shared/games/lucky-wheel.ts';
import { settleLamp } from '#shared/games/lumo-lamp.ts';
import { settlePlinko } from '#shared/games/plinko.ts';
import type { Settled } from '#shared/games/price.ts';

/** Plays a game of one step; undefined for games of several. */
export function settleAtOnce(choice: InhouseChoice, numbers: FairNumbers): Settled | undefined {
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
export function isTaken(choice: InhouseChoice): boolean {
  return choice.game !== 'dice' || isDiceBet(choice);
}
