import { expect, test } from 'vitest';
import { drawPrizes } from './drawing.ts';
import { allAppearChance, endingChance, noneAppearsChance, type PrizeTable } from './ending-chances.ts';
import { evaluate } from './evaluate.ts';
import type { Chance } from './play-type.ts';
import { playTypesOf } from './play-types.ts';
import { drawings, testNumbers } from './testing/families.ts';

const part = ({ pays, of }: Chance) => Number((pays * 10n ** 15n) / of) / 1e15;

test('LOTTERY-10 chances of endings are those of all 891,000 results of a small table, counted one by one', () => {
  const table: PrizeTable = {
    isUnique: true,
    ranks: [
      { prize: 'A', count: 2, digits: 2 },
      { prize: 'B', count: 2, digits: 1 },
    ],
  };
  const counted = { all: 0, one: 0, hits: 0, both: 0, none: 0 };
  for (let first = 0; first < 100; first++) {
    for (let second = 0; second < 100; second++) {
      for (let third = 0; third < 10; third++) {
        for (let fourth = 0; fourth < 10; fourth++) {
          if (first === second || third === fourth) continue;
          const endings = [first % 10, second % 10, third, fourth];
          counted.all += 1;
          counted.one += endings.includes(1) ? 1 : 0;
          counted.hits += endings.filter((ending) => ending === 1).length;
          counted.both += endings.includes(1) && endings.includes(2) ? 1 : 0;
          counted.none += endings.some((ending) => ending <= 2) ? 0 : 1;
        }
      }
    }
  }
  const of = BigInt(counted.all);
  expect(endingChance(table, 1)).toMatchObject({ pays: BigInt(counted.one), hits: BigInt(counted.hits), of });
  expect(allAppearChance(table, 1, 2)).toMatchObject({ pays: BigInt(counted.both), of });
  expect(noneAppearsChance(table, 1, 3)).toMatchObject({ pays: BigInt(counted.none), of });
});

/**
 * The chances of each set of some endings to come among the numbers of the North, number by number: which endings came,
 * and how many numbers of each the prize has had.
 */
function drawnOneByOne(digits: number, endings: number): ReadonlyMap<string, number> {
  if (drawings.VN_NORTH.kind !== 'digits') throw new Error('no prize table');
  let came = new Map([[Array(endings).fill(0).join(), 1]]);
  for (const { count, digits: long } of drawings.VN_NORTH.ranks.filter((rank) => rank.digits >= digits)) {
    const [all, each] = [10 ** long, 10 ** (long - digits)];
    let states = new Map([...came].map(([set, chance]) => [`${set} ${Array(endings).fill(0).join()}`, chance]));
    for (let drawn = 0; drawn < count; drawn++) {
      const next = new Map<string, number>();
      const add = (state: string, chance: number) => next.set(state, (next.get(state) ?? 0) + chance);
      for (const [state, chance] of states) {
        const [set = [], had = []] = state.split(' ').map((numbers) => numbers.split(',').map(Number));
        let others = 1;
        for (let ending = 0; ending < endings; ending++) {
          const one = (each - (had[ending] ?? 0)) / (all - drawn);
          others -= one;
          add(`${set.with(ending, 1).join()} ${had.with(ending, (had[ending] ?? 0) + 1).join()}`, chance * one);
        }
        add(state, chance * others);
      }
      states = next;
    }
    came = new Map();
    for (const [state, chance] of states) {
      const [set = ''] = state.split(' ');
      came.set(set, (came.get(set) ?? 0) + chance);
    }
  }
  return came;
}

const chanceOf = (playType: string) => {
  const [chance] = playTypesOf('VN_NORTH').find((play) => play.playType === playType)?.chances ?? [];
  if (chance === undefined) throw new Error(`no ${playType}`);
  return part(chance);
};

test('LOTTERY-10 chances of the North are those of drawing its numbers one by one without repeats', () => {
  for (const digits of [2, 3, 4]) {
    expect(chanceOf(`LO_${digits}`), `LO_${digits}`).toBeCloseTo(drawnOneByOne(digits, 1).get('1') ?? 0, 11);
  }
  for (const size of [2, 3, 4]) {
    const all = Array(size).fill(1).join();
    expect(chanceOf(`XIEN_${size}`), `XIEN_${size}`).toBeCloseTo(drawnOneByOne(2, size).get(all) ?? 0, 11);
  }
  expect(chanceOf('TRUOT_4')).toBeCloseTo(drawnOneByOne(2, 4).get('0,0,0,0') ?? 0, 11);
});

test('LOTTERY-10 chances of the North are those of 20,000 draws, in which independent numbers would show', () => {
  const DRAWS = 20_000;
  const numbers = testNumbers('chances');
  const all = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));
  const plays = new Map(playTypesOf('VN_NORTH').map((play) => [play.playType, play]));
  const [lo, last] = [plays.get('LO_2'), plays.get('DE_G7')];
  if (lo === undefined || last === undefined) throw new Error('no play types');
  const paid = { lo: 0, last: 0 };
  for (let draw = 0; draw < DRAWS; draw++) {
    const result = drawPrizes(numbers, drawings.VN_NORTH, 'portico-hmac-sha256-2');
    const combinations = (play: typeof lo) =>
      evaluate(play, [all], result).wins.reduce((sum, win) => sum + win.combinations, 0);
    paid.lo += combinations(lo) / all.length;
    paid.last += combinations(last) / all.length;
  }
  // The share of a draw has a standard deviation of 1.6 percent, the mean one of 0.011; independent numbers give 23.766.
  expect(Math.abs(paid.lo / DRAWS - chanceOf('LO_2'))).toBeLessThan(0.0003);
  expect(paid.last / DRAWS).toBeCloseTo(0.04, 12);
  expect(chanceOf('DE_G7')).toBe(0.04);
});
