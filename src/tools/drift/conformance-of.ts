import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandFailed, run } from '../run.ts';

/** The longest start of the server (ms); it seeds its database. */
const PATIENCE_MS = 120_000;

/** The used part of the report of the conformance suite. */
interface Report {
  readonly rows: readonly {
    readonly call: string;
    readonly checks: readonly { readonly name: string; readonly failed: boolean }[];
  }[];
}

/**
 * Starts the server of a copy, and compares an operation's answers with the copy's contract. Returns the broken
 * promises.
 */
export async function conformanceOf(copy: string, operation: string): Promise<readonly string[]> {
  const { url, stop } = await start(copy);
  const report = await mkdtemp(join(tmpdir(), 'portico-drift-'));
  try {
    await run('node', [...suite, '--url', url, '--include', operation, '--report', report], { cwd: copy });
    return [];
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    // The suite has written this file in this form.
    const { rows } = JSON.parse(await readFile(join(report, 'conformance.json'), 'utf8')) as Report;
    return rows.flatMap(({ call, checks }) =>
      checks.filter(({ failed }) => failed).map(({ name }) => `${call} fails ${name}`),
    );
  } finally {
    await stop();
    await rm(report, { recursive: true });
  }
}

const suite = [
  'e2e/contract/cli.ts',
  '--contract',
  'generated/openapi.yaml',
  '--login',
  'player01:Portico123',
  '--runs',
  '5',
  '--seed',
  '1',
  '--max-time',
  '60',
];

async function start(root: string) {
  const data = await mkdtemp(join(tmpdir(), 'portico-drift-'));
  const server = spawn('node', ['src/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DEMO: '1',
      SANDBOX_REVIEWER: 'off',
      SANDBOX_VENDORS: 'off',
      PORT: '0',
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      CAPTCHA_AFTER_FAILURES: '1000000',
      RATE_LIMIT_PER_MINUTE: 'off',
      LOGIN_LIMIT_PER_ACCOUNT: 'off',
      LOGIN_LIMIT_PER_ADDRESS: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill()) await ended;
    await rm(data, { recursive: true, force: true });
  };
  try {
    return { url: await address(server), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address of the server, once it prints it. */
function address(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const late = setTimeout(() => reject(new Error(`The server did not start: ${output}`)), PATIENCE_MS);
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (url === undefined) return;
      clearTimeout(late);
      resolve(url);
    });
    server.on('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`The server ended with ${code}: ${output}`));
    });
  });
}
