import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { games, vendorCategories, vendors } from '../../db/schema/catalogue.ts';
import { maintenances } from '../../db/schema/site.ts';

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
  /** The maintenances of vendors and games that no operator has ended. */
  readonly maintenances: readonly MaintenanceRow[];
}

/**
 * Reads the whole catalogue. The version is read first: a concurrent change has a higher version, so it causes another
 * read and is not missed.
 */
export async function readRows(db: Queries): Promise<CatalogueRows> {
  const version = await readVersion(db);
  const { orm } = db;
  return {
    version,
    vendors: await orm.select().from(vendors).orderBy(asc(vendors.position), asc(vendors.code)),
    vendorCategories: await orm.select().from(vendorCategories),
    games: await orm
      .select()
      .from(games)
      .where(eq(games.enabled, true))
      .orderBy(desc(games.popularity), asc(games.nodeId)),
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
