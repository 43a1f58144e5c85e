import { listTeamDefaults } from '../../generated/server/defaults.ts';
import type { Database } from '../../src/server/db/database.ts';
import { openPostgres } from '../../src/server/db/postgres.ts';
import { listTeam } from '../../src/server/domain/affiliates/agent/list-team.ts';
import { settleWindow } from '../../src/server/domain/affiliates/contracts/settlement/settle-windows.ts';
import { MINUTE, testServices } from '../../src/server/domain/testing.ts';
import { seedDatabase } from '../../src/server/testing/seed-database.ts';
import { startPostgres } from '../../src/tools/postgres.ts';
import { AGENTS, addAccounts, addBets, addContracts, TOP } from './contract-lines.ts';
import { type Figure, median } from './result.ts';

const part = 'contracts';
const [BETS, TEAM] = [1_000_000, 100_000];
const START = Date.parse('2026-01-05T10:00:00Z');
const SEARCHES = 5;

/**
 * A real-time window of 10,000 agents in five levels on PostgreSQL. It runs with a tenth of the bets and with all,
 * after one that is not measured. Then a search among 100,000 members of a team.
 */
export async function contracts(say: (line: string) => void, count = BETS): Promise<Figure[]> {
  const postgres = await startPostgres();
  const db = openPostgres(postgres.url);
  try {
    await db.migrate();
    await seedDatabase(db);
    say(`contracts, ${AGENTS} agents`);
    await addAccounts(postgres.url, 0, AGENTS);
    await addContracts(postgres.url, new Date(START));
    const counts = [Math.ceil(count / 10), Math.ceil((count * 3) / 10), count];
    const run = async (at: number, bets: number) => {
      const from = START + at * 5 * MINUTE;
      say(`contracts, ${bets} bets`);
      // This analyzes the tables too, as autovacuum does, so each window has plans for what the last one wrote.
      await addBets(postgres.url, new Date(from), bets);
      return { bets, seconds: await settle(db, from) };
    };
    // The first one fills caches, and its tables of bills are empty: it is compared with nothing.
    await run(0, counts[0] ?? count);
    const windows = [];
    for (const [at, bets] of counts.entries()) windows.push(await run(at + 1, bets));
    say(`contracts, ${TEAM} members`);
    await addAccounts(postgres.url, AGENTS, TEAM);
    const [short = 0, , long = 0] = windows.map(({ seconds }) => seconds);
    return [
      ...windows.map(({ bets, seconds }, at): Figure => {
        const name = `${AGENTS.toLocaleString('en')} agents, a real-time window with ${bets.toLocaleString('en')} bets`;
        return { part, name, value: seconds, unit: 's', ...(at === 2 ? { target: ['<=', 10] } : {}) };
      }),
      { part, name: 'time of ten times the bets', value: long / short, unit: 'x', target: ['<=', 12] },
      {
        part,
        name: `a search among ${TEAM.toLocaleString('en')} members of a team`,
        unit: 's',
        value: await search(db),
        target: ['<=', 2],
      },
    ];
  } finally {
    await db.close();
    await postgres.stop();
  }
}

/** The seconds in which the five minutes from a moment on are settled; each agent must get a bill. */
async function settle(db: Database, from: number): Promise<number> {
  const services = { ...(await testServices(db)), clock: () => from + 5 * MINUTE };
  const window = { from, to: from + 5 * MINUTE };
  const begin = performance.now();
  await db.transaction((tx) => settleWindow(services, tx, { kind: 'realtime', window }));
  const seconds = (performance.now() - begin) / 1000;
  const [kept] = await db.query<{ bills: number }>(
    'bench_bills',
    'select count(*)::int as bills from contract_bills where window_from = $1 and downline_id >= $2',
    [new Date(from), TOP],
  );
  if (kept?.bills !== AGENTS) throw new Error(`${kept?.bills} bills instead of ${AGENTS}`);
  return seconds;
}

/** The median of the seconds in which one member is found, with the figures of today and the totals. */
async function search(db: Database): Promise<number> {
  const services = await testServices(db);
  const agent = { memberId: TOP, type: 1 as const };
  const times = [];
  for (let n = 0; n < SEARCHES; n += 1) {
    const wanted = `line_${AGENTS + 4_321 + n * 11_111}`;
    const begin = performance.now();
    const { content } = await listTeam(services, agent, { ...listTeamDefaults, search: wanted });
    times.push((performance.now() - begin) / 1000);
    if (content[0]?.member.account !== wanted) throw new Error(`${wanted} was not found`);
  }
  return median(times);
}
