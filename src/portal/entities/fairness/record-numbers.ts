import { type FairNumbers, fairNumbers } from '#shared/fair/numbers.ts';
import { createHmac, fromHex, sha256, toHex } from '../../lib/sha256.ts';

/** A block of the algorithm: its message, its bytes, and the eight numbers in them. */
export type Block = { readonly message: string; readonly hex: string; readonly numbers: readonly number[] };

type Recorded = {
  /** The SHA-256 of the seed. */
  readonly hash: string;
  /** The blocks that the numbers were taken from so far. */
  readonly blocks: readonly Block[];
  readonly numbers: FairNumbers;
};

/** The numbers that follow from a seed and a label by `portico-hmac-sha256-1`, and the blocks that give them. */
export function recordNumbers(serverSeed: string, label: string): Recorded {
  const seed = fromHex(serverSeed);
  const hmac = createHmac(seed);
  const blocks: Block[] = [];
  const recorded = (message: string) => {
    const bytes = hmac(message);
    const view = new DataView(bytes.buffer);
    const numbers = Array.from({ length: bytes.length / 4 }, (_, at) => view.getUint32(at * 4));
    blocks.push({ message, hex: toHex(bytes), numbers });
    return bytes;
  };
  return { hash: toHex(sha256(seed)), blocks, numbers: fairNumbers(recorded, label) };
}
