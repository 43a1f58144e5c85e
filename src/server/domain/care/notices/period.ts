import { Failure } from '#server/shared/failure.ts';
import { momentOf } from '#server/shared/moment.ts';

/** The times of a payload; `validation_failed` for a time out of range, or an end that is not after the beginning. */
export function period({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string | null }) {
  const start = momentOf(startsAt, 'startsAt');
  const end = endsAt === null ? null : momentOf(endsAt, 'endsAt');
  if (end !== null && end <= start) {
    const message = 'Must be after startsAt';
    throw new Failure('validation_failed', { fields: [{ pointer: '/body/endsAt', rule: 'end_after_start', message }] });
  }
  return { start, end };
}
