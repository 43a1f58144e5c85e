import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, expect, test } from 'vitest';
import type { ListVendorsResponse } from '#generated/model/index.ts';
import { extensions } from './db/pglite.ts';
import { openTestDatabase } from './db/testing.ts';
import { geetestFields } from './domain/identity/verification/tickets.ts';
import { seededFolder } from './testing/seeded-folder.ts';
import { opened, type ServerProcess, startProcess } from './testing/server-process.ts';
import { passSlider, signIn } from './testing/sign-in.ts';

const onServer = process.env['TEST_DATABASE_URL'] !== undefined;
const folder = mkdtempSync(join(tmpdir(), 'server-'));
const started: ServerProcess[] = [];
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

/** Starts on the data of a test of this name. */
function start(data: string, env: Record<string, string>): ServerProcess {
  const run = startProcess({ DATA_DIR: join(folder, data), ...env });
  started.push(run);
  return run;
}

/**
 * Makes the data of this name that of a demo which has started before: a first start takes four times the work, and the tests of
 * the operator's command line have one.
 */
async function plantDemo(data: string): Promise<void> {
  const dataDir = join(folder, data, 'pglite');
  mkdirSync(dataDir, { recursive: true });
  const loadDataDir = new Blob([readFileSync(await seededFolder())]);
  const pglite = await PGlite.create({ dataDir, extensions, loadDataDir });
  await pglite.close();
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
    ['a data folder that is none', { DATA_DIR: join(file, 'data') }, /^The data folder .+ cannot be written; /],
    ['a portal folder without a portal', { PORTAL_DIR: folder }, /^PORTAL_DIR .+ has no built portal; /],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' },
      /^The database server of DATABASE_URL /,
    ],
  ])('%s', async (_what, env, sentence) => {
    const run = start('none', env);
    expect(await run.ended).toBe(1);
    expect(run.written.err).toMatch(sentence);
    expect(run.written.err).toMatch(/^[^\n]+\.\n$/);
    expect(run.written.err + run.written.out).not.toContain('secret');
  });
});

test('a start of a demo prints the address and the demo accounts, a second start on the same data is refused, SIGTERM stops it cleanly, and in production its database is refused and stays as it is', async () => {
  await plantDemo('demo');
  const run = start('demo', { DEMO: '1' });
  const url = await opened(run);
  expect(run.written.out).toContain('player01 or agent01 or promoter41, password Portico123');
  expect(run.written.out).toContain(`${url}/dev/outbox`);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const value = await signIn(url, 'player01', 'Portico123', { 'X-Request-Id': 'logged-in-1' });
  const balance = await fetch(`${url}/wps/v2/wallets/balance`, { headers: { Authorization: `Bearer ${value.token}` } });
  expect(await balance.json()).toMatchObject({ success: true });

  const second = start('demo', { DEMO: '1' });
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

  const production = start('demo', { NODE_ENV: 'production' });
  expect(await production.ended).toBe(1);
  expect(production.written.err).toMatch(/^The database holds the accounts of a demo, [^\n]+\.\n$/);
  expect(production.written.out).toBe('');
  const again = start('demo', { DEMO: '1' });
  await signIn(await opened(again), 'player01', 'Portico123');
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
});

/** Registers by name with a code from the outbox, as a visitor does; the answer is that of the contract. */
async function register(url: string, outbox: string, account: string, password: string): Promise<Response> {
  const { challengeId, sliderTicket } = await passSlider(url);
  const number = { countryDialingCode: '84', mobileNo: '987654321' };
  const wish = { registerType: 'username', username: account, ...number, ...geetestFields(sliderTicket, challengeId) };
  const headers = { 'Content-Type': 'application/json' };
  const asked = await fetch(`${url}/wps/verification/sms/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify(wish),
  });
  expect(asked.status).toBe(200);
  const sent = await (await fetch(`${outbox}.json`)).text();
  const body = {
    username: account,
    password,
    confirmPassword: password,
    countryDialingCode: '84',
    mobileNum: '987654321',
    verificationCode: /\b\d{6}\b/.exec(sent)?.[0],
    registerMethod: 'WEB',
    login: true,
  };
  return fetch(`${url}/wps/member/register`, { method: 'PUT', headers, body: JSON.stringify(body) });
}

test('a start without a demo has no accounts: nobody knows a password, and the first member registers and logs in, with the outbox at ADMIN_PORT alone', async () => {
  // Where the tests have a server, the site has a database there, which is made in no time.
  const db = onServer ? await openTestDatabase({ seeded: false }) : undefined;
  const store = { NODE_ENV: 'production', ...(db?.url !== undefined && { DATABASE_URL: db.url }) };
  const run = start('site', { ...store, OUTBOX: 'on', ADMIN_PORT: '0' });
  const url = await opened(run);
  const [outbox = ''] = /http:\/\/127\.0\.0\.1:\d+\/dev\/outbox/.exec(run.written.out) ?? [];
  expect((await fetch(outbox)).status).toBe(200);
  expect((await fetch(`${url}/dev/outbox`)).status).toBe(404);
  expect(run.written.out).not.toContain('Portico123');
  expect(run.written.out).toMatch(/Sandbox +messages; under maintenance, as nobody plays them: [A-Z_, ]*\bSAF\b/);
  const vendors: ListVendorsResponse = await (await fetch(`${url}/wps/relay/GCSGAME_vendors`)).json();
  const open = vendors.value.data.lanes.flatMap(({ cards }) => cards).filter((card) => !card.maintenance);
  expect([...new Set(open.map(({ vassalage }) => vassalage))].sort()).toEqual(['BGS', 'TCG_SEA']);
  await expect(signIn(url, 'player01', 'Portico123')).rejects.toThrow('answered 401');
  const registered = await register(url, outbox, 'linh_tran', 'Hoasen2026');
  expect(await registered.json()).toMatchObject({ success: true, value: { account: 'linh_tran' } });
  const { token } = await signIn(url, 'linh_tran', 'Hoasen2026');
  const balance = await fetch(`${url}/wps/v2/wallets/balance`, { headers: { Authorization: `Bearer ${token}` } });
  expect(await balance.json()).toMatchObject({ success: true });
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);

  const demo = start('site', { ...store, DEMO: '1' });
  expect(await demo.ended).toBe(1);
  expect(demo.written.err).toMatch(/^The database belongs to a site that is no demo; [^\n]+\.\n$/);
  await db?.close();
});
