import { addAmounts, multiplyAmount } from '#shared/money/amount.ts';
import { below } from '../../shared/random.ts';
import type { VendorTexts } from './texts.ts';
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

function nameOf(target: string, { fish }: VendorTexts): string {
  const name = known.get(target)?.fish;
  return name === undefined ? target : fish[name];
}

/** Shots at fish. A volley is one stake, because a call for each shot would come too often. */
export const fishGame: QuickGame = {
  place: (selection, unit, purse, texts) => {
    const targets = selection.split(',');
    const fair = targets.length <= VOLLEY && targets.every((target) => known.has(target));
    if (!fair || !chipsOf(purse).includes(unit)) return undefined;
    const stake = multiplyAmount(unit, String(targets.length), purse.decimals);
    const detail = texts.fish.shotsAt.replace('{list}', targets.map((target) => nameOf(target, texts)).join(', '));
    return { unit, stake, selection, detail };
  },
  play: (random, { unit, selection }, { decimals }, texts) => {
    const shots = selection.split(',').map((target) => {
      const fish = known.get(target);
      const caught = fish !== undefined && below(random, 10_000) < fish.chance;
      return { target, caught, paid: multiplyAmount(unit, String(caught ? fish.pays : 0), decimals) };
    });
    const caught = shots.filter((shot) => shot.caught).map(({ target }) => nameOf(target, texts));
    return {
      payout: shots.reduce((sum, { paid }) => addAmounts(sum, paid), '0.00'),
      push: false,
      result: caught.length === 0 ? texts.fish.missed : texts.fish.caught.replace('{list}', caught.join(', ')),
      shown: { shots },
    };
  },
};
