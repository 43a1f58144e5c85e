import type { ErrorCode } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';

const UNTIL = `
  select ends_at as until from self_exclusions where member_id = $1 and ended_at is null
  order by ends_at desc nulls first limit 1`;

/** The failure of a login by its owner: `self_excluded` tells until when, null for ever. */
export async function entryFailure(db: Pick<Queries, 'query'>, memberId: number, refusal: ErrorCode): Promise<Failure> {
  if (refusal !== 'self_excluded') return new Failure(refusal);
  const [exclusion] = await db.query<{ until: Date | null }>('exclusion_until', UNTIL, [memberId]);
  return new Failure(refusal, exclusion && { until: exclusion.until?.toISOString() ?? null });
}
