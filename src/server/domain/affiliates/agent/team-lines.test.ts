import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { addMembers } from '../../testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

interface Node {
  readonly id: number;
  readonly uplineId: number | null;
}

const MOVE = 'update members set upline_id = $2 where id = $1';

/** The tree as plain code works it out, by walking up from each account. */
function linesOf(nodes: readonly Node[]): Set<string> {
  const above = new Map(nodes.map(({ id, uplineId }) => [id, uplineId]));
  const lines = new Set<string>();
  for (const { id } of nodes) {
    let depth = 0;
    for (let at: number | null | undefined = id; at !== null && at !== undefined; at = above.get(at)) {
      lines.add(`${at} ${id} ${depth++}`);
    }
  }
  return lines;
}

async function agrees(): Promise<void> {
  const nodes = await db.query<Node>('test_nodes', 'select id, upline_id as "uplineId" from members', []);
  const rows = await db.query<{ line: string }>(
    'test_lines',
    `select ancestor_id || ' ' || descendant_id || ' ' || depth as line from team_lines`,
    [],
  );
  expect(new Set(rows.map(({ line }) => line))).toEqual(linesOf(nodes));
}

test('AGENT-18 the tree follows every account that opens and every line that moves', async () => {
  const names = Array.from({ length: 24 }, (_, at) => `tree${at}`);
  await addMembers(
    db,
    names.map((account) => ({ account })),
  );
  const ids = (
    await db.query<{ id: number }>('test_ids', `select id from members where account like 'tree%' order by id`, [])
  ).map(({ id }) => id);
  await agrees();
  // A small generator of its own, so that every run moves the same lines.
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  let refused = 0;
  for (let turn = 0; turn < 120; turn += 1) {
    const [line, upline] = [ids[next(ids.length)] ?? 0, next(9) === 0 ? null : (ids[next(ids.length)] ?? 0)];
    const nodes = await db.query<Node>('test_nodes', 'select id, upline_id as "uplineId" from members', []);
    const isCycle =
      linesOf(nodes).has(`${line} ${upline} 0`) ||
      [...linesOf(nodes)].some((at) => at.startsWith(`${line} ${upline} `));
    const done = await db.query('test_move', MOVE, [line, upline]).then(
      () => true,
      () => false,
    );
    expect(done).toBe(!isCycle);
    if (isCycle) refused += 1;
    await agrees();
  }
  expect(refused).toBeGreaterThan(5);
});
