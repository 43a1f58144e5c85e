import { setHashingWork } from '../domain/identity/session/password.ts';

/**
 * Passwords are hashed with the least work that argon2id takes: what tests ask about them does not depend on it.
 * `password.test.ts` and `same-work.test.ts` return to the work that is shipped.
 */
export function cheapHashing(): void {
  setHashingWork({ memoryCost: 8, timeCost: 1, parallelism: 1 });
}
