import type { BetState, GameCategory } from '#generated/model/index.ts';
import { type Random, seededRandom } from '#shared/art/seed.ts';
import { amountOf } from '#shared/money/amount.ts';
import type { InLanguages } from '../../db/schema/play.ts';
import { seedGames } from '../games.ts';
import { type Play, plays } from './plays.ts';

/** A bet of the sandbox's player. Amounts are decimal strings. */
export interface PlannedBet {
  readonly id: string;
  readonly roundId: string;
  readonly category: GameCategory;
  readonly vendorCode: string;
  readonly nodeId: number;
  readonly gameName: string;
  readonly summary: string;
  readonly summaryIn: InLanguages;
  readonly state: BetState;
  readonly stake: string;
  readonly payout: string;
  readonly placedAt: Date;
  /** Null while it is open. */
  readonly settledAt: Date | null;
}

/** The days of the history. */
export const HISTORY_DAYS = 90;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The games of a category that the player knows. */
const KNOWN_GAMES = 6;

/** A bet before it has an id. */
export type Sat = Omit<PlannedBet, 'id' | 'roundId' | 'settledAt'> & { readonly settledAt: Date };
/** The games by category that players of the sandbox know. */
export type Shelves = ReadonlyMap<GameCategory, readonly KnownGame[]>;

/** The bets of the sandbox's player in the 90 days before `now`, the first one first; the same every time. */
export function planBets(now: Date): PlannedBet[] {
  const random = seededRandom(90_001);
  const shelves = knownShelves(now);
  const ago = (days: number, hours: number) => now.getTime() - days * DAY - Math.round(hours * HOUR);
  const sittings = Array.from({ length: HISTORY_DAYS }, (_, days) => days).flatMap((days) => {
    const count = days > 0 && random() < 0.28 ? 0 : random() < 0.35 ? 2 : 1;
    return Array.from({ length: count }, () => ago(days, 2 + 9 * random()));
  });
  const bets = playSittings(sittings, shelves, random);
  // A match that is still to be played.
  const [awaited] = sit('SPORTS', pick(shelves.get('SPORTS') ?? [], random), ago(0, 1), random);
  if (awaited !== undefined) bets.push({ ...awaited, settledAt: new Date(now.getTime() + 5 * HOUR) });
  const ended = bets.map((bet) =>
    bet.settledAt > now ? { ...bet, state: 'open' as const, payout: '0.00', settledAt: null } : bet,
  );
  return numbered(ended, 20_001);
}

/** The bets of sittings that begin at these moments, each at one game. */
export function playSittings(begins: readonly number[], shelves: Shelves, random: Random): Sat[] {
  return begins.flatMap((at) => {
    const category = pick(wheel, random);
    return sit(category, pick(shelves.get(category) ?? [], random), at, random);
  });
}

/** Bets in the order of their placing, with ids that count from `first`. */
export function numbered(sat: readonly Omit<PlannedBet, 'id' | 'roundId'>[], first: number): PlannedBet[] {
  return sat
    .toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime())
    .map((bet, index) => ({ ...bet, id: `b-${first + index}`, roundId: `round-${first + index}` }));
}

/** The games of the catalogue that players of the sandbox know. */
export function knownShelves(now: Date): Shelves {
  const games = seedGames(now);
  return new Map(categories.map((category) => [category, knownGames(category, games)]));
}

const categories = Object.keys(plays) as GameCategory[];
const wheel = categories.flatMap((category) => Array.from({ length: plays[category].share }, () => category));
type KnownGame = ReturnType<typeof seedGames>[number];

/** A sitting at one game. */
function sit(category: GameCategory, game: KnownGame, begins: number, random: Random): Sat[] {
  const play = plays[category];
  const { vendorCode, nodeId, name: gameName } = game;
  const [least, most] = play.bets;
  let at = begins;
  return Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, () => {
    at += Math.round((0.2 + random()) * play.gap * MINUTE);
    const stake = pick(play.stakes, random);
    const pays = outcome(play, random);
    const [EN, VI] = pick(play.summaries, random);
    return {
      category,
      vendorCode,
      nodeId,
      gameName,
      summary: EN,
      summaryIn: { EN, VI },
      state: stateOf(play, pays),
      stake: amountOf(stake, 100, 2),
      payout: amountOf(stake * pays, 10_000, 2),
      placedAt: new Date(at),
      settledAt: new Date(at + Math.round((0.3 + 0.7 * random()) * play.settles * MINUTE)),
    };
  });
}

/** The games of a category that the player knows. */
function knownGames(category: GameCategory, games: readonly KnownGame[]): readonly KnownGame[] {
  const { shelf = { category, vendors: undefined } } = plays[category];
  return games
    .filter((game) => game.category === shelf.category && !game.maintenance)
    .filter(({ vendorCode }) =>
      shelf.vendors === undefined ? !esports?.includes(vendorCode) : shelf.vendors.includes(vendorCode),
    )
    .slice(0, KNOWN_GAMES);
}

const esports = plays.ESPORTS.shelf?.vendors;

function outcome({ pays }: Play, random: Random): number {
  let left = random();
  for (const [paid, share] of pays) {
    left -= share;
    if (left < 0) return paid;
  }
  return 0;
}

function stateOf({ even }: Play, pays: number): BetState {
  if (pays < 100) return 'lost';
  return pays === 100 ? (even ?? 'push') : 'won';
}

function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
