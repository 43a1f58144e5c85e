import type { LotteryGame } from '#generated/model/index.ts';

const places = ['tenThousands', 'thousands', 'hundreds', 'tens', 'units'] as const;

/**
 * What the place of a row is worth in a number of five digits; undefined for other games and rows. The name of such a
 * row tells its place as a number, in every language.
 */
export function placeOf({ gameGroupCode }: Pick<LotteryGame, 'gameGroupCode'>, label: string) {
  if (gameGroupCode !== 'SSC') return undefined;
  return places[Number(/\d+/.exec(label)?.[0]) - 1];
}
