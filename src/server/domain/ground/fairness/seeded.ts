import { createHash, createHmac, createSecretKey } from 'node:crypto';
import { type FairNumbers, fairNumbers } from '#shared/fair/numbers.ts';

/** The commitment to a seed, published before its use. */
export function commitmentOf(seed: string): string {
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
}

/** The numbers of a seed, in hexadecimal, and a label. */
export function seededNumbers(seed: string, label: string): FairNumbers {
  // Made once: bytes would become a key for every block, which takes six times as long as the block.
  const key = createSecretKey(seed, 'hex');
  return fairNumbers((message) => createHmac('sha256', key).update(message).digest(), label);
}
