import { addAmounts, multiplyAmount } from '../../../shared/money/amount.ts';
import { below } from '../../shared/random.ts';
import { chipsOf, type QuickGame } from './wager.ts';

/** The fish: how many of 10,000 shots catch one, and what a catch pays, the shot included. */
export const FISH = [
  { fish: 'minnow', chance: 4_800, pays: 2 },
  { fish: 'clown', chance: 2_400, pays: 4 },
  { fish: 'puffer', chance: 1_200, pays: 8 },
  { fish: 'ray', chance: 480, pays: 20 },
  { fish: 'shark', chance: 192, pays: 50 },
] as const;

/** The published return to player in per cent, the same for each fish. */
export const FISH_RETURN = '96.00';

/** The most shots that are sent together. */
const VOLLEY = 10;

const known = new Map<string, (typeof FISH)[number]>(FISH.map((one) => [one.fish, one]));

/** Shots at fish. A volley is one stake, because a call for each shot would come too often. */
export const fishGame: QuickGame = {
  place: (selection, unit, purse) => {
    const targets = selection.split(',');
    const fair = targets.length <= VOLLEY && targets.every((target) => known.has(target));
    if (!fair || !chipsOf(purse).includes(unit)) return undefined;
    const stake = multiplyAmount(unit, String(targets.length), purse.decimals);
    const detail = `${targets.length} ${targets.length === 1 ? 'shot' : 'shots'}: ${targets.join(', ')}`;
    return { unit, stake, selection, detail };
  },
  play: (random, { unit, selection }, { decimals }) => {
    const shots = selection.split(',').map((target) => {
      const fish = known.get(target);
      const caught = fish !== undefined && below(random, 10_000) < fish.chance;
      return { target, caught, paid: multiplyAmount(unit, String(caught ? fish.pays : 0), decimals) };
    });
    const caught = shots.filter((shot) => shot.caught).map(({ target }) => target);
    return {
      payout: shots.reduce((sum, { paid }) => addAmounts(sum, paid), '0.00'),
      push: false,
      result: caught.length === 0 ? 'nothing caught' : `caught: ${caught.join(', ')}`,
      shown: { shots },
    };
  },
};
