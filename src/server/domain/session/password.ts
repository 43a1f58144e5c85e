import { hash, verify } from '@node-rs/argon2';
import { type HashingLine, hashingLine } from './hashing-line.ts';

/** argon2id, which is the library's choice, with the work that OWASP asks for at least. */
const WORK = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** About five seconds on one thread: nobody waits longer for a login. */
const MOST_WAITING = 250;

/** The threads are the process's, and so is the line for them. */
let inLine: HashingLine = hashingLine({ threads: 1, waiting: MOST_WAITING });

/** How many passwords are hashed or verified at once, `HASH_THREADS`; set at start. */
export function setHashThreads(threads: number): void {
  inLine = hashingLine({ threads, waiting: MOST_WAITING });
}

/** Hashes a password to be stored. */
export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(password, WORK));
}

/** No password has this hash, but looking takes the same work. */
const NOBODY = `$argon2id$v=19$m=${WORK.memoryCost},t=${WORK.timeCost},p=${WORK.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Whether the password is right. Without a hash (no such account, or one without password) it takes the same time and
 * answers false, so that nobody learns from the time which accounts exist.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const right = await inLine(() => verify(stored ?? NOBODY, password));
  return right && typeof stored === 'string';
}
