import { daysFrom } from '#shared/time/zone.ts';
import { Failure } from '../../shared/failure.ts';

const DAY = 86_400_000;
const USUAL_DAYS = 30;
const MAX_DAYS = 92;

/** The range of a request. */
export interface DateRange {
  readonly from: Date;
  readonly to: Date;
}

/**
 * Returns the range of a request, end excluded. The default end is now, the default beginning 30 days before the end.
 * Days are the brand's, so a range across a clock change may be an hour longer. Failure: `validation_failed` for a
 * range that ends before it begins or has more than 92 days.
 */
export function rangeOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: number,
  timeZone: string,
): DateRange {
  // One millisecond later, because events of this moment belong to it.
  const end = to === undefined ? now + 1 : Date.parse(to);
  const begin = from === undefined ? daysFrom(end, -USUAL_DAYS, timeZone) : Date.parse(from);
  if (!(begin < end)) throw refused('range_order', 'The range ends before it begins.');
  const isLonger = end - begin > (MAX_DAYS + 1) * DAY || end > daysFrom(begin, MAX_DAYS, timeZone) + 1;
  if (isLonger) throw refused('range_length', `A range has at most ${MAX_DAYS} days.`);
  return { from: new Date(begin), to: new Date(end) };
}

function refused(rule: string, message: string): Failure {
  return new Failure('validation_failed', { fields: [{ pointer: '/query/from', rule, message }] });
}
