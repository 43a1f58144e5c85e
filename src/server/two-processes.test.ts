import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './db/testing.ts';
import { passedBotCheck } from './domain/identity/verification/testing.ts';
import { readCaptcha } from './domain/testing.ts';
import { shippedBrand } from './paths.ts';
import { demoWithoutSandboxes, opened, type ServerProcess, startProcess } from './testing/server-process.ts';

// Only one process may open an embedded database, so these tests need a database server.
const onServer = process.env['TEST_DATABASE_URL'] !== undefined;

interface Answer {
  readonly status: number;
  readonly code?: string;
  // The contract defines the shape.
  // biome-ignore lint/suspicious/noExplicitAny: read by each test as it needs it
  readonly value?: any;
}

describe.runIf(onServer)('two server processes on one database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'two-'));
  let db: TestDatabase;
  let processes: ServerProcess[] = [];
  let [one, other] = ['', ''];

  beforeAll(async () => {
    db = await openTestDatabase();
    const brand = JSON.parse(readFileSync(shippedBrand, 'utf8'));
    // Without a code by SMS a single call registers a name.
    const brandFile = join(folder, 'brand.json');
    writeFileSync(brandFile, JSON.stringify({ ...brand, flags: { ...brand.flags, REGMOBVERF3: false } }));
    const env = {
      ...demoWithoutSandboxes,
      DATABASE_URL: db.url ?? '',
      DATA_DIR: folder,
      BRAND_FILE: brandFile,
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1',
      LOGIN_LIMIT_PER_ADDRESS: '12',
      LOGIN_LIMIT_PER_ACCOUNT: '100',
    };
    processes = [startProcess(env), startProcess(env)];
    [one = '', other = ''] = await Promise.all(processes.map(opened));
  });
  afterAll(async () => {
    for (const { child } of processes) child.kill('SIGTERM');
    await Promise.all(processes.map(({ ended }) => ended));
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function call(
    method: string,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(url, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, ...(await response.json()) };
  }

  const sliders = { clock: Date.now, random: (length: number) => randomBytes(length) };
  let addresses = 0;
  /** Each from its own address, unless the test is about the address. */
  const elsewhere = () => `203.0.113.${++addresses}`;

  async function logIn(server: string, username: string, password: string, captcha = {}): Promise<Answer> {
    const { sliderTicket } = await passedBotCheck({ db, ...sliders });
    const body = { type: 'username', username, password, sliderTicket, ...captcha };
    return call('POST', `${server}/wps/session/login`, body, { 'X-Forwarded-For': elsewhere() });
  }

  test('captcha and lock count the failures at both processes', async () => {
    const codes: (string | undefined)[] = [];
    for (const server of [one, other, one]) codes.push((await logIn(server, 'agent02', 'wrong')).code);
    expect(codes).toEqual(Array(3).fill('invalid_credentials'));
    expect((await logIn(other, 'agent02', 'wrong')).code).toBe('captcha_required');
    expect((await logIn(one, 'agent02', 'wrong')).code).toBe('captcha_required');
  });

  test('concurrent failures at both processes cannot exceed the lock', async () => {
    const attempt = async (server: string) =>
      (await logIn(server, 'nobody77', 'wrong', await readCaptcha({ db, ...sliders }))).code;
    const codes = await Promise.all(Array.from({ length: 16 }, (_, i) => attempt(i % 2 === 0 ? one : other)));
    expect(codes.sort()).toEqual([...Array(7).fill('account_locked'), ...Array(9).fill('invalid_credentials')]);
    for (const server of [one, other]) expect(await attempt(server)).toBe('account_locked');
  });

  test('both processes share one limit of attempts', async () => {
    const ip = { 'X-Forwarded-For': elsewhere() };
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 14; i++) {
      const server = i % 2 === 0 ? one : other;
      codes.push((await call('GET', `${server}/wps/agent/affiliate?code=GUESS${i}`, undefined, ip)).code);
    }
    expect(codes).toEqual([...Array(12).fill('invitation_code_error'), 'rate_limited', 'rate_limited']);
  });

  test('of two concurrent registrations of one name one succeeds, and the other gets an error', async () => {
    for (let round = 0; round < 5; round++) {
      const attempt = async (server: string, mobileNum: string) => {
        const { fields } = await passedBotCheck({ db, ...sliders });
        const body = {
          username: `both_${round}`,
          password: 'Hoasen2026',
          confirmPassword: 'Hoasen2026',
          ...fields,
          domain: 'www.lumo.example',
          registerUrl: 'https://www.lumo.example/register',
          registerMethod: 'WEB',
          login: true,
          countryDialingCode: '84',
          mobileNum,
        };
        return call('PUT', `${server}/wps/member/register`, body, { 'X-Forwarded-For': elsewhere() });
      };
      const answers = await Promise.all([attempt(one, `98765432${round}`), attempt(other, `98765433${round}`)]);
      expect(answers.map(({ status, code }) => [status, code]).sort()).toEqual([
        [200, undefined],
        [409, 'username_taken'],
      ]);
    }
  });

  test('a ticket sent to both processes at once works at one only', async () => {
    const { sliderTicket } = await passedBotCheck({ db, ...sliders });
    const body = { type: 'username', username: 'agent01', password: 'Portico123', sliderTicket };
    const answers = await Promise.all(
      [one, other].map((server) =>
        call('POST', `${server}/wps/session/login`, body, { 'X-Forwarded-For': elsewhere() }),
      ),
    );
    expect(answers.map(({ code }) => code ?? 'in').sort()).toEqual(['captcha_check_failed', 'in']);
  });

  test('API-21 LOGOUT-06 a session of one process is valid at the other, and ends at both', async () => {
    const { value } = await logIn(one, 'player01', 'Portico123');
    const me = { Authorization: `Bearer ${value.token}` };
    expect((await call('GET', `${other}/wps/member/info`, undefined, me)).status).toBe(200);
    expect((await call('DELETE', `${other}/wps/session/logout`, undefined, me)).status).toBe(200);
    for (const server of [one, other]) {
      expect(await call('GET', `${server}/wps/member/info`, undefined, me)).toMatchObject({
        status: 401,
        code: 'session_expired',
      });
    }
  });
});
