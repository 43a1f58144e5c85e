import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { opened, type ServerProcess, startProcess } from '../../server/testing/server-process.ts';
import { demoOperatorKey } from '../demo-operator-key.ts';
import { runOperator } from './run-operator.ts';

const folder = mkdtempSync(join(tmpdir(), 'operator-holds-'));
const env = { DATA_DIR: join(folder, 'data'), OPERATOR_URL: '' };
let server: ServerProcess;

beforeAll(async () => {
  const key = demoOperatorKey(env);
  server = startProcess({ DATA_DIR: env.DATA_DIR, OPERATOR_KEY: key, RATE_LIMIT_PER_MINUTE: 'off', LOG_LEVEL: 'warn' });
  env.OPERATOR_URL = await opened(server);
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

/** The command line without a person; its output, or its errors where it failed. */
async function script(...args: string[]): Promise<string> {
  const texts = { output: '', errors: '' };
  const into = (name: keyof typeof texts) => {
    const to = new PassThrough();
    to.on('data', (chunk) => {
      texts[name] += chunk;
    });
    return to;
  };
  const io = { input: new PassThrough(), isPerson: false, output: into('output'), errors: into('errors') };
  const code = await runOperator(args, env, io);
  return code === 0 ? texts.output : texts.errors;
}

interface Listed {
  readonly content: readonly {
    readonly bill: { readonly billId: string; readonly net: string; readonly paid: string };
  }[];
}

test('CONTRACT-09 an operator pays one bill that waits and denies the next, and holds and lifts payments', async () => {
  const listed: Listed = JSON.parse(
    await script('bills', 'list', '--state', 'pending', '--search', 'agent01', '--json'),
  );
  const [first, second] = listed.content.map(({ bill }) => bill);
  if (first === undefined || second === undefined) throw new Error('the demo has no two bills that wait');
  expect(await script('bills', 'release', first.billId)).toContain('Add --yes');
  const released = JSON.parse(await script('bills', 'release', first.billId, '--yes', '--json'));
  expect(released).toMatchObject({ bill: { state: 'issued', net: first.net, paid: first.net }, reason: null });
  expect(await script('bills', 'release', first.billId, '--yes')).toContain('409 conflict');
  const denied = await script('bills', 'deny', second.billId, '--reason', 'One person.', '--yes');
  expect(denied).toMatch(/paid +0\.00\nstate +denied\nreason +One person\./);

  const held = await script('holds', 'create', '1000003', '--reason', 'We check.', '--yes');
  expect(held).toMatch(/agent +agent02\nreason +We check\./);
  const below: Listed = JSON.parse(
    await script('bills', 'list', '--state', 'pending', '--search', 'agent02', '--json'),
  );
  const waiting = below.content.map(({ bill }) => Math.round((Number(bill.net) - Number(bill.paid)) * 100));
  const due = (waiting.reduce((sum, net) => sum + net, 0) / 100).toFixed(2);
  const [held2, paid] = [
    `1000003 +agent02 +${waiting.length} +${due} +We check\\.`,
    `bills +${waiting.length}\npaid +${due}`,
  ];
  expect(await script('holds', 'list')).toMatch(new RegExp(held2));
  expect(await script('holds', 'lift', '1000003', '--pending', 'pay', '--yes')).toMatch(new RegExp(paid));
  expect(await script('holds', 'list')).not.toContain('agent02');
});
