import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { members } from '../db/schema/members.ts';
import { pointRewards, pointRewardTexts, redemptions } from '../db/schema/points.ts';
import { dataSeal } from '../domain/ground/encryption/data-seal.ts';
import { cleanHtml } from '../domain/ground/html/html.ts';
import { post } from '../domain/money/wallet/post.ts';
import { seedMembers } from './members.ts';
import { seedRewards } from './rewards.ts';
import { inCurrency, type SeedBrand, withAmounts, withBrand } from './with-amounts.ts';

const DAY = 86_400_000;

interface Redeemed {
  readonly id: string;
  readonly account: string;
  readonly rewardId: string;
  /** Days before the seeding. */
  readonly age: number;
  readonly recipient?: { readonly recipient: string; readonly mobileNum: string };
  readonly ended?: { readonly age: number; readonly by: string; readonly reason?: string };
}

/** Points that the demo accounts earned by their bets, all a month ago. */
const earned = [
  { account: 'player01', points: 2184 },
  { account: 'promoter41', points: 800 },
  { account: 'agent01', points: 6000 },
] as const;

/** Redemptions in every state, in order of time; the first three are from the contract's stories. */
const redeemed: readonly Redeemed[] = [
  { id: 'rd-8100', account: 'player01', rewardId: 'pr-201', age: 16, ended: { age: 16, by: 'system' } },
  {
    id: 'rd-8101',
    account: 'player01',
    rewardId: 'pr-203',
    age: 14,
    recipient: { recipient: 'TRAN MINH KHOA', mobileNum: '912345678' },
    ended: { age: 7, by: 'op_mai', reason: 'We could not reach you at this address.' },
  },
  {
    id: 'rd-8103',
    account: 'agent01',
    rewardId: 'pr-211',
    age: 2,
    recipient: { recipient: 'LE THU HA', mobileNum: '912000077' },
  },
  {
    id: 'rd-8102',
    account: 'promoter41',
    rewardId: 'pr-203',
    age: 1,
    recipient: { recipient: 'VO NGOC ANH', mobileNum: '912000041' },
  },
];

const place = {
  countryDialingCode: '84',
  street: '12 Lý Thường Kiệt',
  city: 'Hoàn Kiếm',
  region: 'Hà Nội',
  postalCode: '100000',
  country: 'VN',
};

/** Gives the demo accounts that exist points, and what they redeemed for them. */
export async function insertPoints(tx: Queries, now: Date, brand: SeedBrand): Promise<void> {
  const known = await tx.orm
    .select({ id: members.id })
    .from(members)
    .where(
      inArray(
        members.id,
        seedMembers.map(({ id }) => id),
      ),
    );
  const idOf = (account: string) => {
    const id = seedMembers.find((member) => member.account === account)?.id;
    return known.some((member) => member.id === id) ? id : undefined;
  };
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const move = (memberId: number, id: string, points: number, age: number, key = `redemption:${id}`) =>
    post(tx, {
      key,
      kind: id.startsWith('rd-') ? 'points' : 'points_earned',
      reason: { kind: 'points', id },
      at: before(age),
      currency: brand.currency.code,
      entries: [
        { memberId, purpose: 'points', amount: `${points}` },
        { house: 'points', amount: `${-points}` },
      ],
    });
  for (const { account, points } of earned) {
    const memberId = idOf(account);
    if (memberId !== undefined) await move(memberId, 'seed-earned', points, 30, `points:seed-earned:${account}`);
  }
  const rewards = withBrand(withAmounts(seedRewards, brand.currency), brand);
  const seal = await dataSeal(tx, { config: { dataKey: undefined }, random: randomBytes }, 'delivery_addresses');
  for (const { id, account, rewardId, age, recipient, ended } of redeemed) {
    const memberId = idOf(account);
    const reward = rewards.find((each) => each.id === rewardId);
    if (memberId === undefined || reward === undefined) continue;
    await move(memberId, id, -reward.points, age);
    await tx.orm.insert(redemptions).values({
      id,
      memberId,
      rewardId,
      kind: reward.kind,
      quantity: 1,
      points: reward.points,
      title: { EN: reward.EN[0], VI: reward.VI[0] },
      picture: `/art/reward/${rewardId}.webp`,
      state: ended === undefined ? 'processing' : ended.reason === undefined ? 'completed' : 'rejected',
      address: recipient ? seal.seal(JSON.stringify({ ...recipient, ...place })) : null,
      reason: ended?.reason ?? null,
      redeemedAt: before(age),
      endedAt: ended ? before(ended.age) : null,
      endedBy: ended?.by ?? null,
    });
    if (ended?.reason !== undefined) await move(memberId, id, reward.points, ended.age, `redemption:${id}:returned`);
  }
}

const contributions = [
  { gameType: 'RNG' as const, rate: 10_000 },
  { gameType: 'INHOUSE' as const, rate: 10_000 },
  { gameType: 'LIVE' as const, rate: 2_000 },
];

/** Inserts the rewards of the point mall, in order. */
export async function insertRewards(tx: Queries, now: Date, brand: SeedBrand): Promise<void> {
  const { currency } = brand;
  await tx.orm.insert(pointRewards).values(
    seedRewards.map(
      ({ id, kind, points, stock = null, amount = null, multiple, age, hot = false, hue, prop }, position) => ({
        id,
        kind,
        position,
        points,
        stock,
        hot,
        amount: amount && inCurrency(amount, currency),
        picture: `/art/reward/${id}.webp`,
        art: { hue, props: [prop], tone: 'day' as const },
        wagering: multiple
          ? { multiple, base: 'bonus' as const, days: 7, maxStake: inCurrency('10.00', currency), contributions }
          : null,
        needsAddress: kind === 'goods',
        maxQuantity: kind === 'goods' ? 2 : 1,
        createdAt: new Date(now.getTime() - age * DAY),
      }),
    ),
  );
  const texts = withBrand(withAmounts(seedRewards, currency), brand).flatMap(({ id, EN, VI }) =>
    (
      [
        ['EN', EN],
        ['VI', VI],
      ] as const
    ).map(([language, [title, summary, text]]) => ({
      rewardId: id,
      language,
      title,
      summary,
      html: cleanHtml(`<p>${text}</p>`),
    })),
  );
  await tx.orm.insert(pointRewardTexts).values(texts);
}
