import { hashingWorker } from '../../paths.ts';
import { type HashingThreads, hashingThreads } from './hashing-threads.ts';
import { type HashingWork, WORK } from './hashing-work.ts';

/** Some seconds on one thread: nobody waits longer for a login. */
const MOST_WAITING = 250;

/** The processors are the machine's, so the threads are the process's. */
let threads = threadsOf(1);

function threadsOf(count: number): HashingThreads {
  return hashingThreads({ threads: count, waiting: MOST_WAITING, program: hashingWorker });
}

/** How many passwords are hashed or verified at once, `HASH_THREADS`; set at start. */
export function setHashThreads(count: number): void {
  threads = threadsOf(count);
}

let work = WORK;

/** For tests alone: hashes take other work from now on, or again that which is shipped. */
export function setHashingWork(chosen: HashingWork = WORK): void {
  work = chosen;
}

/** Hashes a password to be stored. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await threads.run({ password, work });
  if (hash === undefined) throw new Error('a hashing thread has not hashed');
  return hash;
}

/** No password has this hash, but looking takes the same work. */
function hashOfNobody(): string {
  const { memoryCost, timeCost, parallelism } = work;
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
}

/**
 * Whether the password is right. Without a hash (no such account, or one without password) it takes the same time and
 * answers false, so that nobody learns from the time which accounts exist.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const { right } = await threads.run({ password, stored: stored ?? hashOfNobody(), work });
  return right === true && typeof stored === 'string';
}
