import type { Maintenance } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';

/** The state of the maintenance `m` at the moment `$1`. */
export const MAINTENANCE_STATE = `(case
  when m.ended_at is not null or (m.ends_by_itself and m.ends_at <= $1) then 'ended'
  when m.starts_at > $1 then 'planned' else 'active' end)`;

/** The columns of the maintenance `m` at the moment `$1`. */
export const MAINTENANCE = `
  m.id as "maintenanceId", m.scope, m.vendor_code as vassalage, m.node_id::text as "nodeId", m.starts_at as "startsAt",
  m.ends_at as "endsAt", m.ends_by_itself as "endsByItself", m.note, ${MAINTENANCE_STATE} as state,
  m.started_by as "startedBy",
  case when ${MAINTENANCE_STATE} = 'ended' then coalesce(m.ended_at, m.ends_at) end as "endedAt",
  case when ${MAINTENANCE_STATE} = 'ended' then coalesce(m.ended_by, 'system') end as "endedBy"`;

export type MaintenanceRow = Omit<Maintenance, 'startsAt' | 'endsAt' | 'endedAt'> & {
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly endedAt: Date | null;
};

/** The maintenance of an id, if there is one. */
export async function readMaintenance(
  db: Pick<Queries, 'query'>,
  id: string,
  now: Date,
): Promise<MaintenanceRow | undefined> {
  const read = `select ${MAINTENANCE} from maintenances m where m.id = $2`;
  const [row] = await db.query<MaintenanceRow>('maintenance', read, [now, id]);
  return row;
}

/** A maintenance in the contract's form. */
export function toMaintenance({ startsAt, endsAt, endedAt, ...rest }: MaintenanceRow): Maintenance {
  return {
    ...rest,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}
