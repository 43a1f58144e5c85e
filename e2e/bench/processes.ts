import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { demoWithoutSandboxes } from '../../src/server/testing/server-process.ts';

export const root = join(import.meta.dirname, '../..');

/** A process that answers on `url` until it is stopped. */
export interface Running {
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a command and waits until `url` answers. */
export async function launch(
  command: string,
  args: readonly string[],
  url: string,
  env: Readonly<Record<string, string>>,
): Promise<Running> {
  const path = [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, PATH: path },
  });
  await answering(url, child);
  return {
    url,
    process: child,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The process for ${url} ended with code ${child.exitCode}`);
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`${url} did not answer within two minutes`);
}

/** The production server on a data folder. */
export function launchServer(
  port: number,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  return launch('node', ['build/server/main.js'], `http://127.0.0.1:${port}/readyz`, {
    NODE_ENV: 'production',
    ...demoWithoutSandboxes,
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: 'off',
    LOGIN_LIMIT_PER_ACCOUNT: 'off',
    LOGIN_LIMIT_PER_ADDRESS: 'off',
    ...env,
  });
}

/** A data folder that the server has migrated and seeded, and the ms until the first start was ready. */
export async function seededFolder(port: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  const server = await launchServer(port, folder, { LOG_LEVEL: 'warn' });
  await server.stop();
  return folder;
}

/** Resident memory of a process in MB. */
export function residentMb(pid: number): Promise<number> {
  return statusMb(pid, 'VmRSS');
}

/** The most resident memory that a process has had, in MB; 0 once it has ended. */
export function peakMb(pid: number): Promise<number> {
  return statusMb(pid, 'VmHWM').catch(() => 0);
}

async function statusMb(pid: number, field: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
}
