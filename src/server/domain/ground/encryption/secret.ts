import { createHash } from 'node:crypto';
import type { RandomBytes } from '#server/shared/random.ts';

/** A new id or ticket: its prefix and 128 random bits. */
export function newSecret(prefix: string, random: RandomBytes): string {
  return `${prefix}${Buffer.from(random(16)).toString('base64url')}`;
}

/** Its stored hash: the value is too random to guess, so a fast hash is enough. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
