import type * as zod from 'zod';
import type { FieldError } from '#generated/model/index.ts';
import { fieldError, invalid, type RequestPart, validated } from '../shared/fields.ts';
import { gathered, textKinds } from './text-values.ts';

/** Creates the reader of an operation's query string. */
export function queryReader(schema: zod.ZodType): (raw: string) => unknown {
  const kinds = textKinds(schema);
  return (raw) => validated(schema, 'query', gathered('query', urlencodedPairs(raw, 'query'), kinds));
}

/** The names and values of `a=1&b=2`. Invalid percent-encoded UTF-8 is `validation_failed`. */
export function urlencodedPairs(raw: string, part: RequestPart): [string, string][] {
  const pairs: [string, string][] = [];
  const faults: FieldError[] = [];
  for (const pair of raw === '' ? [] : raw.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decoded(equals < 0 ? pair : pair.slice(0, equals));
    const value = decoded(equals < 0 ? '' : pair.slice(equals + 1));
    if (name === undefined || value === undefined) {
      faults.push(fieldError(part, name === undefined ? [] : [name], 'invalid_encoding', 'Not percent-encoded UTF-8'));
    } else pairs.push([name, value]);
  }
  if (faults.length > 0) throw invalid(faults);
  return pairs;
}

function decoded(text: string): string | undefined {
  if (!/[%+]/.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
