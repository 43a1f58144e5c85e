import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { HASHING_PRIORITY, type HashingWork } from './hashing-work.ts';

/** What a hashing thread is asked. */
export interface HashingTask {
  readonly id: number;
  readonly password: string;
  /** What to compare it with. Missing: the password is to be hashed. */
  readonly stored?: string | undefined;
  /** The work that a new hash shall take. */
  readonly work: HashingWork;
}

/** What it answers: a hash, whether a password is right, or why neither could be told. */
export interface HashingAnswer {
  readonly id: number;
  readonly hash?: string;
  readonly right?: boolean;
  readonly fault?: string;
}

// Readers go before hashing. Only Linux gives each thread its own priority; elsewhere it is the process's.
if (process.platform === 'linux') setPriority(0, HASHING_PRIORITY);

parentPort?.on('message', (task: HashingTask) => parentPort?.postMessage(answerTo(task)));

function answerTo({ id, password, stored, work }: HashingTask): HashingAnswer {
  try {
    return stored === undefined ? { id, hash: hashSync(password, work) } : { id, right: verifySync(stored, password) };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}
