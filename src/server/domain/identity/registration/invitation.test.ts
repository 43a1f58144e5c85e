import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { agentDomains, invitationCodes } from '#server/db/schema/members.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { addMembers } from '../../testing.ts';
import { affiliateOf, countVisit, referrerOf } from './invitation.ts';
import { addLink, countsOf } from './testing.ts';

const agent01 = 1_000_002;
const agent02 = 1_000_003;

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.orm.insert(invitationCodes).values({ kind: 'affiliate', folded: 'TOP01', code: 'Top01', memberId: agent01 });
  await db.orm.insert(agentDomains).values({ domain: 'bao.lumo.example', memberId: agent02 });
});
afterAll(() => db.close());

test('REGISTER-18 API-11 a code is valid in any case, and the answer has its original spelling', async () => {
  expect(await affiliateOf(db, 'lumo88', null)).toEqual({ code: 'LUMO88', memberId: agent02, type: 0, rebate: 0 });
  expect(await affiliateOf(db, 'TOP01', 'www.lumo.example')).toMatchObject({ code: 'Top01', memberId: agent01 });
  expect(await referrerOf(db, 'khoa01')).toMatchObject({ code: 'KHOA01', memberId: 1_000_001 });
});

test("REGISTER-18 API-11 an agent's own domain accepts only that agent's codes", async () => {
  expect((await affiliateOf(db, 'LUMO88', 'BAO.lumo.example')).code).toBe('LUMO88');
  await expect(affiliateOf(db, 'TOP01', 'bao.lumo.example')).rejects.toThrow('invitation_code_error');
});

test('opening a page with the code of a link counts for that link alone', async () => {
  await addLink(db, 'OPENED', 0);
  await addLink(db, 'CLOSED', 0);
  await countVisit(db, 'OPENED');
  await countVisit(db, 'OPENED');
  expect(await countsOf(db, 'OPENED')).toEqual({ visits: 2, registrations: 0 });
  expect(await countsOf(db, 'CLOSED')).toEqual({ visits: 0, registrations: 0 });
});

test.each(['', 'NOBODY', 'KHOA01', "' or 1=1 --", 'LUMO88 ', '%'])(
  'REGISTER-18 ERROR-16 %j is no affiliate code',
  async (code) => {
    await expect(affiliateOf(db, code, null)).rejects.toThrow('invitation_code_error');
  },
);

test('REGISTER-18 ERROR-16 codes of closed accounts and of former agents are invalid', async () => {
  await addMembers(db, [{ account: 'leaving', type: 2 }]);
  const [agent] = await db.query<{ id: number }>('test_agent', "select id from members where account = 'leaving'");
  const memberId = agent?.id ?? 0;
  await db.orm.insert(invitationCodes).values({ kind: 'affiliate', folded: 'LEAVING', code: 'Leaving', memberId });
  expect(await affiliateOf(db, 'LEAVING', null)).toMatchObject({ memberId });
  await db.query('test_close', "update members set status = 'disabled' where id = $1", [memberId]);
  await expect(affiliateOf(db, 'LEAVING', null)).rejects.toThrow('invitation_code_error');
  const demote = "update members set status = 'active', type = 0, member_access = true where id = $1";
  await db.query('test_demote', demote, [memberId]);
  await expect(affiliateOf(db, 'LEAVING', null)).rejects.toThrow('invitation_code_error');
});
