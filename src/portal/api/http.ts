import axios, { AxiosError, type AxiosRequestConfig } from 'axios';
import { isEncrypted, keyPath } from '#generated/client/encrypted-operations.ts';
import { requestHeaders } from '#generated/client/headers.ts';
import { BackgroundParameter, type GetJwksResponse, type JsonWebKeySet } from '#generated/model/index.ts';
import { currentLanguage } from '../i18n/language.ts';
import { loadPart } from '../lib/loading.ts';
import { randomId } from '../lib/random-id.ts';
import { sessionStore } from '../lib/storage.ts';
import { ApiError, isErrorEnvelope } from './api-error.ts';
import { isBackground } from './background.ts';
import { noteClosure } from './closure.ts';
import { idempotencyKeyForCall } from './idempotency-key.ts';
import { expireSession, tokenForCall } from './token.ts';
import { uploadOptions } from './upload.ts';

const client = axios.create({
  timeout: 20_000,
  headers: { Accept: 'application/json' },
  // The token travels in a header; by default axios would look for a cookie before every call.
  withXSRFToken: false,
  paramsSerializer: { serialize: (params) => queryOf(params) },
});

/**
 * A success without its envelope: the `value`, or the fields beside `success`. A string `value` stays one field among
 * others, as with the image of a captcha and its id (CAPTCHA-07).
 */
export type Unwrapped<T> = T extends { success: true; value: infer V }
  ? V extends string
    ? Omit<T, 'success'>
    : V
  : Omit<T, 'success'>;

/** Answers a GET without a network: returns the body for a path and a query. */
export type DirectAnswer = (path: string, query: string) => Promise<unknown>;

let answerDirectly: DirectAnswer | undefined;

/** Makes every call use `answer`. The server renders pages with its own answers, which carry no session. */
export function setDirectAnswers(answer: DirectAnswer): void {
  answerDirectly = answer;
}

/**
 * The mutator of every generated call, and the only module that handles token, language, merchant, encryption and
 * envelope. Resolves to the unwrapped value; throws only {@link ApiError}.
 */
export async function http<T>(config: AxiosRequestConfig): Promise<Unwrapped<T>> {
  const method = (config.method ?? 'GET').toUpperCase();
  const url = config.url ?? '/';
  // The server's own answer to this call has the type of the call.
  if (answerDirectly) return unwrap<T>((await answerDirectly(url, queryOf(config.params ?? {}))) as T);
  const token = tokenForCall();
  const fixed = headers(token, isBackground(config.signal));
  const data = isEncrypted(method, url) ? await encryptedBody(config.data) : config.data;
  try {
    const upload = uploadOptions(config.signal);
    const response = await client.request<T>({ ...config, ...upload, data, headers: { ...fixed, ...config.headers } });
    if (import.meta.env.MODE === 'development') void reportDifferences(method, url, response.data);
    return unwrap<T>(response.data);
  } catch (error) {
    throw asApiError(error, token);
  }
}

/** Shows the developer where a backend answers otherwise than the contract says. */
async function reportDifferences(method: string, url: string, body: unknown): Promise<void> {
  const { contractDifferences } = await loadPart(() => import('./contract-differences.ts'));
  // biome-ignore lint/suspicious/noConsole: this is for developers alone
  for (const difference of await contractDifferences(method, url, body)) console.error(`Contract: ${difference}`);
}

/** A query string of plain values, without missing ones. */
function queryOf(params: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

function headers(token: string | null, background: boolean): Record<string, string> {
  const merchant = sessionStore.get('merchantCode');
  const key = idempotencyKeyForCall();
  return {
    [requestHeaders.language]: currentLanguage(),
    [requestHeaders.xRequestId]: randomId(),
    ...(merchant ? { [requestHeaders.merchant]: merchant } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(key ? { [requestHeaders.idempotencyKey]: key } : {}),
    ...(background ? { [requestHeaders.xBackground]: BackgroundParameter.NUMBER_1 } : {}),
  };
}

let publishedKeys: Promise<JsonWebKeySet> | undefined;

/** The server's public keys, requested once per page load. */
export function serverKeys(): Promise<JsonWebKeySet> {
  publishedKeys ??= http<GetJwksResponse>({ url: keyPath, method: 'GET' }).catch((error: unknown) => {
    forgetServerKeys();
    throw error;
  });
  return publishedKeys;
}

/** Has the keys requested anew, after the server changed them. */
export function forgetServerKeys(): void {
  publishedKeys = undefined;
}

/** Encrypts any JSON value as a compact JWE for the server's current key; undefined if the server publishes none. */
export async function encryptForServer(value: unknown): Promise<string | undefined> {
  if (!globalThis.isSecureContext) throw new ApiError('insecure_context', 0);
  const [{ encryptJson }, keys] = await Promise.all([loadEncryption(), serverKeys()]);
  return encryptJson(value, keys);
}

/** Loads the encryption code, either in advance or when a secret is sent. */
export async function loadEncryption() {
  return loadPart(() => import('./encrypt.ts')).catch(() => {
    const missing = new ApiError('connection', 0);
    missing.isUnsent = true;
    throw missing;
  });
}

async function encryptedBody(data: unknown): Promise<unknown> {
  try {
    const payload = await encryptForServer(data);
    return payload === undefined ? data : { payload };
  } catch (error) {
    const unsent = error instanceof ApiError ? error : new ApiError('system_error', 0);
    unsent.isUnsent = true;
    throw unsent;
  }
}

function unwrap<T>(body: T): Unwrapped<T> {
  if (typeof body !== 'object' || body === null || !('success' in body) || body.success !== true) {
    throw new ApiError('system_error', 200);
  }
  // `Unwrapped` describes in types what happens here to values.
  if ('value' in body && typeof body.value !== 'string') return body.value as Unwrapped<T>;
  const { success: _, ...rest } = body;
  return rest as Unwrapped<T>;
}

function asApiError(error: unknown, token: string | null): unknown {
  if (error instanceof ApiError || axios.isCancel(error)) return error;
  if (!(error instanceof AxiosError)) return new ApiError('system_error', 0);
  const { response } = error;
  // The date is a single string, if present.
  const date = response?.headers['date'] as string | undefined;
  return refusalOf({ status: response?.status ?? 0, body: response?.data, date }, token);
}

interface Refused {
  readonly status: number;
  readonly body: unknown;
  readonly date: string | undefined;
}

function refusalOf({ status, body, date }: Refused, token: string | null): ApiError {
  if (!isErrorEnvelope(body)) {
    // A proxy answered, or no answer came: for the user both are connection errors.
    if (status === 413) return new ApiError('payload_too_large', status);
    return new ApiError(status === 0 || status >= 502 ? 'connection' : 'system_error', status);
  }
  if (body.code === 'encryption_invalid') forgetServerKeys();
  if (token && (body.code === 'session_expired' || body.code === 'unauthenticated')) expireSession(token);
  const refusal = new ApiError(body.code, status, body, date);
  noteClosure(refusal);
  return refusal;
}

interface EventsOptions {
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * Opens a stream of server-sent events of the contract, as bytes; `EventSource` cannot send the token. It is a
 * background call, so it does not keep a session alive. Throws {@link ApiError}, or the reason of the abort.
 */
export async function openEvents(
  url: string,
  { lastEventId, signal }: EventsOptions,
): Promise<ReadableStream<Uint8Array>> {
  const token = tokenForCall();
  const answer = await fetch(url, {
    cache: 'no-store',
    headers: {
      ...headers(token, true),
      Accept: 'text/event-stream',
      ...(lastEventId !== undefined && { [requestHeaders.lastEventId]: lastEventId }),
    },
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new ApiError('connection', 0);
  });
  const { status, body } = answer;
  const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
  if (answer.ok && isStream && body) return body;
  const date = answer.headers.get('Date') ?? undefined;
  throw refusalOf({ status, body: await answer.json().catch(() => undefined), date }, token);
}

/** The timeout of a page request (ms). */
const PAGE_PATIENCE_MS = 10_000;

/** The page at a path as the site serves it now; undefined if it does not answer. It is not a call of the contract. */
export async function readPage(path: string, method: 'GET' | 'HEAD'): Promise<string | undefined> {
  try {
    const answer = await fetch(path, {
      method,
      cache: 'no-store',
      headers: { Accept: 'text/html' },
      signal: AbortSignal.timeout(PAGE_PATIENCE_MS),
    });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
