import { Failure } from '../../shared/failure.ts';

/** The times of a payload; an end that is not after the beginning is `validation_failed`. */
export function period({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string | null }) {
  const start = new Date(startsAt);
  const end = endsAt === null ? null : new Date(endsAt);
  if (end !== null && end <= start) {
    const message = 'Must be after startsAt';
    throw new Failure('validation_failed', { fields: [{ pointer: '/body/endsAt', rule: 'end_after_start', message }] });
  }
  return { start, end };
}
