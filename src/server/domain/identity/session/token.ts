import { createHash } from 'node:crypto';
import type { RandomBytes } from '#server/shared/random.ts';

/** A new session token: `pt_` and 192 random bits. */
export function newToken(random: RandomBytes): string {
  return `pt_${Buffer.from(random(24)).toString('base64url')}`;
}

/** The stored hash of a token. The token has too many bits to guess, so a fast hash without salt is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
