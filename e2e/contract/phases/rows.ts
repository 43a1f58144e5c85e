import { type Finding, fine, wrong } from '../checks/check.ts';
import { isObject } from '../document/json.ts';
import type { ListFilter, RowOrder } from '../document/lists.ts';

/** A comparable value: a number for numbers and times, a text for the rest. */
function comparable(value: unknown): number | string | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return undefined;
  if (/^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  if (/^\d{4}-\d\d-\d\d(T|$)/.test(value)) return Date.parse(value);
  return value;
}

function fieldOf(row: unknown, field: string): unknown {
  return isObject(row) ? row[field] : undefined;
}

/** A text without case, accents, signs and spaces. */
function folded(value: unknown): string {
  return String(value)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a row matches a filter value. */
export function passes({ field, test, parameter }: ListFilter, row: unknown, value: unknown): boolean {
  const own = fieldOf(row, field);
  if (test === 'contains') return folded(own).includes(folded(value));
  if (test === 'equal') return [own].flat().some((each) => String(each) === String(value));
  const [left, right] = [comparable(own), comparable(value)];
  // A row without the field, or without its time yet, matches no bound.
  if (left === undefined || right === undefined) return parameter.required;
  if (test === 'from' || test === 'atLeast') return left >= right;
  return test === 'before' ? left < right : left <= right;
}

/**
 * A filter value from the middle row. It matches something and, if rows differ, excludes something. Undefined if no row
 * has a value that the contract allows.
 */
export function valueFor({ field, test }: ListFilter, rows: readonly unknown[], allowed: (value: unknown) => boolean) {
  const middle = Math.floor(rows.length / 2);
  const candidates = [...rows.slice(middle), ...rows.slice(0, middle)]
    .flatMap((row) => [fieldOf(row, field)].flat())
    .filter((value) => value !== undefined && value !== null && value !== '');
  const values = test === 'before' ? candidates.filter((value) => isAboveLeast(value, candidates)) : candidates;
  return values.find(allowed);
}

function isAboveLeast(value: unknown, all: readonly unknown[]): boolean {
  const own = comparable(value);
  return all.some((other) => {
    const least = comparable(other);
    return own !== undefined && least !== undefined && least < own;
  });
}

/** The smallest value of a field in the rows. */
export function leastOf(rows: readonly unknown[], field: string): unknown {
  return rows
    .map((row) => fieldOf(row, field))
    .reduce((least, value) => {
      const [one, other] = [comparable(least), comparable(value)];
      return one === undefined || (other !== undefined && other < one) ? value : least;
    }, undefined);
}

/** Whether rows are in their declared order. */
export function inOrder(rows: readonly unknown[], order: RowOrder, how: string): readonly Finding[] {
  if (order.length === 0) return fine;
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (next !== undefined && compare(row, next, order) > 0) {
      return wrong(`${how}, the rows ${index + 1} and ${index + 2} are not in the order ${order.join(', ')}`);
    }
  }
  return fine;
}

function compare(one: unknown, other: unknown, order: RowOrder): number {
  for (const key of order) {
    const field = key.replace(/^-/, '');
    const [a, b] = [comparable(fieldOf(one, field)), comparable(fieldOf(other, field))];
    // The contract does not define the position of rows without a value.
    if (a === undefined || b === undefined || a === b) continue;
    const sign = key.startsWith('-') ? -1 : 1;
    return (a < b ? -1 : 1) * sign;
  }
  return 0;
}
