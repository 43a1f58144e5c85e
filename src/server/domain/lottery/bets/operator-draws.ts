import type { DrawFigures, Language, OperatorDraw, OperatorDrawPage } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { money } from '../../ground/amounts/money.ts';
import { type PageQuery, pageOf, rowsBefore } from '../../ground/paging/paging.ts';
import { drawGame } from '../draws/draw-games.ts';
import { type DrawNeeds, readDrawRows } from '../draws/draw-rows.ts';
import { type FoundDraw, findStoredDraw, overdueDraws } from '../draws/draws.ts';
import { type StoredVersion, versionsOf } from '../draws/evidence.ts';
import { ranksOf } from '../draws/game-detail.ts';
import { showDraws } from '../draws/show-draws.ts';

interface FigureRow {
  readonly drawId: string;
  readonly bets: number;
  readonly members: number;
  readonly stake: string;
  readonly payout: string;
  readonly returned: string;
}

const FIGURES = `
  select draw_id as "drawId", count(*)::int as bets, count(distinct member_id)::int as members, sum(stake) as stake,
    coalesce(sum(payout) filter (where state in ('won', 'lost')), 0) as payout,
    coalesce(sum(payout) filter (where state in ('push', 'void')), 0) as returned,
    sum(stake) - coalesce(sum(payout), 0) as result
  from lottery_bets where draw_id = any($1) and state <> 'cancelled' group by draw_id`;

/** What was bet on draws and what they paid, by id; a draw without bets is missing. */
async function figuresOf(
  db: Pick<Queries, 'query'>,
  { currency }: Pick<Brand, 'currency'>,
  drawIds: readonly string[],
): Promise<ReadonlyMap<string, DrawFigures>> {
  const rows = await db.query<FigureRow & { readonly result: string }>('lottery_figures', FIGURES, [drawIds]);
  const wire = (numeric: string) => money(numeric, currency.decimals);
  return new Map(
    rows.map(({ drawId, bets, members, stake, payout, returned, result }) => [
      drawId,
      { bets, members, stake: wire(stake), payout: wire(payout), returned: wire(returned), result: wire(result) },
    ]),
  );
}

const NOTHING: DrawFigures = { bets: 0, members: 0, stake: '0.00', payout: '0.00', returned: '0.00', result: '0.00' };

interface Known {
  readonly figures: DrawFigures | undefined;
  readonly versions: readonly StoredVersion[];
}

/** A draw as operators see it. Its game and its row were read before. */
async function showOperatorDraw(
  services: DrawNeeds,
  { game, planned, row }: FoundDraw,
  { figures = NOTHING, versions }: Known,
): Promise<OperatorDraw> {
  const [draw] = await showDraws(services, game, [planned], new Map(row && [[row.drawId, row]]));
  if (draw === undefined) throw new Error(`the draw ${planned.drawId} is not shown`);
  // A draw of this server is closed only before its time.
  const late = Math.floor((services.clock() - planned.drawAt) / 1_000);
  const isOver = draw.state === 'settled' || draw.state === 'void';
  const built: StoredVersion[] =
    draw.source === 'built_in' && row?.prizes && row.enteredAt
      ? [{ version: 1, enteredAt: row.enteredAt, enteredBy: 'system', prizes: row.prizes, reason: null }]
      : [];
  return {
    draw,
    prizeTable: ranksOf(game.drawing),
    lateSeconds: draw.state === 'closed' ? Math.max(0, late) : 0,
    figures: isOver ? figures : { ...figures, result: '0.00' },
    versions: [...built, ...versions].map(({ enteredAt, ...version }) => ({
      ...version,
      enteredAt: enteredAt.toISOString(),
    })),
  };
}

/** A draw with its figures and versions, by a connection that may be a transaction's. */
export async function readOperatorDraw(
  services: DrawNeeds,
  db: Pick<Queries, 'query'>,
  found: FoundDraw,
): Promise<OperatorDraw> {
  const { drawId } = found.planned;
  const figures = (await figuresOf(db, services.brand, [drawId])).get(drawId);
  return showOperatorDraw(services, found, { figures, versions: await versionsOf(db, drawId) });
}

/** One draw for an operator. Throws `not_found` for an id outside every game's plan. */
export async function getOperatorDraw(services: DrawNeeds, drawId: string, language: Language): Promise<OperatorDraw> {
  return readOperatorDraw(services, services.db, await findStoredDraw(services, drawId, language));
}

const EXTERNAL = `
  select g.code from lottery_games g join lottery_rules r on r.game_code = g.code
  where g.enabled and g.source = 'external' and not r.drawn_here and ($1::text is null or g.code = $1) order by g.code`;

/** The games whose results come from outside, or that one of them. */
export async function externalGames(db: Pick<Queries, 'query'>, gameCode: string | null): Promise<string[]> {
  return (await db.query<{ code: string }>('lottery_external', EXTERNAL, [gameCode])).map(({ code }) => code);
}

interface DueQuery extends PageQuery {
  readonly gameCode?: string | undefined;
}

/** The draws from outside that are due and have no result, the longest overdue first (LOTTERY-11). */
export async function listDueDraws(
  services: DrawNeeds,
  query: DueQuery,
  language: Language,
): Promise<OperatorDrawPage> {
  const { db, brand } = services;
  const due: Pick<FoundDraw, 'game' | 'planned'>[] = [];
  for (const code of await externalGames(db, query.gameCode ?? null)) {
    const game = await drawGame(services, code, language);
    due.push(...(await overdueDraws(services, game)).map((planned) => ({ game, planned })));
  }
  const sorted = due.toSorted(
    (a, b) => a.planned.drawAt - b.planned.drawAt || (a.planned.drawId < b.planned.drawId ? -1 : 1),
  );
  const skipped = rowsBefore(query);
  const shown = sorted.slice(skipped, skipped + query.pageSize);
  const ids = shown.map(({ planned }) => planned.drawId);
  const rows = await readDrawRows(db, ids);
  const figures = await figuresOf(db, brand, ids);
  const content = await Promise.all(
    shown.map(({ game, planned }) =>
      showOperatorDraw(
        services,
        { game, planned, row: rows.get(planned.drawId) },
        { figures: figures.get(planned.drawId), versions: [] },
      ),
    ),
  );
  return pageOf(content, sorted.length, query);
}
