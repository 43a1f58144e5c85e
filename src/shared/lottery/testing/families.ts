import { createHmac, createSecretKey } from 'node:crypto';
import { type FairNumbers, fairNumbers } from '../../fair/numbers.ts';
import type { DrawAlgorithm, Drawing } from '../drawing.ts';
import type { Family } from '../play-types.ts';

const table = (ranks: readonly (readonly [string, number, number])[]): Drawing => ({
  kind: 'digits',
  ranks: ranks.map(([prize, count, digits]) => ({ prize, count, digits })),
});

/** How the games of each family are drawn, as the specification of the lottery has it. */
export const drawings: Readonly<Record<Family, Drawing>> = {
  SSC: table([['NUMBERS', 5, 1]]),
  '11X5': { kind: 'shuffle', of: 11, take: 5 },
  K3: { kind: 'dice', count: 3 },
  PK10: { kind: 'shuffle', of: 10, take: 10 },
  PC28: table([['NUMBERS', 3, 1]]),
  VN_NORTH: table([
    ['SPECIAL', 1, 5],
    ['G1', 1, 5],
    ['G2', 2, 5],
    ['G3', 6, 5],
    ['G4', 4, 4],
    ['G5', 6, 4],
    ['G6', 3, 3],
    ['G7', 4, 2],
  ]),
  VN_SOUTH: table([
    ['SPECIAL', 1, 6],
    ['G1', 1, 5],
    ['G2', 1, 5],
    ['G3', 2, 5],
    ['G4', 7, 5],
    ['G5', 1, 4],
    ['G6', 3, 4],
    ['G7', 1, 3],
    ['G8', 1, 2],
  ]),
};

/** The algorithm that the draws of a family follow now. */
export const algorithmOf = (family: Family): DrawAlgorithm =>
  family === 'VN_NORTH' ? 'portico-hmac-sha256-2' : 'portico-hmac-sha256-1';

export const families = Object.keys(drawings) as Family[];

/** Numbers that follow from a label alone, so that every run of a test is the same. */
export function testNumbers(label: string): FairNumbers {
  const key = createSecretKey(Buffer.alloc(32, 7));
  return fairNumbers((message) => createHmac('sha256', key).update(message).digest(), label);
}
