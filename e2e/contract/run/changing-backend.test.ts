import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { type Notebook, startNotebook } from '../testing/notebook/server.ts';
import { login, runSuiteAt, Started } from '../testing/run-main.ts';

const started = new Started();
afterEach(() => started.stop());

describe('a backend that changes during the run', () => {
  /** A notebook that changes its behaviour after a number of requests. */
  function after(count: number, instead: (outgoing: ServerResponse) => void): Promise<Notebook> {
    let left = count;
    const before = (_: unknown, outgoing: ServerResponse) => {
      if (left-- > 0) return false;
      instead(outgoing);
      return true;
    };
    return started.add(startNotebook(undefined, { before }));
  }

  test('and stops answering ends the run, not the report', async () => {
    const { url } = await after(40, (outgoing) => outgoing.destroy());
    const { code, out } = await runSuiteAt(url, ...login);
    expect(code).toBe(1);
    expect(out).toContain('the run ended early: the backend does not answer any more');
    expect(out).toMatch(/getBalance +\d+/);
  });

  test('and is used by others too is not blamed for what they do', async () => {
    const keys = new Set<string>();
    let state: 'quiet' | 'repeated' | 'paid' = 'quiet';
    const before = (incoming: IncomingMessage, outgoing: ServerResponse) => {
      const key = incoming.headers['idempotency-key'];
      if (typeof key === 'string') {
        if (state === 'quiet' && keys.has(key)) state = 'repeated';
        // Many requests bear the key of the contract's example.
        if (!key.startsWith('7c9e6679')) keys.add(key);
      }
      const { authorization } = incoming.headers;
      if (state !== 'repeated' || incoming.url !== '/balance' || authorization === undefined) return false;
      // The first look after a request was repeated: in another window the member pays once more before it.
      state = 'paid';
      void pay(authorization).then(() => forward(authorization, outgoing));
      return true;
    };
    const { url } = await started.add(startNotebook(undefined, { before }));
    const pay = (authorization: string) =>
      fetch(`${url}/transfers`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ to: 'grace', amount: '1.50', reference: 'Tea' }),
      });
    const forward = async (authorization: string, outgoing: ServerResponse) => {
      const answer = await fetch(`${url}/balance`, { headers: { authorization } });
      outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
    };
    const { out } = await runSuiteAt(
      url,
      ...login,
      '--include',
      'transfer',
      '--include',
      'getBalance',
      '--phases',
      'examples,stateful',
    );
    expect(state).toBe('paid');
    expect(out).not.toContain('had an effect again');
  });

  test('and ends the session is reported, with advice', async () => {
    const { url } = await after(60, (outgoing) => {
      const body = { success: false, code: 'session_expired', message: 'over', requestId: 'request-0001' };
      const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'request-0001' };
      outgoing.writeHead(401, headers).end(JSON.stringify(body));
    });
    const { out } = await runSuiteAt(url, ...login, '--exclude', 'session');
    const said = /note: the session ended while \w+ was tested, and nothing that needs one was tested after it: (.*)/;
    expect(said.exec(out)?.[1]).toBe('no other could be opened');
  });
});

describe('429', () => {
  /** A notebook that refuses every n-th request. */
  function limited(retryAfter: string, every: number): Promise<Notebook> {
    let count = 0;
    const before = (_: unknown, outgoing: ServerResponse) => {
      if (++count % every !== 0) return false;
      const body = { success: false, code: 'rate_limited', message: 'slowly', requestId: 'request-0001' };
      const headers = { 'Retry-After': retryAfter, 'Content-Type': 'application/json', 'X-Request-Id': 'request-0001' };
      outgoing.writeHead(429, headers).end(JSON.stringify(body));
      return true;
    };
    return started.add(startNotebook(undefined, { before }));
  }

  test('is obeyed and reported', async () => {
    const { url } = await limited('0.1', 10);
    const { out } = await runSuiteAt(url, '--include', 'getJwks', '--runs', '5');
    expect(out).toMatch(/note: 429 from getJwks: waited \d+ times, .* in all, as Retry-After says/);
  });

  test('does not count as an answer, even to an unknown method', async () => {
    const { url } = await limited('0.01', 2);
    const { out } = await runSuiteAt(url, '--include', 'getJwks', '--phases', 'examples,coverage');
    expect(out).not.toContain('unsupported_method');
    expect(out).toContain('note: 429 from getJwks');
  });

  test('that lasts too long ends the tests of the operation', async () => {
    const { url } = await limited('3600', 12);
    const { out } = await runSuiteAt(url, '--include', 'getJwks', '--runs', '5');
    expect(out).toContain('cut short by 429 (Retry-After 3600 s)');
  });
});
