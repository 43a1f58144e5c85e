import { multiplyAmount } from '#shared/money/amount.ts';
import type { Queries } from '../../db/database.ts';
import { below, pick, type RandomBytes } from '../../shared/random.ts';
import { type Fixture, fixtureOf, type MatchPick, takesBets } from './fixtures.ts';
import type { MatchKind } from './kinds.ts';
import type { VendorTexts } from './texts.ts';
import { type Outcome, oneChip, type Purse, type Wager } from './wager.ts';

interface Placed {
  readonly fixture: Fixture;
  readonly wager: Wager;
}

/** Reads a bet `<match>:<pick>`: undefined unless on offer, `closed` where the match takes no more bets. */
export function placeOnMatch(
  { vendor, kind, now }: { readonly vendor: string; readonly kind: MatchKind; readonly now: number },
  selection: string,
  unit: string,
  { purse, texts }: { readonly purse: Purse; readonly texts: VendorTexts },
): Placed | 'closed' | undefined {
  const found = pickOf(vendor, kind, selection);
  if (found === undefined) return undefined;
  const { fixture, pick, price } = found;
  const chosen = { match: titleOf(fixture), pick: texts.match[pick], price };
  const detail = texts.match.chosen.replace(/\{(match|pick|price)\}/g, (_, name: keyof typeof chosen) => chosen[name]);
  const wager = oneChip(unit, selection, detail, purse);
  if (wager === undefined) return undefined;
  return takesBets(fixture, now) ? { fixture, wager } : 'closed';
}

/** What a bet pays by the result of its match. */
export function matchOutcome(
  vendor: string,
  kind: MatchKind,
  { selection, stake }: Pick<Wager, 'selection' | 'stake'>,
  { result, score }: MatchResult,
  { decimals }: Purse,
): Omit<Outcome, 'shown'> {
  const found = pickOf(vendor, kind, selection);
  if (found === undefined) throw new Error('a bet on no match');
  const payout = multiplyAmount(stake, found.pick === result ? found.price : '0', decimals);
  return { payout, push: false, result: `${titleOf(found.fixture)} ${score}` };
}

interface MatchResult {
  readonly result: MatchPick;
  readonly score: string;
}

const FIND = 'select result, score from sandbox_matches where id = $1';
// Of two that draw at once the first one counts.
const DRAW = `
  insert into sandbox_matches (id, result, score, drawn_at) values ($1, $2, $3, $4) on conflict (id) do nothing`;

const scores: Readonly<Record<'football' | 'esports', Readonly<Record<MatchPick, readonly string[]>>>> = {
  football: {
    home: ['1-0', '2-0', '2-1', '3-1', '3-0', '3-2'],
    draw: ['0-0', '1-1', '1-1', '2-2'],
    away: ['0-1', '0-2', '1-2', '1-3', '0-3', '2-3'],
  },
  esports: { home: ['2-0', '2-1'], draw: [], away: ['0-2', '1-2'] },
};

/** Draws a result by the chances of a match. */
export function drawResult(random: RandomBytes, chances: Fixture['chances']): MatchResult {
  const drawn = below(random, 1_000);
  const { home = 0, draw } = chances;
  const result = drawn < home ? 'home' : drawn < home + (draw ?? 0) ? 'draw' : 'away';
  return { result, score: pick(random, scores[draw === undefined ? 'esports' : 'football'][result]) };
}

/** The one result of a match that has ended; it is drawn when the first one asks. */
export async function resultOf(db: Queries, random: RandomBytes, fixture: Fixture, at: Date): Promise<MatchResult> {
  const find = async () => (await db.query<MatchResult>('sandbox_match_find', FIND, [fixture.id]))[0];
  const known = await find();
  if (known !== undefined) return known;
  const drawn = drawResult(random, fixture.chances);
  await db.query('sandbox_match_draw', DRAW, [fixture.id, drawn.result, drawn.score, at]);
  return (await find()) ?? drawn;
}

/** The match of a bet. */
export function fixtureOfBet(vendor: string, kind: MatchKind, selection: string): Fixture | undefined {
  return pickOf(vendor, kind, selection)?.fixture;
}

function pickOf(vendor: string, kind: MatchKind, selection: string) {
  const [id = '', name = ''] = selection.split(':');
  const fixture = fixtureOf(vendor, id, kind === 'esports');
  const pick = (['home', 'draw', 'away'] as const satisfies readonly MatchPick[]).find((one) => one === name);
  const price = pick && fixture?.prices[pick];
  return fixture && pick && price ? { fixture, pick, price } : undefined;
}

function titleOf({ home, away }: Fixture): string {
  return `${home.name} - ${away.name}`;
}
