import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moments, startOperatorServer, textsOf } from './testing.ts';

let site: Awaited<ReturnType<typeof startOperatorServer>>;
beforeAll(async () => {
  site = await startOperatorServer();
});
afterAll(() => site.stop());

const ends = [null, ...moments];

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
  groupName: 'w_home',
  url: '/art/banner/b-home-2.svg',
  linkageType: null,
  linkage: null,
  position: 0,
  words: bannerWords({}),
  startsAt: '2026-01-05T00:00:00Z',
  endsAt: null,
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

const kinds = [
  ['/wps/operator/notices', 'noticeId', notices],
  ['/wps/operator/banners', 'bannerId', banners],
] as const;

describe.each(kinds)('what operators enter at %s', (path, id, payloads) => {
  test('is refused, or can be read in every list', async () => {
    const accepted: Readonly<Record<string, unknown>>[] = [];
    for (const payload of payloads) {
      const { status, answer } = await site.make(path, payload);
      expect([status, JSON.stringify(payload).slice(0, 200)]).toEqual([
        status < 500 ? status : 'an answer',
        expect.anything(),
      ]);
      if (status === 200 && answer.value) accepted.push(answer.value);
    }
    expect(accepted.length).toBeGreaterThan(payloads.length / 2);
    expect(await site.unreadable()).toEqual([]);
    // The same values as changes of an existing record.
    let { version } = accepted[0] as { version: number };
    for (const payload of payloads) {
      const change = await site.make(`${path}/${accepted[0]?.[id]}`, { ...payload, version });
      expect(change.status).toBeLessThan(500);
      version = (change.answer.value?.['version'] as number | undefined) ?? version;
    }
    expect(version).toBeGreaterThan(1);
    expect(await site.unreadable()).toEqual([]);
  });
});

test('what operators answer in a chat is refused, or can be read by the operators and by the member', async () => {
  const member = await site.comeIn('player01');
  const question = { clientMessageId: 'an-extreme-of-a-test', content: 'hello' };
  expect((await site.make('/wps/relay/MCSFE_chatSend', question, member)).status).toBe(200);
  const threadId = (await site.read('/wps/operator/chats')).content[0]?.['threadId'];
  const path = `/wps/operator/chats/${threadId}`;
  const accepted: unknown[] = [];
  for (const content of textsOf(2000)) {
    const { status, answer } = await site.make(`${path}/answers`, { content });
    expect([status, content.slice(0, 50)]).toEqual([status < 500 ? status : 'an answer', content.slice(0, 50)]);
    if (status === 200) accepted.unshift(answer.value?.['content']);
    // The newest message is first for the member, and part of the list of the operators.
    const messages = await site.read('/wps/relay/MCSFE_chatMessages', member);
    expect([messages.status, messages.content[0]?.['content']]).toEqual([200, accepted[0]]);
    expect((await site.read('/wps/operator/chats')).status).toBe(200);
    expect((await site.read(path)).status).toBe(200);
  }
  expect(accepted.length).toBeGreaterThan(7);
  expect(await site.unreadable()).toEqual([]);
});

test('a moment before 1970 is named as the mistake', async () => {
  const payload = { ...notice, startsAt: '1969-12-31T23:59:59.999Z' };
  const { status, answer } = await site.make('/wps/operator/notices', payload);
  expect([status, answer.value]).toEqual([
    400,
    { fields: [expect.objectContaining({ pointer: '/body/startsAt', rule: 'from_1970_to_9999' })] },
  ]);
});

test.each([
  ['notices', { ...notice, words: noticeWords(' \t\n', '') }, '/body/words/EN/title'],
  ['banners', { ...banner, words: bannerWords({ actionLabel: '\u00a0' }) }, '/body/words/EN/actionLabel'],
  ['withdrawals/wd-4105/reject', { reason: '   ' }, '/body/reason'],
])('a text of %s that holds white space alone is named as the mistake', async (path, payload, pointer) => {
  const { status, answer } = await site.make(`/wps/operator/${path}`, payload);
  expect([status, answer.value]).toEqual([
    400,
    { fields: expect.arrayContaining([expect.objectContaining({ pointer })]) },
  ]);
});
