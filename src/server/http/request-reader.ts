import type * as zod from 'zod';
import type { FieldError } from '#generated/model/index.ts';
import type { BodyKeys } from '../domain/ground/encryption/body-keys.ts';
import type { Services } from '../services.ts';
import { Failure, fieldError, invalid, type RequestPart, validated } from '../shared/failure.ts';
import { parseJsonBody, utf8 } from '../shared/json-body.ts';
import type { AppContext } from './context.ts';
import { multipartPairs } from './multipart.ts';
import type { OperationEntry, OperationValidators } from './operation-entries.ts';
import { readBody, requireType } from './read-body.ts';
import { gathered, textKinds } from './text-values.ts';

/** Reads the parts of a request. A part that breaks the contract is `validation_failed`. A part may be missing. */
export interface RequestReader {
  readonly headers: (headers: Headers) => void;
  readonly params: ((params: Readonly<Record<string, string>>) => unknown) | undefined;
  readonly query: ((raw: string) => unknown) | undefined;
  readonly body: ((c: AppContext) => Promise<unknown>) | undefined;
}

/** Creates the reader of an operation's requests. */
export function requestReader(
  services: Pick<Services, 'keys' | 'brand'>,
  entry: OperationEntry,
  { header, params, query, body }: OperationValidators,
): RequestReader {
  return {
    headers: headersReader(entry, header),
    params: params && paramsReader(params),
    query: query && queryReader(query),
    body: body && bodyReader(services, entry, body),
  };
}

/** Creates the reader of an operation's query string. */
function queryReader(schema: zod.ZodType): (raw: string) => unknown {
  const kinds = textKinds(schema);
  return (raw) => validated(schema, 'query', gathered('query', urlencodedPairs(raw, 'query'), kinds));
}

/** The names and values of `a=1&b=2`. Invalid percent-encoded UTF-8 is `validation_failed`. */
function urlencodedPairs(raw: string, part: RequestPart): [string, string][] {
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

const bodyLimit = 64 * 1024;
/** Operators write 20,000 characters in each language, each of up to six bytes. */
const operatorBodyLimit = 512 * 1024;
/** A compact JWE of 64 kB with the JSON around it. */
const encryptedBodyLimit = 65 * 1024;

type BodyServices = Pick<Services, 'keys' | 'brand'>;

/**
 * Creates the reader of an operation's bodies. Failures: `unsupported_media_type` for another content type,
 * `payload_too_large` over the limit, `validation_failed` for a body that breaks the contract.
 */
function bodyReader(
  services: BodyServices,
  entry: OperationEntry,
  schema: zod.ZodType,
): (c: AppContext) => Promise<unknown> {
  const read = rawReader(services, entry, schema);
  return async (c) => validated(schema, 'body', await read(c));
}

function rawReader(
  { keys, brand }: BodyServices,
  { content, encrypted, security }: OperationEntry,
  schema: zod.ZodType,
): (c: AppContext) => Promise<unknown> {
  const kinds = textKinds(schema);
  const limit = security === 'operator' ? operatorBodyLimit : bodyLimit;
  switch (content) {
    case 'form':
      return async (c) => {
        requireType(c, 'application/x-www-form-urlencoded');
        return gathered('body', urlencodedPairs(utf8(await readBody(c, bodyLimit)), 'body'), kinds);
      };
    case 'multipart':
      return async (c) => gathered('body', await multipartPairs(c), kinds);
    default:
      return async (c) => {
        requireType(c, 'application/json');
        if (!encrypted) return parseJsonBody(await readBody(c, limit));
        const sent = parseJsonBody(await readBody(c, encryptedBodyLimit));
        return openedBody(sent, keys, brand.encryption.required);
      };
  }
}

/**
 * Returns the plain form of an (E) body (API-74). It decrypts `{payload}`. It passes a plain body on, unless the brand
 * demands encryption.
 */
async function openedBody(body: unknown, keys: BodyKeys, required: boolean): Promise<unknown> {
  if (typeof body === 'object' && body !== null && 'payload' in body) {
    const { payload } = body;
    if (typeof payload !== 'string' || Object.keys(body).length > 1) throw new Failure('encryption_invalid');
    return keys.open(payload);
  }
  if (required) throw new Failure('encryption_required');
  return body;
}

function headersReader({ headerNames }: OperationEntry, schema: zod.ZodType | undefined): RequestReader['headers'] {
  const mayBeMissing = schema?.safeParse({}).success === true;
  return (headers) => {
    if (schema === undefined) return;
    if (mayBeMissing && headerNames.every((name) => !headers.has(name))) return;
    const given: Record<string, unknown> = {};
    for (const name of headerNames) given[name] = headers.get(name) ?? undefined;
    validated(schema, 'header', given);
  };
}

function paramsReader(schema: zod.ZodType): RequestReader['params'] {
  const kinds = textKinds(schema);
  return (params) => validated(schema, 'path', gathered('path', Object.entries(params), kinds));
}
