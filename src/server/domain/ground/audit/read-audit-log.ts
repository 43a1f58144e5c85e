import { sql } from 'drizzle-orm';
import type { AuditActorKind, AuditEntry, AuditEntryPage, AuditVerification } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { rangeOf } from '../date-range.ts';
import { type PageQuery, paged } from '../paging/paging.ts';

export interface AuditQuery extends PageQuery {
  readonly kind?: string | undefined;
  readonly actorKind?: AuditActorKind | undefined;
  readonly actor?: string | undefined;
  /** The account of the member concerned. */
  readonly account?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The longest value of a fact in the contract. */
const LONGEST = 500;

const list = {
  name: 'audit_entries',
  from: sql`audit_log a`,
  order: sql`a.at desc, a.id desc`,
  columns: sql`a.id, a.at, a.kind, a.actor_kind as "actorKind", a.actor, a.member_id as "memberId",
    a.request_id as "requestId", a.data, a.previous_hash as "previousHash", a.hash`,
};

interface Row extends Omit<AuditEntry, 'auditId' | 'at' | 'memberId' | 'facts'> {
  readonly id: number;
  readonly at: Date;
  readonly memberId: number | null;
  readonly data: Readonly<Record<string, string | number | null>>;
}

/** A page of the audit log, newest first. Failure: `validation_failed` for a range that is empty or too long. */
export async function listAuditEntries(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  query: AuditQuery,
): Promise<AuditEntryPage> {
  const { from, to } = rangeOf(query, clock(), brand.timeZone);
  const { kind, actorKind, actor, account } = query;
  const where = [
    sql`a.at >= ${from} and a.at < ${to}`,
    kind && sql`a.kind = ${kind}`,
    actorKind && sql`a.actor_kind = ${actorKind}`,
    actor && sql`a.actor = ${actor}`,
    account && sql`a.member_id = (select id from members where account = ${account.toLowerCase()})`,
  ].map((filter) => filter || undefined);
  const { content, totalPages, totalElements } = await paged<Row>(db, { ...list, where }, query);
  return { content: content.map(toEntry), totalPages, totalElements };
}

function toEntry({ id, at, memberId, data, ...row }: Row): AuditEntry {
  const facts = Object.entries(data).filter(([, value]) => value !== null);
  return {
    ...row,
    auditId: String(id),
    at: at.toISOString(),
    memberId: memberId === null ? null : String(memberId),
    facts: facts.map(([name, value]) => ({ name, value: String(value).slice(0, LONGEST) })),
  };
}

const NO_HASH = '0'.repeat(64);

// The window follows the primary key, so memory stays constant.
const VERIFY = `
  with chain as (
    select id, previous_hash, hash, audit_hash(a) as computed, row_number() over (order by id) as place,
      lag(hash, 1, $1) over (order by id) as before
    from audit_log a
  )
  select count(*) as entries,
    min(id) filter (where id <> place or previous_hash <> before or hash <> computed) as "firstBroken",
    (select hash from audit_log order by id desc limit 1) as head
  from chain`;

interface VerifyAuditLogRow {
  readonly entries: number;
  readonly firstBroken: number | null;
  readonly head: string | null;
}

/** Computes the chain of hashes from the first entry to the last, and names the first that does not fit. */
export async function verifyAuditLog({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<AuditVerification> {
  const [row] = await db.query<VerifyAuditLogRow>('audit_verify', VERIFY, [NO_HASH]);
  const broken = row?.firstBroken ?? null;
  return {
    intact: broken === null,
    firstBrokenId: broken === null ? null : String(broken),
    entries: Number(row?.entries ?? 0),
    headHash: row?.head ?? NO_HASH,
    verifiedAt: new Date(clock()).toISOString(),
  };
}
