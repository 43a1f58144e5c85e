import type { Language } from '../../../../generated/server/model/index.ts';
import type { Drawing, LotteryLimits } from '../../db/schema/lottery-draws.ts';
import type { Services } from '../../services.ts';
import { Failure } from '../../shared/failure.ts';
import type { DrawPlan } from './next-draw.ts';

/** A game with the data for its draws. */
export interface DrawGame extends DrawPlan {
  readonly name: string;
  readonly drawing: Drawing;
  readonly limits: LotteryLimits;
  readonly drawnHere: boolean;
}

/** The name in the requested language, else in the site's, else in any. */
const GAME = `
  select g.code, g.interval_seconds as "intervalSeconds", g.timetable, g.close_seconds as "closeSeconds",
    r.drawing, r.limits, g.source = 'built_in' or r.drawn_here as "drawnHere",
    (select t.name from lottery_game_texts t where t.game_code = g.code
     order by t.language = $2 desc, t.language = $3 desc, t.language limit 1) as name
  from lottery_games g join lottery_rules r on r.game_code = g.code
  where g.code = $1 and g.enabled and exists (select from lottery_game_texts t where t.game_code = g.code)`;

/** One game. Throws `not_found` for an unknown code. */
export async function drawGame(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  code: string,
  language: Language,
): Promise<DrawGame> {
  const [game] = await db.query<DrawGame>('lottery_draw_game', GAME, [code, language, brand.defaultLanguage]);
  if (game === undefined) throw new Failure('not_found');
  return game;
}

const DRAWN_HERE = `
  select g.code, g.interval_seconds as "intervalSeconds", g.timetable, g.close_seconds as "closeSeconds", r.drawing,
    true as "drawnHere"
  from lottery_games g join lottery_rules r on r.game_code = g.code
  where g.enabled and (g.source = 'built_in' or r.drawn_here)`;

/** The games that this server draws. */
export function gamesDrawnHere({ db }: Pick<Services, 'db'>): Promise<Omit<DrawGame, 'name' | 'limits'>[]> {
  return db.query('lottery_drawn_here', DRAWN_HERE);
}

const STATIONS = `
  select distinct on (code) code, name from lottery_stations
  order by code, language = $1 desc, language = $2 desc, language`;

/** The names of all stations by their codes. */
export async function stationNames(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const languages = [language, brand.defaultLanguage];
  const rows = await db.query<{ code: string; name: string }>('lottery_stations', STATIONS, languages);
  return new Map(rows.map(({ code, name }) => [code, name]));
}
