import { hashingWorker } from '#server/paths.ts';
import { type HashingThreads, hashingThreads } from './hashing-threads.ts';
import { type HashingWork, WORK } from './hashing-work.ts';

/** The hashes of some seconds on one thread, the longest wait for a login. */
const MAX_WAITING = 250;

/** One pool per process, because all its parts share the processors. */
let threads = threadsOf(1);

function threadsOf(count: number): HashingThreads {
  return hashingThreads({ threads: count, waiting: MAX_WAITING, program: hashingWorker });
}

/** Sets how many passwords are hashed or verified at once (`HASH_THREADS`). */
export function setHashThreads(count: number): void {
  threads = threadsOf(count);
}

let work = WORK;

/** For tests only: changes the work of a hash, or restores the shipped one. */
export function setHashingWork(chosen: HashingWork = WORK): void {
  work = chosen;
}

/** Hashes a password to be stored. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await threads.run({ password, work });
  if (hash === undefined) throw new Error('a hashing thread has not hashed');
  return hash;
}

/** No password has this hash, but comparing with it takes the same work. */
function hashOfNobody(): string {
  const { memoryCost, timeCost, parallelism } = work;
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
}

/**
 * Whether the password is right. Without a hash (no such account, or no password) the answer is false after the same
 * time. The time therefore does not tell which accounts exist.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const { right } = await threads.run({ password, stored: stored ?? hashOfNobody(), work });
  return right === true && typeof stored === 'string';
}
