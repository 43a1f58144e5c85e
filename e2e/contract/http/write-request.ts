import { randomUUID } from 'node:crypto';
import type { JWK } from 'jose';
import { idempotencyParameter } from '../document/conventions.ts';
import { entriesOf, isObject } from '../document/json.ts';
import { isJsonType, type MediaType, type Operation, type Parameter } from '../document/operation.ts';
import { type Case, type CaseBody, type ParameterValues, type WireRequest, withValue } from '../exchange/exchange.ts';
import { wireText } from '../generate/wire.ts';
import type { SchemaReader } from '../schema/flat.ts';
import type { Credentials } from '../session/credentials.ts';
import { encryptFor, looksEncrypted, withOneTimeStrings } from '../session/jwe.ts';
import { type WrittenBody, writeBody } from './body.ts';

/** The context for encoding a request. */
export interface WritingKit {
  readonly reader: SchemaReader;
  readonly credentials: Credentials;
  /** Added to every request that does not set them. */
  readonly headers: readonly (readonly [string, string])[];
  /** Adds single-use values to a body, such as the proof that the caller is no program. */
  pass: ((asked: Case, body: unknown) => Promise<unknown>) | undefined;
  /** For encrypted bodies; undefined if there is no key. */
  key: JWK | undefined;
  /** Whether the backend refuses plain bodies of encrypted operations. */
  encrypts: boolean;
}

/** Encodes a case as a request: parameters, credentials, body, and a fresh key for an idempotent request. */
export async function writeRequest(context: WritingKit, asked: Case): Promise<WireRequest> {
  const { operation, actor } = asked;
  const attached = context.credentials.attached(operation, actor);
  let values = withIdempotencyKey(asked);
  for (const { in: place, name, value } of attached) {
    if (place !== 'header') values = withValue(values, place, name, value);
  }
  const body = await bodyOf(context, asked);
  const set = headerPairs(values);
  const isSet = (name: string) => set.some(([other]) => other.toLowerCase() === name.toLowerCase());
  // A workflow may set a credential by itself.
  const credentials = attached.filter(({ in: place, name }) => place === 'header' && !isSet(name));
  const own = [...set, ...credentials.map(({ name, value }) => [name, value] as const)];
  const names = new Set(own.map(([name]) => name.toLowerCase()));
  const headers = [
    ['Accept', 'application/json, */*;q=0.5'] as const,
    ['Accept-Encoding', 'identity'] as const,
    ...context.headers.filter(([name]) => !names.has(name.toLowerCase())),
    ...own,
    ...(body?.contentType === undefined ? [] : [['Content-Type', body.contentType] as const]),
    ...(body || !['GET', 'HEAD', 'TRACE'].includes(asked.method ?? operation.method)
      ? [['Content-Length', String(body?.bytes.byteLength ?? 0)] as const]
      : []),
  ];
  return {
    method: asked.method ?? operation.method,
    target: withRawQuery(targetOf(operation, values), asked.rawQuery),
    headers,
    body: body?.bytes,
  };
}

/** The path with its values and the query, as sent. */
export function targetOf(operation: Operation, values: ParameterValues): string {
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = values.path[name];
    return value === undefined ? `{${name}}` : simple(value, encodeURIComponent);
  });
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) => queryPairs(parameter, values.query[parameter.name]));
  // Unknown names follow the names of the contract.
  const known = new Set(operation.parameters.map(({ name }) => name));
  const others = Object.entries(values.query).filter(([name, value]) => !known.has(name) && value !== undefined);
  const pairs = [...query, ...others.map(([name, value]) => pair(name, wireText(value)))];
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

function simple(value: unknown, encode: (text: string) => string): string {
  if (Array.isArray(value)) return value.map((item) => encode(wireText(item))).join(',');
  return encode(wireText(value));
}

function pair(name: string, text: string): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
}

const separators: Readonly<Record<string, string>> = { form: ',', spaceDelimited: '%20', pipeDelimited: '|' };

function queryPairs({ name, style, explode }: Parameter, value: unknown): readonly string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) {
    if (explode) return value.map((item) => pair(name, wireText(item)));
    const items = value.map((item) => encodeURIComponent(wireText(item)));
    return [`${encodeURIComponent(name)}=${items.join(separators[style] ?? ',')}`];
  }
  if (isObject(value)) {
    return entriesOf(value).map(([key, inner]) =>
      pair(style === 'deepObject' ? `${name}[${key}]` : key, wireText(inner)),
    );
  }
  return [pair(name, wireText(value))];
}

/** The parameters in headers, including cookies. */
export function headerPairs(values: ParameterValues): readonly (readonly [string, string])[] {
  const headers = Object.entries(values.header)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, simple(value, (text) => text)] as const);
  const cookies = Object.entries(values.cookie)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => pair(name, wireText(value)));
  return cookies.length > 0 ? [...headers, ['Cookie', cookies.join('; ')]] : headers;
}

function withRawQuery(target: string, raw: string | undefined): string {
  if (raw === undefined) return target;
  return `${target}${target.includes('?') ? '&' : '?'}${raw}`;
}

/** Each request gets its own key; otherwise the answer would repeat an earlier one. */
function withIdempotencyKey({ operation, values, idempotencyKey }: Case): Case['values'] {
  const parameter = idempotencyParameter(operation);
  if (!parameter || Object.hasOwn(values.header, parameter.name)) return values;
  return withValue(values, 'header', parameter.name, idempotencyKey ?? randomUUID());
}

async function bodyOf(
  context: WritingKit,
  asked: Case,
): Promise<(Partial<WrittenBody> & { bytes: Uint8Array }) | undefined> {
  const { body, operation } = asked;
  if (!body) return undefined;
  if ('raw' in body) {
    const bytes = typeof body.raw === 'string' ? Buffer.from(body.raw, 'utf8') : body.raw;
    return { ...(body.media !== undefined && { contentType: body.media }), bytes };
  }
  const media = mediaOf(operation, body);
  // A case about this field keeps its value; in any other case a valid value avoids a refusal.
  const own = asked.changed === '/body/randomString';
  const fresh = own ? body.value : await withOneTimeStrings(context.key, body.value);
  const value = context.pass ? await context.pass(asked, fresh) : fresh;
  return writeBody(media, await encrypted(context, asked, media, value), context.reader);
}

function mediaOf({ body }: Operation, { media }: CaseBody): MediaType {
  const known = body?.media.find(({ type }) => type === media);
  return known ?? { type: media ?? 'application/json', schema: {}, pointer: undefined, examples: {}, encoding: {} };
}

async function encrypted(context: WritingKit, asked: Case, media: MediaType, value: unknown): Promise<unknown> {
  if (!context.encrypts || !context.key || !asked.operation.encrypted || asked.plain || !isJsonType(media.type))
    return value;
  if (isObject(value) && looksEncrypted(value['payload'])) return value;
  return { payload: await encryptFor(context.key, JSON.stringify(value) ?? 'null') };
}
