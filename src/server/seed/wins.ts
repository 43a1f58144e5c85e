import { type Random, seededRandom } from '#shared/art/seed.ts';
import type { Queries } from '../db/database.ts';
import { wins } from '../db/schema/catalogue.ts';
import { seedGames } from './games.ts';
import { inCurrency, type SeedCurrency } from './with-amounts.ts';

type SeedWin = typeof wins.$inferInsert;

/** The sandbox's own players: they have no account and no real money. */
const players = [
  'hoang91',
  'quynhdo',
  'Tuan Anh',
  'Linh Chi',
  'bao_tran',
  'Duc Thang',
  'meo_luoi',
  'Kim Ngan',
  'phuongvy88',
  'Thanh Son',
  'gia.huy',
  'Ngoc Diep',
  'Van Loc',
  'sunny_hn',
  'Trung Kien',
  'Mai Lan',
  'Emma W',
  'jonas_b',
  'Olivia',
  'carlos77',
  'An Nhien',
  'Hai Dang',
  'Bich Thuy',
  'longtran',
  'Minh Tri',
  'Cam Tu',
  'Peter K',
];

/** The payout of a play per unit staked, in hundredths, and its frequency: 95% comes back in the long run. */
const outcomes: readonly (readonly [number, number])[] = [
  [50, 0.08],
  [120, 0.1],
  [200, 0.06],
  [500, 0.03],
  [2_000, 0.008_5],
  [10_000, 0.002_5],
  [50_000, 0.000_2],
];

const categories = ['RNG', 'LIVE', 'FISH', 'INHOUSE'] as const;
const PLAYS = 2_400;
const MAX_AGO = 31 * 86_400_000;

/** The wins of the sandbox's players in the month before `now`, most of them recent; the same every time. */
export function seedWins(now: Date): SeedWin[] {
  const random = seededRandom(5_208);
  const tables = categories.map((category) => seedGames(now).filter((game) => game.category === category));
  return Array.from({ length: PLAYS }).flatMap((): SeedWin[] => {
    const shelf = pick(tables, random);
    // The square favours the most played games.
    const game = shelf[Math.floor(random() ** 2 * Math.min(shelf.length, 40))];
    const nickname = pick(players, random);
    const stake = pick([20, 50, 100, 200, 500, 1_000, 2_000], random);
    const paid = (stake * outcome(random)) / 100;
    const at = new Date(now.getTime() - Math.round(MAX_AGO * random() ** 3) - 1_000);
    if (game === undefined || paid <= stake) return [];
    const { vendorCode, category, nodeId, name } = game;
    return [{ nickname, vendorCode, category, nodeId, gameName: name, stake: cents(stake), amount: cents(paid), at }];
  });
}

function outcome(random: Random): number {
  let left = random();
  for (const [pays, share] of outcomes) {
    left -= share;
    if (left < 0) return pays;
  }
  return 0;
}

function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

function cents(amount: number): string {
  return (amount / 100).toFixed(2);
}

/** Inserts the wins from before the demo began. */
export async function insertWins({ orm }: Queries, now: Date, currency: SeedCurrency): Promise<void> {
  const own = (amount: string) => inCurrency(amount, currency);
  const rows = seedWins(now).map((win) => ({ ...win, stake: own(win.stake), amount: own(win.amount) }));
  await orm.insert(wins).values(rows);
}
