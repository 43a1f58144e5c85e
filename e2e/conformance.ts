import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProvider } from '#server/domain/identity/social/testing.ts';
import { makePeople, people } from './conformance-members.ts';
import { giveRows } from './conformance-rows.ts';
import { operatorKey } from './sites.ts';

/** Runs the suite on a fresh reference backend without limits, with every story. No operation may be pending. */
const root = join(import.meta.dirname, '..');
/** Flags of the suite in place of those below. */
const given = process.argv.slice(2);
/** The longest run in seconds, many times the usual one, so a busy machine checks as much. */
const budget = given.includes('--max-time') ? [] : ['--max-time', '1800'];
const startSeconds = 300;
const keys = {
  merchant: 'merchant-key-of-the-test',
  operator: operatorKey,
  vendor: 'vendor-key-of-the-test',
};

async function conformance(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-conformance-'));
  const pending = join(folder, 'pending.txt');
  await writeFile(pending, '');
  const provider = await startProvider('https://www.lumo.example/login');
  const server = spawn(process.execPath, ['e2e/serve.ts', '--conformance'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: 'off',
      LOGIN_LIMIT_PER_ACCOUNT: 'off',
      LOGIN_LIMIT_PER_ADDRESS: 'off',
      FEEDBACK_LIMIT_PER_ADDRESS: 'off',
      DEMO: '1',
      TEST_MEMBERS: 'on',
      SANDBOX_REVIEWER: 'off',
      SANDBOX_VENDORS: 'off',
      CAPTCHA_AFTER_FAILURES: '1000000',
      LOCK_AFTER_FAILURES: '1000000',
      TEMPLATE_DATABASE: join(folder, 'template'),
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      // Shorter than a player needs, and long enough for the calls of a workflow.
      MOONSHOT_BETTING_SECONDS: '4',
      MERCHANT_KEY: keys.merchant,
      OPERATOR_KEY: keys.operator,
      VENDOR_KEYS: `SAF=${keys.vendor}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await address(server);
    const longSession = await makePeople(url);
    await giveRows(url);
    return await test(url, pending, longSession);
  } finally {
    await ended(server);
    await provider.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The address of the server, once the server prints it. */
function address(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`The backend did not start: ${said}`)), startSeconds * 1000);
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (!found) return;
      clearTimeout(late);
      resolve(found[0]);
    });
    server.on('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`The backend ended with ${code}: ${said}`));
    });
  });
}

function test(url: string, pending: string, longSession: string): Promise<number> {
  const stories = globSync('openapi/arazzo/*.arazzo.yaml', { cwd: root }).sort();
  const args = [
    '--url',
    url,
    '--contract',
    'generated/openapi.yaml',
    '--login',
    'player01:Portico123',
    '--login-other',
    `${people.other.account}:Portico123`,
    '--login-agent',
    'agent01:Portico123',
    '--merchant-key',
    keys.merchant,
    '--token-operator',
    keys.operator,
    '--vendor-key',
    keys.vendor,
    '--seed',
    '1',
    ...budget,
    '--report',
    'reports/conformance',
    '--allow-pending',
    pending,
    ...stories.flatMap((file) => ['--workflows', file]),
    '--inputs-from',
    `"${process.execPath}" e2e/conformance-inputs.ts ${url} ${longSession}`,
    ...given,
  ];
  const suite = spawn(process.execPath, ['e2e/contract/cli.ts', ...args], { cwd: root, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    suite.on('error', reject);
    suite.on('exit', (code) => resolve(code ?? 1));
  });
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const stubborn = setTimeout(() => server.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(stubborn);
}

process.exitCode = await conformance();
