import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { sessionOf, type TestServices, testServices } from '../../testing.ts';
import { memberIcon, memberInfo, playerAvatar } from './member-info.ts';

let db: Database;
let services: TestServices;
let player: Session;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  player = await sessionOf(services, 'player01');
});
afterAll(() => db.close());

test('API-06 ENTITY-10 ENTITY-17 ENTITY-18 member info contains the account, its rank and labels, and no password', async () => {
  expect(await memberInfo(services, player)).toEqual({
    id: '1000001',
    account: 'player01',
    userName: 'player01',
    nickname: 'Minh Khoa',
    type: 0,
    memberAccess: true,
    toUpline: false,
    clubLabel: { labelName: 'Ember', color: '#281a01', color2: '#fcbf4d', rankLevel: 2 },
    memberLabel: [{ labelName: 'Early bird', color: '#011623', color2: '#72c5f9' }],
    createdAt: '2025-10-01T09:30:00.000Z',
  });
});

test.each([
  ['agent01', '1000002', 1, false, 4, [{ labelName: 'Partner', color: '#1d1040', color2: '#bfa9ff' }]],
  ['promoter41', '1000004', 41, true, 1, []],
] as const)(
  'ENTITY-17 ENTITY-18 API-16 the info of %s is its own',
  async (account, id, type, toUpline, rankLevel, memberLabel) => {
    const session = await sessionOf(services, account);
    expect(await memberInfo(services, session)).toMatchObject({
      id,
      account,
      userName: account,
      type,
      toUpline,
      memberLabel,
      clubLabel: { rankLevel },
    });
    expect(await memberIcon(services, session)).toMatchObject({ iconUrl: `/art/rank/${rankLevel}.webp`, rankLevel });
  },
);

test('API-16 API-71 the icon is that of the rank', async () => {
  expect(await memberIcon(services, player)).toEqual({ iconUrl: '/art/rank/2.webp', labelName: 'Ember', rankLevel: 2 });
});

test('API-04 the avatar is the chosen one, or none', async () => {
  expect(await playerAvatar(services, player)).toEqual({ avatarUrl: '/art/avatar/4.svg' });
  await db.query('test_no_avatar', 'update members set avatar_url = null where id = $1', [player.memberId]);
  expect(await playerAvatar(services, player)).toEqual({ avatarUrl: null });
});
