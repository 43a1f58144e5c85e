import { entriesOf, isObject, listOf, textOf, valueAt } from '../document/json.ts';
import type { Operation } from '../document/operation.ts';
import { isSuccess } from '../exchange/exchange.ts';
import { type AnswerCheck, type Finding, fine, wrong } from './check.ts';

/** A sum of `x-totals`. Without fields it is the number of rows. */
interface Sum {
  /** Fields of a row; a minus takes the value away, dots lead inside. */
  readonly of: readonly string[];
  /** The values of a row's fields without which it does not count. */
  readonly where: readonly (readonly [field: string, values: readonly unknown[]])[];
  /** Only amounts above zero count, or only those below, as positive ones. */
  readonly only: 'positive' | 'negative' | undefined;
  /** The rows, where they stand in the same answer and have no pages. */
  readonly rows: string | undefined;
  /** Whether the filters of the list apply to it. */
  readonly filtered: boolean;
}

function sumOf(node: unknown): Sum {
  const given = isObject(node) ? node : { of: node };
  const only = textOf(given['only']);
  return {
    of: given['of'] === undefined ? [] : [given['of']].flat().map(String),
    where: entriesOf(given['where']).map(([field, values]) => [field, [values].flat()]),
    only: only === 'positive' || only === 'negative' ? only : undefined,
    rows: textOf(given['rows']),
    filtered: given['filtered'] !== false,
  };
}

/** The figures that the marks name. */
export function figuresOf(totals: Operation['totals'], page: unknown): readonly unknown[] {
  return Object.keys(totals).map((name) => valueAt(page, name.split('.')));
}

/** The figures beside a list are the sums of its rows. `rows` are all of them, or all that a filter finds. */
export function addsUp(
  totals: Operation['totals'],
  rows: readonly unknown[],
  page: unknown,
  isFiltered = false,
): readonly Finding[] {
  return Object.entries(totals).flatMap(([name, node]) => {
    const sum = sumOf(node);
    return sum.rows !== undefined || (isFiltered && !sum.filtered) ? fine : isSum(name, sum, rows, page);
  });
}

/** The same of rows without pages, in every answer. */
export const totalsConformance: AnswerCheck = ({ case: { operation } }, { status, json }) => {
  const sums = Object.entries(operation.totals).map(([name, node]) => [name, sumOf(node)] as const);
  if (!isSuccess(status) || !isObject(json) || !sums.some(([, { rows }]) => rows !== undefined)) return undefined;
  const value = isObject(json['value']) ? json['value'] : json;
  return sums.flatMap(([name, sum]) =>
    sum.rows === undefined ? fine : isSum(name, sum, listOf(valueAt(value, sum.rows.split('.'))), value),
  );
};

function isSum(name: string, sum: Sum, rows: readonly unknown[], page: unknown): readonly Finding[] {
  const told = textOrNumber(valueAt(page, name.split('.')));
  if (told === undefined) return fine;
  const added = rows.filter((row) => counts(row, sum)).reduce<bigint>((all, row) => all + partOf(row, sum), 0n);
  return added === exact(told) ? fine : wrong(`${name} is ${told}, the ${rows.length} rows add up to ${shown(added)}`);
}

function counts(row: unknown, { where }: Sum): boolean {
  return where.every(([field, values]) => values.includes(valueAt(row, field.split('.')) ?? null));
}

function partOf(row: unknown, { of, only }: Sum): bigint {
  if (of.length === 0) return unit;
  const amounts = of.map((name) => {
    const amount = exact(textOrNumber(valueAt(row, name.replace(/^-/, '').split('.'))) ?? '0');
    return name.startsWith('-') ? -amount : amount;
  });
  const amount = amounts.reduce((sum, each) => sum + each, 0n);
  if (only === undefined) return amount;
  const signed = only === 'negative' ? -amount : amount;
  return signed > 0n ? signed : 0n;
}

function textOrNumber(value: unknown): string | undefined {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
}

/** More decimals than any amount of the contract has. */
const decimals = 12;
const unit = 10n ** BigInt(decimals);

/** A decimal text without rounding. */
function exact(text: string): bigint {
  const [, minus = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const digits = BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals));
  return minus === '' ? digits : -digits;
}

function shown(amount: bigint): string {
  const text = String(amount < 0n ? -amount : amount).padStart(decimals + 1, '0');
  const fraction = text.slice(-decimals).replace(/0+$/, '').padEnd(2, '0');
  return `${amount < 0n ? '-' : ''}${text.slice(0, -decimals)}.${fraction}`;
}
