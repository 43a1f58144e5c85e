import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { opened, type ServerProcess, startProcess } from './testing/server-process.ts';
import { signIn } from './testing/sign-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'server-'));
const started: ServerProcess[] = [];
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string>): ServerProcess {
  const run = startProcess({ DATA_DIR: join(folder, 'data'), ...env });
  started.push(run);
  return run;
}

describe('an error that the operator can fix is one sentence and exit code 1', () => {
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
    ['a portal folder without a portal', { PORTAL_DIR: folder }, /^PORTAL_DIR .+ has no built portal; /],
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

test('a start prints the address and the demo accounts, a second start on the same data is refused, and SIGTERM stops it cleanly', async () => {
  const run = start({ OUTBOX: 'on' });
  const url = await opened(run);
  expect(run.written.out).toContain('player01 or agent01 or promoter41, password Portico123');
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
}, 120_000);
