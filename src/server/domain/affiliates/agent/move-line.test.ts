import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { addMembers, outcome, type TestServices, testServices } from '../../testing.ts';
import { moveLine } from './move-line.ts';

let db: Database;
let services: TestServices;
let ids: ReadonlyMap<string, string>;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  const top = { account: 'top', type: 1 as const };
  const agents = ['left', 'right', 'third'].map((account) => ({ account, type: 2 as const }));
  await addMembers(db, [top, ...agents, { account: 'leaf' }]);
  const rows = await db.query<{ id: string; account: string }>(
    'test_ids',
    `select id::text as id, account from members where account in ('top', 'left', 'right', 'third', 'leaf')`,
    [],
  );
  ids = new Map(rows.map(({ id, account }) => [account, id]));
});
beforeEach(async () => {
  for (const account of ['left', 'right', 'third']) await move(account, 'top');
  await move('leaf', 'left');
});
afterAll(() => db.close());

const idOf = (account: string) => ids.get(account) ?? '';
const move = (account: string, upline: string) =>
  moveLine(services, 'Mai', { memberId: idOf(account), uplineId: idOf(upline), reason: 'Asked for.' });

const PATH = `
  select string_agg(m.account, ' ' order by l.depth) as path from team_lines l join members m on m.id = l.ancestor_id
  where l.descendant_id = $1`;
const pathOf = async (account: string) =>
  (await db.query<{ path: string }>('test_path', PATH, [idOf(account)]))[0]?.path;

test('AGENT-18 of two moves at once, each below the other, one is refused and the tree has no circle', async () => {
  const outcomes = await Promise.all([outcome(move('left', 'right')), outcome(move('right', 'left'))]);
  expect(outcomes.sort()).toEqual(['conflict', 'in']);
  const paths = [await pathOf('left'), await pathOf('right')];
  expect([
    ['left right top', 'right top'],
    ['left top', 'right left top'],
  ]).toContainEqual(paths);
});

test('AGENT-18 two moves of one line at once end below one of the two, with everybody below it', async () => {
  expect(await Promise.all([outcome(move('left', 'right')), outcome(move('left', 'third'))])).toEqual(['in', 'in']);
  const upline = (await pathOf('left'))?.split(' ')[1];
  expect(['right', 'third']).toContain(upline);
  expect(await pathOf('left')).toBe(`left ${upline} top`);
  expect(await pathOf('leaf')).toBe(`leaf left ${upline} top`);
});
