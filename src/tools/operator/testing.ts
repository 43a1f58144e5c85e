import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import { demoWithoutSandboxes, opened, type ServerProcess, startProcess } from '#server/testing/server-process.ts';
import { demoOperatorKey } from '../demo.ts';
import { runOperator } from './run-operator.ts';

/** A site of its own for the tests of a file, a demo unless told otherwise, and the command line on it. */
export function withOperatorSite({ demo = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'operator-'));
  const env = { DATA_DIR: join(folder, 'data'), OPERATOR_URL: '' };
  let server: ServerProcess;
  beforeAll(async () => {
    const { DATA_DIR } = env;
    const key = demoOperatorKey(env);
    server = startProcess({
      ...(demo && demoWithoutSandboxes),
      DATA_DIR,
      OPERATOR_KEY: key,
      RATE_LIMIT_PER_MINUTE: 'off',
      LOG_LEVEL: 'warn',
    });
    env.OPERATOR_URL = await opened(server);
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, env, script: (...args: string[]) => scriptIn(env, ...args) };
}

interface Member {
  /** Of the server. */
  readonly url: string;
  readonly token: string;
}

/** An application of a member with one picture; returns its id. */
export async function apply({ url, token }: Member, remark: string): Promise<string> {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('promotionId', 'p-105');
  body.set('remark', remark);
  body.set('images', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'receipt.png');
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': `operator-test-${remark}` };
  const response = await fetch(`${url}/wps/relay/MCSFE_activityApply`, { method: 'POST', headers, body });
  return (await response.json()).value.applicationId;
}

/** The command line without a person. */
export async function scriptIn(variables: NodeJS.ProcessEnv, ...args: string[]) {
  const [output, errors] = [collected(), collected()];
  const input = new PassThrough();
  const code = await runOperator(args, variables, { input, isPerson: false, output: output.to, errors: errors.to });
  return { code, out: output.text(), err: errors.text() };
}

export const ENTER = '\r';
export const ESCAPE = '\u001b';

/** A person at the terminal: waits for a text on the screen, then types. */
export function personIn(variables: NodeJS.ProcessEnv, ...args: string[]) {
  const [input, output, errors] = [new PassThrough(), collected(), collected()];
  const ended = runOperator(args, variables, { input, output: output.to, errors: errors.to, isPerson: true });
  let seen = 0;
  return {
    ended,
    async answer(question: string, typed: string) {
      await expect.poll(() => output.text().indexOf(question, seen), { timeout: 20_000 }).toBeGreaterThanOrEqual(0);
      seen = output.text().length;
      input.write(typed);
    },
    /** Filters a list and takes what is left. */
    async choose(question: string, filter: string) {
      await this.answer(question, filter);
      await this.answer(filter, ENTER);
    },
    screen: output.text,
  };
}

/** A stream that keeps what is written to it. */
function collected() {
  const to = new PassThrough();
  let text = '';
  to.on('data', (chunk) => {
    text += chunk;
  });
  return { to, text: () => text };
}
