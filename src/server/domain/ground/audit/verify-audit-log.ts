import type { AuditVerification } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';

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

interface Row {
  readonly entries: number;
  readonly firstBroken: number | null;
  readonly head: string | null;
}

/** Computes the chain of hashes from the first entry to the last, and names the first that does not fit. */
export async function verifyAuditLog({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<AuditVerification> {
  const [row] = await db.query<Row>('audit_verify', VERIFY, [NO_HASH]);
  const broken = row?.firstBroken ?? null;
  return {
    intact: broken === null,
    firstBrokenId: broken === null ? null : String(broken),
    entries: Number(row?.entries ?? 0),
    headHash: row?.head ?? NO_HASH,
    verifiedAt: new Date(clock()).toISOString(),
  };
}
