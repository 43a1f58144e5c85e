import type { ProofOfWork } from '#generated/model/index.ts';
import { createSha256, leadingZeroBits } from '../../lib/sha256.ts';

/** The longest slice of work (ms), short enough not to delay a frame. */
const SLICE_MS = 8;
/** The number of hashes between two reads of the clock. */
const STRIDE = 256;

/**
 * Finds the nonce of a proof of work, for users who can neither drag nor read a picture (SMS-13). Works in slices, so
 * that the page stays responsive. Rejects with the reason of `signal` when aborted.
 */
export async function solveProof({ salt, difficulty }: ProofOfWork, signal: AbortSignal): Promise<string> {
  const hash = createSha256(`${salt}:`);
  for (let nonce = 0; ; ) {
    signal.throwIfAborted();
    const end = performance.now() + SLICE_MS;
    do {
      for (const stop = nonce + STRIDE; nonce < stop; nonce++) {
        if (leadingZeroBits(hash(String(nonce))) >= difficulty) return String(nonce);
      }
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
