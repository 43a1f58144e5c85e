import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { expectReconciled } from '../../play/seamless/testing.ts';
import { outcome } from '../../testing.ts';
import { listBonuses } from '../bonuses/read-bonuses.ts';
import { listReviews, readImage, startReview } from './review.ts';
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

const begin = () => addApplicant(db, [png]);

test('PROMO-01 PROMO-03 PROMO-08 filed, taken up and approved: applying, processing, issued, with its bonus', async () => {
  const { services, session, apply, decide, standing } = await begin();
  const remark = '😀'.repeat(70);
  const { applicationId } = await apply({ images: [png, png], remark });
  expect(await standing()).toMatchObject({
    state: 'applying',
    eligible: false,
    application: { imageCount: 2, remark },
  });
  const { content } = await listReviews(services, { pageNo: 1, pageSize: 100, promotionId: 'p-105' });
  expect(new Set(content.map(({ promotionTitle }) => promotionTitle))).toEqual(new Set(['Receipt check']));
  const own = content.filter(({ member }) => member.id === `${session.memberId}`);
  expect(own.map((row) => row.applicationId)).toEqual([applicationId]);
  expect(await startReview(services, 'op_mai', applicationId)).toMatchObject({
    state: 'processing',
    reviewer: 'op_mai',
  });
  expect((await standing()).state).toBe('processing');
  const decided = await decide(applicationId, { decision: 'approve', note: 'Good' });
  expect(decided).toMatchObject({ state: 'issued', note: 'Good', reason: null });
  expect(await standing()).toMatchObject({ state: 'issued', bonusId: decided.bonusId });
  const bonuses = await listBonuses(services, session.memberId, { pageNo: 1, pageSize: 10 }, 'EN');
  expect(bonuses.content).toMatchObject([{ bonusId: decided.bonusId, amount: '5.00', required: '5.00' }]);
  expect(await outcome(decide(applicationId, { decision: 'reject', reason: 'late' }))).toBe('conflict');
});

test('PROMO-08 a rejection tells its reason and lets the member apply again', async () => {
  const { apply, decide, standing } = await begin();
  const { applicationId } = await apply();
  expect(await outcome(decide(applicationId, { decision: 'reject' }))).toBe('validation_failed');
  expect(await outcome(decide(applicationId, { decision: 'approve', amount: '5.01' }))).toBe('validation_failed');
  await decide(applicationId, { decision: 'reject', reason: 'The receipt cannot be read.' });
  expect(await standing()).toMatchObject({
    state: 'rejected',
    eligible: true,
    application: { reason: 'The receipt cannot be read.', decidedAt: '2026-01-05T09:30:00.000Z' },
  });
  expect((await apply()).state).toBe('applying');
});

test('PROMO-08 whoever has applied is told so before a picture is looked at', async () => {
  const { apply } = await begin();
  await apply();
  expect(await outcome(apply({ images: [Buffer.from('no picture')], remark: '' }))).toBe('promotion_already_joined');
});

test('PROMO-08 of many applications at once one is filed, and of many decisions one counts', async () => {
  const { apply, decide } = await begin();
  const filed = await Promise.all(Array.from({ length: 20 }, () => outcome(apply())));
  expect(filed.filter((code) => code === 'in')).toHaveLength(1);
  expect(filed.filter((code) => code === 'promotion_already_joined')).toHaveLength(19);
  const own = await begin();
  const { applicationId } = await own.apply();
  const decided = await Promise.all(
    Array.from({ length: 200 }, () => outcome(decide(applicationId, { decision: 'approve' }))),
  );
  expect(decided.filter((code) => code === 'in')).toHaveLength(1);
});

test('PROMO-08 another mode, an unknown promotion and one that is withdrawn while open are refused', async () => {
  const { apply } = await begin();
  expect(await outcome(apply({ promotionId: 'p-none' }))).toBe('not_found');
  expect(await outcome(apply({ promotionId: 'p-102' }))).toBe('promotion_unavailable');
  await db.query('withdraw', `update promotions set enabled = false where id = 'p-105'`);
  expect(await outcome(apply())).toBe('not_found');
  await db.query('show', `update promotions set enabled = true where id = 'p-105'`);
});

test('PROMO-04 PROMO-05 pictures are encoded anew: no place, no tail, upright; operators read them, and it is noted', async () => {
  const { services, apply } = await begin();
  const photo = await sharp(png)
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '10/1 46/1 0/1' } })
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { applicationId } = await apply({
    images: [Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])],
  });
  const [stored] = await db.query<{ id: string }>(
    'image',
    'select id from application_images where application_id = $1',
    [applicationId],
  );
  const imageId = stored?.id ?? '';
  const { data, contentType } = await readImage(services, 'op_mai', { applicationId, imageId });
  const kept = Buffer.from(data, 'base64');
  expect(contentType).toBe('image/jpeg');
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
  expect(kept.includes('<script>')).toBe(false);
  expect(await outcome(readImage(services, 'op_mai', { applicationId, imageId: 'im-none' }))).toBe('not_found');
});
