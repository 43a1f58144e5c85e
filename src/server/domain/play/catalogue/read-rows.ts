import { and, asc, count, eq, getTableColumns, gte, isNull, ne, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { games, recentPlays, vendorCategories, vendors } from '#server/db/schema/catalogue.ts';
import { lotteryGames } from '#server/db/schema/lottery.ts';
import { maintenances } from '#server/db/schema/system.ts';

export type VendorRow = typeof vendors.$inferSelect;
export type VendorCategoryRow = typeof vendorCategories.$inferSelect;
export type GameRow = typeof games.$inferSelect;
export type MaintenanceRow = typeof maintenances.$inferSelect;

/** The catalogue as the database holds it. */
export interface CatalogueRows {
  readonly version: number;
  readonly vendors: readonly VendorRow[];
  readonly vendorCategories: readonly VendorCategoryRow[];
  /** The most played first. */
  readonly games: readonly GameRow[];
  /** The lotteries, which are pages of the portal, with their games in the catalogue. */
  readonly lotteries: readonly Pick<typeof lotteryGames.$inferSelect, 'vendorCode' | 'nodeId'>[];
  /** The maintenances of vendors and games that no operator has ended. */
  readonly maintenances: readonly MaintenanceRow[];
}

/** How long a member counts as a player of a game after a bet. */
const PLAYER_FOR = 7 * 86_400_000;

/**
 * Reads the whole catalogue at a time (ms). Games that more members bet on come earlier. The version is read first: a concurrent change has a higher version, so it causes another
 * read and is not missed.
 */
export async function readRows(db: Queries, now: number): Promise<CatalogueRows> {
  const version = await readVersion(db);
  const { orm } = db;
  const players = orm
    .select({ nodeId: recentPlays.nodeId, count: count().as('count') })
    .from(recentPlays)
    .where(gte(recentPlays.betAt, new Date(now - PLAYER_FOR)))
    .groupBy(recentPlays.nodeId)
    .as('players');
  return {
    version,
    vendors: await orm.select().from(vendors).orderBy(asc(vendors.position), asc(vendors.code)),
    vendorCategories: await orm.select().from(vendorCategories),
    games: await orm
      .select(getTableColumns(games))
      .from(games)
      .leftJoin(players, eq(players.nodeId, games.nodeId))
      .where(eq(games.enabled, true))
      .orderBy(sql`${games.popularity} + coalesce(${players.count}, 0) desc`, asc(games.nodeId)),
    lotteries: await orm
      .select({ vendorCode: lotteryGames.vendorCode, nodeId: lotteryGames.nodeId })
      .from(lotteryGames)
      .where(eq(lotteryGames.enabled, true)),
    maintenances: await orm
      .select()
      .from(maintenances)
      .where(and(isNull(maintenances.endedAt), ne(maintenances.scope, 'site'))),
  };
}

/** The version, which triggers increment with every change of the catalogue. */
export async function readVersion(db: Queries): Promise<number> {
  const [row] = await db.query<{ version: number }>('catalogue_version', 'select version from catalogue_version');
  if (row === undefined) throw new Error('the catalogue has no version');
  return row.version;
}
