import * as zod from 'zod';
import type { FieldError } from '../../../generated/server/model/index.ts';
import { fieldError, invalid, validated } from './fields.ts';
import { LruCache } from './lru.ts';
import { isStorableText } from './text.ts';

const mostRemembered = 500;
const longestRemembered = 1024;
const number = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/**
 * Makes the reader of an operation's query string. The contract allows each parameter once. With `remember`, results are
 * kept by the raw string: the same question then costs a lookup, and its answer is the same frozen object each time.
 */
export function queryReader(schema: zod.ZodType, remember: boolean): (raw: string) => unknown {
  const kinds = schema instanceof zod.ZodObject ? numericParameters(schema) : new Map<string, NumericKind>();
  const known = new LruCache<object>(mostRemembered);
  return (raw) => {
    const before = remember ? known.get(raw) : undefined;
    if (before !== undefined) return before;
    const query = validated(schema, 'query', parameters(raw, kinds));
    if (remember && raw.length <= longestRemembered && typeof query === 'object' && query !== null) {
      known.set(raw, Object.freeze(query));
    }
    return query;
  };
}

type NumericKind = 'number' | 'constant';

/** What arrives as text but is a number: of any value, or one of the contract's constants. */
function numericParameters(schema: zod.ZodObject): Map<string, NumericKind> {
  const kinds = new Map<string, NumericKind>();
  for (const [name, parameter] of Object.entries(schema.shape)) {
    const kind = numericKind(parameter);
    if (kind) kinds.set(name, kind);
  }
  return kinds;
}

function numericKind(schema: unknown): NumericKind | undefined {
  if (schema instanceof zod.ZodDefault || schema instanceof zod.ZodOptional) return numericKind(schema.unwrap());
  if (schema instanceof zod.ZodNumber) return 'number';
  if (schema instanceof zod.ZodLiteral) return [...schema.values].every(isNumber) ? 'constant' : undefined;
  if (schema instanceof zod.ZodEnum) return Object.values(schema.enum).every(isNumber) ? 'constant' : undefined;
  return undefined;
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}

function parameters(raw: string, kinds: ReadonlyMap<string, NumericKind>): Record<string, unknown> {
  const found: Record<string, unknown> = Object.create(null);
  const faults: FieldError[] = [];
  for (const pair of raw === '' ? [] : raw.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decoded(equals < 0 ? pair : pair.slice(0, equals));
    const value = decoded(equals < 0 ? '' : pair.slice(equals + 1));
    if (name === undefined || value === undefined) {
      faults.push(
        fieldError('query', name === undefined ? [] : [name], 'invalid_encoding', 'Not percent-encoded UTF-8'),
      );
    } else if (name in found) {
      faults.push(fieldError('query', [name], 'duplicate', 'Given more than once'));
    } else {
      found[name] = typed(value, kinds.get(name));
    }
  }
  if (faults.length > 0) throw invalid(faults);
  return found;
}

/** `1e3`, `0x10`, ` 1` and the empty text are numbers to JavaScript, not to the contract. */
function typed(value: string, kind: NumericKind | undefined): string | number {
  if (kind === undefined) return value;
  if (number.test(value)) return Number(value);
  return kind === 'number' ? Number.NaN : value;
}

function decoded(text: string): string | undefined {
  if (!/[%+]/.test(text)) return isStorableText(text) ? text : undefined;
  try {
    const value = decodeURIComponent(text.replaceAll('+', ' '));
    return isStorableText(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
