import type { PrizeRow } from '../../../../generated/server/model/index.ts';
import type { Drawing } from '../../db/schema/lottery-draws.ts';
import type { Services } from '../../services.ts';
import { publish } from '../live/publish.ts';
import { drawNumbers } from './fair-numbers.ts';
import type { PlannedDraw } from './planned-draws.ts';

/** A stored result. */
export interface Result {
  readonly seed: string | null;
  readonly prizes: PrizeRow[];
  readonly enteredAt: Date;
}

const KNOWN = `select id, seed, prizes, entered_at as "enteredAt" from lottery_draws where id = any($1)`;

const KEEP = `
  insert into lottery_draws (id, game_code, draw_at, seed, prizes, entered_at)
  select x.id, $2, x.draw_at, x.seed, x.prizes, x.draw_at
  from jsonb_to_recordset($1::jsonb) as x(id text, draw_at timestamptz, seed text, prizes jsonb)
  on conflict (id) do nothing returning id`;

/** How long (ms) a draw is still news after its time. */
const newsMs = 600_000;

/**
 * Returns the results of past draws, by id. This server draws at the first request, from a fresh seed, and stores the
 * result. A result never changes; of two concurrent draws the first one is kept.
 */
export async function resultsOf(
  { db, random, clock }: Pick<Services, 'db' | 'random' | 'clock'>,
  game: { readonly code: string; readonly drawing: Drawing; readonly drawnHere: boolean },
  draws: readonly PlannedDraw[],
): Promise<ReadonlyMap<string, Result>> {
  if (draws.length === 0) return new Map();
  const known = await read(db, draws);
  const missing = draws.filter(({ drawId }) => !known.has(drawId));
  if (!game.drawnHere || missing.length === 0) return known;
  const drawn = missing.map(({ drawId, drawAt }) => {
    const seed = Buffer.from(random(32)).toString('hex');
    const prizes = drawNumbers(seed, drawId, game.drawing);
    return { id: drawId, draw_at: new Date(drawAt).toISOString(), seed, prizes };
  });
  const now = clock();
  const recent = new Set(missing.filter(({ drawAt }) => drawAt > now - newsMs).map(({ drawId }) => drawId));
  await db.transaction(async (tx) => {
    const kept = await tx.query<{ id: string }>('lottery_keep', KEEP, [JSON.stringify(drawn), game.code]);
    const news = kept.filter(({ id }) => recent.has(id));
    await publish(
      tx,
      new Date(now),
      news.map(({ id }) => ({ kind: 'draws', drawId: id })),
    );
  });
  return read(db, draws);
}

async function read(db: Services['db'], draws: readonly PlannedDraw[]): Promise<ReadonlyMap<string, Result>> {
  const ids = draws.map(({ drawId }) => drawId);
  const rows = await db.query<Result & { readonly id: string }>('lottery_results', KNOWN, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}
