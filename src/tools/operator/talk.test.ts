import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { signIn } from '#server/testing/sign-in.ts';
import { withOperatorSite } from './testing.ts';

const { folder, env, script } = withOperatorSite();
let token: string;
beforeAll(async () => {
  ({ token } = await signIn(env.OPERATOR_URL, 'player01', 'Portico123'));
});

/** A call of the member; returns the value of the answer. */
async function asMember(path: string, body?: unknown) {
  const response = await fetch(env.OPERATOR_URL + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, Language: 'VI' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await response.json()).value;
}

const words = [
  '--title-en',
  'Soon & late',
  '--text-en',
  'Doors <open> at 5',
  '--title-vi',
  'Sắp',
  '--text-vi',
  '<p>Mở <b>cửa</b></p>',
];

test('CHAT-13 API-75 a conversation is found, answered and closed', async () => {
  await asMember('/wps/relay/MCSFE_chatSend', { clientMessageId: 'operator-test-0001', content: 'Where is my money?' });
  const listed = await script('chats', 'list', '--state', 'open', '--json');
  const [{ threadId }] = JSON.parse(listed.out).content;
  expect((await script('chats', 'list')).out).toMatch(
    new RegExp(`${threadId} +open +player01 .+ Where is my money\\?`),
  );
  const answered = await script('chats', 'answer', threadId, '--content', 'It is on its way.');
  expect(answered.out).toMatch(/state +answered\n[\s\S]+: Where is my money\?[\s\S]+ {2}Support: It is on its way\.\n/);
  const { content } = await asMember('/wps/relay/MCSFE_chatMessages');
  expect(content[0]).toMatchObject({ author: 'operator', content: 'It is on its way.' });
  expect((await script('chats', 'close', threadId)).out).toMatch(/state +closed/);
  expect((await script('chats', 'list', '--state', 'open')).out).toBe('None.\n');
});

test('API-75 MEMBER-16 a message reaches the members that are named, and is taken back', async () => {
  const send = ['messages', 'send', '--audience', 'members', '--category', 'service', ...words];
  expect(await script(...send, '--accounts', 'player01, nobody', '--yes')).toMatchObject({
    code: 1,
    err: expect.stringContaining("No account is called 'nobody'"),
  });
  const sent = await script(...send, '--accounts', 'player01, 1000002', '--yes', '--json');
  expect(JSON.parse(sent.out)).toMatchObject({
    memberIds: ['1000001', '1000002'],
    recipients: 2,
    readers: 0,
    sentBy: 'Support',
    words: { EN: { content: '<p>Doors &lt;open&gt; at 5</p>' }, VI: { title: 'Sắp', content: '<p>Mở <b>cửa</b></p>' } },
  });
  const { sentMessageId } = JSON.parse(sent.out);
  expect((await script('messages', 'list')).out).toMatch(
    new RegExp(`${sentMessageId} .+ members 1000001, 1000002 +service +Soon & late +2 +0 +Support`),
  );
  const recalled = await script('messages', 'recall', sentMessageId, '--yes');
  expect(recalled.out).toMatch(/taken back +2/);
});

test('API-75 NOTICE-06 a notice is shown, changed in what is given only, and withdrawn', async () => {
  const created = await script('notices', 'create', '--type', 'PU', ...words, '--yes', '--json');
  const { noticeId } = JSON.parse(created.out);
  const ends = '2099-01-31T00:00:00.000Z';
  const changed = await script(
    'notices',
    'update',
    noticeId,
    '--title-vi',
    'Mới',
    '--ends-at',
    ends,
    '--yes',
    '--json',
  );
  expect(JSON.parse(changed.out)).toMatchObject({
    type: 'PU',
    state: 'shown',
    version: 2,
    endsAt: ends,
    words: {
      EN: { title: 'Soon & late', content: '<p>Doors &lt;open&gt; at 5</p>' },
      VI: { title: 'Mới', content: '<p>Mở <b>cửa</b></p>' },
    },
  });
  expect((await script('notices', 'show', noticeId)).out).toMatch(/Vietnamese +Mới: <p>Mở <b>cửa<\/b><\/p>/);
  expect((await script('notices', 'withdraw', noticeId, '--yes')).out).toMatch(/state +withdrawn/);
  expect((await script('notices', 'list', '--state', 'withdrawn')).out).toContain(noticeId);
});

test('API-75 BANNER-11 a banner is made from a file, changed by another one, and withdrawn', async () => {
  const [first] = JSON.parse((await script('banners', 'list', '--group-name', 'w_home', '--json')).out).content;
  const file = join(folder, 'banner.json');
  writeFileSync(file, JSON.stringify({ ...first, position: 77 }));
  const created = JSON.parse((await script('banners', 'create', '--file', file, '--yes', '--json')).out);
  const { linkageType, linkage, words, url } = first;
  expect(created).toMatchObject({ groupName: 'w_home', position: 77, linkageType, linkage, words, url, version: 1 });
  expect(created.bannerId).not.toBe(first.bannerId);
  writeFileSync(file, JSON.stringify({ ...created, position: 78 }));
  const changed = await script('banners', 'update', created.bannerId, '--file', file, '--yes');
  expect(changed.out).toMatch(/carousel +w_home, place 78\n[\s\S]+version +2\n/);
  expect((await script('banners', 'withdraw', created.bannerId, '--yes')).out).toMatch(/state +withdrawn/);
  expect((await script('banners', 'list', '--state', 'withdrawn')).out).toContain(created.bannerId);
  writeFileSync(file, 'no banner');
  const broken = await script('banners', 'create', '--file', file, '--yes');
  expect(broken).toMatchObject({ code: 2, err: expect.stringContaining('cannot be read as JSON') });
  writeFileSync(file, '{}');
  const empty = await script('banners', 'create', '--file', file, '--yes');
  expect(empty).toMatchObject({ code: 2, err: expect.stringContaining('groupName') });
});

test('API-75 CONTRACT-06 a contract of the platform that would end others is proposed by their hash, and taken back', async () => {
  const draft = ['--kind', 'daily', '--agent', 'agent01', '--tiers', '0:1:0.1 5000:3:0.19%'];
  const check = await script('contracts', 'check', ...draft, '--json');
  const { conflicts, conflictHash } = JSON.parse(check.out);
  // The demo grants agent02 0.20 % under agent01.
  expect(conflicts).toContainEqual(
    expect.objectContaining({ downline: expect.objectContaining({ account: 'agent02' }), rate: 20, newRate: 19 }),
  );
  const unseen = await script('contracts', 'propose', ...draft, '--yes');
  expect(unseen).toMatchObject({
    code: 1,
    err: expect.stringMatching(/--accept HASH\.[\s\S]+agent02 +0\.20% +0\.19%/),
  });
  const wrong = await script('contracts', 'propose', ...draft, '--accept', '0'.repeat(64), '--yes');
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining(conflictHash) });
  const proposed = await script('contracts', 'propose', ...draft, '--accept', conflictHash, '--yes', '--json');
  expect(JSON.parse(proposed.out).contract).toMatchObject({
    kind: 'daily',
    state: 'requested',
    downline: { account: 'agent01' },
    terms: {
      tiers: [
        { turnover: '0.00', activeDownlines: 1, loss: null, rate: 10 },
        { turnover: '5000.00', activeDownlines: 3, loss: null, rate: 19 },
      ],
    },
  });
  const { contractId } = JSON.parse(proposed.out).contract;
  expect((await script('contracts', 'withdraw', contractId, '--yes')).out).toMatch(/state +withdrawn/);
  const idle = await script(
    'contracts',
    'propose',
    '--kind',
    'hourly',
    '--agent',
    'agent02',
    '--tiers',
    '0:1:0.1',
    '--yes',
  );
  expect(idle).toMatchObject({ code: 1, err: expect.stringContaining('contract_party_invalid') });
  expect(await script('contracts', 'check', ...draft.slice(0, 4), '--tiers', '0:1')).toMatchObject({
    code: 2,
    err: expect.stringContaining("'0:1' is no tier"),
  });
});

test('API-75 the end of a contract of the platform is asked for with a reason', async () => {
  const { content } = JSON.parse(
    (await script('contracts', 'list', '--kind', 'hourly', '--state', 'valid', '--json')).out,
  );
  const asked = await script('contracts', 'terminate', content[0].contractId, '--reason', 'New terms', '--yes');
  expect(asked.out).toMatch(/state +terminating[\s\S]+terminate .+platform +New terms/);
  // The agent has not agreed, so the platform has nothing to agree to.
  expect(await script('contracts', 'agree', content[0].contractId, '--yes')).toMatchObject({ code: 1 });
});
