import { entriesOf, isObject, type JsonObject, listOf } from '../document/json.ts';
import { essence, isJsonType, type MediaType } from '../document/operation.ts';
import { wireText } from '../generate/wire.ts';
import type { SchemaReader } from '../schema/flat.ts';
import { isFile, partTypes, typeOfFile } from './files.ts';

/** A body with the content type that goes with it. */
export interface WrittenBody {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

const boundary = 'portico-conformance-4f1c2a7b';

/** Writes a value in a content type of the contract: JSON, a form, or a form in parts. */
export function writeBody(media: MediaType, value: unknown, reader: SchemaReader): WrittenBody {
  const type = essence(media.type);
  if (isJsonType(type)) return written(type, JSON.stringify(value) ?? '');
  if (type === 'application/x-www-form-urlencoded') return written(type, form(value));
  if (type === 'multipart/form-data') return parts(media, value, reader);
  return written(type, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
}

function written(contentType: string, text: string): WrittenBody {
  return { contentType, bytes: Buffer.from(text, 'utf8') };
}

function form(value: unknown): string {
  if (!isObject(value)) return wireText(value);
  const pairs = Object.entries(value).flatMap(([name, inner]) =>
    (Array.isArray(inner) ? inner : [inner]).map((item) => [name, wireText(item)] as [string, string]),
  );
  return new URLSearchParams(pairs).toString();
}

function parts(media: MediaType, value: unknown, reader: SchemaReader): WrittenBody {
  const properties = new Map(entriesOf(reader.flat(media.schema)['properties']));
  const chunks: Buffer[] = [];
  for (const [name, inner] of entriesOf(value)) {
    for (const item of Array.isArray(inner) ? listOf(inner) : [inner]) {
      chunks.push(part(media, name, partSchema(reader, properties.get(name)), item));
    }
  }
  chunks.push(Buffer.from(`--${boundary}--\r\n`));
  return { contentType: `${essence(media.type)}; boundary=${boundary}`, bytes: Buffer.concat(chunks) };
}

/** The schema of one part; for a name with several values, the schema of its entries. */
function partSchema(reader: SchemaReader, schema: unknown): JsonObject {
  const flat = reader.flat(schema);
  return flat['type'] === 'array' ? reader.flat(flat['items']) : flat;
}

function part(media: MediaType, name: string, schema: JsonObject, item: unknown): Buffer {
  const field = `Content-Disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '_')}"`;
  const types = partTypes(media.encoding, name, schema);
  if (isFile(schema)) {
    const bytes = wireText(item);
    const head = `--${boundary}\r\n${field}; filename="file"\r\nContent-Type: ${typeOfFile(bytes, types)}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), Buffer.from(bytes, 'latin1'), Buffer.from('\r\n')]);
  }
  const json = typeof item === 'object' && item !== null;
  const head = `--${boundary}\r\n${field}${json ? '\r\nContent-Type: application/json' : ''}\r\n\r\n`;
  return Buffer.from(`${head}${wireText(item)}\r\n`);
}
