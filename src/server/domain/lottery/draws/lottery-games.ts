import type { Language, LotteryGame } from '#generated/model/index.ts';
import type { lotteryGames } from '#server/db/schema/lottery.ts';
import type { Services } from '#server/services.ts';
import type { CatalogueSnapshot } from '../../play/catalogue/snapshot.ts';
import { PLAN_DAYS } from './draw-games.ts';
import { nextDraw, type PlanDay } from './next-draw.ts';

/** The dependencies of lottery reads. */
export type LotteryNeeds = Pick<Services, 'db' | 'catalogue' | 'brand' | 'clock'>;

type Row = Omit<typeof lotteryGames.$inferSelect, 'position' | 'enabled'> & {
  readonly name: string;
  readonly days: readonly PlanDay[];
};

/** In menu order; the name in the requested language, else in the site's, else in any. */
const GAMES = `
  select g.code, g.group_code as "groupCode", g.vendor_code as "vendorCode", g.node_id as "nodeId",
    g.prize_mode as "prizeMode", g.account_type_name as "accountTypeName", g.area, g.is_hot as "isHot", g.source,
    g.interval_seconds as "intervalSeconds", g.timetable, g.close_seconds as "closeSeconds", g.maintenance,
    g.maintenance_until as "maintenanceUntil", ${PLAN_DAYS},
    (select t.name from lottery_game_texts t where t.game_code = g.code
     order by t.language = $1 desc, t.language = $2 desc, t.language limit 1) as name
  from lottery_games g join lottery_groups o on o.code = g.group_code
  where g.enabled and exists (select from lottery_game_texts t where t.game_code = g.code)
  order by o.position, g.position, g.code`;

/** All lottery games with their next draws, in the order of the menu. */
export async function readLotteryGames(
  { db, catalogue, brand, clock }: LotteryNeeds,
  language: Language,
): Promise<LotteryGame[]> {
  const snapshot = await catalogue.current();
  const rows = await db.query<Row>('lottery_games', GAMES, [language, brand.defaultLanguage]);
  const now = clock();
  return rows.map((row) => gameOf(row, snapshot, now, brand.timeZone));
}

function gameOf(row: Row, snapshot: CatalogueSnapshot, now: number, timeZone: string): LotteryGame {
  const game = row.nodeId === null ? undefined : snapshot.byNodeId.get(String(row.nodeId));
  const next = nextDraw(row, now, timeZone);
  return {
    gameCode: row.code,
    gameName: row.name,
    nodeId: game?.nodeId ?? null,
    vassalage: row.vendorCode,
    prizeMode: row.prizeMode,
    gameGroupCode: row.groupCode,
    accountTypeName: row.accountTypeName,
    area: row.area,
    launchMode: 'LOTT',
    picture: game?.picture ?? `/art/lottery/${row.code}.webp`,
    isHot: row.isHot,
    source: row.source,
    intervalSeconds: row.intervalSeconds,
    closeSeconds: row.closeSeconds,
    nextDrawId: next?.drawId ?? null,
    nextClosesAt: next && new Date(next.closesAt).toISOString(),
    nextDrawAt: next && new Date(next.drawAt).toISOString(),
    ...maintenanceOf(row, snapshot, now),
  };
}

/** A lottery is down by itself, with its vendor, or with its catalogue node. */
function maintenanceOf(
  { maintenance, maintenanceUntil, vendorCode, nodeId }: Row,
  { lanes, byNodeId }: CatalogueSnapshot,
  now: number,
): Pick<LotteryGame, 'maintenance' | 'maintenanceUntil'> {
  const own = {
    maintenance: maintenance && (maintenanceUntil === null || maintenanceUntil.getTime() > now),
    maintenanceUntil: maintenanceUntil?.toISOString() ?? null,
  };
  const card = lanes.flatMap(({ cards }) => cards).find(({ vassalage }) => vassalage === vendorCode);
  const game = nodeId === null ? undefined : byNodeId.get(String(nodeId));
  const down = [own, card, game].flatMap((part) => (part?.maintenance ? [part] : []));
  const ends = down.map((part) => part.maintenanceUntil);
  // The end is the latest; unknown where one of them is unknown.
  const end = ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null);
  return { maintenance: down.length > 0, maintenanceUntil: end };
}
