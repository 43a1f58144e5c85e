import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreateNoticePayload } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase, TEST_NOW } from '#server/db/testing.ts';
import { verifyAuditLog } from '../../ground/audit/read-audit-log.ts';
import { HOUR, type TestServices, testServices } from '../../testing.ts';
import { createNotice, listManagedNotices, updateNotice, withdrawNotice } from './managed-notices.ts';
import { announcementPage, findAnnouncement } from './notices.ts';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(() => db.close());

const OPERATOR = 'Mai Anh';

const HOSTILE =
  '<p onclick="steal()">Top 500<script>steal()</script><iframe src="https://evil.example"></iframe> are <b>paid</b>.</p>';

const payload = (change: Partial<CreateNoticePayload> = {}): CreateNoticePayload => ({
  type: 'PL',
  words: { EN: { title: 'Race', content: HOSTILE }, VI: { title: 'Đua', content: '<p>500 người.</p>' } },
  startsAt: new Date(TEST_NOW - HOUR).toISOString(),
  endsAt: null,
  ...change,
});

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (failure: { code: string }) => failure.code,
  );

const listed = async () =>
  (await announcementPage(services, { pageNo: 1, pageSize: 9 }, 'EN')).content.map(({ id }) => id);

describe('publishing announcements', () => {
  test('API-42 API-75 NOTICE-05 NOTICE-06 an operator publishes an announcement, and visitors see its sanitised HTML', async () => {
    const made = await createNotice(services, OPERATOR, payload());
    expect(made).toMatchObject({ type: 'PL', state: 'shown', version: 1, updatedBy: OPERATOR, endsAt: null });
    expect(made.words.EN.content).toBe('<p>Top 500 are <b>paid</b>.</p>');
    expect((await findAnnouncement(services, made.noticeId, 'EN')).content).toBe('<p>Top 500 are <b>paid</b>.</p>');
    expect(await listed()).toContain(made.noticeId);
  });

  test('NOTICE-05 it is scheduled before its times and ended after them', async () => {
    const startsAt = new Date(TEST_NOW + HOUR).toISOString();
    const { noticeId, state } = await createNotice(
      services,
      OPERATOR,
      payload({ startsAt, endsAt: new Date(TEST_NOW + 2 * HOUR).toISOString() }),
    );
    expect(state).toBe('scheduled');
    const found = async (wanted: 'scheduled' | 'shown' | 'ended') =>
      (await listManagedNotices(services, { state: wanted, pageNo: 1, pageSize: 100 })).content.some(
        (notice) => notice.noticeId === noticeId,
      );
    expect([await found('scheduled'), await found('shown'), (await listed()).includes(noticeId)]).toEqual([
      true,
      false,
      false,
    ]);
    services.pass(HOUR);
    expect([await found('scheduled'), await found('shown'), (await listed()).includes(noticeId)]).toEqual([
      false,
      true,
      true,
    ]);
    services.pass(HOUR);
    expect([await found('ended'), (await listed()).includes(noticeId)]).toEqual([true, false]);
  });

  test('an end before or at the beginning is refused', async () => {
    const { startsAt } = payload();
    await expect(createNotice(services, OPERATOR, payload({ endsAt: startsAt }))).rejects.toMatchObject({
      code: 'validation_failed',
      details: {
        fields: [{ pointer: '/body/endsAt', rule: 'end_after_start', message: 'Must be after startsAt' }],
      },
    });
    for (const moment of ['startsAt', 'endsAt']) {
      const long = createNotice(services, OPERATOR, payload({ [moment]: '0000-01-01T00:00:00Z' }));
      await expect(long).rejects.toMatchObject({ details: { fields: [{ pointer: `/body/${moment}` }] } });
    }
  });

  test('NOTICE-06 a change is sanitised too, raises the version, and requires the current version', async () => {
    const { noticeId } = await createNotice(services, OPERATOR, payload());
    const change = { ...payload({ type: 'H' }), version: 1 };
    const changed = await updateNotice(services, 'Thanh Truc', noticeId, change);
    expect(changed).toMatchObject({ type: 'H', version: 2, updatedBy: 'Thanh Truc' });
    expect(changed.words.EN.content).not.toContain('steal');
    expect(await failureOf(updateNotice(services, OPERATOR, noticeId, change))).toBe('conflict');
    expect(await failureOf(updateNotice(services, OPERATOR, 'a-none', change))).toBe('not_found');
  });

  test('one of two concurrent changes succeeds', async () => {
    const { noticeId } = await createNotice(services, OPERATOR, payload());
    const change = { ...payload(), version: 1 };
    const outcomes = await Promise.all([1, 2].map(() => failureOf(updateNotice(services, OPERATOR, noticeId, change))));
    expect(outcomes.toSorted()).toEqual(['conflict', undefined]);
  });

  test('NOTICE-05 a withdrawn announcement stays withdrawn, and repeating it changes nothing', async () => {
    const { noticeId } = await createNotice(services, OPERATOR, payload());
    expect(await withdrawNotice(services, OPERATOR, noticeId)).toMatchObject({ state: 'withdrawn', version: 2 });
    expect(await withdrawNotice(services, OPERATOR, noticeId)).toMatchObject({ state: 'withdrawn', version: 2 });
    expect(await failureOf(findAnnouncement(services, noticeId, 'EN'))).toBe('not_found');
    expect(await failureOf(updateNotice(services, OPERATOR, noticeId, { ...payload(), version: 2 }))).toBe('conflict');
  });

  test('the list has all announcements by type, the latest beginning first', async () => {
    const { content, totalElements } = await listManagedNotices(services, { type: 'PU', pageNo: 1, pageSize: 1 });
    expect([content.length, totalElements, content[0]?.type]).toEqual([1, 2, 'PU']);
    const all = (await listManagedNotices(services, { pageNo: 1, pageSize: 100 })).content;
    const times = all.map(({ startsAt }) => Date.parse(startsAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test('a text that is too long once it is cleaned is refused, new or changed', async () => {
    const long = payload({ words: { ...payload().words, VI: { title: 'Đua', content: '&'.repeat(4_001) } } });
    expect(await failureOf(createNotice(services, OPERATOR, long))).toBe('validation_failed');
    const { noticeId } = await createNotice(services, OPERATOR, payload());
    expect(await failureOf(updateNotice(services, OPERATOR, noticeId, { ...long, version: 1 }))).toBe(
      'validation_failed',
    );
  });

  test('the audit log has each action, its operator, and what was changed', async () => {
    const made = await createNotice(services, OPERATOR, payload());
    const { noticeId } = made;
    await updateNotice(services, 'Thanh Truc', noticeId, { ...payload({ type: 'H' }), version: 1 });
    await withdrawNotice(services, 'Bao', noticeId);
    await withdrawNotice(services, OPERATOR, noticeId);
    const rows = await db.query<{ kind: string; operator: string; data: Record<string, string> }>(
      'test_audit',
      `select kind, actor as operator, data from audit_log where data ->> 'noticeId' = $1 order by id`,
      [noticeId],
    );
    expect(rows).toEqual([
      { kind: 'notice_created', operator: OPERATOR, data: { noticeId, type: 'PL' } },
      { kind: 'notice_changed', operator: 'Thanh Truc', data: { noticeId, before: expect.any(String) } },
      { kind: 'notice_withdrawn', operator: 'Bao', data: { noticeId } },
    ]);
    expect(JSON.parse(rows[1]?.data['before'] ?? '')).toEqual(made);
    expect(await verifyAuditLog(services)).toMatchObject({ intact: true });
  });
});
