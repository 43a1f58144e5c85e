import { isEncryptedForm, plainSchema } from '../document/conventions.ts';
import { entriesOf, isObject, type JsonObject } from '../document/json.ts';
import { isJsonType, type MediaType, type Operation } from '../document/operation.ts';
import { filesOf, isFile, partTypes } from '../http/files.ts';
import type { SchemaReader } from '../schema/flat.ts';
import type { Validate, Validators } from '../schema/validators.ts';
import type { Carrier } from './text.ts';
import { asRead } from './wire.ts';

/** A body for which data is generated. */
export interface BodyForm {
  readonly media: MediaType;
  /** The schema of the generated data: the plain form of an encrypted body, with real files instead of binary parts. */
  readonly schema: unknown;
  readonly carrier: Carrier;
  /** Validates a value as the backend reads it. */
  readonly validate: Validate;
  /** The contract's examples by name, without the encrypted forms. */
  readonly examples: readonly (readonly [name: string, value: unknown])[];
}

/** The content type of an operation's body; JSON if there is a choice. */
export function bodyForm(operation: Operation, reader: SchemaReader, validators: Validators): BodyForm | undefined {
  const all = operation.body?.media ?? [];
  const chosen = all.find(({ type }) => isJsonType(type)) ?? all[0];
  if (!chosen) return undefined;
  const media = operation.encrypted ? plainSchema(chosen, (schema) => reader.flat(schema)) : chosen;
  const examples = Object.entries(chosen.examples).filter(
    ([, value]) => !(operation.encrypted && isEncryptedForm(value)),
  );
  if (isJsonType(chosen.type)) {
    return { media, schema: media.schema, carrier: 'json', validate: validators.request(media), examples };
  }
  const schema = withFiles(reader, media);
  const validate = validators.schema(inContract(schema));
  return {
    media,
    schema,
    carrier: 'query',
    validate: (value) => validate(asRead(reader, schema, value)),
    examples: examples.map(([name, value]) => [name, withRealFiles(reader, media, value)]),
  };
}

/** The schema of a multipart form, with the allowed files for each file part. */
function withFiles(reader: SchemaReader, media: MediaType): JsonObject {
  const flat = reader.flat(media.schema);
  const properties = entriesOf(flat['properties']).map(([name, schema]) => {
    const inner = reader.flat(schema);
    if (isFile(inner)) return [name, fileSchema(media, name, inner)] as const;
    const item = reader.flat(inner['items']);
    if (!isFile(item)) return [name, schema] as const;
    return [name, { ...inner, items: fileSchema(media, name, item) }] as const;
  });
  return { ...flat, properties: Object.fromEntries(properties) };
}

/** A part with listed types is one of the known files; any other part is a short text. */
function fileSchema(media: MediaType, name: string, schema: JsonObject): JsonObject {
  const files = filesOf(partTypes(media.encoding, name, schema));
  return files.length > 0 ? { type: 'string', enum: files } : { type: 'string', minLength: 1, maxLength: 60 };
}

/** Makes the references of a schema absolute, so that they work outside the contract too. */
function inContract(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inContract);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? `contract${value}` : inContract(value),
    ]),
  );
}

/** An example with real files instead of the contract's placeholders. */
function withRealFiles(reader: SchemaReader, media: MediaType, value: unknown): unknown {
  const properties = new Map(entriesOf(reader.flat(media.schema)['properties']));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const schema = reader.flat(properties.get(name));
      const item = reader.flat(schema['items']);
      const [file = 'a note'] = filesOf(partTypes(media.encoding, name, isFile(schema) ? schema : item));
      if (isFile(schema)) return [name, file];
      return [name, isFile(item) && Array.isArray(inner) ? inner.map(() => file) : inner];
    }),
  );
}
