import type { Queries } from '../../db/database.ts';
import { below, pick, type RandomBytes } from '../../shared/random.ts';
import type { Fixture, MatchPick } from './fixtures.ts';

export interface MatchResult {
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
