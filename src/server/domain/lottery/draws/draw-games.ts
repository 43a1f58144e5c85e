import type { Language, PrizeMode } from '#generated/model/index.ts';
import type { Drawing, GamePricing, LotteryLimits } from '#server/db/schema/lottery.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import type { DrawPlan } from './next-draw.ts';
import { payableUnits } from './payable-units.ts';

/** A game with the data for its draws. */
export interface DrawGame extends DrawPlan {
  readonly name: string;
  readonly prizeMode: PrizeMode;
  readonly vendorCode: string;
  /** Its node in the catalogue; null where it has none. */
  readonly nodeId: number | null;
  readonly drawing: Drawing;
  readonly limits: LotteryLimits;
  readonly pricing: GamePricing;
  readonly drawnHere: boolean;
  /** The names of the stations by code, in the requested language; null for a game without a timetable. */
  readonly stations: Readonly<Record<string, string>> | null;
}

/** What operators decided about days of a game `g`. */
export const PLAN_DAYS = `coalesce((
    select jsonb_agg(
      jsonb_build_object('day', y.day, 'change', y.change, 'movedTo', y.moved_to, 'reason', y.reason) order by y.day)
    from lottery_days y where y.game_code = g.code), '[]') as days`;

/** Names in the requested language, else in the site's, else in any. */
const GAME = `
  select g.code, g.interval_seconds as "intervalSeconds", g.timetable, g.close_seconds as "closeSeconds",
    g.prize_mode as "prizeMode", g.vendor_code as "vendorCode", g.node_id as "nodeId", r.drawing,
    r.limits - 'pricing' as limits, coalesce(r.limits -> 'pricing', '{}') as pricing,
    g.source = 'built_in' or r.drawn_here as "drawnHere", ${PLAN_DAYS},
    (select t.name from lottery_game_texts t where t.game_code = g.code
     order by t.language = $2 desc, t.language = $3 desc, t.language limit 1) as name,
    case when g.timetable is not null then (
      select jsonb_object_agg(s.code, s.name) from (
        select distinct on (code) code, name from lottery_stations
        order by code, language = $2 desc, language = $3 desc, language
      ) s
    ) end as stations
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
  const { limits } = game;
  return { ...game, limits: { ...limits, units: payableUnits(limits.units, brand.currency.decimals) } };
}

const DRAWN_HERE = `
  select g.code, g.interval_seconds as "intervalSeconds", g.timetable, g.close_seconds as "closeSeconds", r.drawing,
    true as "drawnHere", ${PLAN_DAYS}
  from lottery_games g join lottery_rules r on r.game_code = g.code
  where g.enabled and (g.source = 'built_in' or r.drawn_here)`;

/** What drawing takes of a game. */
type DrawnGame = DrawPlan & Pick<DrawGame, 'drawing' | 'drawnHere'>;

/** The games that this server draws. */
export function gamesDrawnHere({ db }: Pick<Services, 'db'>): Promise<DrawnGame[]> {
  return db.query('lottery_drawn_here', DRAWN_HERE);
}
