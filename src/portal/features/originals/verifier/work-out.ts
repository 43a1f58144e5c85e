import type { InhouseChoice } from '../../../../../generated/client/model/index.ts';
import { fairNumbers } from '../../../../shared/fair/numbers.ts';
import { createHmac, fromHex, sha256, toHex } from '../../../lib/hmac-sha256.ts';
import { type Steps, settle } from './settle.ts';

/** A block of the algorithm: its message, its bytes, and the eight numbers in them. */
export type Block = { readonly message: string; readonly hex: string; readonly numbers: readonly number[] };

export type WorkedOut = {
  /** The SHA-256 of the seed. */
  readonly hash: string;
  readonly blocks: readonly Block[];
  readonly outcome: readonly string[];
  /** What the round pays; undefined where the moment decides at which the player left. */
  readonly multiplier: string | undefined;
};

type Given = Steps & {
  readonly serverSeed: string;
  readonly label: string;
  readonly choice: InhouseChoice;
  readonly rulesVersion: number;
};

/** Works a round out again from its evidence alone, by `portico-hmac-sha256-1`. */
export function workOut({ serverSeed, label, choice, rulesVersion, ...steps }: Given): WorkedOut {
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
  const settled = settle(choice, steps, fairNumbers(recorded, label), rulesVersion);
  return { hash: toHex(sha256(seed)), blocks, ...settled };
}
