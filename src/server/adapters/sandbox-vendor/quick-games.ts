import { addAmounts, multiplyAmount } from '#shared/money/amount.ts';
import { below, type RandomBytes } from '../../shared/random.ts';
import { baccarat } from '../sandbox/baccarat.ts';
import type { VendorTexts } from './texts.ts';
import { chipsOf, oneChip, type QuickGame } from './wager.ts';

/** The symbols: how many of the 32 stops of each reel have one, and what three pay, the stake included. */
export const SLOT_SYMBOLS = [
  { symbol: 'seven', stops: 1, pays: 600 },
  { symbol: 'gem', stops: 3, pays: 90 },
  { symbol: 'bell', stops: 5, pays: 25 },
  { symbol: 'star', stops: 6, pays: 16 },
  { symbol: 'clover', stops: 8, pays: 9 },
  { symbol: 'cherry', stops: 9, pays: 8 },
] as const;

/** What two cherries pay, wherever they stand. */
export const TWO_CHERRIES = 2;

/** The published return to player in per cent. */
export const SLOT_RETURN = '95.30';

type Symbol = (typeof SLOT_SYMBOLS)[number]['symbol'];

const strip = SLOT_SYMBOLS.flatMap(({ symbol, stops }) => Array.from({ length: stops }, () => symbol));

/** How many times the stake a line of three pays. */
export function linePays(line: readonly Symbol[]): number {
  const [first] = line;
  const all = SLOT_SYMBOLS.find(({ symbol }) => symbol === first && line.every((one) => one === symbol));
  if (all !== undefined) return all.pays;
  return line.filter((one) => one === 'cherry').length === 2 ? TWO_CHERRIES : 0;
}

function spun(random: RandomBytes): Symbol {
  return strip[below(random, strip.length)] ?? 'cherry';
}

/** Three reels and one line. */
export const slotGame: QuickGame = {
  place: (selection, unit, purse, { slot }) =>
    selection === 'spin' ? oneChip(unit, selection, slot.oneLine, purse) : undefined,
  play: (random, { stake }, { decimals }, { slot }) => {
    const line = [spun(random), spun(random), spun(random)];
    const pays = linePays(line);
    return {
      payout: multiplyAmount(stake, String(pays), decimals),
      push: false,
      result: `${line.map((symbol) => slot[symbol]).join(', ')}: ×${pays}`,
      shown: { line, pays },
    };
  },
};

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

/** What each side pays, the stake included. */
export const TABLE_PAYS = { player: '2', banker: '1.95', tie: '9' } as const;

/** The published return to player in per cent, from an endless shoe. */
export const TABLE_RETURNS = { player: '98.77', banker: '98.94', tie: '85.88' } as const;

type Side = keyof typeof TABLE_PAYS;

function sideOf(selection: string): Side | undefined {
  return selection === 'player' || selection === 'banker' || selection === 'tie' ? selection : undefined;
}

/** Baccarat by the usual drawing rules. A tie gives stakes on player and banker back. */
export const tableGame: QuickGame = {
  place: (selection, unit, purse, { table }) => {
    const side = sideOf(selection);
    return side && oneChip(unit, side, table[side], purse);
  },
  play: (random, { selection, stake }, { decimals }, { table }) => {
    const side = sideOf(selection) ?? 'player';
    const { player, banker, winner } = baccarat(random);
    const push = winner === 'tie' && side !== 'tie';
    const pays = winner === side ? TABLE_PAYS[side] : push ? '1' : '0';
    return {
      payout: multiplyAmount(stake, pays, decimals),
      push,
      result: `${table[winner]}: ${player.join(' ')} - ${banker.join(' ')}`,
      shown: { player, banker, winner },
    };
  },
};

/** What each bet pays, the stake included. Equal cards give a stake on the higher card back. */
export const DUEL_PAYS = { higher: '1.95', tie: '16' } as const;

/** The published return to player in per cent. */
export const DUEL_RETURNS = { higher: '97.65', tie: '94.12' } as const;

type Bet = keyof typeof DUEL_PAYS;

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const suits = ['♠', '♥', '♦', '♣'];
const PACK = ranks.length * suits.length;

function betOf(selection: string): Bet | undefined {
  return selection === 'higher' || selection === 'tie' ? selection : undefined;
}

function cardOf(place: number) {
  const rank = Math.floor(place / suits.length);
  return { rank, name: `${ranks[rank] ?? ''}${suits[place % suits.length] ?? ''}` };
}

/** Two cards of one pack: the player's against the other seat's. Aces are high. */
export const duelGame: QuickGame = {
  place: (selection, unit, purse, { duel }) => {
    const bet = betOf(selection);
    return bet && oneChip(unit, bet, duel[bet], purse);
  },
  play: (random, { selection, stake }, { decimals }) => {
    const bet = betOf(selection) ?? 'higher';
    const mine = below(random, PACK);
    // The second card is drawn from the 51 others.
    const other = (mine + 1 + below(random, PACK - 1)) % PACK;
    const [you, seat] = [cardOf(mine), cardOf(other)];
    const equal = you.rank === seat.rank;
    const won = bet === 'tie' ? equal : you.rank > seat.rank;
    const push = bet === 'higher' && equal;
    return {
      payout: multiplyAmount(stake, won ? DUEL_PAYS[bet] : push ? '1' : '0', decimals),
      push,
      result: `${you.name} - ${seat.name}`,
      shown: { you: you.name, seat: seat.name, outcome: equal ? 'equal' : you.rank > seat.rank ? 'you' : 'seat' },
    };
  },
};
