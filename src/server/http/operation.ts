import type * as zod from 'zod';
import { BackgroundParameter } from '#generated/model/background-parameter.ts';
import type { Language } from '#generated/model/index.ts';
import { requestHeaders } from '#generated/server/headers.ts';
import type { OperationId } from '#generated/server/operations.ts';
import type { Brand } from '../config/brand.ts';
import { auditRead } from '../domain/ground/audit/audit.ts';
import type { SiteRefusal } from '../domain/ground/system/site-access.ts';
import { scopeRefusal } from '../domain/identity/session/chat-session.ts';
import { trialRefusal } from '../domain/identity/session/true-account.ts';
import { EventStream } from '../domain/pages/live/event-stream.ts';
import type { Live } from '../domain/pages/live/live.ts';
import { type HandlerTable, knowsMembers, Once, WithHeaders } from '../handlers/handler.ts';
import type { Services } from '../services.ts';
import { type Exchange, inExchange, type Visitor } from '../shared/exchange.ts';
import { Failure } from '../shared/failure.ts';
import { answerCache } from './answer-cache.ts';
import { type AttemptLimit, attemptOperations } from './attempt-limits.ts';
import { type Caller, type CallerContext, callerReader, guestReader, nobody } from './caller.ts';
import type { AppContext } from './context.ts';
import { firstAnswer, intentIdOf, intentOf, runOnce } from './idempotency.ts';
import type { OperationAnswers, OperationEntry } from './operation-entries.ts';
import { requestReader } from './request-reader.ts';

/** Also answered where the site is closed, so that the portal can explain it. */
const alwaysOpen = new Set<OperationId>([
  'getSystemStatus',
  'getPermission',
  'getWhitelabel',
  'getJwks',
  'getDomainRoute',
  'getRouters',
]);

/** The value of the header that marks a call that no person caused. */
const BACKGROUND = BackgroundParameter.NUMBER_1;

/** The dependencies of the operations. */
export interface OperationContext extends CallerContext {
  readonly handlers: HandlerTable;
  readonly attempt: AttemptLimit;
  /** The live streams of this process. */
  readonly live: Live;
  /** Returns why this visitor may not use the site now. */
  readonly refusal: SiteRefusal;
}

/** The table's handlers, without the types that distinguish them. */
type AnyHandler = (request: unknown, services: Services) => Promise<unknown>;
type AnyTable = Readonly<Record<OperationId, AnyHandler>>;

/** The input of an operation. */
export interface OperationCall {
  readonly headers: Headers;
  readonly rawQuery: string;
  readonly params: Readonly<Record<string, string>>;
  readonly visitor: Visitor;
  readonly language: Language;
  readonly requestId: string | null;
  /** The source of the body; server rendering calls without one. */
  readonly request: AppContext | undefined;
}

/** Answers an operation with the contract's value, perhaps `WithHeaders`, or throws a `Failure`. */
export type OperationRunner = (call: OperationCall) => Promise<unknown>;

/**
 * Creates the function that takes a request through the contract to its handler and back. Its order: site access,
 * headers, merchant, caller, path, query, body. Then attempt limits, the stored first answer, the handler, and in
 * development the check of the answer.
 */
export function operationRunner(context: OperationContext, entry: OperationEntry): OperationRunner {
  const { services } = context;
  const { brand, config } = services;
  const isPersonal = entry.security === 'none' || entry.security === 'session';
  // A closed site is closed to people: its operator must be able to open it, and vendors settle open rounds.
  const guarded = isPersonal && !alwaysOpen.has(entry.id);
  // `satisfies HandlerTable` types each handler by its operation, and the validators produce its request.
  const handler = (context.handlers as AnyTable)[entry.id];
  const attempts = attemptOperations.has(entry.id);
  const known = knowsMembers(entry.id);
  const asks = entry.security !== 'none' || known;
  const identify = known ? guestReader(context) : callerReader(context, entry.security);
  const refusesMerchants = entry.statuses.includes(403);
  const keep = answerCache(entry.id, services);

  const load = async () => {
    const check = config.production ? undefined : answerCheck(entry, (await entry.loadAnswer()).response);
    return { read: requestReader(services, entry, await entry.load()), check };
  };
  let loading: ReturnType<typeof load> | undefined;
  let loaded: Awaited<ReturnType<typeof load>> | undefined;

  const answer: OperationRunner = async (call) => {
    const { headers, visitor, language } = call;
    const refusal = guarded ? await context.refusal(visitor) : undefined;
    if (refusal) throw refusal;
    if (loaded === undefined) {
      loading ??= load();
      loaded = await loading;
    }
    const { read, check } = loaded;
    read.headers(headers);
    const merchant = headers.get(requestHeaders.merchant);
    if (refusesMerchants && merchant !== null && merchant !== brand.merchantCode) {
      throw new Failure('merchant_unknown');
    }
    // A stream continues by itself, so it counts as no activity of the member.
    const background = headers.get(requestHeaders.xBackground) === BACKGROUND || entry.id === 'streamEvents';
    const caller = asks ? await identify(headers, visitor, background) : nobody;
    const closed = scopeRefusal(entry.id, caller.session) ?? trialRefusal(entry.id, caller.session);
    if (closed) throw closed;
    const work = async () => {
      const params = read.params?.(call.params);
      const query = read.query?.(call.rawQuery);
      const body = read.body && (await read.body(bodyOf(call)));
      if (attempts) await context.attempt(entry.id, body, visitor);
      const intent = entry.idempotent ? await intentOf(entry, caller, headers, [params, query, body]) : undefined;
      const first = intent && (await firstAnswer(services.db, intent));
      if (first !== undefined) return JSON.parse(first);
      const once = intent && runOnce(services, intent, check);
      const intentId = intent && intentIdOf(intent);
      const request = { params, query, body, language, visitor, ...caller, background, once, intentId };
      const exchange = { actor: actorOf(entry, caller, brand), requestId: call.requestId };
      const value = await inExchange(exchange, async () => {
        const answer = await handler(request, services);
        // Other calls with an operator key record what they change.
        if (entry.security === 'operator' && entry.method === 'get') await auditRead(services, entry.id);
        return answer;
      });
      if (value instanceof Once) return JSON.parse(value.json);
      if (value instanceof EventStream) return value;
      check?.(value instanceof WithHeaders ? value.answer : value);
      return value;
    };
    return keep ? keep(`${language} ${call.rawQuery}`, work) : work();
  };
  if (config.production) return answer;
  return (call) =>
    answer(call).catch(async (error: unknown) => {
      throw checkedFailure(entry, await entry.loadAnswer(), error);
    });
}

/** Who calls, by key or session. A guest acts for the member who is concerned, such as at a login. */
function actorOf(entry: OperationEntry, { session, vendor, operator }: Caller, brand: Brand): Exchange['actor'] {
  if (operator !== undefined) return { kind: 'operator', name: operator };
  if (vendor !== undefined) return { kind: 'vendor', name: vendor };
  if (entry.security === 'merchant') return { kind: 'merchant', name: brand.merchantCode };
  return session && { kind: 'member', name: session.account };
}

function bodyOf({ request }: OperationCall): AppContext {
  if (request === undefined) throw new Failure('unsupported_media_type');
  return request;
}

// Both checks test the server itself, in tests and development. Production skips them.

/**
 * Creates the check of an operation's answers. It throws an error with the paths where an answer breaks the contract;
 * the log records it as `system_error`.
 */
function answerCheck({ id }: OperationEntry, response: zod.ZodType): (answer: unknown) => void {
  return (answer) => {
    const result = response.safeParse(answer);
    if (!result.success) {
      const places = result.error.issues.map((issue) => `/${issue.path.join('/')} ${issue.code}`);
      throw new Error(`The answer of ${id} does not follow the contract: ${places.slice(0, 10).join(', ')}`);
    }
  };
}

/** Returns the error, or another one if it is a failure that the operation does not document. */
function checkedFailure({ id }: OperationEntry, { errors }: OperationAnswers, error: unknown): unknown {
  if (!(error instanceof Failure) || errors.includes(error.code)) return error;
  return new Error(`${id} failed with ${error.code}, which is not among its examples in the contract`);
}
