import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../../src/server/db/open.ts';
import { secretHash } from '../../src/server/domain/ground/encryption/secret.ts';
import { signIn } from '../../src/server/testing/sign-in.ts';
import { fire } from './load.ts';
import { launchServer } from './processes.ts';
import { type Figure, median } from './result.ts';

// Many short rounds, so that both variants meet the same speed of the machine.
const rounds = 6;
const seconds = 2;
const address = 'http://127.0.0.1:4191';
const accounts = Array.from({ length: 8 }, (_, i) => `bench${i + 1}`);
/** More than a round uses. */
const ticketsARound = 3_000;

/**
 * Logins, eight at a time with one hashing thread, and their effect on members who ask for their balance. Both run in
 * turn and several times, so a change of the machine's speed affects both.
 */
export async function login(dataDir: string, say: (line: string) => void): Promise<Figure[]> {
  await prepare(dataDir);
  const ours: number[] = [];
  const alone: number[] = [];
  const beside: number[] = [];
  const server = await launchServer(4191, dataDir, { HASH_THREADS: '1' });
  try {
    const tokens = await Promise.all(
      Array.from({ length: 4 }, () => signIn(address, 'player01', 'Portico123').then(({ token }) => token)),
    );
    // Node compiles frequent code in the first seconds; a server that has run for a while is past that.
    await logIns('s_warm-', 5 * seconds);
    const balance = () => fire(`${address}/wps/v2/wallets/balance`, tokens, seconds);
    for (let round = 0; round < rounds; round++) {
      say(`login ${round + 1}/${rounds}`);
      ours.push(await logIns(`s_alone-${round}-`, seconds));
      alone.push((await balance()).p99);
      // The logins start before the balance calls and end after them.
      const logins = logIns(`s_beside-${round}-`, seconds + 1);
      beside.push((await balance()).p99);
      await logins;
    }
  } finally {
    await server.stop();
  }
  const part = 'login';
  const ratio = median(beside.map((value, round) => value / (alone[round] ?? Number.NaN)));
  return [
    { part, name: 'login at 8 concurrent', value: median(ours), unit: 'ms' },
    { part, name: 'balance, p99', value: median(alone), unit: 'ms' },
    { part, name: 'balance beside logins, p99, to without', value: ratio, unit: 'x', target: ['<=', 3] },
  ];
}

async function logIns(tickets: string, duration: number): Promise<number> {
  const script = join(import.meta.dirname, 'log-in-repeatedly.ts');
  const { stdout } = await promisify(execFile)('node', [script, address, String(duration), tickets, ...accounts]);
  return Number(stdout);
}

const ADD_ACCOUNTS = `
  insert into members (account, nickname, type, member_access, password_hash, password_changed_at, created_at)
  select name, name, 0, true, m.password_hash, m.password_changed_at, m.created_at
  from unnest($1::text[]) name, members m where m.account = 'player01' on conflict do nothing`;
const ADD_TICKETS = `
  insert into verification_tickets (hash, kind, uses_left, challenge_hash, expires_at)
  select hash, 'slider', 1, '', now() + interval '1 day' from unnest($1::text[]) hash on conflict do nothing`;

/** Creates accounts and solved sliders, which are not measured. */
async function prepare(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  await database.query('bench_accounts', ADD_ACCOUNTS, [accounts]);
  const series = Array.from({ length: rounds }, (_, round) => [`s_alone-${round}-`, `s_beside-${round}-`]).flat();
  for (const prefix of ['s_warm-', ...series]) {
    const tickets = Array.from({ length: ticketsARound }, (_, i) => secretHash(`${prefix}${i}`));
    await database.query('bench_tickets', ADD_TICKETS, [tickets]);
  }
  await database.close();
}
