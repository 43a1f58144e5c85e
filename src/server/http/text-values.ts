import * as zod from 'zod';
import type { FieldError } from '../../../generated/server/model/index.ts';
import { fieldError, invalid, type RequestPart } from '../shared/fields.ts';
import { isStorableText } from '../shared/storable-text.ts';

const number = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** What a value that arrives as text is meant to be; a `constant` is one of several numbers of the contract. */
type Meaning = 'text' | 'number' | 'constant' | 'boolean';

interface Kind {
  readonly meaning: Meaning;
  /** A list: the name may come more than once. */
  readonly many: boolean;
}

/** What the fields of a schema are, for parts of a request in which everything arrives as text. */
export type TextKinds = ReadonlyMap<string, Kind>;

/** Reads the kinds off a schema, once for each operation. */
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
  return 'text';
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}

/**
 * Gathers what came under names into one object, texts as what the schema means by them. A name that comes twice and is
 * no list, and text that cannot be kept, is `validation_failed`.
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

/** `1e3`, `0x10`, ` 1` and the empty text are numbers to JavaScript, not to the contract. */
function typed(value: string | Blob, meaning: Meaning): unknown {
  if (typeof value !== 'string' || meaning === 'text') return value;
  if (meaning === 'boolean') return value === 'true' || (value === 'false' ? false : value);
  if (number.test(value)) return Number(value);
  return meaning === 'number' ? Number.NaN : value;
}
