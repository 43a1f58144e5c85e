import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { signIn } from './testing/sign-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'server-'));
type Server = ChildProcessByStdio<null, Readable, Readable>;

const running = new Set<Server>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  readonly child: Server;
  /** What it has written so far. */
  readonly written: { out: string; err: string };
  readonly ended: Promise<number | null>;
}

/** Starts the server as its operator does. */
function start(env: Record<string, string>): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const written = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    written.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    written.err += chunk;
  });
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code;
  });
  return { child, written, ended };
}

/** The address that it says it is open at. */
async function opened(run: Run): Promise<string> {
  for (;;) {
    const url = /Open\s+(http:\S+)/.exec(run.written.out)?.[1];
    if (url !== undefined) return url;
    await Promise.race([
      once(run.child.stdout, 'data'),
      run.ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${run.written.err}`))),
    ]);
  }
}

describe('what an operator can mend is one sentence and code 1', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const badBrand = join(folder, 'brand.json');
  writeFileSync(badBrand, '{"name":"Lumo","colour":"red"}');

  test.each([
    ['a bad value', { PORT: 'http' }, /^PORT must be /],
    ['an unknown key', { PORTICO_PORT: '80' }, /^PORTICO_PORT is not a configuration key/],
    ['a bad brand file', { BRAND_FILE: badBrand }, /^The brand file .+ is not valid: /],
    [
      'an outbox that others could read',
      { NODE_ENV: 'development', HOST: '0.0.0.0' },
      /^OUTBOX must be set, on or off, /,
    ],
    ['a data folder that is none', { DATA_DIR: join(file, 'data') }, /^The data folder .+ cannot be written; /],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' },
      /^The database server of DATABASE_URL /,
    ],
  ])('%s', async (_what, env, sentence) => {
    const run = start(env);
    expect(await run.ended).toBe(1);
    expect(run.written.err).toMatch(sentence);
    expect(run.written.err).toMatch(/^[^\n]+\.\n$/);
    expect(run.written.err + run.written.out).not.toContain('secret');
  });
});

test('a start greets with the address and the demo accounts, a second one on its data is refused, and SIGTERM ends it well', async () => {
  const run = start({ OUTBOX: 'on' });
  const url = await opened(run);
  expect(run.written.out).toContain('player01 or agent01 or agent02 or promoter41, password Portico123');
  expect(run.written.out).toContain(`${url}/dev/outbox`);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const value = await signIn(url, 'player01', 'Portico123', { 'X-Request-Id': 'logged-in-1' });
  const balance = await fetch(`${url}/wps/v2/wallets/balance`, { headers: { Authorization: `Bearer ${value.token}` } });
  expect(await balance.json()).toMatchObject({ success: true });

  const second = start({});
  expect(await second.ended).toBe(1);
  expect(second.written.err).toMatch(/^The data folder .+ is in use by another process; [^\n]+\.\n$/);

  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  const log = run.written.out;
  expect(log).toContain('"requestId":"logged-in-1"');
  expect(log).toContain('"msg":"stopped"');
  expect(log).not.toContain(value.token);
  expect(
    log
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join(''),
  ).not.toContain('Portico123');
}, 60_000);
