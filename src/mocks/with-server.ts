import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { requestHeaders } from '#generated/server/headers.ts';
import { operations } from '#generated/server/operations.ts';
import { contractDifferences } from '#portal/api/contract-differences.ts';
import { server } from './server.ts';

/**
 * Runs the mock backend for the tests of a file. A call without a handler is an error, and so are an answer that
 * the contract does not allow and a call without the idempotency key that it requires; `isContract` off is for tests of
 * the transport, whose calls and answers say nothing.
 */
export function withServer({ isContract = true } = {}): void {
  const open = new Set<string>();
  const checks: Promise<readonly string[]>[] = [];
  const keyless: string[] = [];
  let encrypting = 0;
  let putBack: () => void;
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    putBack = watchCryptography((change) => {
      encrypting += change;
    });
  });
  beforeEach(() => {
    server.events.on('response:mocked', ({ request, response }) => {
      if (isContract) checks.push(differencesOf(request, response.clone()));
    });
    server.events.on('request:start', ({ request, requestId }) => {
      open.add(requestId);
      if (isContract) keyless.push(...withoutKey(request));
    });
    server.events.on('request:end', ({ requestId }) => open.delete(requestId));
  });
  afterEach(async () => {
    await untilQuiet(() => open.size + encrypting === 0);
    open.clear();
    expect((await Promise.all(checks.splice(0))).flat()).toEqual([]);
    expect(keyless.splice(0)).toEqual([]);
    server.resetHandlers();
    server.events.removeAllListeners();
  });
  afterAll(() => {
    putBack();
    server.close();
  });
}

/** A test must not stand on an answer that the contract does not allow. */
async function differencesOf({ method, url }: Request, response: Response): Promise<readonly string[]> {
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return [];
  const text = await response.text();
  // A call that the test gave up has no body.
  return text === '' ? [] : contractDifferences(method, new URL(url).pathname, JSON.parse(text));
}

const idempotent = Object.values(operations)
  .filter((operation) => operation.idempotent)
  .map(({ id, method, path }) => ({
    id,
    method: method.toUpperCase(),
    path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  }));

/** A backend refuses such a call, while a mocked answer would not. */
function withoutKey({ method, url, headers }: Request): readonly string[] {
  if (headers.has(requestHeaders.idempotencyKey)) return [];
  const { pathname } = new URL(url);
  return idempotent
    .filter((operation) => operation.method === method && operation.path.test(pathname))
    .map(
      ({ id }) =>
        `${id} needs ${requestHeaders.idempotencyKey}: call it through useMoneyForm, useSentOnce or withIdempotencyKey`,
    );
}

/** Turns of the event loop without a call, after which none is to come; and the most for a call that a test holds back. */
const [QUIET, MOST] = [3, 100];

/** What a test began ends with it: a late call would reach the handlers of the next test, and count among its calls. */
async function untilQuiet(isQuiet: () => boolean): Promise<void> {
  let quiet = 0;
  for (let turn = 0; turn < MOST && quiet < QUIET; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    quiet = isQuiet() ? quiet + 1 : 0;
  }
}

/** Tells when work of the browser's cryptography begins (1) and ends (-1): the body of a call may be encrypted first. */
function watchCryptography(tell: (change: 1 | -1) => void): () => void {
  const { subtle } = globalThis.crypto;
  const watched = ['encrypt', 'deriveBits', 'deriveKey', 'generateKey', 'importKey', 'exportKey', 'digest'] as const;
  const originals = watched.map((name) => [name, Reflect.get(subtle, name)] as const);
  for (const [name, original] of originals) {
    Reflect.set(subtle, name, (...given: readonly unknown[]) => {
      tell(1);
      return Promise.resolve(Reflect.apply(original, subtle, given)).finally(() => tell(-1));
    });
  }
  return () => {
    for (const [name] of originals) Reflect.deleteProperty(subtle, name);
  };
}
