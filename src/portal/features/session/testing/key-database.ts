import { vi } from 'vitest';

type Request = { result?: unknown; onsuccess?: () => void; onupgradeneeded?: () => void };

function answer(result: unknown, before?: (request: Request) => void): Request {
  const request: Request = { result };
  queueMicrotask(() => {
    before?.(request);
    request.onsuccess?.();
  });
  return request;
}

/** Replaces IndexedDB, which jsdom lacks, as far as storing one key needs it. It begins empty. */
export function installKeyDatabase(): void {
  const values = new Map<string, unknown>();
  const store = {
    get: (key: string) => answer(values.get(key)),
    put: (value: unknown, key: string) => answer(values.set(key, value) && key),
  };
  const database = {
    createObjectStore: () => store,
    transaction: () => ({ objectStore: () => store }),
    close: () => undefined,
  };
  vi.stubGlobal('indexedDB', { open: () => answer(database, (request) => request.onupgradeneeded?.()) });
}
