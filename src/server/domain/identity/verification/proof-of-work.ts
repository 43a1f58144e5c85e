import { createHash } from 'node:crypto';
import type { ProofOfWork } from '#generated/model/index.ts';
import type { RandomBytes } from '#server/shared/random.ts';

/** A proof-of-work task: its difficulty in bits, and its own salt. */
export function newWork(random: RandomBytes, difficulty: number): ProofOfWork {
  return { algorithm: 'SHA-256', salt: Buffer.from(random(16)).toString('base64url'), difficulty };
}

/** Whether the SHA-256 of `<salt>:<nonce>` begins with the required number of zero bits. */
export function isProof({ salt, difficulty }: Omit<ProofOfWork, 'algorithm'>, nonce: string): boolean {
  if (!/^(0|[1-9][0-9]{0,15})$/.test(nonce)) return false;
  const hash = createHash('sha256').update(`${salt}:${nonce}`).digest();
  return hash.readUInt32BE(0) < 2 ** (32 - difficulty);
}
