import { main } from '../cli/main.ts';
import { notebookContract } from './notebook/server.ts';

/** The exit code and the output of a run. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the program like a shell. */
export async function runMain(...args: readonly string[]): Promise<Ended> {
  const said = { out: '', err: '' };
  const stream = (name: 'out' | 'err') => ({
    isTTY: false,
    write: (text: string | Uint8Array) => {
      said[name] += String(text);
      return true;
    },
  });
  const code = await main(args, { out: stream('out'), err: stream('err') });
  return { code, ...said };
}

/** Tests a backend against the contract of the notebook. */
export function runSuiteAt(url: string, ...args: readonly string[]): Promise<Ended> {
  return runMain('--url', url, '--contract', notebookContract, '--seed', '1', '--timeout', '1', ...args);
}

/** The account of the notebook. */
export const login = ['--login', 'ada:Engine1843'] as const;

/** The resources that a test started, for its teardown. */
export class Started {
  readonly #open: { stop(): Promise<void> }[] = [];

  async add<T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> {
    const listener = await starting;
    this.#open.push(listener);
    return listener;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#open.splice(0).map((each) => each.stop()));
  }
}
