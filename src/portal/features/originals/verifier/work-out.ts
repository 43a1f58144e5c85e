import type { InhouseChoice } from '#generated/model/index.ts';
import { type Block, recordNumbers } from '#portal/entities/fairness/record-numbers.ts';
import { type Steps, settle } from './settle.ts';

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
  const { hash, blocks, numbers } = recordNumbers(serverSeed, label);
  return { hash, blocks, ...settle(choice, steps, numbers, rulesVersion) };
}
