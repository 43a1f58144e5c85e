import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import {
  addMembers,
  auditOf,
  DAY,
  lastMessage,
  outcome,
  SECOND,
  sessionOf,
  type TestServices,
  testServices,
} from '../../testing.ts';
import { prepareApplication } from './apply.ts';
import { decideApplication, findReview, listReviews, readImage, startReview } from './review.ts';

let db: TestDatabase;
let services: TestServices;
let session: Session;
let png: Buffer;
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
  const create = { width: 3_000, height: 1_200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  png = await sharp({ create }).png().toBuffer();
});
afterAll(() => db.close());
beforeEach(async () => {
  services = await testServices(db);
  members += 1;
  await addMembers(db, [{ account: `filer${members}` }]);
  session = await sessionOf(services, `filer${members}`);
});

const file = async (remark = '') =>
  db.transaction(await prepareApplication(services, session, { promotionId: 'p-105', remark, images: [png] }));
const decide = (id: string, decision: Parameters<typeof decideApplication>[4]) =>
  db.transaction((tx) => decideApplication(services, tx, 'op_mai', id, decision));
const records = async () => (await auditOf(db, session.memberId)).filter(([kind]) => kind.startsWith('application_'));
const told = async () => {
  const [en, vi] = [await lastMessage(db, session.memberId, 'EN'), await lastMessage(db, session.memberId, 'VI')];
  return [en?.category, en?.title, en?.content, vi?.title, vi?.content];
};

test('PROMO-08 an approval is told in both languages, and each step is audited with who made it', async () => {
  const { applicationId } = await file('Here it is');
  services.pass(SECOND);
  await startReview(services, 'op_mai', applicationId);
  const [image] = (await findReview(db, applicationId)).images;
  await readImage(services, 'op_lan', { applicationId, imageId: image?.imageId ?? '' });
  services.pass(SECOND);
  const decided = await decide(applicationId, { decision: 'approve', amount: '5.00', reason: 'kept to ourselves' });
  expect(decided).toMatchObject({
    applicationId,
    promotionId: 'p-105',
    promotionTitle: 'Receipt check',
    state: 'issued',
    remark: 'Here it is',
    reviewer: 'op_mai',
    reason: null,
    note: null,
    imageCount: 1,
    member: { id: String(session.memberId), account: `filer${members}`, type: 0 },
    reward: { kind: 'bonus', amount: '5.00', text: '$5.00 of bonus money for a receipt' },
    filedAt: '2026-01-05T09:30:00.000Z',
    takenAt: '2026-01-05T09:30:01.000Z',
    decidedAt: '2026-01-05T09:30:02.000Z',
  });
  expect(await told()).toEqual([
    'money',
    'Receipt check: granted',
    '<p>Your application was approved. The reward is yours.</p>',
    'Đổi hóa đơn nhận thưởng: đã duyệt',
    '<p>Hồ sơ của bạn đã được duyệt. Phần thưởng đã được cấp.</p>',
  ]);
  const application = applicationId;
  expect(await records()).toEqual([
    ['application_filed', 'member', { application, promotion: 'p-105', images: 1, session: session.id }],
    ['application_taken_up', 'op_mai', { application }],
    ['application_image_read', 'op_lan', { application, image: image?.imageId }],
    ['application_decided', 'op_mai', { application, state: 'issued', bonus: decided.bonusId }],
  ]);
});

test('PROMO-08 a rejection is told with its reason, written as text', async () => {
  const { applicationId } = await file();
  services.pass(SECOND);
  const decided = await decide(applicationId, { decision: 'reject', reason: 'Blurred <b>', note: 'second time' });
  expect(decided).toMatchObject({ state: 'rejected', reason: 'Blurred <b>', note: 'second time', bonusId: null });
  expect(await told()).toEqual([
    'money',
    'Receipt check: rejected',
    '<p>Blurred &lt;b&gt;</p><p>You may apply again.</p>',
    'Đổi hóa đơn nhận thưởng: bị từ chối',
    '<p>Blurred &lt;b&gt;</p><p>Bạn có thể nộp lại.</p>',
  ]);
});

test('PROMO-08 a refused decision names its field, and changes nothing', async () => {
  const { applicationId } = await file();
  const fault = (pointer: string, rule: string, message: string) => ({
    code: 'validation_failed',
    details: { fields: [{ pointer, rule, message }] },
  });
  await expect(decide(applicationId, { decision: 'reject' })).rejects.toMatchObject(
    fault('/body/reason', 'required', 'Is required on reject'),
  );
  await expect(decide(applicationId, { decision: 'approve', amount: '5.01' })).rejects.toMatchObject(
    fault('/body/amount', 'maximum', 'Is more than the promotion gives'),
  );
  await expect(decide(applicationId, { decision: 'approve', amount: '1.001' })).rejects.toMatchObject({
    details: { fields: [{ pointer: '/body/amount' }] },
  });
  const budget = (amount: string | null) =>
    db.query('test_budget', `update promotions set budget = spent + $1::numeric where id = 'p-105'`, [amount]);
  await budget('4.99');
  expect(await outcome(decide(applicationId, { decision: 'approve' }))).toBe('conflict');
  await budget('2.00');
  expect(await outcome(decide(applicationId, { decision: 'approve', amount: '2.00' }))).toBe('in');
  await budget(null);
});

test('PROMO-08 an application is taken up once by each operator, and another one takes it over', async () => {
  const { applicationId } = await file();
  await startReview(services, 'op_mai', applicationId);
  services.pass(SECOND);
  const again = await startReview(services, 'op_mai', applicationId);
  expect(again).toMatchObject({ reviewer: 'op_mai', takenAt: '2026-01-05T09:30:00.000Z' });
  const other = await startReview(services, 'op_lan', applicationId);
  expect(other).toMatchObject({ reviewer: 'op_lan', takenAt: '2026-01-05T09:30:01.000Z' });
  expect((await records()).filter(([kind]) => kind === 'application_taken_up')).toHaveLength(2);
  await decide(applicationId, { decision: 'reject', reason: 'late' });
  expect(await outcome(startReview(services, 'op_mai', applicationId))).toBe('conflict');
  expect(await outcome(startReview(services, 'op_mai', 'ap-none'))).toBe('not_found');
});

test('the list holds what waits, the longest first, and is narrowed by state, account and time', async () => {
  const first = (await file()).applicationId;
  const account = `filer${members}`;
  services.pass(SECOND);
  await addMembers(db, [{ account: `${account}b` }]);
  session = await sessionOf(services, `${account}b`);
  const second = (await file()).applicationId;
  const ids = async (query: Partial<Parameters<typeof listReviews>[1]>) =>
    (await listReviews(services, { pageNo: 1, pageSize: 100, ...query })).content
      .map(({ applicationId }) => applicationId)
      .filter((id) => id === first || id === second);
  expect(await ids({})).toEqual([first, second]);
  expect(await ids({ account })).toEqual([first]);
  expect(await ids({ promotionId: 'p-none' })).toEqual([]);
  await startReview(services, 'op_mai', first);
  expect([await ids({ state: 'processing' }), await ids({ state: 'applying' })]).toEqual([[first], [second]]);
  await decide(first, { decision: 'reject', reason: 'late' });
  expect([await ids({}), await ids({ state: 'rejected' })]).toEqual([[second], [first]]);
});

test('PROMO-08 a promotion that ends while the pictures are read takes no application', async () => {
  const images = [png];
  const prepared = await prepareApplication(services, session, { promotionId: 'p-105', remark: '', images });
  const end = (at: Date | null) => db.query('test_end', `update promotions set ends_at = $1 where id = 'p-105'`, [at]);
  await end(new Date(services.clock()));
  expect(await outcome(db.transaction(prepared))).toBe('promotion_unavailable');
  await end(new Date(services.clock() + 40 * DAY));
});
