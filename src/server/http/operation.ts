import { type IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type * as zod from 'zod';
import type { OperationId } from '../../../generated/server/operations.ts';
import { Failure } from '../domain/failure.ts';
import type { Session } from '../domain/session/session.ts';
import type { HandlerTable, Visitor } from '../handlers/handler.ts';
import { Serialized } from '../handlers/serialized.ts';
import type { Services } from '../services.ts';
import { type Answer, jsonAnswer } from './answer.ts';
import { answerCheck } from './answer-check.ts';
import { type AttemptLimit, attemptOperations } from './attempt-limits.ts';
import { compressed } from './compression.ts';
import { openedBody } from './encrypted-body.ts';
import type { Exchange } from './endpoint.ts';
import { validated } from './fields.ts';
import { parseJsonBody } from './json-body.ts';
import type { OperationEntry } from './operation-entries.ts';
import { queryReader } from './query.ts';
import { readBody, requireJson } from './read-body.ts';

const bodyLimit = 64 * 1024;
/** A compact JWE of 64 kB and the JSON around it. */
const encryptedBodyLimit = 65 * 1024;

/** Answered also where the site is closed, so that the portal can explain. */
const alwaysOpen = new Set<OperationId>(['getSystemStatus', 'getPermission', 'getWhitelabel', 'getJwks']);

/** What the operations run on. */
export interface OperationKit {
  readonly services: Services;
  readonly handlers: HandlerTable;
  readonly authenticate: (
    services: Services,
    token: string,
    options: { readonly background: boolean },
  ) => Promise<Session | 'unknown' | 'expired'>;
  readonly attempt: AttemptLimit;
  /** Why this visitor may not use the site now. */
  readonly refusal: (visitor: Visitor) => Failure | undefined;
}

/** The table's handlers, once the types that tell them apart have done their work. */
type AnyHandler = (request: unknown, services: Services) => Promise<unknown>;

/** What an operation is asked with; a boot payload asks without a network. */
export type OperationCall = Pick<Exchange, 'rawQuery' | 'params' | 'visitor' | 'requestId' | 'language'> & {
  readonly incoming: IncomingMessage | { readonly headers: IncomingHttpHeaders };
};

/**
 * Makes the one function that takes a request for an operation through the contract to its handler and back: place,
 * headers, merchant, session, query, body, attempt limits, handler, and in development the check of the answer.
 */
export function operationRunner(kit: OperationKit, entry: OperationEntry): (call: OperationCall) => Promise<Answer> {
  const { services } = kit;
  const { brand } = services;
  // `satisfies HandlerTable` held each handler to its own operation, and the validators below make its request.
  const handler = kit.handlers[entry.id] as AnyHandler;
  const readQuery = entry.query && queryReader(entry.query, entry.method === 'get' && !entry.authenticated);
  const headerKeys = entry.headerNames.map((name) => [name, name.toLowerCase()] as const);
  const guarded = !alwaysOpen.has(entry.id);
  const attempts = attemptOperations.has(entry.id);
  const refusesMerchants = entry.statuses.includes(403);
  const check = services.config.production ? undefined : answerCheck(entry);

  const answer = async (call: OperationCall): Promise<Answer> => {
    const { headers } = call.incoming;
    const refusal = guarded ? kit.refusal(call.visitor) : undefined;
    if (refusal) throw refusal;
    validated(entry.header, 'header', contractHeaders(headers, headerKeys));
    const merchant = headers['merchant'];
    if (refusesMerchants && merchant !== undefined && merchant !== brand.merchantCode) {
      throw new Failure('merchant_unknown');
    }
    const background = headers['x-background'] === '1';
    const session = entry.authenticated ? await sessionOf(kit, headers, background) : undefined;
    const params = entry.params && validated(entry.params, 'path', call.params);
    const query = readQuery?.(call.rawQuery);
    const body = entry.body && (await bodyOf(services, entry, entry.body, call.incoming));
    if (attempts) await kit.attempt(entry.id, body, call.visitor);
    const { language, visitor } = call;
    const value = await handler({ params, query, body, language, visitor, session, background }, services);
    check?.value(value);
    if (!(value instanceof Serialized)) return jsonAnswer(200, JSON.stringify(value));
    return compressed(jsonAnswer(200, value.json), value, headers['accept-encoding']);
  };
  if (!check) return answer;
  return (call) =>
    answer(call).catch((error: unknown) => {
      throw check.failure(error);
    });
}

function contractHeaders(headers: IncomingHttpHeaders, keys: readonly (readonly [string, string])[]) {
  const given: Record<string, unknown> = {};
  for (const [name, key] of keys) given[name] = headers[key];
  return given;
}

async function sessionOf(kit: OperationKit, headers: IncomingHttpHeaders, background: boolean): Promise<Session> {
  const token = /^Bearer ([\x21-\x7e]{1,256})$/i.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) throw new Failure('unauthenticated');
  const session = await kit.authenticate(kit.services, token, { background });
  if (session === 'unknown') throw new Failure('unauthenticated');
  if (session === 'expired') throw new Failure('session_expired');
  return session;
}

async function bodyOf(
  { keys, brand }: Services,
  { encrypted }: OperationEntry,
  schema: zod.ZodType,
  incoming: OperationCall['incoming'],
): Promise<unknown> {
  if (!(incoming instanceof IncomingMessage)) throw new Failure('unsupported_media_type');
  requireJson(incoming);
  const plain = parseJsonBody(await readBody(incoming, encrypted ? encryptedBodyLimit : bodyLimit));
  return validated(schema, 'body', encrypted ? await openedBody(plain, keys, brand.encryption.required) : plain);
}
