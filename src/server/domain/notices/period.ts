import { Failure } from '../../shared/failure.ts';

/** The contract's range of times: milliseconds from 1970, and years of four digits. */
const FIRST = 0;
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** The times of a payload; `validation_failed` for a time out of range, or an end that is not after the beginning. */
export function period({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string | null }) {
  const start = moment(startsAt, 'startsAt');
  const end = endsAt === null ? null : moment(endsAt, 'endsAt');
  if (end !== null && end <= start) throw refused('endsAt', 'end_after_start', 'Must be after startsAt');
  return { start, end };
}

function moment(text: string, field: string): Date {
  const at = new Date(text);
  if (!(at.getTime() >= FIRST && at.getTime() <= LAST)) {
    throw refused(field, 'from_1970_to_9999', 'Must be a moment from 1970 to 9999');
  }
  return at;
}

function refused(field: string, rule: string, message: string): Failure {
  return new Failure('validation_failed', { fields: [{ pointer: `/body/${field}`, rule, message }] });
}
