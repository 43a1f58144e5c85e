import * as zod from 'zod';
import type { FieldError } from '#generated/model/index.ts';
import { fieldError, invalid, type RequestPart } from '../shared/failure.ts';
import { isStorableText } from '../shared/json-body.ts';

const number = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** The type that a textual value stands for; a `constant` is one of several numbers of the contract. */
type Meaning = 'text' | 'number' | 'constant' | 'boolean';

interface Kind {
  readonly meaning: Meaning;
  /** A list: the name may occur several times. */
  readonly many: boolean;
}

/** The types of a schema's fields, for parts of a request that arrive as text. */
export type TextKinds = ReadonlyMap<string, Kind>;

/** Reads the types from a schema, once for each operation. */
export function textKinds(schema: zod.ZodType): TextKinds {
  if (!(schema instanceof zod.ZodObject)) return new Map();
  return new Map(Object.entries(schema.shape).map(([name, field]) => [name, kindOf(field)]));
}

function kindOf(schema: unknown): Kind {
  if (schema instanceof zod.ZodDefault || schema instanceof zod.ZodOptional) return kindOf(schema.unwrap());
  if (schema instanceof zod.ZodArray) return { meaning: kindOf(schema.element).meaning, many: true };
  return { meaning: meaningOf(schema), many: false };
}

function meaningOf(schema: unknown): Meaning {
  if (schema instanceof zod.ZodNumber) return 'number';
  if (schema instanceof zod.ZodBoolean) return 'boolean';
  if (schema instanceof zod.ZodLiteral && [...schema.values].every(isNumber)) return 'constant';
  if (schema instanceof zod.ZodEnum && Object.values(schema.enum).every(isNumber)) return 'constant';
  if (schema instanceof zod.ZodUnion && schema.options.every((option) => meaningOf(option) === 'constant')) {
    return 'constant';
  }
  return 'text';
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}

/**
 * Collects names and values into one object, and converts each text to its type in the schema. A repeated name that is
 * no list, and text that cannot be stored, are `validation_failed`.
 */
export function gathered(
  part: RequestPart,
  pairs: Iterable<readonly [name: string, value: string | Blob]>,
  kinds: TextKinds,
): Record<string, unknown> {
  const found: Record<string, unknown> = Object.create(null);
  const faults: FieldError[] = [];
  for (const [name, value] of pairs) {
    const { meaning, many } = kinds.get(name) ?? { meaning: 'text', many: false };
    if (!isStorableText(name) || (typeof value === 'string' && !isStorableText(value))) {
      faults.push(fieldError(part, [name], 'invalid_characters', 'Holds NUL or half a character'));
    } else if (many) {
      const list = found[name];
      const item = typed(value, meaning);
      if (Array.isArray(list)) list.push(item);
      else found[name] = [item];
    } else if (name in found) {
      faults.push(fieldError(part, [name], 'duplicate', 'Given more than once'));
    } else {
      found[name] = typed(value, meaning);
    }
  }
  if (faults.length > 0) throw invalid(faults);
  return found;
}

/** JavaScript accepts `1e3`, `0x10`, ` 1` and the empty text as numbers; the contract does not. */
function typed(value: string | Blob, meaning: Meaning): unknown {
  if (typeof value !== 'string' || meaning === 'text') return value;
  if (meaning === 'boolean') return value === 'true' || (value === 'false' ? false : value);
  if (number.test(value)) return Number(value);
  return meaning === 'number' ? Number.NaN : value;
}
