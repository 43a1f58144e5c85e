import type { Language } from '#generated/model/index.ts';
import type { Queries } from '../db/database.ts';
import { memberRewards } from '../db/schema/bonuses.ts';
import { tournaments } from '../db/schema/notices.ts';
import { missions, promotions, promotionTexts, rafflePrizes } from '../db/schema/promotions.ts';
import { cleanHtml } from '../domain/ground/html/html.ts';
import { seedMembers } from './members.ts';
import { reward, type SeedPromotion, seedPromotions } from './promotions.ts';
import { inCurrency, type SeedCurrency, withAmounts } from './with-amounts.ts';

const DAY = 86_400_000;

const contributions = [
  { gameType: 'RNG' as const, rate: 10_000 },
  { gameType: 'INHOUSE' as const, rate: 10_000 },
  { gameType: 'LIVE' as const, rate: 2_000 },
];

/** Inserts the promotions, with days relative to `now`: those that run for a site, past and coming ones too for a demo. */
export async function insertPromotions(
  tx: Queries,
  now: Date,
  { currency, demo }: { readonly currency: SeedCurrency; readonly demo: boolean },
): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + (demo ? days : Math.max(days, 0)) * DAY);
  const seeded = withAmounts(seedPromotions, currency).filter(
    ({ days: [from, to] }) => demo || (from <= 0 && (to ?? 1) > 0),
  );
  const rows = seeded.map(({ id, category, applyMode, wagering, minDeposit, rule, budget, days, art, ...seeded }) => ({
    id,
    category,
    applyMode,
    art,
    reward: {
      ...seeded.reward,
      amount: seeded.reward.amount && inCurrency(seeded.reward.amount, currency),
      maximum: seeded.reward.maximum && inCurrency(seeded.reward.maximum, currency),
    },
    startsAt: at(days[0]),
    endsAt: days[1] === null ? null : at(days[1]),
    rule: rule?.kind === 'deposit_tickets' ? { ...rule, each: inCurrency(rule.each, currency) } : (rule ?? null),
    budget: budget === undefined ? null : inCurrency(budget, currency),
    wagering: wagering
      ? { ...wagering, base: 'bonus' as const, days: 7, maxStake: inCurrency('10.00', currency), contributions }
      : null,
    minDeposit: minDeposit === undefined ? null : inCurrency(minDeposit, currency),
    picture: `/art/promotion/${id}.webp`,
  }));
  await tx.orm.insert(promotions).values(rows);
  await tx.orm.insert(rafflePrizes).values(prizesOf(currency));
  await tx.orm.insert(promotionTexts).values(seeded.flatMap((one) => [textOf(one, 'EN'), textOf(one, 'VI')]));
}

/** The prizes of the raffle `p-104`, the rarest first, the blank last. */
function prizesOf(currency: SeedCurrency) {
  const bonus = (dollars: string) => reward('bonus', { amount: inCurrency(dollars, currency) });
  const wagering = {
    multiple: 5,
    base: 'bonus' as const,
    days: 7,
    maxStake: inCurrency('10.00', currency),
    contributions,
  };
  const prizes = [
    {
      id: 'pz-1',
      title: ['¤100.00 of bonus money', '¤100.00 tiền thưởng'],
      reward: bonus('100.00'),
      chance: 2_000,
      left: 5,
    },
    {
      id: 'pz-2',
      title: ['¤10.00 of bonus money', '¤10.00 tiền thưởng'],
      reward: bonus('10.00'),
      chance: 48_000,
      left: 200,
    },
    {
      id: 'pz-3',
      title: ['200 points', '200 điểm'],
      reward: reward('points', { points: 200 }),
      chance: 150_000,
      left: null,
    },
    {
      id: 'pz-4',
      title: ['50 points', '50 điểm'],
      reward: reward('points', { points: 50 }),
      chance: 300_000,
      left: null,
    },
    {
      id: 'pz-5',
      title: ['No prize this time', 'Không trúng thưởng lần này'],
      reward: null,
      chance: 500_000,
      left: null,
    },
  ];
  return withAmounts(prizes, currency).map(({ title: [EN = '', VI = ''], ...prize }, position) => ({
    ...prize,
    position,
    promotionId: 'p-104',
    title: { EN, VI },
    wagering: prize.reward?.kind === 'bonus' ? wagering : null,
  }));
}

function textOf({ id, ...words }: SeedPromotion, language: Language) {
  const { text, ...rest } = words[language];
  return { promotionId: id, language, ...rest, html: cleanHtml(htmlOf(text)) };
}

/** Paragraphs, then the small print as a list. */
function htmlOf(text: readonly string[]): string {
  const items = text.filter((line) => line.startsWith('- ')).map((line) => `<li>${line.slice(2)}</li>`);
  const paragraphs = text.filter((line) => !line.startsWith('- ')).map((line) => `<p>${line}</p>`);
  return paragraphs.join('') + (items.length > 0 ? `<ul>${items.join('')}</ul>` : '');
}

/** Inserts the missions of the contract's stories, and one for each other thing that missions count. */
export async function insertMissions(tx: Queries, now: Date, currency: SeedCurrency): Promise<void> {
  const points = (count: number) => ({
    reward: reward('points', { points: count }),
    text: { EN: `${count} points`, VI: `${count} điểm` },
  });
  const startsAt = new Date(now.getTime() - 60 * DAY);
  const contributions = [
    { gameType: 'RNG' as const, rate: 10_000 },
    { gameType: 'INHOUSE' as const, rate: 10_000 },
  ];
  const rows: (typeof missions.$inferInsert)[] = [
    {
      id: 'mi-301',
      kind: 'games',
      target: '3',
      repeats: 'day',
      categories: ['RNG'],
      ...points(20),
      startsAt,
      title: { EN: 'Play three different slots today', VI: 'Chơi ba trò nổ hũ khác nhau hôm nay' },
    },
    {
      id: 'mi-302',
      kind: 'deposit',
      target: inCurrency('100.00', currency),
      repeats: 'week',
      startsAt,
      title: { EN: 'Deposit ¤100.00 this week', VI: 'Nạp ¤100.00 trong tuần này' },
      reward: reward('bonus', { amount: inCurrency('2.00', currency) }),
      text: { EN: '¤2.00 of bonus money', VI: '¤2.00 tiền thưởng' },
      wagering: { multiple: 3, base: 'bonus', days: 7, maxStake: inCurrency('10.00', currency), contributions },
    },
    {
      id: 'mi-303',
      kind: 'login_days',
      target: '5',
      repeats: 'week',
      ...points(50),
      startsAt,
      title: { EN: 'Log in on five days this week', VI: 'Đăng nhập năm ngày trong tuần này' },
    },
    {
      id: 'mi-304',
      kind: 'turnover',
      target: inCurrency('500.00', currency),
      repeats: 'week',
      startsAt,
      ...points(100),
      title: { EN: 'Bet ¤500.00 this week', VI: 'Cược ¤500.00 trong tuần này' },
    },
    {
      id: 'mi-305',
      kind: 'bets',
      target: '10',
      repeats: 'day',
      categories: ['LOTT'],
      ...points(10),
      startsAt,
      title: { EN: 'Place ten lottery bets today', VI: 'Đặt mười cược xổ số hôm nay' },
    },
    {
      id: 'mi-306',
      kind: 'profile',
      target: '4',
      ...points(30),
      startsAt,
      title: { EN: 'Complete your profile', VI: 'Hoàn thiện hồ sơ của bạn' },
    },
    {
      id: 'mi-307',
      kind: 'win',
      target: inCurrency('250.00', currency),
      repeats: 'week',
      categories: ['RNG'],
      ...points(60),
      startsAt,
      title: { EN: 'Win ¤250.00 at the slots this week', VI: 'Thắng ¤250.00 ở trò nổ hũ trong tuần này' },
    },
  ];
  await tx.orm.insert(missions).values(withAmounts(rows, currency));
}

/** Places and the prize of each, in dollars. */
type Prizes = readonly (readonly [from: number, to: number, dollars: string])[];

/** The prizes of the banner: 250,000 for the first 500. */
const race: Prizes = [
  [1, 1, '65000.00'],
  [2, 2, '30000.00'],
  [3, 3, '20000.00'],
  [4, 10, '5000.00'],
  [11, 50, '1000.00'],
  [51, 200, '200.00'],
  [201, 500, '100.00'],
];
const climb: Prizes = [
  [1, 1, '500.00'],
  [2, 3, '200.00'],
  [4, 10, '50.00'],
];

/** Inserts the tournament of the home page's banner, which ends in three days, and one by multipliers. */
export async function insertTournaments(tx: Queries, now: Date, currency: SeedCurrency): Promise<void> {
  const prizesOf = (prizes: Prizes) =>
    prizes.map(([from, to, dollars]) => ({ from, to, amount: inCurrency(dollars, currency) }));
  const after = (days: number) => new Date(now.getTime() + days * DAY);
  const minimumStake = inCurrency('0.10', currency);
  const rows: (typeof tournaments.$inferInsert)[] = [
    {
      id: 't-1',
      metric: 'turnover',
      vendorCode: 'SAF',
      minimumStake,
      prizes: prizesOf(race),
      startsAt: after(-7),
      endsAt: after(3),
      title: { EN: 'Lantern Race', VI: 'Đua đèn lồng' },
      text: {
        EN: 'Every spin on Saffron Play games moves you up.',
        VI: 'Mỗi vòng quay ở trò chơi Saffron Play là một bậc.',
      },
    },
    {
      id: 't-2',
      metric: 'multiplier',
      category: 'INHOUSE',
      minimumStake,
      prizes: prizesOf(climb),
      startsAt: after(-3),
      endsAt: after(11),
      title: { EN: 'Highest climb', VI: 'Bay cao nhất' },
      text: {
        EN: 'Your best multiplier in a game of ours counts.',
        VI: 'Hệ số cao nhất của bạn trong một trò chơi của chúng tôi được tính.',
      },
    },
  ];
  await tx.orm.insert(tournaments).values(rows);
}

/** What waits for the demo player in the reward centre, and what it missed. */
export async function insertMemberRewards(tx: Queries, now: Date, currency: SeedCurrency): Promise<void> {
  const memberId = seedMembers.find(({ account }) => account === 'player01')?.id;
  if (memberId === undefined) throw new Error('no demo account player01');
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  const cash = (amount: string) => reward('cash', { amount: inCurrency(amount, currency) });
  const about = { memberId, source: 'promotion', sourceId: 'p-103' } as const;
  const rebate = { EN: 'Weekly rebate', VI: 'Hoàn trả tuần' };
  const share = { EN: "0.4% of last week's play", VI: '0.4% tiền cược tuần trước' };
  const contributions = [
    { gameType: 'RNG' as const, rate: 10_000 },
    { gameType: 'INHOUSE' as const, rate: 10_000 },
  ];
  await tx.orm.insert(memberRewards).values([
    {
      ...about,
      id: 'rw-5102',
      key: 'seed:rw-5102',
      title: rebate,
      text: share,
      reward: cash('8.42'),
      grantedAt: at(-1),
      expiresAt: at(6),
    },
    {
      id: 'rw-5103',
      key: 'seed:rw-5103',
      memberId,
      source: 'rank',
      sourceId: null,
      title: { EN: 'Rank gift', VI: 'Quà lên hạng' },
      text: { EN: 'Bonus money for your rank', VI: 'Tiền thưởng theo hạng của bạn' },
      reward: reward('bonus', { amount: inCurrency('15.00', currency) }),
      wagering: { multiple: 5, base: 'bonus', days: 7, maxStake: inCurrency('10.00', currency), contributions },
      grantedAt: at(-2),
      expiresAt: at(12),
    },
    {
      ...about,
      id: 'rw-5101',
      key: 'seed:rw-5101',
      title: rebate,
      text: share,
      reward: cash('3.10'),
      grantedAt: at(-15),
      expiresAt: at(-8),
    },
  ]);
}
