import { entriesOf, isObject, listOf } from '../document/json.ts';
import { type FlatSchema, type SchemaReader, typesOf } from '../schema/flat.ts';
import type { Carrier } from './text.ts';

/** A value as text in an address, a header or a form. */
export function wireText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

/**
 * Reads a value that was sent as text, as a careful backend does. It is a number if schema and text say so, and so on.
 * The result decides whether a sent value breaks the schema.
 */
export function asRead(reader: SchemaReader, schema: unknown, value: unknown): unknown {
  const flat = reader.flat(schema);
  const types = typesOf(flat);
  if (Array.isArray(value))
    return types.includes('array') ? value.map((item) => asRead(reader, flat['items'], item)) : value;
  if (isObject(value)) return types.includes('object') ? objectAsRead(reader, flat, value) : value;
  return scalarAsRead(types, wireText(value));
}

/** A form is an object of texts. */
function objectAsRead(reader: SchemaReader, flat: FlatSchema, value: object): unknown {
  const properties = new Map(entriesOf(flat['properties']));
  return Object.fromEntries(
    entriesOf(value).map(([name, inner]) => [
      name,
      properties.has(name) ? asRead(reader, properties.get(name), inner) : inner,
    ]),
  );
}

function scalarAsRead(types: readonly string[], text: string): unknown {
  if (types.includes('string')) return text;
  const numeric = types.includes('integer') || types.includes('number');
  if (numeric && /^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** Whether the location can carry a value unchanged. */
export function canTravel(carrier: Carrier, value: unknown): boolean {
  if (carrier === 'json') return true;
  if (Array.isArray(value)) return listOf(value).every((item) => canTravel(carrier, item));
  if (typeof value === 'object') return false;
  const text = wireText(value);
  if (carrier === 'query') return text.isWellFormed();
  // HTTP trims blanks around a header's value, and many servers treat an empty header as missing.
  if (carrier === 'header') return /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text);
  return text.isWellFormed() && !/^\.{0,2}$|[/\\]/.test(text) && text.trim() === text;
}
