import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { startNotebook } from '../testing/notebook/server.ts';
import { answering, connected, deserted, selfSigned } from '../testing/odd-backends.ts';
import { login, runSuiteAt, Started } from '../testing/run-main.ts';

const started = new Started();
afterEach(() => started.stop());

const small = ['--include', 'getBalance', '--runs', '3'] as const;

describe('a backend that cannot be tested gives one sentence and its own exit code', () => {
  test('without a listener', async () => {
    const { code, err } = await runSuiteAt(await deserted());
    expect(code).toBe(3);
    expect(err).toMatch(/cannot be reached: .*ECONNREFUSED/);
  });

  test('a host that does not exist', async () => {
    const { code, err } = await runSuiteAt('http://no-such-host.invalid:1');
    expect(code).toBe(3);
    expect(err).toContain('cannot be reached');
  });

  const html: Parameters<typeof answering>[0] = (_, outgoing) => {
    outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>A shop</title>');
  };
  const redirect: Parameters<typeof answering>[0] = (_, outgoing) => {
    outgoing.writeHead(308, { Location: 'https://elsewhere.example/' }).end();
  };
  const locked: Parameters<typeof answering>[0] = (_, outgoing) => {
    outgoing.writeHead(401, { 'WWW-Authenticate': 'Basic realm="staging"', 'Content-Type': 'text/html' }).end('<h1>No');
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
    ['one behind a password', locked, /is behind a password \(401, Basic realm="staging"\): open it/],
    ['one that knows nothing', lost, /answers 404 to everything/],
    ['one whose answer has no end', endless, /answers without an end/],
    ['one that answers a byte at a time for ever', trickling, /does not answer: no whole answer within 1 s/],
    ['one that never answers', () => {}, /does not answer: no whole answer within 1 s/],
  ])('%s', async (_what, answer: Parameters<typeof answering>[0], said) => {
    const { url } = await started.add(answering(answer));
    const { code, err } = await runSuiteAt(url);
    expect(code).toBe(3);
    expect(err).toMatch(said);
  });

  test('one with a certificate that nobody vouches for', async () => {
    const { url } = await started.add(selfSigned(html));
    const { code, err } = await runSuiteAt(url);
    expect(code).toBe(3);
    expect(err).toMatch(/cannot be reached: .*certificate.*; NODE_EXTRA_CA_CERTS=FILE/);
  });

  const half = (socket: { end(text: string): unknown }) =>
    socket.end('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"success"');

  test.each([
    ['one that breaks off', (socket: { destroy(): unknown }) => socket.destroy(), /breaks connections off/],
    ['one that closes within an answer', half, /breaks connections off: the answer broke off/],
    [
      'one that does not speak HTTP',
      (socket: { end(text: string): unknown }) => socket.end('220 mail\r\n'),
      /does not speak HTTP/,
    ],
  ])('%s', async (_what, speak: Parameters<typeof connected>[0], said) => {
    const { url } = await started.add(connected(speak));
    const { code, err } = await runSuiteAt(url);
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
  ])('wrong ones (%s) are reported at once', async (args, said) => {
    const { url } = await started.add(startNotebook());
    const { code, err } = await runSuiteAt(url, ...args);
    expect(code).toBe(4);
    expect(err).toMatch(said);
  });

  test('never appear in output or reports', async () => {
    const { url } = await started.add(startNotebook('mistyped-field'));
    const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
    const session = await fetch(`${url}/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"username":"ada","password":"Engine1843"}',
    });
    const { value } = await session.json();
    const { code, out, err } = await runSuiteAt(url, '--token', value.token, ...small, '--report', folder);
    expect(code).toBe(1);
    expect(out).toContain(`-H 'Authorization: Bearer '"$TOKEN"''`);
    const files = await Promise.all(
      ['html', 'xml', 'json'].map((end) => readFile(join(folder, `conformance.${end}`), 'utf8')),
    );
    expect([out, err, ...files].join('')).not.toContain(value.token);
  });
});

describe('a run', () => {
  test('ends with 0 on a good backend, prints a table and writes its reports', async () => {
    const { url } = await started.add(startNotebook());
    const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
    const { code, out } = await runSuiteAt(url, ...login, ...small, '--report', folder);
    expect(code).toBe(0);
    expect(out).toMatch(/getBalance +\d+ +\d+ +0 +\d+ +0 +0 +(\d+)\/\1 +passed/);
    expect(out).toMatch(/\d+ passed, 0 failed, 0 pending, 0 warnings/);
    expect(await readFile(join(folder, 'conformance.xml'), 'utf8')).toContain('<testsuite name="getBalance"');
    expect(await readFile(join(folder, 'conformance.html'), 'utf8')).toContain('getBalance');
    expect(JSON.parse(await readFile(join(folder, 'conformance.json'), 'utf8'))).toMatchObject({
      failed: 0,
      seed: 1,
      problems: [],
    });
  });

  describe('in which an operation accepts nothing', () => {
    const refusing = () =>
      startNotebook(undefined, {
        before: (incoming, outgoing) => {
          if (incoming.url !== '/balance') return false;
          const body = { success: false, code: 'forbidden', message: 'no', requestId: 'request-0001' };
          const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'request-0001' };
          outgoing.writeHead(403, headers).end(JSON.stringify(body));
          return true;
        },
      });
    const two = ['--include', 'getJwks', ...small];

    test('fails and names it', async () => {
      const { url } = await started.add(refusing());
      const { code, out } = await runSuiteAt(url, ...login, ...two);
      expect(code).toBe(1);
      expect(out).toMatch(/FAILED {2}getBalance accepted_request\n {2}no request was accepted \(403 x \d+/);
      expect(out).not.toContain('getJwks accepted_request');
    });

    test('notes it where the operation is allowed, or where phases are left out', async () => {
      const { url } = await started.add(refusing());
      for (const more of [
        ['--allow-unaccepted', 'getBalance'],
        ['--phases', 'examples,coverage'],
      ]) {
        const { out } = await runSuiteAt(url, ...login, ...two, ...more);
        expect(out).not.toContain('accepted_request');
        expect(out).toContain('empty: no request was accepted (403 x');
      }
    });
  });

  test('with the same seed finds the same', async () => {
    const found = async () => {
      const { url } = await started.add(startNotebook('crash-on-odd-text'));
      const { code, out } = await runSuiteAt(
        url,
        ...login,
        '--include',
        'createNote',
        '--phases',
        'examples,generated',
      );
      expect(code).toBe(1);
      return out.match(/--data-binary '.*' /g);
    };
    expect(await found()).toEqual(await found());
  });

  test('sends as many changed requests as it may', async () => {
    const changed = async (...more: readonly string[]) => {
      const { url } = await started.add(startNotebook('crash-on-odd-text'));
      const flags = [...login, '--include', 'createNote', '--phases', 'examples,coverage'];
      return Number(/^(\d+) requests in/m.exec((await runSuiteAt(url, ...flags, ...more)).out)?.[1]);
    };
    const [all, five, six] = [await changed(), await changed('--changes', '5'), await changed('--changes', '6')];
    expect(six).toBe(five + 1);
    expect(all).toBeGreaterThan(six);
  });

  test('shrinks its findings', async () => {
    const { url } = await started.add(startNotebook('crash-on-odd-text'));
    const { out } = await runSuiteAt(
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
