import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** The server as a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** What it has written so far. */
  readonly written: { out: string; err: string };
  readonly ended: Promise<number | null>;
}

/** A demo with its accounts, in which nobody plays a provider, a vendor or a reviewer. */
export const demoWithoutSandboxes = {
  DEMO: '1',
  OUTBOX: 'off',
  SANDBOX_PAYMENTS: 'off',
  SANDBOX_REVIEWER: 'off',
  SANDBOX_VENDORS: 'off',
} as const;

const thisServer = join(import.meta.dirname, '../main.ts');

/** Starts the server, this one or that of another copy of the project, as its operator does, on a free port. */
export function startProcess(env: Readonly<Record<string, string>>, main = thisServer): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', STOP_DELAY: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    written.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    written.err += chunk;
  });
  return { child, written, ended: once(child, 'close').then(([code]) => code) };
}

/** The address that it says it is open at. */
export async function opened({ child, written, ended }: ServerProcess): Promise<string> {
  for (;;) {
    const url = /Open\s+(http:\S+)/.exec(written.out)?.[1];
    if (url !== undefined) return url;
    await Promise.race([
      once(child.stdout, 'data'),
      ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${written.err}`))),
    ]);
  }
}
