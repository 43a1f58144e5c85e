import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CompactEncrypt, importJWK } from 'jose';
import type * as zod from 'zod';
import type { ErrorEnvelope, GetJwksResponse, GetPermissionResponse } from '#generated/model/index.ts';
import { requestHeaders } from '#generated/server/headers.ts';
import { type Operations, operations } from '#generated/server/operations.ts';
import { LostAnswer, OperatorError, UsageError } from './operator-error.ts';

/** The operations that need the operator key, and the one that tells whom the server takes a caller for. */
export type OperatorOperation =
  | 'getSystemStatus'
  | { [Id in keyof Operations]: (typeof operations)[Id]['security'] extends 'operator' ? Id : never }[keyof Operations];

/** What a call sends, by the contract; the query's defaults may be left out. */
export interface Sent<Id extends OperatorOperation> {
  readonly params?: Operations[Id]['params'];
  readonly query?: Partial<Operations[Id]['query']>;
  readonly body?: Operations[Id]['body'];
}

/** The value of an answer, without its envelope. */
type Value<Id extends OperatorOperation> = Operations[Id]['response'] extends { value: infer V } ? V : undefined;

export interface Connection {
  readonly url: string;
  readonly key: string;
  /** The key of what moves money; without it each call has its own. */
  readonly idempotencyKey?: string | undefined;
}

export interface Call {
  /** Calls an operation; throws {@link OperatorError}. */
  <Id extends OperatorOperation>(id: Id, sent: Sent<Id>): Promise<Value<Id>>;
  /** An amount of an answer as a person reads it: one of a currency without decimals, like the dong, has none. */
  readonly amount: (amount: string, currency?: string) => string;
}

const PATIENCE_MS = 20_000;
/** The pauses before the second and third attempt, where the answer was lost or the server failed. */
const PAUSES_MS = [500, 2_000];

/**
 * A client of the operator operations. It checks what it sends with the validators of the contract, and encrypts bodies
 * that hold a secret. A call with an idempotency key that got no answer is repeated with the same key, so nothing
 * happens twice.
 */
export function operatorClient(connection: Connection): Call {
  let currency: Promise<string | undefined> | undefined;
  let brandCurrency: string | undefined;
  const call = async <Id extends OperatorOperation>(id: Id, sent: Sent<Id>): Promise<Value<Id>> => {
    const operation = operations[id];
    await validate(id, sent);
    currency ??= currencyOf(connection.url);
    brandCurrency = await currency;
    const url = new URL(withParams(operation.path, sent.params), connection.url);
    for (const [name, value] of Object.entries(sent.query ?? {})) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const body = operation.encrypted ? await encrypted(sent.body, connection.url) : sent.body;
    const idempotencyKey = operation.idempotent ? (connection.idempotencyKey ?? randomUUID()) : undefined;
    const init = {
      method: operation.method.toUpperCase(),
      headers: {
        Accept: 'application/json',
        [requestHeaders.xOperatorKey]: connection.key,
        [requestHeaders.language]: 'EN',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey !== undefined && { [requestHeaders.idempotencyKey]: idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const { status, answer } = await send({ url, init, idempotencyKey });
    if (status === 200 && isSuccess<Value<typeof id>>(answer)) return answer.value;
    throw refusal({ id, status, answer, url: connection.url });
  };
  return Object.assign(call, { amount: (amount: string, of = brandCurrency) => withoutCents(amount, of) });
}

/** The code of the brand's currency; undefined where the server does not tell it. */
async function currencyOf(url: string): Promise<string | undefined> {
  const { path, method } = operations.getPermission;
  const init = { method: method.toUpperCase(), headers: { Accept: 'application/json' } };
  try {
    const { answer } = await send({ url: new URL(path, url), init, idempotencyKey: undefined });
    return isSuccess<GetPermissionResponse['value']>(answer) ? answer.value.info.brand.currency.code : undefined;
  } catch {
    // The call itself finds out what is wrong with the server.
    return undefined;
  }
}

/** An amount without the decimals that its currency does not have, unless it has some all the same. */
function withoutCents(amount: string, currency: string | undefined): string {
  return currency !== undefined && decimalsOf(currency) === 0 ? amount.replace(/\.0+$/, '') : amount;
}

/** The decimals of a currency by ISO 4217; two where it is none of those. */
function decimalsOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** A body for the key that the server publishes; where it publishes none, as it is. */
async function encrypted(body: unknown, url: string): Promise<unknown> {
  const { path, method } = operations.getJwks;
  const init = { method: method.toUpperCase(), headers: { Accept: 'application/json' } };
  const { status, answer } = await send({ url: new URL(path, url), init, idempotencyKey: undefined });
  if (status !== 200 || !isSuccess<GetJwksResponse['value']>(answer)) {
    throw new OperatorError(`${url} answered ${status} and no key to encrypt with; is it the portal's server?`);
  }
  const [key] = answer.value.keys;
  if (key === undefined) return body;
  const { kty, crv, x, y, alg, kid } = key;
  const payload = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg, enc: 'A256GCM', kid })
    .encrypt(await importJWK({ kty, crv, x, y, alg }));
  return { payload };
}

async function validate<Id extends OperatorOperation>(id: Id, sent: Sent<Id>): Promise<void> {
  const validators: { readonly [part in 'params' | 'query' | 'body']: zod.ZodType | undefined } =
    await operations[id].load();
  for (const part of ['params', 'query', 'body'] as const) {
    const checked = validators[part]?.safeParse(sent[part] ?? {});
    const [issue] = checked?.error?.issues ?? [];
    if (issue) throw new UsageError(undefined, [{ name: issue.path.join('/') || part, why: issue.message }]);
  }
}

function withParams(path: string, params: Readonly<Record<string, string>> | undefined): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
}

interface Answered {
  readonly status: number;
  readonly answer: unknown;
}

interface Request {
  readonly url: URL;
  readonly init: RequestInit;
  readonly idempotencyKey: string | undefined;
}

async function send(request: Request, pauses: readonly number[] = PAUSES_MS): Promise<Answered> {
  const { url, init, idempotencyKey } = request;
  // Without an idempotency key a repetition could do it twice.
  const [wait, ...rest] = idempotencyKey === undefined ? [] : pauses;
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.status < 502 || wait === undefined) return { status: response.status, answer };
  } catch (error) {
    if (wait === undefined) throw unanswered(request, error);
  }
  await pause(wait);
  return send(request, rest);
}

function unanswered({ url, idempotencyKey }: Request, error: unknown): LostAnswer {
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  const what = isLate
    ? `${url.origin} did not answer within ${PATIENCE_MS / 1000} seconds; look at its log and try again.`
    : `No server answers at ${url.origin}; start it with \`npm start\` or name another one with --url.`;
  const again = `It may have happened all the same: repeat it with --idempotency-key ${idempotencyKey}, which does it once.`;
  return new LostAnswer(idempotencyKey === undefined ? what : `${what} ${again}`);
}

function isSuccess<V>(answer: unknown): answer is { success: true; value: V } {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true;
}

function isRefusal(answer: unknown): answer is ErrorEnvelope {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false;
}

interface Refused extends Answered {
  readonly id: OperatorOperation;
  readonly url: string;
}

function refusal({ id, status, answer, url }: Refused): OperatorError {
  if (!isRefusal(answer)) {
    return new OperatorError(`${url} answered ${status} and no answer of the contract; is it the portal's server?`);
  }
  const { code, message, value, requestId } = answer;
  if (status === 401) return new OperatorError(`${url} refused the operator key; set OPERATOR_KEY or --key.`);
  if (status === 501) return new OperatorError(`The server does not implement ${id} yet.`);
  const faults = (value?.fields ?? []).map(({ pointer, message: why }) => ({
    name: pointer.replace(/^\/(params|query|body)\//, ''),
    why,
  }));
  return new OperatorError(`${message} (${status} ${code}, request ${requestId})`, faults);
}
