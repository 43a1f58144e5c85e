import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AgentType } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { addMembers, type TestServices, testServices } from '../../testing.ts';
import { type AccountQuery, listAccounts } from './list-accounts.ts';
import { moveLine } from './move-line.ts';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  const members: readonly { readonly account: string; readonly type?: AgentType }[] = [
    { account: 'zz_general', type: 1 },
    { account: 'zz_agent', type: 2 },
    { account: 'zz_player' },
    { account: 'zz_trial', type: 4 },
  ];
  await addMembers(db, members);
  await move('zz_agent', 'zz_general');
  await move('zz_player', 'zz_agent');
});
afterAll(() => db.close());

const found = (query: Partial<AccountQuery>) => listAccounts(services, { pageNo: 1, pageSize: 20, ...query });
const names = async (query: Partial<AccountQuery>) => (await found(query)).content.map(({ account }) => account).sort();

async function move(account: string, upline: string): Promise<void> {
  const idOf = async (name: string) => (await found({ account: name })).content[0]?.id ?? '';
  const who = { memberId: await idOf(account), uplineId: await idOf(upline) };
  await moveLine(services, 'Mai', { ...who, reason: 'Asked for.' });
}

test('API-75 AGENT-05 operators find an account by its name in any case, with its id and its place from the top', async () => {
  const { content, totalElements } = await found({ account: 'ZZ_Agent' });
  expect(totalElements).toBe(1);
  const [general] = (await found({ account: 'zz_general' })).content;
  expect(general).toMatchObject({
    type: 1,
    uplineId: null,
    uplineAccount: null,
    level: 0,
    directCount: 1,
    teamCount: 3,
  });
  expect(content).toMatchObject([
    {
      account: 'zz_agent',
      type: 2,
      uplineId: general?.id,
      uplineAccount: 'zz_general',
      level: 1,
      directCount: 1,
      teamCount: 2,
      state: 'active',
    },
  ]);
  expect((await found({ account: 'zz_player' })).content).toMatchObject([{ uplineAccount: 'zz_agent', level: 2 }]);
});

test('API-75 operators find accounts by parts of their names and by type, and never a trial account', async () => {
  expect(await names({ search: 'ZZ_' })).toEqual(['zz_agent', 'zz_general', 'zz_player']);
  expect(await names({ search: 'zz_', type: 2 })).toEqual(['zz_agent']);
  expect(await names({ account: 'zz_trial' })).toEqual([]);
  expect(await names({ type: 4 })).toEqual([]);
  // A part of a name is no name.
  expect(await names({ account: 'zz_' })).toEqual([]);
});

test('API-75 without a filter all accounts are told, page by page, the newest first', async () => {
  const first = await found({ pageSize: 3 });
  const second = await found({ pageSize: 3, pageNo: 2 });
  const times = [...first.content, ...second.content].map(({ registeredAt }) => registeredAt);
  expect(times).toEqual(times.toSorted().reverse());
  expect(new Set([...first.content, ...second.content].map(({ id }) => id)).size).toBe(6);
  const [count] = await db.query<{ count: number }>(
    'test_accounts_count',
    'select count(*)::int as count from members where type <> 4',
    [],
  );
  expect(first.totalElements).toBe(count?.count);
});
