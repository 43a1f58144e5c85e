import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRegistrationLinksDefaults } from '#generated/server/defaults.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { failureOf, formOf, registrant, rowOf } from '../../identity/registration/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { registerByUsername } from '../../rewards/new-accounts/register.ts';
import { logIn, outcome, sessionOf, type TestServices, testServices, testVisitor } from '../../testing.ts';
import { accountRules, createDownline } from './create-accounts.ts';
import { moveLine } from './move-line.ts';
import { changeLink, createLink, listLinks, removeLink } from './registration-links.ts';
import { teamNode } from './team-member.ts';

let db: Database;
let services: TestServices;
let agent: Session;
let promoter: Session;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  await db.query('test_access', `update members set member_access = true where account = 'agent02'`, []);
  agent = await sessionOf(services, 'agent02');
  promoter = await sessionOf(services, 'promoter41');
});
afterAll(() => db.close());

const all = { ...listRegistrationLinksDefaults, pageNo: 1, pageSize: 50 };

test('AGENT-04 AGENT-18 whoever registers by a link stands below its agent with type and rebate, and the link counts them', async () => {
  const link = await createLink(services, agent, { type: 41, rebate: 55, note: ' Football ' });
  expect(link).toMatchObject({ type: 41, rebate: 55, note: 'Football', enabled: true, visits: 0, registrations: 0 });
  expect(link.url).toContain(`/register?affiliateCode=${link.code}`);
  const { account } = await registerByUsername(
    services,
    await formOf(services, { affiliateCode: link.code.toLowerCase() }),
    registrant,
  );
  expect(await rowOf(db, account)).toMatchObject({
    type: 41,
    rebate: 55,
    upline: 'agent02',
    affiliate_code: link.code,
  });
  const { content, totals } = await listLinks(services, agent, { ...all, search: link.code });
  expect(content).toMatchObject([{ linkId: link.linkId, registrations: 1 }]);
  expect(totals).toEqual({ visits: 0, registrations: 1 });
});

test('AGENT-04 the code of a link that is off or removed is refused, and another agent cannot touch it', async () => {
  const link = await createLink(services, agent, { type: 0, rebate: 10 });
  const use = async () =>
    failureOf(registerByUsername(services, await formOf(services, { affiliateCode: link.code }), registrant));
  await changeLink(services, agent, link.linkId, { rebate: 10, enabled: false });
  expect(await use()).toBe('invitation_code_error');
  await changeLink(services, agent, link.linkId, { rebate: 20, enabled: true });
  expect(await outcome(removeLink(services, promoter, link.linkId))).toBe('not_found');
  expect(await outcome(changeLink(services, promoter, link.linkId, { rebate: 0, enabled: true }))).toBe('not_found');
  await removeLink(services, agent, link.linkId);
  expect(await use()).toBe('invitation_code_error');
  expect(await outcome(removeLink(services, agent, link.linkId))).toBe('not_found');
  expect((await listLinks(services, agent, all)).content.map(({ linkId }) => linkId)).not.toContain(link.linkId);
});

test('AGENT-18 an agent gives only types below its own, and no rebate above its own', async () => {
  expect((await accountRules(services, agent)).types).toEqual([2, 41, 0]);
  expect(await accountRules(services, promoter)).toMatchObject({ types: [42, 0], maxRebate: 60 });
  expect(await outcome(createLink(services, promoter, { type: 41, rebate: 10 }))).toBe('account_type_not_allowed');
  expect(await outcome(createLink(services, promoter, { type: 42, rebate: 61 }))).toBe('rebate_too_high');
  expect(await outcome(createLink(services, agent, { type: 1, rebate: 0 }))).toBe('account_type_not_allowed');
  const player = await sessionOf(services, 'player01');
  expect(await outcome(createLink(services, player, { type: 0, rebate: 0 }))).toBe('error_not_agent');
});

test('AGENT-04 an agent names the accounts that it makes, whatever registrants may leave out', async () => {
  const { register } = services.brand;
  const { username, password } = register.rules;
  const optional = { enabled: false, required: false };
  const rules = { ...register.rules, username: { ...username, ...optional }, password: { ...password, ...optional } };
  const lax = { ...services, brand: { ...services.brand, register: { ...register, rules } } };
  expect(await accountRules(lax, agent)).toMatchObject({
    username: { ...username, enabled: true, required: true },
    password: { ...password, enabled: true, required: true },
  });
});

const creator = () => ({ session: promoter, visitor: testVisitor, language: 'EN' as const });

test('AGENT-04 an agent opens an account below itself, which must change its password at the first login', async () => {
  const payload = { username: 'minh_an', password: 'Welcome2Lumo', nickname: 'Minh An', type: 42, rebate: 30 } as const;
  const created = await createDownline(services, payload, creator());
  expect(created).toMatchObject({ account: 'minh_an', uplineAccount: 'promoter41', level: 1, type: 42, rebate: 30 });
  expect(await outcome(createDownline(services, { ...payload, username: 'MINH_AN' }, creator()))).toBe(
    'username_taken',
  );
  expect(await outcome(createDownline(services, { ...payload, username: 'lumo_cskh' }, creator()))).toBe(
    'username_taken',
  );
  await expect(
    createDownline(services, { ...payload, username: 'minh_bo', nickname: 'Hệ thống' }, creator()),
  ).rejects.toMatchObject({ details: { fields: [{ pointer: '/body/nickname', rule: 'nickname' }] } });
  expect(await outcome(createDownline(services, { ...payload, username: 'minh_bo', rebate: 61 }, creator()))).toBe(
    'rebate_too_high',
  );
  expect(
    await failureOf(createDownline(services, { ...payload, username: 'minh_bo', password: 'x' }, creator())),
  ).toEqual([expect.stringContaining('/body/password')]);
  const login = await logIn(services, 'minh_an', { password: 'Welcome2Lumo' });
  expect(login.passwordExpired).toBe(true);
});

test('AGENT-04 a link leads to the site on which its accounts may log in: players not to a site for agents', async () => {
  const site = { ...services, brand: { ...services.brand, site: 'agent' as const, hosts: ['agent.lumo.example'] } };
  const hostOf = async (type: 0 | 41, at: TestServices) =>
    new URL((await createLink(at, agent, { type, rebate: 10 })).url).origin;
  expect(await hostOf(41, site)).toBe('https://agent.lumo.example');
  expect(await hostOf(0, site)).toBe('https://www.lumo.example');
  expect(await hostOf(41, services)).toBe(await hostOf(0, services));
});

test('AGENT-18 a line moves with everybody below it, never below itself, and only where its type and rebate fit', async () => {
  const idOf = async (account: string) => String((await rowsOf(account))[0]?.id);
  const line = { password: 'Welcome2Lumo', rebate: 30 };
  const above = { ...creator(), session: agent };
  await createDownline(services, { ...line, username: 'line_top', nickname: 'Top', type: 41 }, above);
  const below = { ...creator(), session: await sessionOf(services, 'line_top', line.password) };
  await createDownline(services, { ...line, username: 'line_low', nickname: 'Low', type: 42 }, below);
  const [top, second, third] = [await idOf('agent01'), await idOf('agent02'), await idOf('line_top')];
  const reason = 'Asked for.';
  const move = (memberId: string, uplineId: string | null) => moveLine(services, 'Mai', { memberId, uplineId, reason });
  expect(await outcome(move(second, third))).toBe('conflict');
  expect(await outcome(move(second, null))).toBe('account_type_not_allowed');
  expect(await outcome(move('999', top))).toBe('not_found');
  const moved = await move(third, top);
  expect(moved).toMatchObject({ member: { uplineAccount: 'agent01', level: 1 }, accounts: 2, endedContracts: [] });
  expect(await outcome(teamNode(db, agent, third))).toBe('not_found');
  expect(await teamNode(db, await sessionOf(services, 'agent01'), await idOf('line_low'))).toMatchObject({ level: 2 });
  expect(await outcome(move(await idOf('line_low'), top))).toBe('account_type_not_allowed');
  await move(third, second);
  expect(await teamNode(db, agent, third)).toMatchObject({ level: 1 });
});

const rowsOf = (account: string) =>
  db.query<{ id: number }>('test_id', 'select id from members where account = $1', [account]);

test('AGENT-04 of sixty links made at once fifty are made, and the others are told that there are enough', async () => {
  const maker = await sessionOf(services, 'agent01');
  await db.query('test_links', 'delete from registration_links where agent_id = $1', [maker.memberId]);
  const made = await Promise.all(
    Array.from({ length: 60 }, () => outcome(createLink(services, maker, { type: 0, rebate: 0 }))),
  );
  expect(made.filter((each) => each === 'in')).toHaveLength(50);
  expect(made.filter((each) => each === 'conflict')).toHaveLength(10);
});
