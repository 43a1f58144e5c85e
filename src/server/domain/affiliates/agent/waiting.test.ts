import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { openSession } from '../../identity/session/open-session.ts';
import { HOUR, type TestServices, testServices } from '../../testing.ts';
import { actOnContract } from '../contracts/act-on-contract.ts';
import { settleWindow, settleWindows } from '../contracts/settlement/settle-windows.ts';
import { addAgent, addContract, addSettlements, billsOfContract } from '../contracts/settlement/testing.ts';
import { moveLine } from './move-line.ts';

let db: TestDatabase;
let beside: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  beside = db.again();
  services = await testServices(db);
});
afterAll(() => db.close());

/** Whether a statement waits for a lock, asked until one does. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await beside.query('test_waiting', waiting)).length === 0);
}

// The embedded database has one connection, on which nobody works beside a settlement.
describe.runIf(process.env['TEST_DATABASE_URL'])('while a window settles', () => {
  test('a registration does not wait behind the move of a line that waits for the settlement', async () => {
    const left = await addAgent(db, 'wait_left', null);
    const right = await addAgent(db, 'wait_right', null);
    const moved = await addAgent(db, 'wait_moved', left);
    const from = Date.parse('2026-01-04T00:00:00Z');
    const { move } = await db.transaction(async (tx) => {
      await settleWindow(services, tx, { kind: 'hourly', window: { from, to: from + HOUR } });
      const started = moveLine({ ...services, db: beside }, 'Mai', {
        memberId: `${moved}`,
        uplineId: `${right}`,
        reason: 'Asked for.',
      });
      await untilSomebodyWaits();
      // It is below the line that waits, and is there before the settlement ends.
      await addAgent(beside, 'wait_new', moved);
      return { move: started };
    });
    expect(await move).toMatchObject({ accounts: 2 });
    const path = await db.query<{ id: number }>(
      'test_path',
      `select ancestor_id as id from team_lines l join members m on m.id = l.descendant_id
       where m.account = 'wait_new' and depth > 0 order by depth`,
    );
    expect(path.map(({ id }) => id)).toEqual([moved, right]);
  });

  test('CONTRACT-09 a contract that ends meanwhile is paid for that window and until its end, each once', async () => {
    const agent = await addAgent(db, 'wait_ends', null);
    const from = Date.parse('2026-01-05T08:00:00Z');
    const terms = {
      tiers: [{ turnover: '0.00', activeDownlines: 0, loss: null, rate: 100 }],
      activeMinimum: '0.00',
      carryOver: null,
    };
    const id = await addContract(db, { kind: 'hourly', uplineId: null, downlineId: agent, terms, from });
    const act = (by: number | null, action: 'terminate' | 'agree_termination', version: number) =>
      actOnContract({ ...services, db: beside }, { id: by }, `ct-${id}`, { action, version });
    await act(agent, 'terminate', 2);
    await addSettlements(
      db,
      [0, 1, 2].map((hour) => ({
        betId: `wait-${hour}`,
        memberId: agent,
        stake: '100.00',
        payout: '0.00',
        turnover: '100.00',
        at: from + hour * HOUR,
      })),
    );
    await db.transaction(async (tx) => {
      await settleWindow(services, tx, { kind: 'hourly', window: { from, to: from + HOUR } });
      // The contract ends with the hour that runs, which begins at nine.
      const { contract } = await act(null, 'agree_termination', 3);
      expect(contract).toMatchObject({ state: 'terminated', effectiveTo: '2026-01-05T10:00:00.000Z' });
    });
    await settleWindows({ ...services, clock: () => from + 3 * HOUR }, 'hourly');
    const bills = await billsOfContract(db, id);
    expect(bills.map(({ windowFrom, net }) => [windowFrom, net])).toEqual([
      ['2026-01-05T08:00:00.000Z', '1.00'],
      ['2026-01-05T09:00:00.000Z', '1.00'],
    ]);
  });

  test('a login does not wait for the hours or bills that are stored for its member', async () => {
    const id = await addAgent(db, 'wait_login', null);
    await db.transaction(async (tx) => {
      await tx.query('test_hours', `insert into member_hours (member_id, hour) values ($1, '2020-01-01Z')`, [id]);
      const visitor = { ip: '203.0.113.7', country: null, userAgent: 'Chrome' };
      await beside.transaction((other) => openSession(services, other, id, visitor, { method: null }));
    });
    const [login] = await db.query<{ known: boolean }>(
      'test_login',
      'select last_login_at is not null as known from members where id = $1',
      [id],
    );
    expect(login).toEqual({ known: true });
  });
});
