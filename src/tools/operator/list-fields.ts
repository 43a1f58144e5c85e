import { optional } from './command.ts';
import { optionalMoment } from './typed.ts';

/** The flags of every list. */
export const pageFields = { pageNo: optional('The page, from 1'), pageSize: optional('Records on a page, to 100') };

/** The flags of a list that covers a range of time. */
export const rangeFields = {
  account: optional('What concerns this account only'),
  from: optionalMoment('From when in UTC, like 2026-01-31 or 2026-01-31 12:30'),
  to: optionalMoment('Until when in UTC, not included'),
  ...pageFields,
};

interface PageValues {
  readonly pageNo: string | undefined;
  readonly pageSize: string | undefined;
}

/** The values of a list's flags as its query. */
export function queryOf<V extends PageValues>({ pageNo, pageSize, ...filters }: V) {
  return {
    ...filters,
    ...(pageNo !== undefined && { pageNo: Number(pageNo) }),
    ...(pageSize !== undefined && { pageSize: Number(pageSize) }),
  };
}
