import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '../../src/server/db/database.ts';
import { TEST_NOW } from '../../src/server/db/testing.ts';
import { post } from '../../src/server/domain/wallet/post.ts';
import { MEMBERS } from './ledger-books.ts';
import { type Figure, median } from './result.ts';

const CLIENTS = 16;
const ROUNDS = 3;
const SECONDS = 6;
const part = 'ledger';
const FIRST_MEMBER = 1_100_000;

// The statements of `post()` in its transaction.
const SCRIPT = `
\\set m random(${FIRST_MEMBER}, ${FIRST_MEMBER + MEMBERS - 1})
\\set k random(1, 1000000000000000)
begin;
select replayed, member_id, purpose, balance, version from post_entries('pgbench:' || :client_id || ':' || :k, 'adjustment',
  'operator', 'bench', null, now(), array[null, :m]::bigint[], array['house', 'main'], array['USD', 'USD'], array[-1.00, 1.00]);
with kept as (
  insert into live_events (at, member_id, kind, subject)
  select now(), x.member, x.kind, nullif(x.subject, '') from unnest(array[:m]::bigint[], array['balance'], array['']) as x (member, kind, subject)
  returning id, member_id as member, kind, subject
) select pg_notify('live', row_to_json(kept)::text) from kept;
commit;
`;

/** Postings a second at 16 clients, ours and those of pgbench with the same statements, in turn. */
export async function comparePosting(db: Database, url: string, say: (line: string) => void): Promise<Figure[]> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    say(`ledger, posting ${round}/${ROUNDS}`);
    ours.push(await postRepeatedly(db, round));
    const bare = await pgbench(url);
    if (bare !== undefined) theirs.push(bare);
  }
  const rate: Figure = { part, name: 'posting at 16 clients', value: median(ours), unit: '/s' };
  if (theirs.length < ROUNDS) {
    say('ledger, there is no pgbench to compare with');
    return [rate];
  }
  const ratio = median(ours.map((one, round) => one / (theirs[round] ?? Number.NaN)));
  return [
    rate,
    { part, name: 'the same by pgbench -M prepared', value: median(theirs), unit: '/s' },
    { part, name: 'posting to pgbench', value: ratio, unit: 'x', target: ['>=', 0.6] },
  ];
}

async function postRepeatedly(db: Database, round: number): Promise<number> {
  const begin = performance.now();
  const end = begin + SECONDS * 1000;
  let posted = 0;
  const client = async (number: number) => {
    for (let n = 0; performance.now() < end; n++) {
      const memberId = FIRST_MEMBER + (((n * CLIENTS + number) * 7919) % MEMBERS);
      await db.transaction((tx) =>
        post(tx, {
          ...{ key: `bench:${round}:${number}:${n}`, kind: 'adjustment', reason: { kind: 'operator', id: 'bench' } },
          ...{ at: new Date(TEST_NOW), currency: 'USD' },
          entries: [
            { house: 'house', amount: '-1.00' },
            { memberId, purpose: 'main', amount: '1.00' },
          ],
        }),
      );
      posted++;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return posted / ((performance.now() - begin) / 1000);
}

/** Transactions a second by pgbench; undefined where it is not installed. */
async function pgbench(url: string): Promise<number | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-pgbench-'));
  try {
    const script = join(folder, 'posting.sql');
    await writeFile(script, SCRIPT);
    const args = ['-n', '-M', 'prepared', '-c', `${CLIENTS}`, '-j', '2', '-T', `${SECONDS}`, '-f', script, url];
    const { stdout } = await promisify(execFile)('pgbench', args);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}
