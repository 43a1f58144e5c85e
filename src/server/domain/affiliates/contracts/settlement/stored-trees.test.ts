import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { expectReconciled } from '#server/domain/play/seamless/testing.ts';
import { HOUR, MINUTE, type TestServices, testServices } from '#server/domain/testing.ts';
import { settleWindows } from './settle-windows.ts';
import { type Agent, cents, drawing, money, randomTree, slowPay, uplineIn } from './testing/slow-walk.ts';
import { idIn, type StoredTree, storeSettlements, storeTrees } from './testing/stored-trees.ts';
import type { TestSettlement } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
// A database for each test, because windows are settled once for all contracts.
beforeEach(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterEach(async () => {
  await expectReconciled(db);
  await db.close();
});

/** Random trees; at night ten times as many. */
const TREES = process.env['TIER'] === 'full' ? 2_000 : 200;
const HOURS = 3;
const FROM = Date.parse('2027-03-01T00:00:00Z');

/** Trees from these seeds on; contracts of `wild` ones have any rates and may end early. */
function drawTrees(count: number, { seed, firstId, wild, from }: Drawn) {
  let next = firstId;
  return Array.from({ length: count }, (_, n) => {
    const below = drawing((seed + n) * 7_919);
    const agents = randomTree(below, false, wild);
    const firstOfTree = next;
    next += agents.length;
    // A fourth is terminated before the others.
    const end = () => from + (wild && below(4) === 0 ? 1 + below(2) : HOURS) * HOUR;
    const ends = agents.map(({ terms }) => (terms === null ? null : end()));
    const tree: StoredTree = { agents, firstId: firstOfTree, ends };
    return { tree, settlements: drawSettlements(below, tree, { from, corrected: wild }) };
  });
}

interface Drawn {
  readonly seed: number;
  readonly firstId: number;
  readonly wild: boolean;
  readonly from: number;
}

/** Bets of three hours; where they are `corrected`, a fourth of them is taken back, often in a later hour. */
function drawSettlements(
  below: (limit: number) => number,
  tree: StoredTree,
  { from, corrected }: { readonly from: number; readonly corrected: boolean },
): TestSettlement[] {
  return Array.from({ length: 24 }, (_, n): TestSettlement[] => {
    const agent = tree.agents[below(tree.agents.length)];
    const stake = money(1 + below(90_000));
    const minute = below(170);
    const bet = {
      betId: `tree-${tree.firstId}-${n}`,
      memberId: agent === undefined ? 0 : idIn(tree, agent),
      stake,
      payout: '0.00',
      turnover: stake,
      at: from + minute * MINUTE,
    };
    if (!corrected || below(4) > 0) return [bet];
    const back = `-${stake}`;
    const at = from + (minute + below(180 - minute)) * MINUTE + 1;
    return [bet, { ...bet, stake: back, turnover: back, at, correction: true }];
  }).flat();
}

const BILLS = `
  select contract_id as id, window_from as "windowFrom", concat_ws(' ', turnover::numeric(20, 2), active_downlines, rate,
    gross::numeric(20, 2), downline_gross::numeric(20, 2), net::numeric(20, 2), carried_out::numeric(20, 2)) as bill
  from contract_bills where contract_id >= $1 and contract_id < $2`;

/** The bills of agents by id and beginning of the window. */
async function billsOf(firstId: number, endId: number): Promise<Map<string, string>> {
  const rows = await db.query<{ id: number; windowFrom: Date; bill: string }>('test_tree_bills', BILLS, [
    firstId,
    endId,
  ]);
  return new Map(rows.map(({ id, windowFrom, bill }) => [`${id} ${windowFrom.getTime()}`, bill]));
}

/** The bills of a tree by a slow walk over its bets, hour by hour. */
function slowBills({ tree, settlements }: ReturnType<typeof drawTrees>[number], from: number): [string, string][] {
  const carried = new Map<number, number>();
  const bills: [string, string][] = [];
  for (let hour = 0; hour < HOURS; hour += 1) {
    const window = { from: from + hour * HOUR, to: from + (hour + 1) * HOUR };
    const within = settlements.filter(({ at }) => at >= window.from && at < window.to);
    const paying = tree.agents.map((agent, at): Agent => {
      const turnover = within
        .filter(({ memberId }) => memberId === idIn(tree, agent))
        .reduce((sum, { turnover: t }) => sum + cents(t), 0);
      const terms = (tree.ends[at] ?? 0) < window.to ? null : agent.terms;
      return { ...agent, below: [], turnover, result: 0, terms, carriedIn: carried.get(agent.id) ?? 0 };
    });
    for (const [at, agent] of tree.agents.entries()) {
      const [upline, here] = [uplineIn(tree.agents, agent), paying[at]];
      if (here !== undefined) paying.find(({ id }) => id === upline?.id)?.below.push(here);
    }
    for (const agent of paying) {
      if (agent.terms === null) continue;
      const { turnover, active, rate, gross, downlines, net, carriedOut } = slowPay(agent);
      carried.set(agent.id, carriedOut);
      const told = [money(turnover), active, rate, money(gross), money(downlines), money(net), money(carriedOut)];
      bills.push([`${idIn(tree, agent)} ${window.from}`, told.join(' ')]);
    }
  }
  return bills;
}

/** Settles the hours of trees that are stored together, in one statement an hour. Returns their bills. */
async function settleTrees(drawn: ReturnType<typeof drawTrees>, from: number): Promise<Map<string, string>> {
  const trees = drawn.map(({ tree }) => tree);
  await storeTrees(db, trees, new Date(from));
  await storeSettlements(
    db,
    drawn.flatMap(({ settlements }) => settlements),
  );
  await settleWindows({ ...services, clock: () => from + HOURS * HOUR }, 'hourly');
  const [first, last] = [trees[0], trees.at(-1)];
  return billsOf(first?.firstId ?? 0, (last?.firstId ?? 0) + (last?.agents.length ?? 0));
}

test('CONTRACT-09 windows of random trees settled from the database are those of a slow walk over the bets', async () => {
  const drawn = drawTrees(TREES, { seed: 1, firstId: 7_000_000, wild: true, from: FROM });
  const bills = await settleTrees(drawn, FROM);
  const slow = drawn.flatMap((one) => slowBills(one, FROM));
  expect(slow.length).toBeGreaterThan(10 * TREES);
  // Some pay nothing, some carry corrections on, some contracts have ended.
  expect(slow.filter(([, bill]) => !bill.endsWith(' 0.00')).length).toBeGreaterThan(TREES / 4);
  expect([...bills].toSorted()).toEqual(slow.toSorted());
});

const NETS = `
  select l.ancestor_id as top, sum(b.net)::numeric(20, 2)::text as nets,
    sum(b.gross) filter (where b.downline_id = l.ancestor_id)::numeric(20, 2)::text as gross,
    count(*) filter (where b.net > 0 and b.downline_id <> l.ancestor_id)::int as differentials
  from contract_bills b join team_lines l on l.descendant_id = b.downline_id
  where l.ancestor_id = any($1::bigint[]) group by l.ancestor_id, b.window_from`;

test('CONTRACT-09 in the database the nets of a line sum to the gross of its top where no rate rises downwards', async () => {
  const drawn = drawTrees(200, { seed: 5_000, firstId: 8_000_000, wild: false, from: FROM });
  await settleTrees(drawn, FROM);
  const tops = drawn.map(({ tree }) => tree.firstId);
  const sums = await db.query<{ nets: string; gross: string; differentials: number }>('test_tree_nets', NETS, [tops]);
  expect(sums).toHaveLength(200 * HOURS);
  expect(sums.filter(({ nets, gross }) => nets !== gross)).toEqual([]);
  expect(sums.filter(({ gross, differentials }) => Number(gross) > 0 && differentials > 0).length).toBeGreaterThan(200);
});
