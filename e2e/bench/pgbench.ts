import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FIRST_MEMBER, MEMBERS } from './ledger-books.ts';

/** The clients that post at once, ours and those of pgbench, and for how long. */
export const CLIENTS = 16;
export const SECONDS = 6;

// The statements of `post()` in its transaction.
const SCRIPT = `
\\set m random(${FIRST_MEMBER}, ${FIRST_MEMBER + MEMBERS - 1})
\\set k random(1, 1000000000000000)
begin;
select replayed, member_id, purpose, balance, version from post_entries(jsonb_build_array(jsonb_build_object(
  'key', 'pgbench:' || :client_id || ':' || :k, 'kind', 'adjustment', 'reasonKind', 'operator', 'reasonId', 'bench',
  'at', now(), 'entries', jsonb_build_array(
    jsonb_build_object('purpose', 'house', 'currency', 'USD', 'amount', '-1.00'),
    jsonb_build_object('memberId', :m::bigint, 'purpose', 'main', 'currency', 'USD', 'amount', '1.00')))));
with kept as (
  insert into live_events (at, member_id, kind, subject)
  select now(), x.member, x.kind, nullif(x.subject, '') from unnest(array[:m]::bigint[], array['balance'], array['']) as x (member, kind, subject)
  returning id, member_id as member, kind, subject
) select pg_notify('live', row_to_json(kept)::text) from kept;
commit;
`;

/** Postings a second by pgbench to the members of the books; undefined where it is not installed. */
export async function pgbench(url: string): Promise<number | undefined> {
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
