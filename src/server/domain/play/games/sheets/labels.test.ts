import { expect, test } from 'vitest';
import type { InhouseGameId } from '#generated/model/index.ts';
import { sheetOf } from './sheets.ts';

/** What the sheet of a game calls its bets in both languages, each with its probability. */
function bets(gameId: InhouseGameId, version?: number) {
  const sheet = sheetOf(gameId, version);
  if (sheet === undefined) throw new Error(`no sheet of ${gameId}`);
  return sheet.prices().map(({ bet, hitProbability, multiplier }) => ({
    EN: sheet.label(bet, 'EN'),
    VI: sheet.label(bet, 'VI'),
    multiplier,
    chance: Number(hitProbability),
  }));
}

/** The numbers in a text. */
const numbersIn = (text: string) => (text.match(/\d+(\.\d+)?/g) ?? []).map(Number);
const risks = { 'low risk': 'rủi ro thấp', 'medium risk': 'rủi ro vừa', 'high risk': 'rủi ro cao' } as const;
const riskIn = (text: string) => Object.keys(risks).find((risk) => text.includes(risk)) as keyof typeof risks;

function choose(total: number, count: number): number {
  let ways = 1;
  for (let at = 0; at < count; at++) ways = (ways * (total - at)) / (at + 1);
  return ways;
}

test('LOBBY-15 LOBBY-19 each bet of dice is called by the side that wins with its chance', () => {
  for (const { EN, VI, chance } of bets('dice')) {
    const [target = 0] = numbersIn(EN);
    const isOver = EN.startsWith('Over ');
    expect(EN).toBe(`${isOver ? 'Over' : 'Under'} ${target.toFixed(2)}`);
    expect(VI).toBe(`${isOver ? 'Trên' : 'Dưới'} ${target.toFixed(2)}`);
    // The rolls go from 0.00 to 99.99.
    expect(chance).toBeCloseTo((isOver ? 99.99 - target : target) / 100, 9);
  }
});

test('LOBBY-15 LOBBY-19 each bet of plinko is called by rows, risk and the pockets of its chance', () => {
  for (const { EN, VI, chance } of bets('plinko')) {
    const [rows = 0, left = 0, right] = numbersIn(EN);
    const risk = riskIn(EN);
    const pockets = right === undefined ? `${left}` : `${left}, ${right}`;
    expect(EN).toBe(`${rows} rows, ${risk}, pocket ${pockets}`);
    expect(VI).toBe(`${rows} hàng, ${risks[risk]}, ô ${pockets}`);
    expect(right ?? left).toBe(rows - left);
    const sides = right === undefined ? 1 : 2;
    expect(chance).toBeCloseTo((sides * choose(rows, left)) / 2 ** rows, 9);
  }
});

test('LOBBY-15 LOBBY-19 each bet of keno is called by what was named and drawn', () => {
  for (const { EN, VI, chance } of bets('keno')) {
    const [named = 0, drawn = 0] = numbersIn(EN);
    expect([EN, VI]).toEqual([`${named} named, ${drawn} drawn`, `Chọn ${named}, trúng ${drawn}`]);
    expect(chance).toBeCloseTo((choose(named, drawn) * choose(40 - named, 10 - drawn)) / choose(40, 10), 9);
  }
});

test('LOBBY-15 LOBBY-19 each segment of the wheel is called by segments, risk and multiplier', () => {
  for (const { EN, VI, multiplier } of bets('lucky-wheel')) {
    const [segments] = numbersIn(EN);
    const risk = riskIn(EN);
    expect(EN).toBe(`${segments} segments, ${risk}, ${multiplier}×`);
    expect(VI).toBe(`${segments} ô, ${risks[risk]}, ${multiplier}×`);
  }
});

test('LOBBY-15 LOBBY-19 each line of the reels is called by its symbol, three times to five', () => {
  const names = {
    Lantern: 'Đèn lồng',
    Koi: 'Cá chép',
    Drum: 'Trống',
    Lotus: 'Hoa sen',
    Fan: 'Quạt',
    Tea: 'Trà',
    Coin: 'Đồng xu',
    Knot: 'Nút thắt',
  };
  const lines = Object.entries(names).flatMap(([EN, VI]) =>
    [3, 4, 5].map((count) => [`${EN} × ${count}, on a line`, `${VI} × ${count}, trên một dòng`]),
  );
  expect(bets('lantern-reels').map(({ EN, VI }) => [EN, VI])).toEqual(lines);
});

test('LOBBY-15 LOBBY-19 each bet of mines is called by mines and cells, one or more of each', () => {
  const texts = bets('mines').map(({ EN, VI }) => `${EN} | ${VI}`);
  expect(texts).toEqual(
    Array.from({ length: 24 }, (_, at) => at + 1).flatMap((mines) =>
      Array.from({ length: 25 - mines }, (_, at) => at + 1).map((cells) => {
        const words = `${mines} ${mines > 1 ? 'mines' : 'mine'}, ${cells} ${cells > 1 ? 'cells' : 'cell'}`;
        return `${words} | ${mines} mìn, ${cells} ô`;
      }),
    ),
  );
});

test('LOBBY-15 LOBBY-19 each guess of hi-lo is called by the card before and its side', () => {
  const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
  const guesses = ranks.flatMap((rank, at) => {
    // The same rank is right for both, but not above an ace or below a king.
    const higher = at === 0 ? 12 : 13 - at;
    const lower = at === 12 ? 12 : at + 1;
    return [
      { EN: `${rank}, higher`, VI: `${rank}, cao hơn`, chance: expect.closeTo(higher / 13, 9) },
      { EN: `${rank}, lower`, VI: `${rank}, thấp hơn`, chance: expect.closeTo(lower / 13, 9) },
    ];
  });
  const order = (a: { EN: string }, b: { EN: string }) => a.EN.localeCompare(b.EN);
  expect(
    bets('hi-lo')
      .map(({ EN, VI, chance }) => ({ EN, VI, chance }))
      .toSorted(order),
  ).toEqual(guesses.toSorted(order));
});

test('LOBBY-15 LOBBY-19 each bet of Moonshot is called by where it leaves, in its newest version too', () => {
  const [newest, first] = [bets('moonshot'), bets('moonshot', 1)];
  expect(sheetOf('moonshot')?.version).toBe(2);
  for (const { EN, VI, multiplier } of [...newest, ...first]) {
    expect([EN, VI]).toEqual([`Leave at ${multiplier}`, `Rút ở ${multiplier}`]);
  }
});
