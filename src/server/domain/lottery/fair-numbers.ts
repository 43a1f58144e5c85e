import type { PrizeRow } from '../../../../generated/server/model/index.ts';
import type { Drawing } from '../../db/schema/lottery-draws.ts';
import { seededNumbers } from '../fairness/seeded.ts';

/** The result that follows from a seed and a draw's id, by the contract's `portico-hmac-sha256-1`. */
export function drawNumbers(seed: string, drawId: string, drawing: Drawing): PrizeRow[] {
  const { below, shuffle } = seededNumbers(seed, drawId);
  if (drawing.kind === 'digits') {
    return drawing.ranks.map(({ prize, count, digits }) => ({
      prize,
      numbers: times(count, () => times(digits, () => below(10)).join('')),
    }));
  }
  if (drawing.kind === 'dice') {
    return [{ prize: 'NUMBERS', numbers: times(drawing.count, () => String(1 + below(6))) }];
  }
  const balls = times(drawing.of, (index) => String(index + 1).padStart(2, '0'));
  return [{ prize: 'NUMBERS', numbers: shuffle(balls, drawing.take) }];
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
