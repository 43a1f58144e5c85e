import type { GameCategory, GameFeature } from '#generated/model/index.ts';
import { seededRandom } from '#shared/art/seed.ts';

/** The features of the games in the contract's examples. */
const known: Readonly<Record<number, readonly GameFeature[]>> = {
  10001: ['MULTIPLIER', 'PROVABLY_FAIR'],
  20001: ['FREE_SPINS', 'MULTIPLIER'],
  20002: ['FREE_SPINS', 'HOLD_AND_WIN', 'JACKPOT'],
  20003: ['CASCADE', 'FREE_SPINS'],
  20007: ['MULTIPLIER', 'WILDS'],
  20008: ['CASCADE', 'FREE_SPINS'],
  40008: ['LIVE_DEALER', 'MULTIPLIER'],
};

/** The features of slots, and the share of slots that has them. */
const ofSlots: readonly (readonly [GameFeature, number])[] = [
  ['FREE_SPINS', 0.55],
  ['BONUS_BUY', 0.2],
  ['MULTIPLIER', 0.4],
  ['WILDS', 0.5],
  ['CASCADE', 0.18],
  ['HOLD_AND_WIN', 0.15],
  ['CLUSTER', 0.1],
];

/** Returns the features of a sandbox game, the same every time; null where its vendor lists none. */
export function seedFeatures(
  nodeId: number,
  category: GameCategory,
  classify: readonly string[],
): GameFeature[] | null {
  const given = known[nodeId];
  if (given !== undefined) return [...given];
  const random = seededRandom(nodeId);
  const jackpot = classify.includes('JACKPOT') ? (['JACKPOT'] as const) : [];
  switch (category) {
    case 'RNG':
      return [...ofSlots.flatMap(([feature, share]) => (random() < share ? [feature] : [])), ...jackpot];
    case 'LIVE':
      return random() < 0.2 ? ['LIVE_DEALER', 'MULTIPLIER'] : ['LIVE_DEALER'];
    case 'INHOUSE':
      return ['PROVABLY_FAIR'];
    case 'FISH':
      return random() < 0.5 ? ['MULTIPLIER'] : [];
    default:
      return null;
  }
}
