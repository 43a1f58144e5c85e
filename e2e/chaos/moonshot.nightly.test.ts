import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type {
  GetInhouseEvidenceResponse,
  GetMoonshotResponse,
  PlaceMoonshotBetPayload,
  PlaceMoonshotBetResponse,
} from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { reconcile } from '#server/domain/money/wallet/reconcile.ts';
import { demoWithoutSandboxes, opened, type ServerProcess, startProcess } from '#server/testing/server-process.ts';
import { signIn } from '#server/testing/sign-in.ts';
import { type RunningPostgres, startPostgres } from '#tools/postgres.ts';

/** A flight may last a while: one in a thousand takes two minutes. */
const LONG = { timeout: 200_000, interval: 100 };

const folder = mkdtempSync(join(tmpdir(), 'portico-moonshot-'));
let postgres: RunningPostgres;
let db: Database;
const running = new Set<ServerProcess>();
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  for (const server of running) await kill(server);
  await db?.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(name: string) {
  const server = startProcess({
    ...demoWithoutSandboxes,
    DATA_DIR: join(folder, name),
    DATABASE_URL: postgres.url,
    MOONSHOT_BETTING_SECONDS: '4',
    RATE_LIMIT_PER_MINUTE: 'off',
    LOG_LEVEL: 'error',
  });
  running.add(server);
  return { server, url: await opened(server) };
}

async function kill(server: ServerProcess): Promise<void> {
  server.child.kill('SIGKILL');
  await server.ended;
  running.delete(server);
}

/** A member's calls; each names the process that it goes to. */
async function memberAt(url: string, account: string) {
  const { token } = await signIn(url, account, 'Portico123');
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const read = async <Answer>(from: string, path: string): Promise<Answer> => {
    const response = await fetch(`${from}/wps/relay/${path}`, { headers });
    expect(response.status, path).toBe(200);
    // The contract says so.
    return (await response.json()) as Answer;
  };
  const look = async (from: string) => (await read<GetMoonshotResponse>(from, 'GCSGAME_moonshot')).value;
  const bet = async (from: string, payload: PlaceMoonshotBetPayload) => {
    const response = await fetch(`${from}/wps/relay/GCSGAME_moonshot/bets`, {
      method: 'POST',
      headers: { ...headers, 'Idempotency-Key': `${account}-${payload.sharedRoundId}` },
      body: JSON.stringify(payload),
    });
    const answer: PlaceMoonshotBetResponse = await response.json();
    expect(response.status, JSON.stringify(answer)).toBe(200);
    return answer.value.round.roundId;
  };
  const evidence = async (from: string, roundId: string) =>
    (await read<GetInhouseEvidenceResponse>(from, `GCSGAME_inhouseRounds/${roundId}/evidence`)).value;
  return { look, bet, evidence };
}

const stateOf = async (flight: string) =>
  (await db.query<{ state: string }>('test_flight', 'select state from moonshot_rounds where id = $1', [flight]))[0]
    ?.state;

const SETTLED = `
  select i.state, i.payout::float8 as payout, b.state as bet, b.payout::float8 as booked,
    (select count(*)::int from transactions t join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
      where t.reason_id = b.id and a.member_id = i.member_id and e.amount > 0) as payments,
    (select count(*)::int from wins w where w.bet_id = b.id) as wins
  from inhouse_rounds i join bets b on b.id = i.bet_id where i.id = $1`;

test('LOBBY-19 trust 9: a flight goes on when the process that ran it is killed, and settles each bet once', async () => {
  const first = await start('first');
  const [second, third] = await Promise.all([start('second'), start('third')]);
  db = await openDatabase({ dataDir: folder, databaseUrl: postgres.url });
  await db.query('test_born', `update members set birthday = '1990-06-01' where account in ('player01', 'agent01')`);
  const khoa = await memberAt(first.url, 'player01');
  const ha = await memberAt(second.url, 'agent01');

  // The first process opens the flight and is killed while bets are taken.
  const { round } = await khoa.look(first.url);
  expect(round.state).toBe('betting');
  const sharedRoundId = round.roundId;
  const bets = {
    byRule: await khoa.bet(first.url, { sharedRoundId, stake: '2.00', clientSeed: 'khoa-may-man', cashOutAt: '1.01' }),
    lost: await ha.bet(second.url, { sharedRoundId, stake: '3.00', clientSeed: 'thu-ha', cashOutAt: '990000.00' }),
  };
  await kill(first.server);
  // Nobody asks the others for the flight: their own clocks make each change. The second one is killed in flight.
  await vi.waitUntil(async () => (await stateOf(sharedRoundId)) !== 'betting', LONG);
  await kill(second.server);
  await vi.waitUntil(async () => (await stateOf(sharedRoundId)) === 'ended', LONG);

  const evidence = await khoa.evidence(third.url, sharedRoundId);
  expect(evidence.clientSeeds).toEqual(['khoa-may-man', 'thu-ha']);
  expect(evidence.serverSeedHash).toBe(round.serverSeedHash);
  const seed = Buffer.from(evidence.serverSeed ?? '', 'hex');
  expect(createHash('sha256').update(seed).digest('hex')).toBe(round.serverSeedHash);
  // Of a hundred flights about two end before 1.01.
  const left = Number(evidence.outcome[0]) >= 1.01;
  const won = { state: 'won', payout: 2.02, bet: 'won', booked: 2.02, payments: 1, wins: 1 };
  const lost = { state: 'lost', payout: 0, bet: 'lost', booked: 0, payments: 0, wins: 0 };
  const settled = async (roundId: string) => (await db.query('test_settled', SETTLED, [roundId]))[0];
  expect(await settled(bets.byRule)).toEqual(left ? won : lost);
  expect(await settled(bets.lost)).toEqual(lost);

  // Whoever looks gets the next flight from the process that is left.
  await vi.waitUntil(async () => (await khoa.look(third.url)).round.number === round.number + 1, LONG);
  await kill(third.server);
  const wrong: string[] = [];
  await reconcile(db, ({ what, id, message }) => wrong.push(`${what} ${id} ${message}`));
  expect(wrong).toEqual([]);
});
