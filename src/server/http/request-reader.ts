import { type IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type * as zod from 'zod';
import { Failure } from '../domain/failure.ts';
import type { Services } from '../services.ts';
import { openedBody } from './encrypted-body.ts';
import { validated } from './fields.ts';
import { parseJsonBody } from './json-body.ts';
import type { OperationEntry, OperationValidators } from './operation-entries.ts';
import { queryReader } from './query.ts';
import { readBody, requireJson } from './read-body.ts';
import { gathered, textKinds } from './text-values.ts';

const bodyLimit = 64 * 1024;
/** A compact JWE of 64 kB and the JSON around it. */
const encryptedBodyLimit = 65 * 1024;

/** Reads the parts of a request; what does not follow the contract is `validation_failed`. A part may be missing. */
export interface RequestReader {
  readonly headers: (headers: IncomingHttpHeaders) => void;
  readonly params: ((params: Readonly<Record<string, string>>) => unknown) | undefined;
  readonly query: ((raw: string) => unknown) | undefined;
  readonly body: ((incoming: Incoming) => Promise<unknown>) | undefined;
}

/** A request, or one that is asked without a network and has no body. */
type Incoming = IncomingMessage | { readonly headers: IncomingHttpHeaders };

/** Makes the reader of an operation's requests. */
export function requestReader(
  services: Pick<Services, 'keys' | 'brand'>,
  entry: OperationEntry,
  { header, params, query, body }: OperationValidators,
): RequestReader {
  return {
    headers: headersReader(entry, header),
    params: params && paramsReader(params),
    query: query && queryReader(query, entry.method === 'get' && !entry.authenticated),
    body: body && ((incoming) => jsonBody(services, entry, body, incoming)),
  };
}

function headersReader({ headerNames }: OperationEntry, schema: zod.ZodType | undefined): RequestReader['headers'] {
  const keys = headerNames.map((name) => [name, name.toLowerCase()] as const);
  return (headers) => {
    if (schema === undefined) return;
    const given: Record<string, unknown> = {};
    for (const [name, key] of keys) given[name] = headers[key];
    validated(schema, 'header', given);
  };
}

function paramsReader(schema: zod.ZodType): RequestReader['params'] {
  const kinds = textKinds(schema);
  return (params) => validated(schema, 'path', gathered('path', Object.entries(params), kinds));
}

async function jsonBody(
  { keys, brand }: Pick<Services, 'keys' | 'brand'>,
  { encrypted }: OperationEntry,
  schema: zod.ZodType,
  incoming: Incoming,
): Promise<unknown> {
  if (!(incoming instanceof IncomingMessage)) throw new Failure('unsupported_media_type');
  requireJson(incoming);
  const plain = parseJsonBody(await readBody(incoming, encrypted ? encryptedBodyLimit : bodyLimit));
  return validated(schema, 'body', encrypted ? await openedBody(plain, keys, brand.encryption.required) : plain);
}
