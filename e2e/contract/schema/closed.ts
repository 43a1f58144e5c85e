import { entriesOf, isObject, type JsonObject, listOf } from '../document/json.ts';

/** Keywords whose schemas apply to the same value as the schema around them. */
const sameValue = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not'];
/** Keywords whose schemas apply to a part of the value. */
const partOfValue = ['items', 'contains', 'additionalProperties', 'prefixItems'];
const partsByName = ['properties', 'patternProperties'];

/**
 * The strict reading of an answer. A property outside the contract is a fault (unless `extra` allows it), even if the
 * schema does not forbid it. A list with `x-extensible: true` takes further values.
 */
export interface AnswerReading {
  /** The prefix of references, which leads them to the document in this reading. */
  readonly base: string;
  readonly extra: boolean;
  readonly resolve: (reference: string) => unknown;
}

/** A schema for a whole value, closed wherever it describes an object. */
export function closedSchema(schema: unknown, reading: AnswerReading): unknown {
  if (!isObject(schema)) return schema;
  const branch = branchSchema(schema, reading);
  return reading.extra || !isObject(branch) || !namesProperties(schema, reading)
    ? branch
    : { ...branch, unevaluatedProperties: false };
}

/** A schema beside others for the same value: its parts are closed, but it is not. */
export function branchSchema(schema: unknown, reading: AnswerReading): unknown {
  if (!isObject(schema)) return schema;
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === '$ref' && typeof value === 'string') result[key] = reading.base + value;
    else if (key === 'enum' && schema['x-extensible'] === true) continue;
    else if (sameValue.includes(key)) result[key] = mapped(value, (part) => branchSchema(part, reading));
    else if (partOfValue.includes(key)) result[key] = mapped(value, (part) => closedSchema(part, reading));
    else if (partsByName.includes(key)) result[key] = mappedByName(value, (part) => closedSchema(part, reading));
    else result[key] = value;
  }
  return result;
}

function mapped(value: unknown, map: (part: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map(map) : map(value);
}

function mappedByName(value: unknown, map: (part: unknown) => unknown): JsonObject {
  return Object.fromEntries(entriesOf(value).map(([name, part]) => [name, map(part)]));
}

/** Whether the schema lists properties; one that only says `object` leaves them free. */
function namesProperties(schema: JsonObject, reading: AnswerReading): boolean {
  if ('additionalProperties' in schema || 'unevaluatedProperties' in schema) return false;
  if ('properties' in schema) return true;
  const { $ref: reference, allOf, oneOf, anyOf } = schema;
  const parts = [...listOf(allOf), ...listOf(oneOf), ...listOf(anyOf)];
  if (typeof reference === 'string') parts.push(reading.resolve(reference));
  return parts.some((part) => isObject(part) && namesProperties(part, reading));
}
