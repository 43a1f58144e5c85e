import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SendMessagePayload } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase, TEST_NOW } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { DAY, HOUR, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { deleteMessages, listMessages, markRead, readMessage, unreadCount } from './inbox.ts';
import {
  checkMessage,
  deliverMessage,
  deliverNext,
  listSentMessages,
  recallMessage,
  sendToAudience,
} from './sent-messages.ts';

let db: Database;
let services: TestServices;
let player: Session;
let agent: Session;
let queued: unknown[] = [];
beforeAll(async () => {
  db = await openTestDatabase();
  const jobs = { send: async (_: unknown, name: string, data: unknown) => void queued.push([name, data]) };
  services = { ...(await testServices(db)), jobs };
  [player, agent] = await Promise.all([sessionOf(services, 'player01'), sessionOf(services, 'agent01')]);
});
beforeEach(async () => {
  queued = [];
  await db.query('test_no_messages', 'delete from messages');
  await db.query('test_no_sent_texts', 'delete from sent_message_texts');
  await db.query('test_no_sent', 'delete from sent_messages');
});
afterAll(() => db.close());

const OPERATOR = 'Mai Anh';
const words = {
  EN: { title: 'Reload', content: '<p onclick="steal()">20% <b>today</b><script>steal()</script></p>' },
  VI: { title: 'Nạp tiền', content: '<p>Thêm 20% hôm nay</p>' },
};
const payload = (more: Partial<SendMessagePayload> = {}): SendMessagePayload => ({
  audience: 'all',
  memberIds: [],
  rankLevels: [],
  category: 'service',
  words,
  linkageType: 'ROUTE',
  linkage: '/rng',
  ...more,
});
const send = (more: Partial<SendMessagePayload> = {}) =>
  db.transaction((tx) => sendToAudience(services, tx, OPERATOR, payload(more)));
const inbox = (session: Session, language: 'EN' | 'VI' = 'EN') =>
  listMessages(services, session, { reading: 'all', pageNo: 1, pageSize: 10 }, language);
const listed = (from?: number, to?: number) =>
  listSentMessages(services, {
    pageNo: 1,
    pageSize: 20,
    from: from === undefined ? undefined : new Date(from).toISOString(),
    to: to === undefined ? undefined : new Date(to).toISOString(),
  });
const countOf = async (name: string, sql: string) => (await db.query<{ count: number }>(name, sql))[0]?.count;
const inboxes = () => countOf('test_inboxes', 'select count(*)::int as count from members where type <> 4');

describe('messages of operators to members', () => {
  test('API-75 MEMBER-16 NOTICE-06 reach the accounts by id, cleaned, in the language of each reader', async () => {
    const id = String(player.memberId);
    const sent = await send({ audience: 'members', memberIds: [id, id] });
    expect(sent).toEqual({
      ...payload({ audience: 'members', memberIds: [id] }),
      sentMessageId: expect.stringMatching(/^sm-[A-Za-z0-9_-]{12}$/),
      words: { EN: { title: 'Reload', content: '<p>20% <b>today</b></p>' }, VI: words.VI },
      recipients: 1,
      readers: 0,
      sentBy: OPERATOR,
      sentAt: '2026-01-05T09:30:00.000Z',
      recalledAt: null,
    });
    const [line] = (await inbox(player)).content;
    expect(line).toMatchObject({ title: 'Reload', summary: '20% today', category: 'service', readAt: null });
    expect(await readMessage(services, player, line?.messageId ?? '', 'VI')).toMatchObject({
      title: 'Nạp tiền',
      content: '<p>Thêm 20% hôm nay</p>',
      linkageType: 'ROUTE',
      linkage: '/rng',
    });
    expect([await unreadCount(services, player), await unreadCount(services, agent)]).toEqual([1, 0]);
  });

  test('reach the members of the ranks, or every account but trials and later ones', async () => {
    await db.query('test_rank', 'update members set rank_level = 5 where id = $1', [agent.memberId]);
    expect(await send({ audience: 'ranks', rankLevels: [5, 5] })).toMatchObject({ rankLevels: [5], recipients: 1 });
    expect([await unreadCount(services, player), await unreadCount(services, agent)]).toEqual([0, 1]);
    const later = 'update members set created_at = $2 where id = $1';
    await db.query('test_later', later, [agent.memberId, new Date(TEST_NOW + HOUR)]);
    expect((await send()).recipients).toBe(Number(await inboxes()) - 1);
    expect([await unreadCount(services, player), await unreadCount(services, agent)]).toEqual([1, 1]);
    await db.query('test_later', later, [agent.memberId, new Date(TEST_NOW - DAY)]);
  });

  test('promotions do not reach members who have excluded themselves', async () => {
    const set = 'update members set status = $2 where id = $1';
    await db.query('test_status', set, [player.memberId, 'excluded']);
    const memberIds = [player, agent].map(({ memberId }) => String(memberId));
    const promotion = await send({ audience: 'members', memberIds, category: 'promotion' });
    expect([promotion.recipients, await unreadCount(services, player)]).toEqual([1, 0]);
    expect((await send({ audience: 'members', memberIds })).recipients).toBe(2);
    await db.query('test_status', set, [player.memberId, 'active']);
  });

  test('an unknown or a trial account is not found, and nothing is sent', async () => {
    const trial = `
      insert into members (account, nickname, type, member_access, password_hash, password_changed_at, created_at)
      values ('trial_receiver', 'Trial', 4, true, 'x', $1, $1) returning id`;
    const [made] = await db.query<{ id: number }>('test_trial', trial, [new Date(TEST_NOW - DAY)]);
    for (const id of [String(made?.id), '999999999', 'player01', '0', '1'.repeat(40)]) {
      const memberIds = [String(player.memberId), id];
      expect(await outcome(send({ audience: 'members', memberIds }))).toBe('not_found');
    }
    expect(await listed()).toEqual({ content: [], totalPages: 0, totalElements: 0 });
    expect(await unreadCount(services, player)).toBe(0);
  });

  test.each<[string, Partial<SendMessagePayload>, string]>([
    ['no ids for members', { audience: 'members' }, 'memberIds'],
    ['ids beside all', { memberIds: ['1'] }, 'memberIds'],
    ['no ranks for ranks', { audience: 'ranks' }, 'rankLevels'],
    ['ranks beside all', { rankLevels: [1] }, 'rankLevels'],
  ])('%s are refused at their field', async (_, change, field) => {
    await expect(checkMessage(services, payload(change))).rejects.toMatchObject({
      code: 'validation_failed',
      details: {
        fields: [
          {
            pointer: `/body/${field}`,
            rule: 'with_audience',
            message: `Must have ${field === 'memberIds' ? 'ids exactly where the audience is members' : 'ranks exactly where the audience is ranks'}`,
          },
        ],
      },
    });
  });

  test.each<[string, Partial<SendMessagePayload>]>([
    ['a target without its type', { linkageType: null }],
    ['a type without its target', { linkage: null }],
    ['a script as target', { linkageType: 'URL', linkage: 'javascript:steal()' }],
    ['a promotion that does not exist', { linkageType: 'PROMOTION', linkage: 'p-none' }],
    [
      'a text that is too long once it is HTML',
      { words: { ...words, VI: { ...words.VI, content: '&'.repeat(5_000) } } },
    ],
  ])('%s is refused', async (_, change) => {
    await checkMessage(services, payload());
    expect(await outcome(checkMessage(services, payload(change)))).toBe('validation_failed');
  });

  test('a large audience is served in batches, each account once, also after a crash between them', async () => {
    const many = `
      insert into members (account, nickname, type, member_access, password_hash, password_changed_at, created_at)
      select 'receiver' || n, 'Receiver', 0, true, 'x', $1, $1 from generate_series(1, 2100) n`;
    await db.query('test_many', many, [new Date(TEST_NOW - DAY)]);
    const { sentMessageId, recipients } = await send();
    expect([recipients, queued]).toEqual([1000, [['message_delivery', { sentMessageId }]]]);
    const died = db.transaction(async (tx) => {
      await deliverNext(services, tx, sentMessageId);
      throw new Error('killed');
    });
    await expect(died).rejects.toThrow('killed');
    await Promise.all([deliverMessage(services, sentMessageId), deliverMessage(services, sentMessageId)]);
    await deliverMessage(services, sentMessageId);
    const all = await inboxes();
    expect(all).toBeGreaterThan(2100);
    expect((await listed()).content[0]?.recipients).toBe(all);
    expect(await countOf('test_all', 'select count(distinct member_id)::int as count from messages')).toBe(all);
    expect(await countOf('test_sent', 'select count(*)::int as count from messages')).toBe(all);
    const unfinished = await send();
    await recallMessage(services, OPERATOR, unfinished.sentMessageId);
    await deliverMessage(services, unfinished.sentMessageId);
    expect((await listed()).content.find((one) => one.sentMessageId === unfinished.sentMessageId)?.recipients).toBe(
      1000,
    );
    await db.query('test_few_messages', 'delete from messages');
    await db.query('test_few', "delete from members where account like 'receiver%'");
  });
});

describe('the list of messages and taking back', () => {
  test('MEMBER-23 a message leaves the inboxes and the unread counts, and stays on the list with its readers', async () => {
    const memberIds = [player, agent].map(({ memberId }) => String(memberId));
    const { sentMessageId } = await send({ audience: 'members', memberIds });
    const [line] = (await inbox(player)).content;
    await markRead(services, player, [line?.messageId ?? '']);
    expect((await listed()).content[0]).toMatchObject({ recipients: 2, readers: 1 });
    const recalled = await recallMessage(services, OPERATOR, sentMessageId);
    expect(recalled).toMatchObject({ recipients: 2, readers: 1, recalledAt: '2026-01-05T09:30:00.000Z' });
    expect([(await inbox(player)).totalElements, await unreadCount(services, agent)]).toEqual([0, 0]);
    const later: TestServices = { ...services, clock: () => TEST_NOW + HOUR };
    expect(await recallMessage(later, OPERATOR, sentMessageId)).toEqual(recalled);
    expect((await listed()).content).toEqual([recalled]);
    expect(await outcome(recallMessage(services, OPERATOR, 'sm-none'))).toBe('not_found');
    const entries = await db.query<{ kind: string; actor: string }>(
      'test_audit',
      `select kind, actor from audit_log where data ->> 'sentMessageId' = $1 order by id`,
      [sentMessageId],
    );
    expect(entries).toEqual([
      { kind: 'message_sent', actor: OPERATOR },
      { kind: 'message_recalled', actor: OPERATOR },
    ]);
  });

  test('a deletion by the member takes nothing from the figures; the range limits the list', async () => {
    const one = await send({ audience: 'members', memberIds: [String(player.memberId)] });
    await deleteMessages(services, player, [(await inbox(player)).content[0]?.messageId ?? '']);
    expect((await listed()).content).toEqual([one]);
    expect((await listed(TEST_NOW - DAY, TEST_NOW)).content).toEqual([]);
    expect((await listed(TEST_NOW, TEST_NOW + 1)).totalElements).toBe(1);
    expect(await outcome(listed(TEST_NOW, TEST_NOW - DAY))).toBe('validation_failed');
  });
});
