import { createHash } from 'node:crypto';

const SECOND = 1_000;
/** A match kicks off every so often, and is played for this long. */
const EVERY = 20 * SECOND;
const PLAYED = 40 * SECOND;
/** The matches that can be bet on. */
const AHEAD = 6;
/** Bets are closed this long before the kick-off. */
const CLOSED = SECOND;

/** The published return to player in per cent; prices are rounded down. */
export const MATCH_RETURN = 95;

export type MatchPick = 'home' | 'draw' | 'away';

export interface Side {
  readonly name: string;
  /** The hue of its colours. */
  readonly hue: number;
}

/** A simulated match. */
export interface Fixture {
  readonly id: string;
  readonly home: Side;
  readonly away: Side;
  /** In thousandths; they sum to a thousand. An e-sports match has no draw. */
  readonly chances: Readonly<Partial<Record<MatchPick, number>>>;
  /** What each pick pays, the stake included. */
  readonly prices: Readonly<Partial<Record<MatchPick, string>>>;
  readonly startsAt: number;
  readonly endsAt: number;
}

const towns = [
  'Harbour Town',
  'Red River',
  'Highland',
  'Old Quarter',
  'Lotus City',
  'Stone Bridge',
  'North Pass',
  'Bay Rovers',
  'Palm Coast',
  'Iron Works',
  'Lantern Park',
  'West Delta',
  'Cloud Peak',
  'Salt Marsh',
  'Silk Road',
  'Green Valley',
] as const;
const crews = [
  'Nightjar',
  'Glass Tiger',
  'Orbit Nine',
  'Paper Foxes',
  'Low Tide',
  'Static',
  'Blue Hour',
  'Monsoon Five',
  'Zero Kelvin',
  'Ember',
  'Ghost Lotus',
  'Hex Club',
  'Silver Carp',
  'Parallax',
  'Copper Kites',
  'Red Eclipse',
] as const;

/** A vendor's match by its number, the same for everybody. */
function fixtureAt(vendor: string, place: number, esports: boolean): Fixture {
  const bytes = createHash('sha256').update(`${vendor}/${place}`).digest();
  const names = esports ? crews : towns;
  const first = (bytes[0] ?? 0) % names.length;
  const second = (first + 1 + ((bytes[1] ?? 0) % (names.length - 1))) % names.length;
  const side = (at: number): Side => ({ name: names[at] ?? '', hue: (at * 137) % 360 });
  // The home side wins between a quarter and three fifths of the time.
  const home = 250 + ((((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0)) % 351);
  const draw = esports ? 0 : 200 + ((bytes[4] ?? 0) % 81);
  const chances = esports ? { home, away: 1_000 - home } : { home, draw, away: 1_000 - home - draw };
  const prices = Object.fromEntries(Object.entries(chances).map(([pick, chance]) => [pick, priceOf(chance)]));
  const startsAt = place * EVERY;
  const sides = { home: side(first), away: side(second) };
  return { id: `${vendor}-${place}`, ...sides, chances, prices, startsAt, endsAt: startsAt + PLAYED };
}

/** In hundredths, rounded down in favour of the house. */
function priceOf(chance: number): string {
  return (Math.floor((MATCH_RETURN * 1_000) / chance) / 100).toFixed(2);
}

/** A vendor's matches around an instant: to bet on, in play and just ended, the first kick-off first. */
export function fixturesAround(vendor: string, now: number, esports: boolean) {
  const next = Math.floor((now + CLOSED) / EVERY) + 1;
  const range = (from: number, count: number) =>
    Array.from({ length: count }, (_, place) => fixtureAt(vendor, from + place, esports));
  const begun = range(next - 6, 6);
  return {
    open: range(next, AHEAD),
    playing: begun.filter(({ endsAt }) => endsAt > now),
    ended: begun.filter(({ endsAt }) => endsAt <= now),
  };
}

/** A match by its id; undefined unless it is the vendor's. */
export function fixtureOf(vendor: string, id: string, esports: boolean): Fixture | undefined {
  const place = /^([A-Z0-9_]{2,20})-(\d{1,12})$/.exec(id);
  return place?.[1] === vendor ? fixtureAt(vendor, Number(place[2]), esports) : undefined;
}

/** Whether a match still takes bets. */
export function takesBets({ startsAt }: Fixture, now: number): boolean {
  return startsAt - CLOSED > now && startsAt <= now + AHEAD * EVERY + CLOSED;
}
