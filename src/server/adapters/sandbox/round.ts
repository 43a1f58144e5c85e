import type { GameCategory } from '#generated/model/index.ts';
import type { RandomBytes } from '../../shared/random.ts';
import { below, pick } from '../../shared/random.ts';
import { baccarat } from './baccarat.ts';

/** The generic games of the sandbox, one for each kind of category. */
export type GameKind = 'reels' | 'baccarat' | 'fish' | 'match' | 'duel' | 'draw' | 'dice';

/** The outcome for one side of the table. */
export interface Hand {
  readonly side: 'reels' | 'player' | 'banker' | 'fish' | 'home' | 'away' | 'you' | 'seat2' | 'seat3' | 'draw' | 'dice';
  readonly symbols: readonly string[];
}

/** A round of demo points; no money is staked or paid. */
export interface Round {
  readonly hands: readonly Hand[];
  readonly outcome: 'win' | 'lose' | 'push';
  /** The change of the points, the stake deducted. */
  readonly points: number;
}

/** The stake of every round, in demo points. */
export const STAKE = 10;

const kinds: Readonly<Record<GameCategory, GameKind>> = {
  RNG: 'reels',
  LIVE: 'baccarat',
  FISH: 'fish',
  SPORTS: 'match',
  ESPORTS: 'match',
  PVP: 'duel',
  LOTT: 'draw',
  ELOTT: 'draw',
  INHOUSE: 'dice',
};

/** The game for a category. */
export function gameKind(category: GameCategory): GameKind {
  return kinds[category];
}

const choices: Readonly<Record<GameKind, readonly string[]>> = {
  reels: ['spin'],
  baccarat: ['player', 'tie', 'banker'],
  fish: ['small', 'medium', 'large'],
  match: ['home', 'level', 'away'],
  duel: ['deal'],
  draw: ['low', 'high', 'odd', 'even'],
  dice: ['under', 'seven', 'over'],
};

/** The choices with which a player can begin a round. */
export function choicesOf(kind: GameKind): readonly string[] {
  return choices[kind];
}

/** Plays a round; `choice` is one of the kind's. */
export function playRound(random: RandomBytes, kind: GameKind, choice: string): Round {
  return players[kind](random, choice);
}

type Player = (random: RandomBytes, choice: string) => Round;

const players: Readonly<Record<GameKind, Player>> = { reels, baccarat: table, fish, match, duel, draw, dice };

/** The stake comes back `pays` times; once is a push. */
function settled(hands: readonly Hand[], pays: number): Round {
  const outcome = pays > 1 ? 'win' : pays === 1 ? 'push' : 'lose';
  return { hands, outcome, points: (pays - 1) * STAKE };
}

const reelSymbols = ['7', 'BAR', '★', '◆', '●', '▲'];

function reels(random: RandomBytes): Round {
  const symbols = [pick(random, reelSymbols), pick(random, reelSymbols), pick(random, reelSymbols)];
  const kindsSeen = new Set(symbols).size;
  const triple = symbols[0] === '7' ? 50 : 12;
  return settled([{ side: 'reels', symbols }], kindsSeen === 1 ? triple : kindsSeen === 2 ? 1 : 0);
}

function table(random: RandomBytes, choice: string): Round {
  const { player, banker, winner } = baccarat(random);
  const hands: Hand[] = [
    { side: 'player', symbols: player },
    { side: 'banker', symbols: banker },
  ];
  if (choice === 'tie') return settled(hands, winner === 'tie' ? 9 : 0);
  if (winner === 'tie') return settled(hands, 1);
  return settled(hands, winner === choice ? 2 : 0);
}

/** A large fish is rarely caught and pays more. */
const fishes: Readonly<Record<string, number>> = { small: 2, medium: 4, large: 10 };

function fish(random: RandomBytes, choice: string): Round {
  const oneIn = fishes[choice] ?? 2;
  const caught = below(random, oneIn) === 0;
  return settled([{ side: 'fish', symbols: [choice, caught ? 'caught' : 'missed'] }], caught ? oneIn : 0);
}

function match(random: RandomBytes, choice: string): Round {
  const goals = () => below(random, 3) + below(random, 3);
  const [home, away] = [goals(), goals()];
  const result = home === away ? 'level' : home > away ? 'home' : 'away';
  const hands: Hand[] = [
    { side: 'home', symbols: [String(home)] },
    { side: 'away', symbols: [String(away)] },
  ];
  const pays = result === 'level' ? 4 : 3;
  return settled(hands, result === choice ? pays : 0);
}

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const suits = ['♠', '♥', '♦', '♣'];

/** Three seats get three cards of one pack; the highest card takes all, and spades beat hearts, diamonds, clubs. */
function duel(random: RandomBytes): Round {
  const pack = ranks.flatMap((rank, value) =>
    suits.map((suit, colour) => ({ name: rank + suit, worth: value * 4 - colour })),
  );
  const deal = () => {
    const [card] = pack.splice(below(random, pack.length), 1);
    if (card === undefined) throw new Error('the pack is empty');
    return card;
  };
  const seats = (['you', 'seat2', 'seat3'] as const).map((side) => ({ side, cards: [deal(), deal(), deal()] }));
  const best = (cards: readonly { readonly worth: number }[]) => Math.max(...cards.map(({ worth }) => worth));
  const top = Math.max(...seats.map(({ cards }) => best(cards)));
  const hands = seats.map(({ side, cards }) => ({ side, symbols: cards.map(({ name }) => name) }));
  return settled(hands, seats[0] !== undefined && best(seats[0].cards) === top ? 3 : 0);
}

/** Five digits; the last one decides. */
function draw(random: RandomBytes, choice: string): Round {
  const digits = Array.from({ length: 5 }, () => below(random, 10));
  const last = digits.at(-1) ?? 0;
  const hit: Readonly<Record<string, boolean>> = {
    low: last < 5,
    high: last >= 5,
    odd: last % 2 === 1,
    even: last % 2 === 0,
  };
  return settled([{ side: 'draw', symbols: digits.map(String) }], hit[choice] ? 2 : 0);
}

function dice(random: RandomBytes, choice: string): Round {
  const [one, other] = [below(random, 6) + 1, below(random, 6) + 1];
  const sum = one + other;
  const result = sum === 7 ? 'seven' : sum < 7 ? 'under' : 'over';
  const pays = result === 'seven' ? 5 : 2;
  return settled([{ side: 'dice', symbols: [String(one), String(other)] }], result === choice ? pays : 0);
}
