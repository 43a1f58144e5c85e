import { createHash } from 'node:crypto';
import type { RandomBytes } from '../../shared/random.ts';

/** A new session token: `pt_` and 192 random bits. */
export function newToken(random: RandomBytes): string {
  return `pt_${Buffer.from(random(24)).toString('base64url')}`;
}

/** What is stored of a token. It has too many bits to be guessed, so a fast hash without salt is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
