import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { reward } from '#server/seed/promotions.ts';
import { expectReconciled } from '../../play/seamless/testing.ts';
import { DAY, lastMessage, outcome, SECOND, type TestServices } from '../../testing.ts';
import { findBonus } from '../bonuses/read-bonuses.ts';
import { findReview, listReviews } from './review.ts';
import { addApplicant, redPicture } from './testing.ts';

let db: TestDatabase;
let png: Buffer;
beforeAll(async () => {
  db = await openTestDatabase();
  png = await redPicture(40, 30);
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const own = reward('bonus', { amount: '5.00' });
const balanceOf = async (memberId: number, purpose: string) => {
  const sql = 'select balance::float8 as balance from wallets where member_id = $1 and kind = $2';
  return (await db.query<{ balance: number }>('test_balance', sql, [memberId, purpose]))[0]?.balance ?? 0;
};

/** Files an application while the promotion gives another reward, and leaves that to its decision. */
async function filedFor(given: typeof own) {
  const applicant = await addApplicant(db, [png]);
  const { applicationId } = await applicant.apply();
  const set = (stored: typeof own) =>
    db.query('test_reward', `update promotions set reward = $1 where id = 'p-105'`, [JSON.stringify(stored)]);
  const decide = async (decision: Parameters<typeof applicant.decide>[1]) => {
    await set(given);
    try {
      return await applicant.decide(applicationId, decision);
    } finally {
      await set(own);
    }
  };
  return { memberId: applicant.session.memberId, decide };
}

describe('what an approval gives', () => {
  test('PROMO-08 is the bonus of the promotion, once for the application', async () => {
    const { services, session, apply, decide } = await addApplicant(db, [png]);
    const { applicationId } = await apply();
    const { bonusId, wagering } = await decide(applicationId, { decision: 'approve', note: '' });
    expect(wagering).toMatchObject({ multiple: 1 });
    expect(await findBonus(services, session.memberId, bonusId ?? '', 'EN')).toMatchObject({
      source: 'promotion',
      sourceId: 'p-105',
      title: 'Receipt check',
      amount: '5.00',
      required: '5.00',
    });
    // A note of nothing is none.
    expect(await findReview(db, applicationId)).toMatchObject({ note: null, bonusId });
  });

  test.each(['bonus', 'cash'] as const)('PROMO-08 is as much of a share of %s as the operator says', async (kind) => {
    const { decide } = await filedFor(reward(kind, { rate: 5_000, maximum: '8.00' }));
    const message = 'Is required where a share is given';
    await expect(decide({ decision: 'approve' })).rejects.toMatchObject({
      details: { fields: [{ pointer: '/body/amount', rule: 'required', message }] },
    });
    await expect(decide({ decision: 'approve', amount: '8.01' })).rejects.toMatchObject({
      details: { fields: [{ pointer: '/body/amount', rule: 'maximum' }] },
    });
    expect(await decide({ decision: 'approve', amount: '8.00' })).toMatchObject({ state: 'issued' });
  });

  test('PROMO-08 is cash in the main wallet, with no bonus', async () => {
    const { memberId, decide } = await filedFor(reward('cash', { amount: '3.00' }));
    expect(await decide({ decision: 'approve' })).toMatchObject({ state: 'issued', bonusId: null });
    expect(await balanceOf(memberId, 'main')).toBe(3);
  });

  test('PROMO-08 is points without a price, of which an operator can name no amount', async () => {
    const { memberId, decide } = await filedFor(reward('points', { points: 40 }));
    await expect(decide({ decision: 'approve', amount: '1.00' })).rejects.toMatchObject({
      details: { fields: [{ pointer: '/body/amount', rule: 'maximum' }] },
    });
    await db.query('test_no_budget', `update promotions set budget = spent where id = 'p-105'`);
    expect(await decide({ decision: 'approve' })).toMatchObject({ state: 'issued', bonusId: null });
    await db.query('test_any_budget', `update promotions set budget = null where id = 'p-105'`);
    expect(await balanceOf(memberId, 'points')).toBe(40);
  });
});

test('PROMO-03 an operator reads who applied, and every picture in the order in which it was sent', async () => {
  const { session, account, apply } = await addApplicant(db, [png]);
  const wide = await redPicture(60, 20);
  const { applicationId } = await apply({ images: [wide, png], remark: 'Both' });
  await db.query('test_known_as', 'update members set nickname = $2, rank_level = 3 where id = $1', [
    session.memberId,
    'Minh',
  ]);
  const { member, images } = await findReview(db, applicationId);
  expect(member).toEqual({ id: String(session.memberId), account, nickname: 'Minh', type: 0, rankLevel: 3 });
  const picture = (width: number, height: number) => ({ contentType: 'image/jpeg', width, height });
  expect(images).toMatchObject([picture(60, 20), picture(40, 30)]);
  const stored = await db.query<{ id: string; length: number }>(
    'test_lengths',
    `select id, length(decode(data, 'base64')) as length from application_images where application_id = $1`,
    [applicationId],
  );
  expect(new Map(images.map(({ imageId, bytes }) => [imageId, bytes]))).toEqual(
    new Map(stored.map(({ id, length }) => [id, length])),
  );
});

test('the list holds the applications of thirty days, or of the range that is asked for', async () => {
  const { services, account, apply } = await addApplicant(db, [png]);
  const { applicationId, filedAt } = await apply();
  const listed = async (range: { from?: string; to?: string } = {}) =>
    (await listReviews(services, { pageNo: 1, pageSize: 10, account, ...range })).content.map(
      (row) => row.applicationId,
    );
  const at = (milliseconds: number) => new Date(Date.parse(filedAt) + milliseconds).toISOString();
  expect(await listed({ from: at(-DAY), to: filedAt })).toEqual([]);
  expect(await listed({ from: at(-DAY), to: at(1) })).toEqual([applicationId]);
  expect(await listed({ from: filedAt, to: at(DAY) })).toEqual([applicationId]);
  expect(await listed({ from: at(1), to: at(DAY) })).toEqual([]);
  services.pass(30 * DAY - SECOND);
  expect(await listed()).toEqual([applicationId]);
  services.pass(2 * SECOND);
  expect(await listed()).toEqual([]);
});

describe("the brand's rules", () => {
  const rules = { accountAgeDays: 1, waitingDays: 0, onePerContact: true, onePerDevice: false, opposingOdds: null };
  const promotionRules: TestServices['brand']['promotionRules'] = rules;

  test('PROMO-01 keep a new account from applying until it is old enough', async () => {
    const { services, apply } = await addApplicant(db, [png], { promotionRules });
    services.pass(DAY - 1);
    expect(await outcome(apply())).toBe('promotion_account_too_new');
    services.pass(1);
    expect(await outcome(apply())).toBe('in');
  });

  test('PROMO-01 let one account of a person apply, and another one once it was rejected', async () => {
    const [first, second] = [
      await addApplicant(db, [png], { promotionRules }),
      await addApplicant(db, [png], { promotionRules }),
    ];
    const same = `update members set email = 'both@example.com', email_changed_at = created_at where id = any($1)`;
    await db.query('test_same_mail', same, [[first.session.memberId, second.session.memberId]]);
    first.services.pass(DAY);
    second.services.pass(DAY);
    const { applicationId } = await first.apply();
    expect(await outcome(second.apply())).toBe('promotion_one_per_person');
    await first.decide(applicationId, { decision: 'reject', reason: 'Blurred' });
    expect(await outcome(second.apply())).toBe('in');
  });

  test('PROMO-01 are told after an application that stands; one that was rejected stands no more', async () => {
    const { services, session, apply, decide } = await addApplicant(db, [png], { promotionRules });
    services.pass(DAY);
    const { applicationId } = await apply();
    await db.query('test_younger', 'update members set created_at = $2 where id = $1', [
      session.memberId,
      new Date(services.clock()),
    ]);
    expect(await outcome(apply())).toBe('promotion_already_joined');
    await decide(applicationId, { decision: 'reject', reason: 'Blurred' });
    expect(await outcome(apply())).toBe('promotion_account_too_new');
  });
});

test('a decision is told in the language that the member has chosen', async () => {
  const { session, apply, decide } = await addApplicant(db, [png]);
  const { applicationId } = await apply();
  await db.query('test_language', `update members set language = 'VI' where id = $1`, [session.memberId]);
  await decide(applicationId, { decision: 'reject', reason: 'Blurred' });
  const languages = 'select language from messages where member_id = $1 order by sent_at desc limit 1';
  expect(await db.query('test_told_in', languages, [session.memberId])).toEqual([{ language: 'VI' }]);
  expect((await lastMessage(db, session.memberId, 'VI'))?.title).toContain('bị từ chối');
});
