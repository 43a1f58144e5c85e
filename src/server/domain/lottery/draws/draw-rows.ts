import type { PrizeRow } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Drawing, StoredDrawState } from '#server/db/schema/lottery.ts';
import type { Services } from '#server/services.ts';
import { publish } from '../../ground/publish.ts';
import { type DrawSeed, drawNumbers, drawSeeds } from './draw-seeds.ts';
import type { PlannedDraw } from './planned-draws.ts';

/** The dependencies of draws. */
export type DrawNeeds = Pick<Services, 'db' | 'brand' | 'clock' | 'random' | 'config'>;

/** A draw as it is stored. */
export interface DrawRow {
  readonly drawId: string;
  readonly gameCode: string;
  readonly state: StoredDrawState;
  readonly issueNo: string;
  readonly station: string | null;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawAt: Date;
  readonly seed: string | null;
  readonly version: number | null;
  readonly prizes: PrizeRow[] | null;
  readonly enteredAt: Date | null;
  readonly settledAt: Date | null;
  readonly voidReason: string | null;
}

/** The columns of a draw `d`. */
export const DRAW_COLUMNS = `
  d.id as "drawId", d.game_code as "gameCode", d.state, d.issue_no as "issueNo", d.station, d.opens_at as "opensAt",
  d.closes_at as "closesAt", d.draw_at as "drawAt", d.seed, d.version, d.prizes, d.entered_at as "enteredAt",
  d.settled_at as "settledAt", d.void_reason as "voidReason"`;

const READ = `select ${DRAW_COLUMNS} from lottery_draws d where d.id = any($1)`;

/** The stored ones of some draws, by id. */
export async function readDrawRows(
  db: Pick<Queries, 'query'>,
  drawIds: readonly string[],
): Promise<ReadonlyMap<string, DrawRow>> {
  if (drawIds.length === 0) return new Map();
  const rows = await db.query<DrawRow>('lottery_draw_rows', READ, [drawIds]);
  return new Map(rows.map((row) => [row.drawId, row]));
}

// Whoever comes second changes nothing. A draw without a row has no stakes: it is settled at its time.
const DRAW = `
  insert into lottery_draws (id, game_code, state, issue_no, station, opens_at, closes_at, draw_at, seed, version, prizes,
    entered_at, settled_at)
  select x.id, $2, 'settled', x.issue_no, x.station, x.opens_at, x.closes_at, x.draw_at, x.seed, 1, x.prizes, x.draw_at,
    x.draw_at
  from jsonb_to_recordset($1::jsonb) as x(id text, issue_no text, station text, opens_at timestamptz,
    closes_at timestamptz, draw_at timestamptz, seed text, prizes jsonb)
  order by x.draw_at, x.id
  on conflict (id) do update set state = 'drawn', seed = excluded.seed, version = 1, prizes = excluded.prizes,
    entered_at = greatest(excluded.draw_at, $3::timestamptz)
  where lottery_draws.state = 'planned'
  returning id`;

/** How long (ms) a draw is still news after its time. */
const newsMs = 600_000;

type DrawnGame = { readonly code: string; readonly drawing: Drawing; readonly drawnHere: boolean };

/**
 * Reads the stored ones of some draws, by id, after drawing the due built-in ones. A result follows from the seed that
 * the server was bound to. So it does not matter who draws it, and when.
 */
export async function drawnRows(
  needs: DrawNeeds,
  game: DrawnGame,
  draws: readonly PlannedDraw[],
): Promise<ReadonlyMap<string, DrawRow>> {
  const ids = draws.map(({ drawId }) => drawId);
  const rows = await readDrawRows(needs.db, ids);
  const now = needs.clock();
  const due = draws.filter(
    ({ drawId, drawAt }) => drawAt <= now && (rows.get(drawId)?.state ?? 'planned') === 'planned',
  );
  if (!game.drawnHere || due.length === 0) return rows;
  await draw(needs, game, due, now);
  return readDrawRows(needs.db, ids);
}

async function draw(needs: DrawNeeds, game: DrawnGame, due: readonly PlannedDraw[], now: number): Promise<void> {
  const seedOf = await drawSeeds(
    needs,
    due.map(({ drawId }) => drawId),
  );
  const drawn = due.map((planned) => resultRow(planned, game.drawing, seedOf(planned.drawId)));
  const recent = new Set(due.filter(({ drawAt }) => drawAt > now - newsMs).map(({ drawId }) => drawId));
  await needs.db.transaction(async (tx) => {
    const values = [JSON.stringify(drawn), game.code, new Date(now)];
    const kept = await tx.query<{ id: string }>('lottery_draw', DRAW, values);
    const news = kept.filter(({ id }) => recent.has(id));
    await publish(
      tx,
      new Date(now),
      news.map(({ id }) => ({ kind: 'draws', drawId: id })),
    );
  });
}

function resultRow(planned: PlannedDraw, drawing: Drawing, { seed, algorithmOf }: DrawSeed) {
  const prizes = drawNumbers(seed, planned.drawId, drawing, algorithmOf(drawing));
  return { ...plannedRow(planned), seed, prizes };
}

/** The columns of a planned draw, as statements take them from JSON. */
export function plannedRow({ drawId, issueNo, station, opensAt, closesAt, drawAt }: PlannedDraw) {
  return {
    id: drawId,
    issue_no: issueNo,
    station,
    opens_at: new Date(opensAt),
    closes_at: new Date(closesAt),
    draw_at: new Date(drawAt),
  };
}
