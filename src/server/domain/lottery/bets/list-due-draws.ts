import type { Language, OperatorDrawPage } from '#generated/model/index.ts';
import { type PageQuery, pageOf, rowsBefore } from '../../ground/paging/paging.ts';
import { drawGame } from '../draws/draw-games.ts';
import { type DrawNeeds, readDrawRows } from '../draws/draw-rows.ts';
import { type FoundDraw, overdueDraws } from '../draws/draws.ts';
import { figuresOf, showOperatorDraw } from './operator-draw.ts';

const EXTERNAL = `
  select g.code from lottery_games g join lottery_rules r on r.game_code = g.code
  where g.enabled and g.source = 'external' and not r.drawn_here and ($1::text is null or g.code = $1) order by g.code`;

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
  const codes = await db.query<{ code: string }>('lottery_external', EXTERNAL, [query.gameCode ?? null]);
  const due: Pick<FoundDraw, 'game' | 'planned'>[] = [];
  for (const { code } of codes) {
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
