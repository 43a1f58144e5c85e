import type { AgentType } from '#generated/model/index.ts';
import { type Random, seededRandom } from '#shared/art/seed.ts';

/** An account of the demo's team. */
export interface TeamAccount {
  readonly id: number;
  readonly account: string;
  readonly nickname: string;
  readonly type: AgentType;
  readonly uplineId: number;
  /** In basis points. */
  readonly rebate: number;
  /** The number of a drawn avatar. */
  readonly avatar: number;
  /** The account's age at seeding, in days. */
  readonly ageDays: number;
  /** How often it sat down to play in the last 90 days. */
  readonly sittings: number;
}

/** An account with those below it. */
interface Branch {
  readonly type: AgentType;
  readonly rebate: number;
  readonly count: number;
  readonly below?: readonly Branch[];
}

const players = (count: number, rebate: number): Branch => ({ type: 0, rebate, count });
const subPromoters = (count: number): Branch => ({ type: 42, rebate: 40, count, below: [players(4, 20)] });
const promoters = (count: number): Branch => ({
  type: 41,
  rebate: 50,
  count,
  below: [subPromoters(1), players(3, 20)],
});

/** Five levels: agents, agents of agents, promoters, sub-promoters, and players below each of them. */
const branches: readonly Branch[] = [
  {
    type: 2,
    rebate: 80,
    count: 6,
    below: [
      { type: 2, rebate: 70, count: 2, below: [promoters(2), players(5, 30)] },
      { type: 41, rebate: 60, count: 1, below: [subPromoters(1), players(3, 20)] },
      players(5, 30),
    ],
  },
  players(20, 30),
];

const FIRST_ID = 1_000_101;
const AVATARS = 8;
/** How many play much, at times, and once; the others never play. */
const HABITS = [
  { share: 0.1, least: 9, most: 15 },
  { share: 0.4, least: 2, most: 4 },
  { share: 0.3, least: 1, most: 1 },
] as const;

const given = ['An', 'Bình', 'Chi', 'Dũng', 'Giang', 'Hạnh', 'Hiếu', 'Khánh', 'Lan', 'Linh', 'Long', 'Mai'].concat([
  'Minh',
  'Nam',
  'Nga',
  'Ngọc',
  'Phúc',
  'Quân',
  'Sơn',
  'Thảo',
  'Trang',
  'Tuấn',
  'Vy',
  'Yến',
]);
const middle = ['Anh', 'Bảo', 'Gia', 'Hải', 'Hoàng', 'Kim', 'Ngọc', 'Quang', 'Thanh', 'Thu', 'Tuấn', 'Xuân'];

/** The accounts below an agent of this age in days, each after the one above it; the same every time. */
export function planTeam(topId: number, topAgeDays: number): TeamAccount[] {
  const random = seededRandom(90_002);
  const planned: TeamAccount[] = [];
  function grow(branch: Branch, uplineId: number, uplineAge: number) {
    for (let nr = 0; nr < branch.count; nr += 1) {
      const account = person(branch, { index: planned.length, uplineId, uplineAge }, random);
      planned.push(account);
      for (const below of branch.below ?? []) grow(below, account.id, account.ageDays);
    }
  }
  for (const branch of branches) grow(branch, topId, topAgeDays);
  return planned;
}

interface Place {
  readonly index: number;
  readonly uplineId: number;
  readonly uplineAge: number;
}

function person({ type, rebate }: Branch, { index, uplineId, uplineAge }: Place, random: Random): TeamAccount {
  const first = given[Math.floor(random() * given.length)] ?? 'An';
  const second = middle[Math.floor(random() * middle.length)] ?? 'Anh';
  return {
    id: FIRST_ID + index,
    account: `${plain(second)}${plain(first)}${101 + index}`,
    nickname: `${second} ${first}`,
    type,
    rebate,
    uplineId,
    avatar: 1 + Math.floor(random() * AVATARS),
    // Nobody is older than the account above.
    ageDays: 3 + Math.floor((uplineAge - 3) * (0.3 + 0.7 * random())),
    sittings: type === 0 ? sittingsOf(random) : 0,
  };
}

function sittingsOf(random: Random): number {
  let left = random();
  for (const { share, least, most } of HABITS) {
    left -= share;
    if (left < 0) return least + Math.floor(random() * (most - least + 1));
  }
  return 0;
}

/** A name as accounts spell it: lower case without accents. */
function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLowerCase();
}
