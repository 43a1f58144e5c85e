import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#server/db/testing.ts';
import { welcomeMessage } from '../../rewards/new-accounts/open-account.ts';
import { addMembers } from '../../testing.ts';
import { languageOf, type NewMessage, sendMessages, summaryOf } from './send-messages.ts';

let db: TestDatabase;
let open: number;
let excluded: number;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(db, [{ account: 'open01' }, { account: 'excluded01', status: 'excluded' }]);
  [open, excluded] = await Promise.all([idOf('open01'), idOf('excluded01')]);
});
beforeEach(async () => {
  await db.query('test_no_messages', 'delete from messages');
  await db.query('test_no_live', 'delete from live_events');
});
afterAll(() => db.close());

async function idOf(account: string): Promise<number> {
  const [row] = await db.query<{ id: number }>('test_id', 'select id from members where account = $1', [account]);
  return row?.id ?? expect.fail(`no account ${account}`);
}

const message = (memberId: number, category: NewMessage['category'], title: string): NewMessage => ({
  memberId,
  category,
  language: 'EN',
  sentAt: new Date(TEST_NOW),
  texts: { EN: { title, content: `<p>${title}</p>` }, VI: { title: `${title} VI`, content: `<p>${title} VI</p>` } },
});
const received = () =>
  db.query<{ member: number; category: string; titles: string }>(
    'test_received',
    `select m.member_id as member, m.category, string_agg(t.title, ', ' order by t.language) as titles
      from messages m join message_texts t on t.message_id = m.id group by m.id order by titles`,
  );
const told = () => db.query('test_live', `select kind, member_id as member from live_events order by member_id`);

test('a promotion reaches only those who have not excluded themselves, all else everybody, each told once', async () => {
  await sendMessages(db, [
    message(open, 'promotion', 'A'),
    message(excluded, 'promotion', 'B'),
    message(excluded, 'account', 'C'),
    message(open, 'service', 'D'),
  ]);
  expect(await received()).toEqual([
    { member: open, category: 'promotion', titles: 'A, A VI' },
    { member: excluded, category: 'account', titles: 'C, C VI' },
    { member: open, category: 'service', titles: 'D, D VI' },
  ]);
  expect(await told()).toEqual(
    [open, excluded].toSorted((a, b) => a - b).map((member) => ({ kind: 'messages', member })),
  );
});

test('where nobody may have it, nothing is sent and nobody is told', async () => {
  await sendMessages(db, [message(excluded, 'promotion', 'A')]);
  await sendMessages(db, []);
  expect([await received(), await told()]).toEqual([[], []]);
});

test('a message in one language has one text', async () => {
  const { texts, ...rest } = message(open, 'account', 'A');
  await sendMessages(db, [
    { ...rest, texts: { EN: texts.EN ?? expect.fail() } },
    { ...rest, texts: { VI: texts.VI ?? expect.fail() } },
  ]);
  expect((await received()).map(({ titles }) => titles)).toEqual(['A', 'A VI']);
});

test.each([
  ['<p>One</p><p>Two &amp; three</p>', 'One Two & three'],
  ['One<br/>two<BR>three</B>four', 'One two three four'],
  ['<p>1 &lt; 2, 3 &gt; 2, &quot;4&quot;</p>', '1 < 2, 3 > 2, "4"'],
  ['1<2 and 3< 4', '1<2 and 3< 4'],
  ['<p> a \n\t b </p>', 'a b'],
  [`<p>${'long '.repeat(80)}</p>`, `${'long '.repeat(80).slice(0, 199)}…`],
  ['a'.repeat(200), 'a'.repeat(200)],
  ['a'.repeat(201), `${'a'.repeat(199)}…`],
  ['🎲'.repeat(201), `${'🎲'.repeat(199)}…`],
  ['', ''],
])('MEMBER-16 the first words of %j', (html, summary) => {
  expect(summaryOf(html)).toBe(summary);
});

test('the welcome names the brand and the age of play in both languages', () => {
  const to = { memberId: open, language: 'VI', sentAt: new Date(TEST_NOW) } as const;
  const { texts, ...rest } = welcomeMessage({ name: 'Lumo', playingAge: 21 }, to);
  expect(rest).toEqual({ ...to, category: 'account' });
  expect(texts.EN?.title).toBe('Welcome to Lumo');
  expect(texts.EN?.content).toContain('players are 21 or older');
  expect(texts.EN?.content).toContain('We never ask for your password');
  expect(texts.VI?.title).toBe('Chào mừng bạn đến với Lumo');
  expect(texts.VI?.content).toContain('người chơi phải từ 21 tuổi trở lên');
  expect(texts.VI?.content).toContain('không bao giờ hỏi mật khẩu');
});

test("a member's language is the chosen one, else the brand's", async () => {
  const site = { defaultLanguage: 'VI' } as const;
  expect(await languageOf(db, site, open)).toBe('VI');
  await db.query('test_language', `update members set language = 'EN' where id = $1`, [open]);
  expect(await languageOf(db, site, open)).toBe('EN');
});
