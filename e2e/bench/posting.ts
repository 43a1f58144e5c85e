import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { openPostgres } from '../../src/server/db/postgres.ts';
import { give } from '../../src/server/domain/payments/funds/testing.ts';
import { addMembers, sessionOf, testServices } from '../../src/server/domain/testing.ts';
import { startPostgres } from '../../src/tools/postgres.ts';
import { type Player, signInPlayer } from '../chaos/players.ts';
import { makeBooks } from './ledger-books.ts';
import { CLIENTS, pgbench, SECONDS } from './pgbench.ts';
import { launchServer, type Running } from './processes.ts';
import { type Figure, median } from './result.ts';
import type { StakeOrder, Stakes } from './stake-repeatedly.ts';
import { share, type Waits, waitsDuring } from './waits.ts';

const part = 'posting';
const ROUNDS = 3;
const PORTS = [4192, 4193, 4194, 4195];
const COUNTS = [1, 2, 4] as const;
const VENDOR_KEY = 'saffron-key-of-the-bench';
const accounts = Array.from({ length: CLIENTS }, (_, i) => `staker${i + 1}`);

/**
 * Stakes of 16 players by HTTP, on one, two and four processes that share a PostgreSQL server. It compares them with
 * pgbench on the statements of one posting. They run in turn, so a change of the machine's speed affects all.
 */
export async function posting(dataDir: string, say: (line: string) => void): Promise<Figure[]> {
  const postgres = await startPostgres();
  const servers: Running[] = [];
  try {
    await makeBooks(postgres.url);
    await addPlayers(postgres.url);
    const env = { DATABASE_URL: postgres.url, VENDOR_KEYS: `SAF=${VENDOR_KEY}`, LOG_LEVEL: 'error' };
    for (const port of PORTS) servers.push(await launchServer(port, dataDir, env));
    return await measured(
      servers.map(({ url }) => new URL(url).origin),
      postgres.url,
      say,
    );
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
  }
}

/** Members with money, a member of the books for each client. */
async function addPlayers(url: string): Promise<void> {
  const db = openPostgres(url);
  try {
    await addMembers(
      db,
      accounts.map((account) => ({ account })),
    );
    const services = await testServices(db);
    for (const account of accounts) await give(services, await sessionOf(services, account), '1000000.00');
  } finally {
    await db.close();
  }
}

async function measured(urls: readonly string[], database: string, say: (line: string) => void): Promise<Figure[]> {
  const [first = ''] = urls;
  const players: Player[] = [];
  for (const account of accounts) players.push(await signInPlayer(first, account, VENDOR_KEY));
  const order = (count: number, name: string): StakeOrder => ({
    urls: urls.slice(0, count),
    vendorKey: VENDOR_KEY,
    seconds: SECONDS,
    name,
    players: players.map(({ memberId, playToken }) => ({ memberId, playToken })),
  });
  // Node compiles frequent code in the first seconds; a server that has run for a while is past that.
  await stakes(order(PORTS.length, 'warm'));
  const ours = new Map<number, (Stakes & { readonly waits: Waits })[]>(COUNTS.map((count) => [count, []]));
  const theirs: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    say(`posting ${round}/${ROUNDS}`);
    for (const count of COUNTS) {
      const { done, waits } = await waitsDuring(database, stakes(order(count, `${round}-${count}`)));
      ours.get(count)?.push({ ...done, waits });
      const seen = [...waits.keys()].map((what) => `${what} ${share(waits, what).toFixed(0)} %`);
      say(`posting ${round}/${ROUNDS}, ${count}: ${done.perSecond.toFixed(0)} /s; ${seen.join(', ')}`);
    }
    const bare = await pgbench(database);
    if (bare !== undefined) theirs.push(bare);
  }
  const one = ours.get(1) ?? [];
  const figures = COUNTS.flatMap((count): Figure[] => {
    const runs = ours.get(count) ?? [];
    const row = { table: 'stakes by HTTP', of: `${count} ${count === 1 ? 'process' : 'processes'}` };
    const toOne = runs.map(({ perSecond }, round) => perSecond / (one[round]?.perSecond ?? Number.NaN));
    return [
      { part, name: 'rate', value: median(runs.map(({ perSecond }) => perSecond)), unit: '/s', row },
      { part, name: 'p99', value: median(runs.map(({ p99 }) => p99)), unit: 'ms', row },
      { part, name: 'to one process', value: median(toOne), unit: 'x', row },
      { part, name: 'waits for a lock', value: median(runs.map(({ waits }) => share(waits, 'Lock'))), unit: '%', row },
    ];
  });
  if (theirs.length < ROUNDS) {
    say('posting, there is no pgbench to compare with');
    return figures;
  }
  const ratio = median(one.map(({ perSecond }, round) => perSecond / (theirs[round] ?? Number.NaN)));
  return [
    { part, name: 'one posting by pgbench -M prepared', value: median(theirs), unit: '/s' },
    { part, name: 'stakes by HTTP on one process, to pgbench', value: ratio, unit: 'x' },
    ...figures,
  ];
}

/** The stakes of a process of its own. */
function stakes(order: StakeOrder): Promise<Stakes> {
  return new Promise((resolve, reject) => {
    const child = execFile('node', [join(import.meta.dirname, 'stake-repeatedly.ts')], (error, stdout) => {
      if (error) reject(error);
      // That file writes it.
      else resolve(JSON.parse(stdout) as Stakes);
    });
    child.stderr?.pipe(process.stderr);
    child.stdin?.end(JSON.stringify(order));
  });
}
