import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fixturesAround, takesBets } from './fixtures.ts';
import { drawResult } from './match-game.ts';
import {
  DUEL_RETURNS,
  duelGame,
  FISH,
  FISH_RETURN,
  fishGame,
  linePays,
  SLOT_RETURN,
  slotGame,
  TABLE_RETURNS,
  tableGame,
} from './quick-games.ts';
import { textsIn } from './texts-in.ts';
import type { QuickGame, Wager } from './wager.ts';

const dollars = { decimals: 2 };
const english = textsIn('EN');

/** Bytes that look random but are the same each time. */
function seeded(seed: string) {
  let drawn = 0;
  return (length: number) => {
    drawn += 1;
    return createHash('shake256', { outputLength: length }).update(`${seed}/${drawn}`).digest();
  };
}

function placed(game: QuickGame, selection: string, unit = '1.00'): Wager {
  const wager = game.place(selection, unit, dollars, english);
  if (wager === undefined) throw new Error(`${selection} is not on offer`);
  return wager;
}

function played(game: QuickGame, selection: string, count: number) {
  const random = seeded(selection);
  const wager = placed(game, selection);
  return Array.from({ length: count }, () => game.play(random, wager, dollars, english));
}

/** Five standard deviations either side of the expected count. */
function expectShare(found: number, of: number, share: number) {
  expect(Math.abs(found - of * share)).toBeLessThan(5 * Math.sqrt(of * share * (1 - share)));
}

describe('the slot', () => {
  // The reel and its prices, written down a second time.
  const reel = `7${'g'.repeat(3)}${'b'.repeat(5)}${'s'.repeat(6)}${'l'.repeat(8)}${'c'.repeat(9)}`;
  const three: Readonly<Record<string, number>> = { '7': 600, g: 90, b: 25, s: 16, l: 9, c: 8 };
  const names = { '7': 'seven', g: 'gem', b: 'bell', s: 'star', l: 'clover', c: 'cherry' } as const;
  const paysOf = (line: string) => {
    if (new Set(line).size === 1) return three[line[0] ?? ''] ?? 0;
    return line.replace(/[^c]/g, '').length === 2 ? 2 : 0;
  };

  test('pays what its table says, and returns the published share over all stops of its reels', () => {
    let paid = 0;
    for (const a of reel) for (const b of reel) for (const c of reel) paid += paysOf(a + b + c);
    expect(((paid / reel.length ** 3) * 100).toFixed(2)).toBe(SLOT_RETURN);
    for (const line of ['777', 'ggg', 'bbb', 'sss', 'lll', 'ccc', 'ccg', 'c7c', 'gcc', 'cgb', 'ggb']) {
      const symbols = [...line].map((sign) => names[sign as keyof typeof names]);
      expect(linePays(symbols), line).toBe(paysOf(line));
    }
  });

  test('shows each symbol as often as it stands on the reel', () => {
    const lines = played(slotGame, 'spin', 12_000).map(({ shown }) => shown['line'] as string[]);
    for (const [sign, name] of Object.entries(names)) {
      const found = lines.flat().filter((symbol) => symbol === name).length;
      expectShare(found, 36_000, reel.split(sign).length / reel.length - 1 / reel.length);
    }
  });
});

describe('the table', () => {
  // The chances of an endless shoe, by adding up every course of a hand.
  const chance = (value: number) => (value === 0 ? 4 : 1) / 13;
  const values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const bankerTakes = (bank: number, third: number) =>
    bank <= 2 ||
    (bank === 3 && third !== 8) ||
    (bank === 4 && third >= 2 && third <= 7) ||
    (bank === 5 && third >= 4 && third <= 7) ||
    (bank === 6 && third >= 6 && third <= 7);
  const totals = { player: 0, banker: 0, tie: 0 };
  const add = (player: number, banker: number, share: number) => {
    totals[player > banker ? 'player' : player < banker ? 'banker' : 'tie'] += share;
  };
  const pair = values.map((total) =>
    values.reduce((sum, first) => sum + chance(first) * chance((total - first + 10) % 10), 0),
  );
  for (const p of values) {
    for (const b of values) {
      const share = (pair[p] ?? 0) * (pair[b] ?? 0);
      const drawn = (third: number | undefined, least: number) => {
        const player = third === undefined ? p : (p + third) % 10;
        const takes = third === undefined ? b <= 5 : bankerTakes(b, third);
        if (!takes) add(player, b, least);
        else for (const more of values) add(player, (b + more) % 10, least * chance(more));
      };
      if (p >= 8 || b >= 8) add(p, b, share);
      else if (p >= 6) drawn(undefined, share);
      else for (const third of values) drawn(third, share * chance(third));
    }
  }

  test('returns the published shares', () => {
    const percent = (share: number) => (share * 100).toFixed(2);
    expect({
      player: percent(2 * totals.player + totals.tie),
      banker: percent(1.95 * totals.banker + totals.tie),
      tie: percent(9 * totals.tie),
    }).toEqual(TABLE_RETURNS);
  });

  test('deals each outcome as often as its chance, and pays by it', () => {
    for (const side of ['player', 'banker', 'tie'] as const) {
      const hands = played(tableGame, side, 8_000);
      for (const outcome of ['player', 'banker', 'tie'] as const) {
        const found = hands.filter(({ shown }) => shown['winner'] === outcome);
        expectShare(found.length, 8_000, totals[outcome]);
        const pays = { player: '2.00', banker: '1.95', tie: '9.00' }[side];
        const expected = outcome === side ? pays : outcome === 'tie' ? '1.00' : '0.00';
        expect(new Set(found.map(({ payout }) => payout))).toEqual(new Set([expected]));
        expect(found.every(({ push }) => push === (outcome === 'tie' && side !== 'tie'))).toBe(true);
      }
    }
  });
});

describe('the sea', () => {
  test.each(FISH)(
    'returns the published share for $fish, which is caught as often as told',
    ({ fish, chance, pays }) => {
      expect(((chance * pays) / 100).toFixed(2)).toBe(FISH_RETURN);
      const volleys = played(fishGame, Array.from({ length: 10 }, () => fish).join(','), 2_000);
      const shots = volleys.flatMap(({ shown }) => shown['shots'] as { caught: boolean; paid: string }[]);
      expectShare(shots.filter(({ caught }) => caught).length, 20_000, chance / 10_000);
      // Each is a comparison of its own, which is much for thousands that are asserted one by one.
      expect(shots.filter(({ caught, paid }) => Number(paid) !== (caught ? pays : 0))).toEqual([]);
      const sumOf = (shown: Readonly<Record<string, unknown>>) =>
        (shown['shots'] as { paid: string }[]).reduce((total, { paid }) => total + Number(paid), 0);
      expect(volleys.filter(({ payout, shown }) => Number(payout) !== sumOf(shown))).toEqual([]);
    },
  );

  test('takes the stake of each shot of a volley', () => {
    expect(placed(fishGame, 'minnow,shark,minnow', '5.00')).toMatchObject({ stake: '15.00', unit: '5.00' });
  });
});

describe('the duel', () => {
  // Each order of two cards of one pack.
  const counts = { you: 0, seat: 0, equal: 0 };
  for (let mine = 0; mine < 52; mine++) {
    for (let other = 0; other < 52; other++) {
      if (mine === other) continue;
      const [a, b] = [mine % 13, other % 13];
      counts[a > b ? 'you' : a < b ? 'seat' : 'equal'] += 1;
    }
  }
  const share = (outcome: keyof typeof counts) => counts[outcome] / (52 * 51);

  test('returns the published shares', () => {
    const percent = (value: number) => (value * 100).toFixed(2);
    expect({ higher: percent(1.95 * share('you') + share('equal')), tie: percent(16 * share('equal')) }).toEqual(
      DUEL_RETURNS,
    );
  });

  test('deals two different cards, and pays by their ranks', () => {
    const order = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
    const rank = (card: unknown) => order.indexOf(String(card).slice(0, -1));
    for (const bet of ['higher', 'tie'] as const) {
      const hands = played(duelGame, bet, 8_000);
      let won = 0;
      for (const { shown, payout } of hands) {
        expect(shown['you']).not.toBe(shown['seat']);
        const gap = rank(shown['you']) - rank(shown['seat']);
        const expected = { higher: gap > 0 ? '1.95' : gap === 0 ? '1.00' : '0.00', tie: gap === 0 ? '16.00' : '0.00' };
        expect(payout).toBe(expected[bet]);
        if (bet === 'higher' ? gap > 0 : gap === 0) won += 1;
      }
      expectShare(won, 8_000, share(bet === 'higher' ? 'you' : 'equal'));
    }
  });
});

describe('the matches', () => {
  const now = Date.UTC(2026, 0, 5, 9, 30, 7);

  test.each([true, false])('have prices that return at most the published share (e-sports: %s)', (esports) => {
    for (let later = 0; later < 60; later++) {
      for (const { chances, prices, home, away } of fixturesAround('GLP', now + later * 120_000, esports).open) {
        expect(Object.keys(prices)).toEqual(esports ? ['home', 'away'] : ['home', 'draw', 'away']);
        expect(Object.values(chances).reduce((sum, chance) => sum + chance, 0)).toBe(1_000);
        expect(home.name).not.toBe(away.name);
        for (const [pick, chance] of Object.entries(chances)) {
          const returned = chance * Number(prices[pick as keyof typeof prices]);
          expect(returned).toBeLessThanOrEqual(950);
          expect(returned).toBeGreaterThan(940);
        }
      }
    }
  });

  test('end as often as their chances say', () => {
    const chances = { home: 400, draw: 250, away: 350 };
    const random = seeded('matches');
    const drawn = Array.from({ length: 20_000 }, () => drawResult(random, chances));
    for (const [pick, chance] of Object.entries(chances)) {
      expectShare(drawn.filter(({ result }) => result === pick).length, 20_000, chance / 1_000);
    }
    for (const { result, score } of drawn) {
      const [home = 0, away = 0] = score.split('-').map(Number);
      expect(result).toBe(home > away ? 'home' : home < away ? 'away' : 'draw');
    }
  });

  test('take bets until a second before they begin', () => {
    const [next] = fixturesAround('GLP', now, false).open;
    if (next === undefined) throw new Error('there is no match');
    expect(next.startsAt).toBe(Date.UTC(2026, 0, 5, 9, 30, 20));
    expect([takesBets(next, now), takesBets(next, next.startsAt - 1_000), takesBets(next, next.startsAt)]).toEqual([
      true,
      false,
      false,
    ]);
    // A match of next week has an id too, but is not on offer.
    expect(takesBets(next, now - 7 * 86_400_000)).toBe(false);
  });
});

test.each([
  [tableGame, 'dragon', '1.00'],
  [tableGame, 'player', '3.00'],
  [tableGame, 'player', '-1.00'],
  [slotGame, 'spin', '1000000.00'],
  [slotGame, '', '1.00'],
  [fishGame, 'whale', '1.00'],
  [fishGame, Array.from({ length: 11 }, () => 'shark').join(','), '1.00'],
  [fishGame, 'shark', '0.00'],
  [duelGame, 'lower', '1.00'],
  [duelGame, 'higher', '1'],
])('a stake that is not on offer is refused (%#)', (game, selection, unit) => {
  expect(game.place(selection, unit, dollars, english)).toBeUndefined();
});

test('a currency without decimals has chips of its own, and payouts without decimals', () => {
  const dong = { decimals: 0 };
  expect(tableGame.place('banker', '1.00', dong, english)).toBeUndefined();
  const wager = tableGame.place('banker', '5000.00', dong, english);
  if (wager === undefined) throw new Error('the chip is not on offer');
  const random = seeded('dong');
  const payouts = new Set(Array.from({ length: 200 }, () => tableGame.play(random, wager, dong, english).payout));
  expect(payouts).toEqual(new Set(['9750.00', '5000.00', '0.00']));
});

test('MEMBER-07 the vendor tells what was bet on and what came out in the language of the player', () => {
  const vietnamese = textsIn('VI');
  const told = (game: QuickGame, selection: string) => {
    const wager = game.place(selection, '1.00', dollars, vietnamese);
    if (wager === undefined) throw new Error(`${selection} is not on offer`);
    return [wager.detail, game.play(seeded('told'), wager, dollars, vietnamese).result] as const;
  };
  const [shots, caught] = told(fishGame, 'minnow,shark');
  expect(shots).toBe('Bắn: Cá con, Cá mập');
  expect(caught).toMatch(/^(Không bắt được con nào|Bắt được: Cá (con|mập)(, Cá mập)?)$/);
  const [line, symbols] = told(slotGame, 'spin');
  expect(line).toBe('1 dòng cược');
  const symbol = '(Số bảy|Ngọc|Chuông|Ngôi sao|Cỏ bốn lá|Anh đào)';
  expect(symbols).toMatch(new RegExp(`^${symbol}, ${symbol}, ${symbol}: ×\\d+$`));
  const [side, winner] = told(tableGame, 'banker');
  expect(side).toBe('Cái');
  expect(winner).toMatch(/^(Con|Cái|Hòa): /);
  expect(told(duelGame, 'higher')[0]).toBe('Lá cao hơn');
});
