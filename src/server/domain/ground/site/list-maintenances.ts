import { sql } from 'drizzle-orm';
import type { MaintenancePage, MaintenanceScope, MaintenanceState } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import type { PageQuery } from '../paging/page.ts';
import { paged } from '../paging/paged.ts';
import { piece } from '../paging/piece.ts';
import { MAINTENANCE, MAINTENANCE_STATE, type MaintenanceRow, toldMaintenance } from './maintenance.ts';

export interface MaintenanceQuery extends PageQuery {
  readonly scope?: MaintenanceScope | undefined;
  readonly state?: MaintenanceState | undefined;
}

/** A page of the maintenances, active ones first, then planned ones, then the latest. */
export async function listMaintenances(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { scope, state, ...page }: MaintenanceQuery,
): Promise<MaintenancePage> {
  const now = new Date(clock());
  const stateNow = piece(MAINTENANCE_STATE, now);
  const list = {
    name: 'maintenances',
    from: sql`maintenances m`,
    where: [scope && sql`m.scope = ${scope}`, state && sql`${stateNow} = ${state}`],
    order: sql`array_position(array['active', 'planned', 'ended'], ${stateNow}), m.starts_at desc, m.id desc`,
    columns: piece(MAINTENANCE, now),
  };
  const { content, totalPages, totalElements } = await paged<MaintenanceRow>(db, list, page);
  return { content: content.map(toldMaintenance), totalPages, totalElements };
}
