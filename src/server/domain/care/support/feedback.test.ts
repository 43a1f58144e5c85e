import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SendFeedbackBody } from '#generated/server/validators/service/send-feedback.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { countWords, FEEDBACK_WORDS } from '#shared/text/words.ts';
import type { Session } from '../../identity/session/session.ts';
import { HOUR, MINUTE, outcome, sessionOf, type TestServices, testServices, testVisitor } from '../../testing.ts';
import { sendFeedback } from './feedback.ts';

let db: Database;
let services: TestServices;
let player: Session;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.query('test_no_feedback', 'delete from feedback');
  services = await testServices(db);
  player = await sessionOf(services, 'player01');
});
afterAll(() => db.close());

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const guest = { visitor: testVisitor, session: undefined };
const payload = (content = words(10)) => ({ category: 'suggestion' as const, content });

describe('feedback', () => {
  test('API-30 CHAT-10 is stored with category and contact; a guest may send it, and a member is identified', async () => {
    const sent = await sendFeedback(services, { ...payload(), contact: 'khoa@example.com' }, guest);
    expect(sent).toEqual({ feedbackId: expect.stringMatching(/^fb-\d+$/), receivedAt: '2026-01-05T09:30:00.000Z' });
    await sendFeedback(services, payload(), { visitor: testVisitor, session: player });
    const rows = await db.query(
      'test_feedback',
      'select member_id as "memberId", category, content, contact from feedback order by id',
    );
    expect(rows).toEqual([
      { memberId: null, category: 'suggestion', content: words(10), contact: 'khoa@example.com' },
      { memberId: player.memberId, category: 'suggestion', content: words(10), contact: null },
    ]);
  });

  test('CHAT-09 the same text of the same sender within ten minutes is stored once, also concurrently', async () => {
    const both = await Promise.all([1, 2].map(() => sendFeedback(services, payload(), guest)));
    expect(both[0]).toEqual(both[1]);
    services.pass(9 * MINUTE);
    expect(await sendFeedback(services, payload(), guest)).toEqual(both[0]);
    services.pass(2 * MINUTE);
    expect((await sendFeedback(services, payload(), guest)).feedbackId).not.toBe(both[0]?.feedbackId);
  });

  test('CHAT-09 an address may send five in an hour, and others are not affected', async () => {
    for (let count = 10; count < 15; count += 1) await sendFeedback(services, payload(words(count)), guest);
    services.pass(20 * MINUTE);
    await expect(sendFeedback(services, payload(words(20)), guest)).rejects.toMatchObject({
      code: 'rate_limited',
      details: { retryAfterSeconds: 2_400 },
    });
    const elsewhere = { visitor: { ...testVisitor, ip: '203.0.113.8' }, session: undefined };
    expect(await outcome(sendFeedback(services, payload(words(20)), elsewhere))).toBe('in');
    services.pass(HOUR);
    expect(await outcome(sendFeedback(services, payload(words(20)), guest))).toBe('in');
  });
});

describe('the text of feedback', () => {
  const accepts = (content: string) => SendFeedbackBody.safeParse({ category: 'other', content }).success;

  test('CHAT-09 VALID-44 has ten to three hundred words', () => {
    expect([9, 10, 300, 301].map((count) => accepts(words(count)))).toEqual([false, true, true, false]);
    expect([9, 10, 300, 301].map((count) => countWords(words(count)))).toEqual([9, 10, 300, 301]);
  });

  test('CHAT-09 portal and server count alike, for any white space', () => {
    const gap = fc.stringMatching(/^[ \t\n\u00a0\u2003\u3000\ufeff]{1,3}$/);
    const word = fc.stringMatching(/^[a-zữ。\u200b-]{2,6}$/u);
    const text = fc
      .array(fc.tuple(word, gap), { minLength: 5, maxLength: 16 })
      .map((parts) => parts.flat().join('').trim());
    fc.assert(
      fc.property(text, (content) => {
        const count = countWords(content);
        expect(accepts(content)).toBe(
          count >= FEEDBACK_WORDS.least && count <= FEEDBACK_WORDS.most && content.length >= 19,
        );
      }),
    );
  });
});
