import type { PrizeName, PrizeRank } from '#generated/model/index.ts';
import { dice, digits, range } from '#shared/lottery/chance.ts';
import type { Drawing } from '#shared/lottery/drawing.ts';

/** The numbers that the games of balls draw from. */
const balls: Readonly<Record<string, number>> = { '11X5': 11, PK10: 10 };

/**
 * How a game draws, by the name that the published algorithm gives its group, and by its prize table. Undefined for a
 * group that the algorithm does not name.
 */
export function drawingOf(groupCode: string, ranks: readonly PrizeRank[]): Drawing<PrizeName> | undefined {
  const [first] = ranks;
  if (first === undefined) return undefined;
  const of = balls[groupCode];
  if (of !== undefined) return { kind: 'shuffle', of, take: first.count };
  if (groupCode === 'K3') return { kind: 'dice', count: first.count };
  const isOfDigits = ['SSC', 'PC28'].includes(groupCode) || first.prize === 'SPECIAL';
  return isOfDigits ? { kind: 'digits', ranks } : undefined;
}

/** The numbers that a place of a game without a prize table can have; undefined as for `drawingOf`. */
export function numbersOf(groupCode: string): readonly string[] | undefined {
  const drawing = drawingOf(groupCode, [{ prize: 'NUMBERS', count: 1, digits: 1 }]);
  if (drawing === undefined) return undefined;
  if (drawing.kind === 'shuffle') return range(1, drawing.of).map((ball) => String(ball).padStart(2, '0'));
  return (drawing.kind === 'dice' ? dice : digits).values.map(String);
}
