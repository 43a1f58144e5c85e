import { hash, verify } from '@node-rs/argon2';

/** argon2id, which is the library's choice, with the work that OWASP asks for at least. */
const WORK = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password to be stored. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, WORK);
}

let nobody: Promise<string> | undefined;

/**
 * Whether the password is right. Without a hash (no such account, or one without password) it takes the same time and
 * answers false, so that nobody learns from the time which accounts exist.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('');
  const other = await nobody;
  const right = await verify(stored ?? other, password);
  return right && typeof stored === 'string';
}
