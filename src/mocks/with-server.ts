import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { server } from './server.ts';

/** Runs the mock backend for the tests of a file. A call without a handler is an error. */
export function withServer(): void {
  const open = new Set<string>();
  let encrypting = 0;
  let putBack: () => void;
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    putBack = watchCryptography((change) => {
      encrypting += change;
    });
  });
  beforeEach(() => {
    server.events.on('request:start', ({ requestId }) => open.add(requestId));
    server.events.on('request:end', ({ requestId }) => open.delete(requestId));
  });
  afterEach(async () => {
    await untilQuiet(() => open.size + encrypting === 0);
    open.clear();
    server.resetHandlers();
    server.events.removeAllListeners();
  });
  afterAll(() => {
    putBack();
    server.close();
  });
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
