import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../../db/testing.ts';
import { authenticator } from '../../domain/session/session.ts';
import { operationEntries } from '../../http/operation-entries.ts';
import { malformedTexts } from '../../testing/malformed-input.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { handlers } from '../handlers.ts';

const operatorKey = 'an-operator-key-of-32-characters';
const merchantKey = 'a-merchant-key-of-32-characters-';

let db: Database;
let server: TestServer;
beforeAll(async () => {
  db = await openTestDatabase();
  server = await startTestServer({
    db,
    handlers,
    clock: () => TEST_NOW,
    random: randomBytes,
    authenticate: authenticator(db),
    env: { OPERATOR_KEY: operatorKey, MERCHANT_KEY: merchantKey, RATE_LIMIT_PER_MINUTE: 'off' },
  });
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

const moments = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '1582-10-10T00:00:00Z',
  '1969-12-31T23:59:59.999Z',
  '1970-01-01T00:00:00Z',
  '1970-01-01T00:00:00+14:00',
  '2026-01-05T09:00:00.000001Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-14:00',
];
const ends = [null, ...moments];

/** Every text at its maximum length, and text that is malformed for its field. */
const textsOf = (longest: number) => [
  ...['x', '&', '<', '"', 'ệ', '\u00a0'].map((letter) => letter.repeat(longest)),
  '👩‍👩‍👧‍👦'.repeat(Math.floor(longest / 11)),
  ...Object.values(malformedTexts).filter((text) => text.length <= longest),
];

const noticeWords = (title: string, content: string) => ({ EN: { title, content }, VI: { title, content } });
const notice = {
  type: 'PL',
  words: noticeWords('Race', '<p>Paid.</p>'),
  startsAt: '2026-01-05T00:00:00Z',
  endsAt: null,
};
const notices = [
  ...moments.map((startsAt) => ({ ...notice, startsAt })),
  ...ends.map((endsAt) => ({ ...notice, startsAt: '1970-01-01T00:00:00Z', endsAt })),
  ...['PL', 'PU', 'PR', 'H'].map((type) => ({ ...notice, type, startsAt: '1970-01-01T00:00:00Z' })),
  ...textsOf(160).map((title) => ({ ...notice, words: noticeWords(title, '') })),
  ...textsOf(20_000).map((content) => ({ ...notice, words: noticeWords('Race', content) })),
];

const bannerWords = (change: object) => {
  const words = { kicker: null, title: 'Race', text: null, actionLabel: null, terms: null, ...change };
  return { EN: words, VI: words };
};
const banner = {
  ...{ groupName: 'w_home', url: '/art/banner/b-home-2.svg', linkageType: null, linkage: null, position: 0 },
  ...{ words: bannerWords({}), startsAt: '2026-01-05T00:00:00Z', endsAt: null },
};
const banners = [
  ...moments.map((startsAt) => ({ ...banner, startsAt })),
  ...ends.map((endsAt) => ({ ...banner, startsAt: '1970-01-01T00:00:00Z', endsAt })),
  ...[0, 10_000].map((position) => ({ ...banner, position })),
  ...[60, 80, 160, 40, 120].flatMap((longest, at) =>
    textsOf(longest).map((text) => {
      const field = ['kicker', 'title', 'text', 'actionLabel', 'terms'][at] ?? '';
      return { ...banner, words: bannerWords({ [field]: text }) };
    }),
  ),
  ...['/', `/${'x'.repeat(2047)}`, 'https://a.example', `https://a.example/${'%20'.repeat(600)}`].flatMap((address) => [
    { ...banner, url: address },
    { ...banner, linkageType: 'URL', linkage: address },
    { ...banner, linkageType: 'ROUTE', linkage: address },
  ]),
];

const headers = { 'X-Operator-Key': operatorKey };

/** Sends something in a body, and returns the outcome. */
async function make(path: string, payload: unknown, at: number, own: Readonly<Record<string, string>> = headers) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: {
      ...own,
      'Content-Type': 'application/json',
      'Idempotency-Key': `an-extreme-of-a-test-${at}-${path.length}`,
    },
    body: JSON.stringify(payload),
  });
  return { status: response.status, answer: (await response.json()) as { value?: Record<string, unknown> } };
}

/** Every list and page that a visitor's home needs, and those that operators read. */
const readable = operationEntries.filter(
  ({ method, path, security }) =>
    method === 'get' && !path.includes('{') && (security === 'none' || security === 'operator'),
);

async function unreadable(): Promise<string[]> {
  const found: string[] = [];
  for (const { id, path } of readable) {
    for (const language of ['EN', 'VI']) {
      const response = await fetch(server.url + path, { headers: { ...headers, Language: language } });
      await response.arrayBuffer();
      if (response.status >= 500) found.push(`${id} ${response.status}`);
    }
  }
  return found;
}

const kinds = [
  ['/wps/operator/notices', 'noticeId', notices],
  ['/wps/operator/banners', 'bannerId', banners],
] as const;

describe.each(kinds)('what operators enter at %s', (path, id, payloads) => {
  test('is refused, or can be read in every list', async () => {
    expect(readable.length).toBeGreaterThan(15);
    const accepted: Record<string, unknown>[] = [];
    for (const [at, payload] of payloads.entries()) {
      const { status, answer } = await make(path, payload, at);
      expect([status, JSON.stringify(payload).slice(0, 200)]).toEqual([
        status < 500 ? status : 'an answer',
        expect.anything(),
      ]);
      if (status === 200 && answer.value) accepted.push(answer.value);
    }
    expect(accepted.length).toBeGreaterThan(payloads.length / 2);
    expect(await unreadable()).toEqual([]);
    // The same values as changes of an existing record.
    let { version } = accepted[0] as { version: number };
    for (const [at, payload] of payloads.entries()) {
      const change = await make(`${path}/${accepted[0]?.[id]}`, { ...payload, version }, at);
      expect(change.status).toBeLessThan(500);
      version = (change.answer.value?.['version'] as number | undefined) ?? version;
    }
    expect(version).toBeGreaterThan(1);
    expect(await unreadable()).toEqual([]);
  }, 60_000);
});

test('what operators answer in a chat is refused, or can be read by the operators and by the member', async () => {
  const account = { account: 'player01' };
  const { answer: given } = await make('/wps/session/ticket', account, 0, { 'X-Merchant-Key': merchantKey });
  const { answer: opened } = await make('/wps/session/token', { ticket: given.value?.['ticket'] }, 0, {});
  const session = opened.value?.['session'] as { token: string } | undefined;
  const member = { Authorization: `Bearer ${session?.token}` };
  const question = { clientMessageId: 'an-extreme-of-a-test', content: 'hello' };
  expect((await make('/wps/relay/MCSFE_chatSend', question, 0, member)).status).toBe(200);
  const read = async (path: string, as: Readonly<Record<string, string>>) => {
    const response = await fetch(server.url + path, { headers: as });
    const { value } = (await response.json()) as { value: { content: Record<string, unknown>[] } };
    return { status: response.status, content: value.content };
  };
  const threadId = (await read('/wps/operator/chats', headers)).content[0]?.['threadId'];
  const path = `/wps/operator/chats/${threadId}`;
  const accepted: unknown[] = [];
  for (const [at, content] of textsOf(2000).entries()) {
    const { status, answer } = await make(`${path}/answers`, { content }, at);
    expect([status, content.slice(0, 50)]).toEqual([status < 500 ? status : 'an answer', content.slice(0, 50)]);
    if (status === 200) accepted.unshift(answer.value?.['content']);
    // The newest message is first for the member, and part of the list of the operators.
    const messages = await read('/wps/relay/MCSFE_chatMessages', member);
    expect([messages.status, messages.content[0]?.['content']]).toEqual([200, accepted[0]]);
    expect((await read('/wps/operator/chats', headers)).status).toBe(200);
    expect((await fetch(server.url + path, { headers })).status).toBe(200);
  }
  expect(accepted.length).toBeGreaterThan(7);
  expect(await unreadable()).toEqual([]);
}, 60_000);

test('a moment before 1970 is named as the mistake', async () => {
  const { status, answer } = await make(
    '/wps/operator/notices',
    { ...notice, startsAt: '1969-12-31T23:59:59.999Z' },
    5_000,
  );
  expect([status, answer.value]).toEqual([
    400,
    { fields: [expect.objectContaining({ pointer: '/body/startsAt', rule: 'from_1970_to_9999' })] },
  ]);
});
