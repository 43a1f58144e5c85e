import { expect, test } from 'vitest';
import { commitmentOf } from '../../ground/fairness/seeded.ts';
import { drawNumbers } from './draw-seeds.ts';

const seed = '3cc6bb56214079433cb248b945d4143f59898c28ba81ea3952d4ad8741edce72';
const first = 'portico-hmac-sha256-1';
const balls = (of: number) => Array.from({ length: of }, (_, index) => String(index + 1).padStart(2, '0'));

test("LOTTERY-11 the seed gives the numbers and the commitment of the contract's draw", () => {
  const five = { kind: 'digits', ranks: [{ prize: 'NUMBERS', count: 5, digits: 1 }] } as const;
  expect(drawNumbers(seed, 'SSC_5M-20260103-171', five, first)).toEqual([
    { prize: 'NUMBERS', numbers: ['9', '2', '1', '7', '5'] },
  ]);
  expect(commitmentOf(seed)).toBe('b1f78975a4b6cca2810e829363bbf36319af33436f6c47eefe7c888ef7076420');
});

test('LOTTERY-11 no ball is drawn twice, and dice show one to six', () => {
  const [race] = drawNumbers(seed, 'PK10_1M-20260103-0171', { kind: 'shuffle', of: 10, take: 10 }, first);
  expect(race?.numbers.toSorted()).toEqual(balls(10));
  const [five] = drawNumbers(seed, '11X5_1M-20260103-0171', { kind: 'shuffle', of: 11, take: 5 }, first);
  expect(new Set(five?.numbers).size).toBe(5);
  expect(five?.numbers.every((ball) => balls(11).includes(ball))).toBe(true);
  const [dice] = drawNumbers(seed, 'K3_1M-20260103-0171', { kind: 'dice', count: 300 }, first);
  expect(new Set(dice?.numbers)).toEqual(new Set(['1', '2', '3', '4', '5', '6']));
});
