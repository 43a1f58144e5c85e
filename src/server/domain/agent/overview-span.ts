import type { OverviewPeriod } from '../../../../generated/server/model/index.ts';
import { dayAt, daysFrom, momentOn } from '../../../shared/time/zone.ts';

/** A period of the overview; all moments are milliseconds since 1970. */
export interface Span {
  /** Half open. */
  readonly from: number;
  readonly to: number;
  /** When the period of equal length before begins. */
  readonly before: number;
  readonly bucket: 'hour' | 'day';
  /** When each point of the chart begins, in order. */
  readonly points: readonly number[];
}

const HOUR = 3_600_000;

/** The days of a period in the brand's time zone; `today` ends now, `last7` and `last30` include it. */
export function overviewSpan(period: OverviewPeriod, now: number, timeZone: string): Span {
  const today = momentOn(dayAt(now, timeZone), timeZone);
  const back = (days: number) => daysFrom(today, -days, timeZone);
  if (period === 'today') return hours({ from: today, to: now, before: back(1) });
  if (period === 'yesterday') return hours({ from: back(1), to: today, before: back(2) });
  const days = period === 'last7' ? 7 : 30;
  const points = Array.from({ length: days }, (_, at) => back(days - 1 - at));
  return { from: back(days - 1), to: now, before: back(2 * days - 1), bucket: 'day', points };
}

function hours(span: Pick<Span, 'from' | 'to' | 'before'>): Span {
  const count = Math.max(1, Math.ceil((span.to - span.from) / HOUR));
  return { ...span, bucket: 'hour', points: Array.from({ length: count }, (_, at) => span.from + at * HOUR) };
}
