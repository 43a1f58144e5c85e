import { numeric, timestamp } from 'drizzle-orm/pg-core';

/** A column of money, with all decimals of the ledger. */
export const amount = (name: string) => numeric(name, { precision: 24, scale: 8 });

/** A column of a moment, in milliseconds. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
