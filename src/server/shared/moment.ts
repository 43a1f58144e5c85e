import { Failure } from './failure.ts';

/** The contract's range of times: milliseconds from 1970, and years of four digits. */
const FIRST = 0;
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/**
 * Reads a time of a request's body, an RFC 3339 text in `field`. `validation_failed` for a time that no answer could
 * tell: an offset can move one beyond the year 9999.
 */
export function momentOf(text: string, field: string): Date {
  const at = new Date(text);
  if (at.getTime() >= FIRST && at.getTime() <= LAST) return at;
  const message = 'Must be a moment from 1970 to 9999';
  throw new Failure('validation_failed', {
    fields: [{ pointer: `/body/${field}`, rule: 'from_1970_to_9999', message }],
  });
}
