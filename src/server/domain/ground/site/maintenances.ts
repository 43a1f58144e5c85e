import { sql } from 'drizzle-orm';
import type {
  Maintenance,
  MaintenancePage,
  MaintenanceScope,
  MaintenanceState,
  StartMaintenancePayload,
  UpdateMaintenancePayload,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure, momentOf } from '#server/shared/failure.ts';
import { type AuditKind, audit } from '../audit/audit.ts';
import { type PageQuery, paged, piece } from '../paging/paging.ts';
import { MAINTENANCE, MAINTENANCE_STATE, type MaintenanceRow, readMaintenance, toMaintenance } from './maintenance.ts';

type Dependencies = Pick<Services, 'db' | 'clock' | 'random'>;

const TARGET = `
  select exists (select 1 from vendors where code = $1) as vendor, exists (select 1 from games where node_id = $2) as game`;
const FIND = `
  select 1 from maintenances m
  where ${MAINTENANCE_STATE} <> 'ended' and m.scope = $2 and m.vendor_code is not distinct from $3
    and m.node_id is not distinct from $4`;
const ADD = `
  insert into maintenances (id, scope, vendor_code, node_id, note, starts_at, started_by, ends_at, ends_by_itself)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

/**
 * Starts or plans a maintenance. Failures: `validation_failed` for a target that does not fit the scope or an end that
 * does not fit, `not_found` for an unknown vendor or game, `conflict` where the same is planned or active.
 */
export async function startMaintenance(
  { db, clock, random }: Dependencies,
  operator: string,
  payload: StartMaintenancePayload,
): Promise<Maintenance> {
  const now = new Date(clock());
  const { scope, vassalage, note, endsByItself } = payload;
  checkTarget(payload);
  const startsAt = momentOf(payload.startsAt, 'startsAt');
  const endsAt = endOf(payload, startsAt);
  const nodeId = payload.nodeId === null ? null : Number(payload.nodeId);
  const id = `mt-${Buffer.from(random(9)).toString('base64url')}`;
  return db.transaction(async (tx) => {
    // Two operators could otherwise start the same at once.
    await tx.query('maintenances_lock', 'lock table maintenances in share row exclusive mode');
    const [known] = await tx.query<{ vendor: boolean; game: boolean }>('maintenance_target', TARGET, [
      vassalage,
      nodeId,
    ]);
    if ((vassalage !== null && !known?.vendor) || (nodeId !== null && !known?.game)) throw new Failure('not_found');
    const same = await tx.query('maintenance_find', FIND, [now, scope, vassalage, nodeId]);
    if (same.length > 0) throw new Failure('conflict');
    const times = [startsAt, operator, endsAt, endsByItself] as const;
    await tx.query('maintenance_add', ADD, [id, scope, vassalage, nodeId, note, ...times]);
    return recorded(tx, 'maintenance_started', operator, id, now);
  });
}

const MOVE = 'update maintenances set ends_at = $2, ends_by_itself = $3 where id = $1';

/** Moves the end of a maintenance. Failures: `not_found`, `conflict` where it has ended, `validation_failed`. */
export function updateMaintenance(
  { db, clock }: Dependencies,
  operator: string,
  id: string,
  payload: UpdateMaintenancePayload,
): Promise<Maintenance> {
  const now = new Date(clock());
  return db.transaction(async (tx) => {
    const before = await locked(tx, id, now);
    if (before.state === 'ended') throw new Failure('conflict');
    const endsAt = endOf(payload, before.startsAt);
    await tx.query('maintenance_move', MOVE, [id, endsAt, payload.endsByItself]);
    return recorded(tx, 'maintenance_changed', operator, id, now);
  });
}

const END = 'update maintenances set ended_at = $2, ended_by = $3 where id = $1';

/** Ends a maintenance or calls it off; one that has ended stays unchanged. Failure: `not_found`. */
export function endMaintenance({ db, clock }: Dependencies, operator: string, id: string): Promise<Maintenance> {
  const now = new Date(clock());
  return db.transaction(async (tx) => {
    const before = await locked(tx, id, now);
    if (before.state === 'ended') return toMaintenance(before);
    await tx.query('maintenance_end', END, [id, now, operator]);
    return recorded(tx, 'maintenance_ended', operator, id, now);
  });
}

async function locked(tx: Queries, id: string, now: Date): Promise<MaintenanceRow> {
  await tx.query('maintenance_lock', 'select 1 from maintenances where id = $1 for update', [id]);
  const row = await readMaintenance(tx, id, now);
  if (!row) throw new Failure('not_found');
  return row;
}

async function recorded(tx: Queries, kind: AuditKind, operator: string, id: string, now: Date): Promise<Maintenance> {
  const row = await readMaintenance(tx, id, now);
  if (!row) throw new Failure('not_found');
  const maintenance = toMaintenance(row);
  const { scope, vassalage, nodeId, startsAt, endsAt } = maintenance;
  const data = { operator, maintenanceId: id, scope, vassalage, nodeId, startsAt, endsAt };
  await audit(tx, { at: now, kind, memberId: null, data });
  return maintenance;
}

function checkTarget({ scope, vassalage, nodeId }: StartMaintenancePayload): void {
  if ((scope === 'vendor') !== (vassalage !== null)) throw refused('/vassalage', 'It is set exactly for a vendor.');
  if ((scope === 'game') !== (nodeId !== null)) throw refused('/nodeId', 'It is set exactly for a game.');
}

/** The end, which must be known where it comes by itself, and after the beginning. */
function endOf({ endsAt, endsByItself }: UpdateMaintenancePayload, after: Date): Date | null {
  if (endsAt === null) {
    if (endsByItself) throw refused('/endsAt', 'What ends by itself needs an end.');
    return null;
  }
  const end = momentOf(endsAt, 'endsAt');
  if (end <= after) throw refused('/endsAt', 'The end is not after the beginning.');
  return end;
}

function refused(pointer: string, message: string): Failure {
  return new Failure('validation_failed', { fields: [{ pointer: `/body${pointer}`, rule: 'consistent', message }] });
}

interface MaintenanceQuery extends PageQuery {
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
  return { content: content.map(toMaintenance), totalPages, totalElements };
}
