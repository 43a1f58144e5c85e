import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  listRegistrationLinksDefaults,
  listTeamBetsDefaults,
  listTeamChildrenDefaults,
  listTeamDefaults,
  listTeamProfitDefaults,
  listTeamTransactionsDefaults,
} from '#generated/server/defaults.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { listMessages, readMessage } from '../../care/messages/inbox.ts';
import { rowOf } from '../../identity/registration/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { outcome, sessionOf, type TestServices, testServices, testVisitor } from '../../testing.ts';
import { accountRules, createDownline } from './create-accounts.ts';
import { getTeamMember } from './get-team-member.ts';
import { listTeam, listTeamChildren } from './list-team.ts';
import { listTeamBets } from './list-team-bets.ts';
import { listTeamProfit } from './list-team-profit.ts';
import { listTeamTransactions } from './list-team-transactions.ts';
import { changeLink, createLink, listLinks, removeLink } from './registration-links.ts';
import { teamOverview } from './team-overview.ts';
import { addTeam, type TestTeam, teamRange } from './testing.ts';
import { writeToTeam } from './write-to-team.ts';

let db: Database;
let services: TestServices;
let team: TestTeam;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  team = await addTeam(db, services);
});
afterAll(() => db.close());

const transactions = { ...listTeamTransactionsDefaults, ...teamRange, pageSize: 50 };

/** Every page and act of the agent centre, as somebody asks for it. */
const acts: Record<string, (who: Session) => Promise<unknown>> = {
  'the rules of accounts': (who) => accountRules(services, who),
  'the links': (who) => listLinks(services, who, listRegistrationLinksDefaults),
  'a new link': (who) => createLink(services, who, { type: 0, rebate: 0 }),
  'a change of a link': (who) => changeLink(services, who, 'ln-x', { rebate: 0, enabled: true }),
  'the end of a link': (who) => removeLink(services, who, 'ln-x'),
  'the team': (who) => listTeam(services, who, listTeamDefaults),
  'the tree': (who) => listTeamChildren(services, who, listTeamChildrenDefaults),
  'somebody of the team': (who) => getTeamMember(services, who, String(who.memberId), {}),
  'the bets': (who) => listTeamBets(services, who, listTeamBetsDefaults, 'EN'),
  'profit and loss': (who) => listTeamProfit(services, who, listTeamProfitDefaults),
  'the transactions': (who) => listTeamTransactions(services, who, transactions, 'EN'),
  'the overview': (who) => teamOverview(services, who, 'today'),
};

test.each(Object.keys(acts))('AGENT-18 %s: a player is refused, as one who is no agent', async (name) => {
  const player = await sessionOf(services, 'player01');
  const act = acts[name] ?? expect.fail();
  expect(await outcome(act(player))).toBe('error_not_agent');
  expect(await outcome(act(team.head))).not.toBe('error_not_agent');
});

test('AGENT-04 a link may be changed to the whole rebate of its agent, and not above', async () => {
  const { linkId } = await createLink(services, team.sub, { type: 0, rebate: 0 });
  const change = (rebate: number) => changeLink(services, team.sub, linkId, { rebate, enabled: true });
  expect(await outcome(change(61))).toBe('rebate_too_high');
  expect((await change(60)).rebate).toBe(60);
});

test('AGENT-04 a change of a link is in the audit log, and one that changes nothing is not', async () => {
  const { linkId } = await createLink(services, team.sub, { type: 0, rebate: 5, note: 'Tet' });
  services.pass(1_000);
  const changes = async () =>
    (
      await db.query('test_links', `select id from audit_log where kind = 'link_changed' and data ->> 'link' = $1`, [
        linkId,
      ])
    ).length;
  await changeLink(services, team.sub, linkId, { rebate: 5, note: ' Tet ', enabled: true });
  expect(await changes()).toBe(0);
  await changeLink(services, team.sub, linkId, { rebate: 5, note: 'Tet', enabled: false });
  expect(await changes()).toBe(1);
});

test('AGENT-04 an account below an agent has its nickname without spaces around, and a welcome', async () => {
  const creator = { session: team.sub, visitor: testVisitor, language: 'EN' as const };
  const payload = { username: 'linh_an', password: 'Portico123', type: 0, rebate: 10 } as const;
  expect(await createDownline(services, { ...payload, nickname: '  Linh An ' }, creator)).toMatchObject({
    nickname: 'Linh An',
    level: 1,
    uplineId: String(team.sub.memberId),
    uplineAccount: 'team_sub',
  });
  expect(await rowOf(db, 'linh_an')).toMatchObject({ method: 'username', upline: 'team_sub' });
  const inbox = await listMessages(
    services,
    await sessionOf(services, 'linh_an'),
    { reading: 'all', pageNo: 1, pageSize: 10 },
    'EN',
  );
  expect(inbox.content.map(({ title }) => title)).toEqual(['Welcome to Lumo']);
  // Without a nickname, or with spaces alone, the account stands for it.
  await createDownline(services, { ...payload, username: 'linh_bo', nickname: '  ' }, creator);
  await createDownline(services, { ...payload, username: 'linh_co' }, creator);
  const found = await listTeam(services, team.sub, { ...listTeamDefaults, search: 'LINH_' });
  expect(found.content.map(({ member }) => [member.account, member.nickname]).sort()).toEqual([
    ['linh_an', 'Linh An'],
    ['linh_bo', 'linh_bo'],
    ['linh_co', 'linh_co'],
  ]);
});

test('AGENT-05 an agent is found by any part of its names in any case, and a blank search finds all', async () => {
  const found = async (search: string) =>
    (await listTeam(services, team.head, { ...listTeamDefaults, search })).content.map(({ member }) => member.account);
  expect(await found(' M_LEA ')).toEqual(['team_leaf']);
  expect(await found('_')).toHaveLength((await found('   ')).length);
  expect(await found('nobody')).toEqual([]);
});

test('AGENT-05 an agent never reads who stands above it, and reads it of those below', async () => {
  const { sub, idOf } = team;
  const card = async (id: number) => (await getTeamMember(services, sub, String(id), {})).member;
  expect(await card(sub.memberId)).toMatchObject({ level: 0, uplineId: null, uplineAccount: null });
  expect(await card(idOf('leaf'))).toMatchObject({
    level: 1,
    uplineId: String(sub.memberId),
    uplineAccount: 'team_sub',
  });
});

test('AGENT-05 a message of an agent is stored without spaces around, and the audit log says who wrote it', async () => {
  const { messageId } = await db.transaction((tx) =>
    writeToTeam(services, tx, team.head, String(team.idOf('leaf')), { title: 'News', text: '  \nHello.\n ' }),
  );
  const leaf = await sessionOf(services, 'team_leaf');
  expect((await readMessage(services, leaf, messageId, 'EN')).content).toBe('<p>Hello.</p>');
  const audited = await db.query(
    'test_written',
    `select kind, data from audit_log where member_id = $1 and data ->> 'agent' is not null`,
    [team.idOf('leaf')],
  );
  expect(audited).toEqual([
    {
      kind: 'team_message_sent',
      data: { agent: team.head.memberId, session: team.head.id, message: messageId },
    },
  ]);
});
