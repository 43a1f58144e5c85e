import type { Field } from './command.ts';
import { UsageError } from './operator-error.ts';

/** A typed amount with the decimals that the contract asks for: `500000` is `500000.00`. Throws {@link UsageError}. */
export function amountOf(typed: string): string {
  const plain = typed.trim();
  // Half of the world means 500000 by it, the other half 500.
  if (/^[1-9]\d{0,2}([.,]\d{3})+$/.test(plain) || !/^\d+(\.\d+)?$/.test(plain)) {
    throw new UsageError(`'${plain}' is no amount; write 500000 or 12.50, without anything between thousands.`);
  }
  const [whole = '', decimals = ''] = plain.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${decimals.padEnd(2, '0')}`;
}

/** A typed amount in a question about it. */
export function plainAmount(amount: string): string {
  return amount.replace(/\.0+$/, '');
}

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(:\d\d(?:\.\d{1,3})?)?)?(?: ?UTC|Z)?$/;

/** A typed time, in UTC as times are shown: `2026-01-31`, `2026-01-31 12:30` or `now`. Throws {@link UsageError}. */
export function momentOf(typed: string): string {
  const plain = typed.trim();
  if (plain === 'now') return new Date().toISOString();
  if (/^\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:\d\d$/.test(plain) && !Number.isNaN(Date.parse(plain))) return plain;
  const [, day = '', clock = '00:00', seconds = ':00'] = MOMENT.exec(plain) ?? [];
  const moment = `${day}T${clock}${seconds}Z`;
  // 2026-02-31 would be the 3rd of March.
  const isReal = !Number.isNaN(Date.parse(moment)) && new Date(moment).toISOString().startsWith(`${day}T${clock}`);
  if (!isReal) throw new UsageError(`'${plain}' is no time; write 2026-01-31 or 2026-01-31 12:30, in UTC.`);
  return moment;
}

/** A needed amount. */
export function amount(question: string, initial?: () => string): Field<string, false> {
  return { question, optional: false, read: amountOf, ...(initial && { initial }) };
}

/** An amount that may be left out. */
export function optionalAmount(question: string): Field<string, true> {
  return { question, optional: true, read: amountOf };
}

/** A needed time; without one that of now. */
export function moment(question: string): Field<string, false> {
  return { question, optional: false, read: momentOf, initial: () => 'now' };
}

/** A time that may be left out. */
export function optionalMoment(question: string): Field<string, true> {
  return { question, optional: true, read: momentOf };
}
