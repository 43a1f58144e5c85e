import { createHash, createHmac } from 'node:crypto';
import type { PrizeRow } from '../../../../generated/server/model/index.ts';
import type { Drawing } from '../../db/schema/lottery-draws.ts';

/** The commitment to a seed, published before its use. */
export function commitmentOf(seed: string): string {
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
}

/** The result that follows from a seed and a draw's id, by the contract's `portico-hmac-sha256-1`. */
export function drawNumbers(seed: string, drawId: string, drawing: Drawing): PrizeRow[] {
  const below = fairNumbers(seed, drawId);
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
  const drawn = times(drawing.take, (index) => {
    const [ball = ''] = balls.splice(index + below(balls.length - index), 1, balls[index] ?? '');
    balls[index] = ball;
    return ball;
  });
  return [{ prize: 'NUMBERS', numbers: drawn }];
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

const ALL = 2 ** 32;

/** Numbers from 0 to below `count`, each equally likely, in the order of the stream. */
function fairNumbers(seed: string, label: string): (count: number) => number {
  const key = Buffer.from(seed, 'hex');
  let position = 0;
  let block = Buffer.alloc(0);
  const next = () => {
    const within = position % 8;
    if (within === 0)
      block = createHmac('sha256', key)
        .update(`${label}:${position / 8}`)
        .digest();
    position += 1;
    return block.readUInt32BE(within * 4);
  };
  return (count) => {
    const limit = Math.floor(ALL / count) * count;
    for (;;) {
      const number = next();
      if (number < limit) return number % count;
    }
  };
}
