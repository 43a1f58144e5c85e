import { afterAll, afterEach, beforeAll } from 'vitest';
import { server } from './server.ts';

/** Runs the mock backend for the tests of a file. A call without a handler is an error. */
export function withServer(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}
