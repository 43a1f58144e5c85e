import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '#generated/model/index.ts';
import { pointRewards, pointRewardTexts } from '#server/db/schema/points.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { post } from '../../money/wallet/post.ts';
import { listLedger } from '../../payments/ledger/list-ledger.ts';
import { houseSums } from '../../play/seamless/testing.ts';
import {
  addMembers,
  auditOf,
  lastMessage,
  outcome,
  SECOND,
  sessionOf,
  type TestServices,
  testServices,
} from '../../testing.ts';
import { listPointTransactions } from './list-point-transactions.ts';
import { listRedemptions } from './list-redemptions.ts';
import { redeemPoints } from './redeem-points.ts';
import {
  completeRedemption,
  listRedemptionReviews,
  readRedemptionReview,
  rejectRedemption,
} from './review-redemptions.ts';

let db: TestDatabase;
let services: TestServices;
let session: Session;
let account = '';
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  services = await testServices(db);
  members += 1;
  account = `mall${members}`;
  await addMembers(db, [{ account }]);
  session = await sessionOf(services, account);
  await give('points_earned', 'promotion', 10_000);
});

const page = { pageNo: 1, pageSize: 10 };
const address = {
  recipient: 'Trần Văn Bình',
  mobileNum: '912000042',
  countryDialingCode: '84',
  street: '7 Hàng Bài',
  city: 'Hoàn Kiếm',
  region: 'Hà Nội',
  postalCode: '100000',
  country: 'VN',
};

async function give(kind: 'points_earned' | 'adjustment', reason: 'promotion' | 'points', points: number) {
  await post(db, {
    key: `test:${account}:${kind}`,
    kind,
    reason: { kind: reason, id: account },
    at: new Date(services.clock()),
    currency: 'USD',
    // Only the note of a correction is told.
    note: kind === 'points_earned' ? 'Asked for by the team' : null,
    entries: [
      { house: 'points', amount: `-${points}` },
      { memberId: session.memberId, purpose: 'points', amount: `${points}` },
    ],
  });
}

const redeem = (rewardId: string, quantity = 1, more: { readonly address?: typeof address } = {}) =>
  db.transaction((tx) => redeemPoints(services, tx, session, { rewardId, quantity, ...more }, 'EN'));
const act = (redemptionId: string, note?: string, language: Language = 'EN') => {
  services.pass(SECOND);
  return { operator: 'Mai', redemptionId, note, language };
};
const reject = (id: string, reason: string, note?: string) =>
  db.transaction((tx) => rejectRedemption(services, tx, act(id, note), reason));
const complete = (id: string, tracking?: string, language?: Language) =>
  db.transaction((tx) => completeRedemption(services, tx, act(id, undefined, language), tracking));
const told = async () => {
  const [en, vi] = [await lastMessage(db, session.memberId, 'EN'), await lastMessage(db, session.memberId, 'VI')];
  return [en?.category, en?.title, en?.content, vi?.title, vi?.content];
};
const audited = async (kind: string) =>
  (await auditOf(db, session.memberId)).filter((entry) => entry[0] === kind).map(([, actor, facts]) => [actor, facts]);
const refusal = (call: Promise<unknown>) => call.catch((error: { details?: unknown }) => error.details);

describe('what a redemption gives', () => {
  test('MALL-01 money times the quantity comes from the promotions, for the points times the quantity', async () => {
    await db.orm.update(pointRewards).set({ maxQuantity: 3 }).where(eq(pointRewards.id, 'pr-202'));
    const redeemed = await redeem('pr-202', 3);
    expect(redeemed).toMatchObject({ quantity: 3, points: 1440, title: '$5.00 in your main wallet' });
    expect(redeemed.endedAt).toBe('2026-01-05T09:30:00.000Z');
    expect(await houseSums(db, session.memberId)).toEqual({ points: '-8560.00', promotions: '-15.00' });
    const referenceId = redeemed.redemptionId;
    const ledger = await listLedger(services, session.memberId, { ...page, walletId: 'main', referenceId }, 'EN');
    expect(ledger.content).toMatchObject([{ amount: '15.00', reference: { type: 'points', id: referenceId } }]);
    expect(await audited('points_redeemed')).toEqual([
      [
        'member',
        { redemption: redeemed.redemptionId, reward: 'pr-202', quantity: 3, points: 1440, session: session.id },
      ],
    ]);
    const review = await readRedemptionReview(services, 'Mai', redeemed.redemptionId, 'VI');
    expect(review).toMatchObject({ title: '$5.00 vào ví chính', address: null, endedBy: 'system', note: null });
  });

  test('MALL-01 bonus money comes as a bonus alone, each redemption as one of its own', async () => {
    const [first, second] = [await redeem('pr-201'), await redeem('pr-201')];
    const wallets = await db.query<{ kind: string; balance: string }>(
      'test_wallets',
      'select kind, balance::numeric(9, 2)::text as balance from wallets where member_id = $1',
      [session.memberId],
    );
    expect(Object.fromEntries(wallets.map(({ kind, balance }) => [kind, balance]))).toMatchObject({
      main: '0.00',
      bonus: '20.00',
      points: '8200.00',
    });
    const bonuses = await db.query(
      'test_bonuses',
      `select id as "bonusId", source, source_id as "sourceId", amount::numeric(9, 2)::text as amount, title
        from bonuses where member_id = $1 order by id = $2 desc`,
      [session.memberId, first.bonusId],
    );
    const title = { EN: '$10.00 of bonus money', VI: '$10.00 tiền thưởng' };
    expect(bonuses).toEqual(
      [first, second].map(({ bonusId, redemptionId }) => ({
        bonusId,
        source: 'points',
        sourceId: redemptionId,
        amount: '10.00',
        title,
      })),
    );
  });

  test('a title that one language lacks is that of the other', async () => {
    const without = async (language: Language, id: string) => {
      const [texts] = await db.orm.select().from(pointRewardTexts).where(eq(pointRewardTexts.rewardId, id));
      expect(texts).toBeDefined();
      await db.query('test_without', 'delete from point_reward_texts where reward_id = $1 and language = $2', [
        id,
        language,
      ]);
    };
    await without('VI', 'pr-203');
    await without('EN', 'pr-207');
    const ids = [
      (await redeem('pr-203', 1, { address })).redemptionId,
      (await redeem('pr-207', 1, { address })).redemptionId,
    ];
    const titles = async (language: Language) =>
      Promise.all(ids.map(async (id) => (await readRedemptionReview(services, 'Mai', id, language)).title));
    const english = `${services.brand.name} weekend bag`;
    expect([await titles('EN'), await titles('VI')]).toEqual([
      [english, 'Phiếu ăn uống'],
      [english, 'Phiếu ăn uống'],
    ]);
  });

  test('what is refused names the field and why', async () => {
    const fields = (field: string, rule: string, message: string) => ({
      fields: [{ pointer: `/body/${field}`, rule, message }],
    });
    expect(await refusal(redeem('pr-206', 3, { address }))).toEqual(
      fields('quantity', 'maximum', 'At most 2 at once.'),
    );
    expect(await refusal(redeem('pr-206'))).toEqual(fields('address', 'required', 'Goods need an address.'));
    expect(await refusal(redeem('pr-201', 1, { address }))).toEqual(
      fields('address', 'superfluous', 'Nothing is sent, so there is no address.'),
    );
  });
});

describe('the end of a redemption', () => {
  beforeEach(async () => {
    await db.orm.update(pointRewards).set({ points: 800 }).where(eq(pointRewards.id, 'pr-206'));
  });

  test('MALL-04 a rejection is told with its reason in both languages, and audited; its note is not told', async () => {
    const { redemptionId } = await redeem('pr-206', 2, { address });
    const review = await reject(redemptionId, 'Not <b>reached</b>.', 'Called twice.');
    expect(review).toMatchObject({ reason: 'Not <b>reached</b>.', note: 'Called twice.', tracking: null });
    expect(review.endedAt).toBe('2026-01-05T09:30:01.000Z');
    expect(await told()).toEqual([
      'money',
      'Game controller: rejected',
      '<p>Not &lt;b&gt;reached&lt;/b&gt;.</p><p>Your 1,600 points are back.</p>',
      'Tay cầm chơi game: bị từ chối',
      '<p>Not &lt;b&gt;reached&lt;/b&gt;.</p><p>1.600 điểm đã được hoàn lại cho bạn.</p>',
    ]);
    expect(await audited('redemption_rejected')).toEqual([['Mai', { redemption: redemptionId }]]);
    const { content } = await listRedemptions(services, session, page, 'EN');
    expect(content).toMatchObject([{ reason: 'Not <b>reached</b>.', endedAt: '2026-01-05T09:30:01.000Z' }]);
    expect(JSON.stringify(content)).not.toContain('Called twice.');
  });

  test('one point that comes back is told as one, and two rejections give back twice', async () => {
    await db.orm.update(pointRewards).set({ points: 1 }).where(eq(pointRewards.id, 'pr-206'));
    for (let turn = 0; turn < 2; turn += 1) {
      const { redemptionId } = await redeem('pr-206', 1, { address });
      const { note } = await reject(redemptionId, 'No stock.', '');
      expect(note).toBeNull();
      expect((await told())[2]).toBe('<p>No stock.</p><p>Your point is back.</p>');
    }
    expect(await houseSums(db, session.memberId)).toEqual({ points: '-10000.00' });
  });

  test('MALL-04 sent goods are told with their tracking number, where there is one, and audited', async () => {
    const { redemptionId } = await redeem('pr-206', 1, { address });
    expect(await complete(redemptionId, 'VNP & 1', 'VI')).toMatchObject({ tracking: 'VNP & 1', reason: null });
    expect(await told()).toEqual([
      'money',
      'Game controller: sent',
      '<p>Tracking: VNP &amp; 1</p>',
      'Tay cầm chơi game: đã gửi',
      '<p>Mã vận đơn: VNP &amp; 1</p>',
    ]);
    expect(await audited('redemption_completed')).toEqual([['Mai', { redemption: redemptionId }]]);
    const next = await redeem('pr-206', 1, { address });
    await complete(next.redemptionId);
    const [, , en, , vi] = await told();
    expect([en, vi]).toEqual(['<p>It is on its way.</p>', '<p>Quà đang trên đường đến bạn.</p>']);
  });
});

describe('the lists', () => {
  test('API-56 ENTITY-42 redemptions can be asked for by state, and operators see those of one account with their points', async () => {
    await db.orm.update(pointRewards).set({ points: 800 }).where(eq(pointRewards.id, 'pr-206'));
    const [first, second] = [await redeem('pr-206', 1, { address }), await redeem('pr-206', 2, { address })];
    await complete(first.redemptionId);
    const mine = async (state: 'processing' | 'completed' | 'rejected') =>
      (await listRedemptions(services, session, { ...page, state }, 'EN')).content.map((each) => each.redemptionId);
    expect(await mine('processing')).toEqual([second.redemptionId]);
    expect(await mine('completed')).toEqual([first.redemptionId]);
    expect(await mine('rejected')).toEqual([]);
    const ofAccount = await listRedemptionReviews(services, { ...page, account }, 'EN');
    expect(ofAccount.content).toMatchObject([{ redemptionId: second.redemptionId, member: { account } }]);
    expect(ofAccount.totals).toEqual({ points: 1600 });
    const ofAll = await listRedemptionReviews(services, page, 'EN');
    expect(ofAll.content.map((each) => each.redemptionId)).toContain(second.redemptionId);
    expect(new Set(ofAll.content.map(({ member }) => member.account)).size).toBeGreaterThan(1);
  });

  test('the address that an operator reads is audited', async () => {
    const { redemptionId } = await redeem('pr-207', 1, { address });
    await readRedemptionReview(services, 'Mai', redemptionId, 'EN');
    expect(await audited('redemption_read')).toEqual([['Mai', { redemption: redemptionId }]]);
    expect(await outcome(readRedemptionReview(services, 'Mai', 'rd-none', 'EN'))).toBe('not_found');
  });

  test('API-58 each entry of the points says in both languages what it was', async () => {
    await db.orm.update(pointRewards).set({ points: 800 }).where(eq(pointRewards.id, 'pr-206'));
    const { redemptionId } = await redeem('pr-206', 1, { address });
    await reject(redemptionId, 'No stock.');
    services.pass(SECOND);
    await give('adjustment', 'points', 5);
    const described = async (language: Language) =>
      (await listPointTransactions(services, session, page, language)).content.map((entry) => entry.description);
    expect(await described('EN')).toEqual([
      'Correction by the site',
      'Redemption rejected: Game controller',
      'Redeemed: Game controller',
      'Points as a reward',
    ]);
    expect(await described('VI')).toEqual([
      'Điều chỉnh bởi nhà cái',
      'Yêu cầu đổi quà bị từ chối: Tay cầm chơi game',
      'Đổi lấy quà: Tay cầm chơi game',
      'Điểm thưởng',
    ]);
  });
});
