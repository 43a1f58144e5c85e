import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type Notebook, notebookContract, startNotebook } from '../testing/notebook/server.ts';
import { answering, connected, deserted } from '../testing/odd-backends.ts';
import { main } from './main.ts';

const open: { stop(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((each) => each.stop())));

async function started<T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> {
  const listener = await starting;
  open.push(listener);
  return listener;
}

/** Runs the program and answers with what it said. */
async function run(...args: readonly string[]) {
  const said = { out: '', err: '' };
  const stream = (name: 'out' | 'err') => ({
    isTTY: false,
    write: (text: string | Uint8Array) => {
      said[name] += String(text);
      return true;
    },
  });
  const code = await main(args, { out: stream('out'), err: stream('err') });
  return { code, ...said };
}

function suite(url: string, ...args: readonly string[]) {
  return run('--url', url, '--contract', notebookContract, '--seed', '1', '--timeout', '1', ...args);
}

const login = ['--login', 'ada:Engine1843'] as const;
const small = ['--include', 'getBalance', '--runs', '3'] as const;

describe('a backend that cannot be tested is told in a sentence, with a code of its own', () => {
  test('nobody listens', async () => {
    const { code, err } = await suite(await deserted());
    expect(code).toBe(3);
    expect(err).toMatch(/cannot be reached: .*ECONNREFUSED/);
  });

  test('a host that does not exist', async () => {
    const { code, err } = await suite('http://no-such-host.invalid:1');
    expect(code).toBe(3);
    expect(err).toContain('cannot be reached');
  });

  const html: Parameters<typeof answering>[0] = (_, outgoing) => {
    outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>A shop</title>');
  };
  const redirect: Parameters<typeof answering>[0] = (_, outgoing) => {
    outgoing.writeHead(308, { Location: 'https://elsewhere.example/' }).end();
  };
  const lost: Parameters<typeof answering>[0] = (_, outgoing) => {
    outgoing.writeHead(404, { 'Content-Type': 'application/json' }).end('{"error":"no"}');
  };
  const endless: Parameters<typeof answering>[0] = (_, outgoing) => {
    outgoing.writeHead(200, { 'Content-Type': 'application/json' });
    const pump = () => {
      while (!outgoing.destroyed && outgoing.write(' '.repeat(65_536)));
    };
    outgoing.on('drain', pump);
    pump();
  };
  const trickling: Parameters<typeof answering>[0] = (_, outgoing) => {
    outgoing.writeHead(200, { 'Content-Type': 'application/json' });
    const drip = setInterval(() => outgoing.write(' '), 20);
    outgoing.on('close', () => clearInterval(drip));
  };

  test.each([
    ['a site that is no backend', html, /not with JSON \(200, text\/html\)/],
    ['one that redirects', redirect, /redirects to https:\/\/elsewhere\.example\//],
    ['one that knows nothing', lost, /answers 404 to everything/],
    ['one whose answer has no end', endless, /answers without an end/],
    ['one that answers a byte at a time for ever', trickling, /does not answer: no whole answer within 1 s/],
    ['one that never answers', () => {}, /does not answer: no whole answer within 1 s/],
  ])('%s', async (_what, answer: Parameters<typeof answering>[0], said) => {
    const { url } = await started(answering(answer));
    const { code, err } = await suite(url);
    expect(code).toBe(3);
    expect(err).toMatch(said);
  });

  test.each([
    ['one that breaks off', (socket: { destroy(): unknown }) => socket.destroy(), /breaks connections off/],
    [
      'one that does not speak HTTP',
      (socket: { end(text: string): unknown }) => socket.end('220 mail\r\n'),
      /does not speak HTTP/,
    ],
  ])('%s', async (_what, speak: Parameters<typeof connected>[0], said) => {
    const { url } = await started(connected(speak));
    const { code, err } = await suite(url);
    expect(code).toBe(3);
    expect(err).toMatch(said);
  });
});

describe('credentials', () => {
  test.each([
    [['--login', 'ada:wrong'], /the login of ada was refused: 401 invalid_credentials/],
    [['--token', 'made-up-token-00000000'], /--token is refused by listNotes: 401 unauthenticated/],
    [[...login, '--token-other', 'made-up-token-00000000'], /--token-other is refused by/],
    [[...login, '--token-operator', 'wrong-operator-key'], /the key for operatorKey is refused by listAudit: 401/],
  ])('that are wrong (%s) are told at once', async (args, said) => {
    const { url } = await started(startNotebook());
    const { code, err } = await suite(url, ...args);
    expect(code).toBe(4);
    expect(err).toMatch(said);
  });

  test('never appear in what is shown or written', async () => {
    const { url } = await started(startNotebook('mistyped-field'));
    const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
    const session = await fetch(`${url}/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"username":"ada","password":"Engine1843"}',
    });
    const { value } = await session.json();
    const { code, out, err } = await suite(url, '--token', value.token, ...small, '--report', folder);
    expect(code).toBe(1);
    expect(out).toContain(`-H 'Authorization: Bearer '"$TOKEN"''`);
    const files = await Promise.all(
      ['html', 'xml', 'json'].map((end) => readFile(join(folder, `conformance.${end}`), 'utf8')),
    );
    expect([out, err, ...files].join('')).not.toContain(value.token);
  });
});

describe('mistakes on the command line and in files', () => {
  test.each([
    [[], /--url is missing/],
    [['--url', 'ftp://x'], /no http address/],
    [['--url', 'http://x', '--sed', '1'], /Unknown option '--sed'/],
    [['--url', 'http://x', '--seed', 'one'], /--seed one must be a whole number/],
    [['--url', 'http://x', '--login', 'ada'], /USER:PASSWORD/],
    [['--url', 'http://x', '--phases', 'all'], /there is no phase all/],
    [['--url', 'http://x', '--token', 'env:NOT_SET_ANYWHERE'], /NOT_SET_ANYWHERE is not set/],
    [['--url', 'http://x', '--contract', '/nowhere.yaml'], /\/nowhere\.yaml cannot be read/],
    [['--url', 'http://x', '--contract', notebookContract, '--include', 'nothing'], /no operation .* is selected/],
  ])('%j', async (args, said) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).toMatch(said);
  });

  test.each([
    ['openapi: 3.1.0\npaths: [', /:2:\d+ is no YAML/],
    ['openapi: 3.0.3\npaths: {}', /no OpenAPI 3\.1 document/],
    ['openapi: 3.1.0', /has no paths/],
    ['openapi: 3.1.0\npaths: {/a: {get: {$ref: "#/nowhere"}}}', /nothing stands at #\/nowhere/],
    ['openapi: 3.1.0\npaths: {/a: {$ref: "other.yaml"}}', /refers to another file/],
  ])('a contract that is none: %j', async (text, said) => {
    const file = join(await mkdtemp(join(tmpdir(), 'conformance-')), 'contract.yaml');
    await writeFile(file, text);
    const { code, err } = await run('--url', 'http://127.0.0.1:9', '--contract', file);
    expect(code).toBe(2);
    expect(err).toMatch(said);
  });

  test('help is no mistake', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    expect(out).toContain('--allow-pending FILE');
  });
});

describe('a run', () => {
  test('ends with 0 on a good backend, prints a table and writes its reports', async () => {
    const { url } = await started(startNotebook());
    const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
    const { code, out } = await suite(url, ...login, ...small, '--report', folder);
    expect(code).toBe(0);
    expect(out).toMatch(/getBalance +\d+ +\d+ +0 +\d+ +0 +0 +(\d+)\/\1 +passed/);
    expect(out).toMatch(/\d+ passed, 0 failed, 0 pending, 0 warnings/);
    expect(await readFile(join(folder, 'conformance.xml'), 'utf8')).toContain('<testsuite name="getBalance"');
    expect(await readFile(join(folder, 'conformance.html'), 'utf8')).toContain('getBalance');
    expect(JSON.parse(await readFile(join(folder, 'conformance.json'), 'utf8'))).toMatchObject({ failed: 0, seed: 1 });
  });

  test('of the same seed finds the same', async () => {
    const found = async () => {
      const { url } = await started(startNotebook('crash-on-odd-text'));
      const { code, out } = await suite(url, ...login, '--include', 'createNote', '--phases', 'examples,generated');
      expect(code).toBe(1);
      return out.match(/--data-binary '.*' /g);
    };
    expect(await found()).toEqual(await found());
  });

  test('makes what it finds small', async () => {
    const { url } = await started(startNotebook('crash-on-odd-text'));
    const { out } = await suite(
      url,
      ...login,
      '--include',
      'createNote',
      '--phases',
      'examples,generated',
      '--runs',
      '200',
    );
    const body = /not_a_server_error[\s\S]*?--data-binary '(\{.*\})' /.exec(out)?.[1] ?? '';
    expect(body).toMatch(/\\ud[89a-f]/);
    expect(body.length).toBeLessThan(110);
    expect(out).toContain('--seed 1 --include createNote');
  });
});

describe('429', () => {
  /** A notebook that refuses one request of so many. */
  function limited(retryAfter: string, every: number): Promise<Notebook> {
    let count = 0;
    const before = (_: unknown, outgoing: ServerResponse) => {
      if (++count % every !== 0) return false;
      const body = { success: false, code: 'rate_limited', message: 'slowly', requestId: 'request-0001' };
      const headers = { 'Retry-After': retryAfter, 'Content-Type': 'application/json', 'X-Request-Id': 'request-0001' };
      outgoing.writeHead(429, headers).end(JSON.stringify(body));
      return true;
    };
    return started(startNotebook(undefined, { before }));
  }

  test('is obeyed and told', async () => {
    const { url } = await limited('0.1', 10);
    const { out } = await suite(url, '--include', 'getJwks', '--runs', '5');
    expect(out).toMatch(/note: 429 from getJwks: waited \d+ times, .* in all, as Retry-After says/);
  });

  test('that lasts too long cuts the operation short', async () => {
    const { url } = await limited('3600', 12);
    const { out } = await suite(url, '--include', 'getJwks', '--runs', '5');
    expect(out).toContain('cut short by 429 (Retry-After 3600 s)');
  });
});

describe('operations that are not built yet', () => {
  const pending: Parameters<typeof answering>[0] = (_, outgoing) => {
    const body = { success: false, code: 'not_implemented', message: 'later', requestId: 'request-0001' };
    const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'request-0001' };
    outgoing.writeHead(501, headers).end(JSON.stringify(body));
  };

  async function withList(text: string) {
    const { url } = await started(answering(pending));
    const file = join(await mkdtemp(join(tmpdir(), 'conformance-')), 'pending.txt');
    await writeFile(file, text);
    return suite(url, '--include', 'getJwks', '--allow-pending', file);
  }

  test('are allowed when the list names exactly them', async () => {
    const { code, out } = await withList('getJwks # soon\n');
    expect(code).toBe(0);
    expect(out).toMatch(/getJwks .* pending/);
  });

  test('are not without it', async () => {
    const { code, out } = await withList('# nothing\n');
    expect(code).toBe(5);
    expect(out).toContain('getJwks answer 501 not_implemented, and --allow-pending does not name them');
  });

  test('must be taken off the list when they are built', async () => {
    const { url } = await started(startNotebook());
    const file = join(await mkdtemp(join(tmpdir(), 'conformance-')), 'pending.txt');
    await writeFile(file, 'getJwks');
    const { code, out } = await suite(url, '--include', 'getJwks', '--allow-pending', file);
    expect(code).toBe(5);
    expect(out).toContain('getJwks are not pending any more');
  });
});
