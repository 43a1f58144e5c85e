import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signIn } from '../../src/server/testing/sign-in.ts';
import { startPostgres } from '../../src/tools/postgres.ts';
import { connections, fire } from './load.ts';
import { launchServer } from './processes.ts';
import { type Figure, median } from './result.ts';

const rounds = 3;
const address = 'http://127.0.0.1:4189';

/**
 * The balance at 32 connections, each with its own session, compared with its SQL statement through the same driver.
 * Both run in turn, on the embedded database and on a PostgreSQL server.
 */
export async function balance(dataDir: string, say: (line: string) => void): Promise<Figure[]> {
  const embedded = await compare('embedded', dataDir, {}, say);
  const postgres = await startPostgres();
  try {
    return [...embedded, ...(await compare('PostgreSQL', dataDir, { DATABASE_URL: postgres.url }, say))];
  } finally {
    await postgres.stop();
  }
}

async function compare(
  kind: string,
  dataDir: string,
  env: Readonly<Record<string, string>>,
  say: (line: string) => void,
): Promise<Figure[]> {
  const ours: { perSecond: number; p99: number }[] = [];
  const bare: number[] = [];
  const tokens: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    say(`balance, ${kind} ${round}/${rounds}`);
    const server = await launchServer(4189, dataDir, env);
    while (tokens.length < connections) tokens.push((await signIn(address, 'player01', 'Portico123')).token);
    ours.push(await fire(`${address}/wps/v2/wallets/balance`, tokens));
    await server.stop();
    bare.push(await bareStatement(dataDir, tokens, env));
  }
  const part = 'balance';
  return [
    { part, name: `${kind}, requests`, value: median(ours.map((l) => l.perSecond)), unit: '/s' },
    { part, name: `${kind}, p99`, value: median(ours.map((l) => l.p99)), unit: 'ms' },
    { part, name: `${kind}, the bare statement`, value: median(bare), unit: '/s' },
    {
      part,
      name: `${kind}, to the bare statement`,
      value: median(ours.map((l, i) => l.perSecond / (bare[i] ?? Number.NaN))),
      unit: 'x',
      target: ['>=', 0.6],
    },
  ];
}

async function bareStatement(
  dataDir: string,
  tokens: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const { stdout } = await promisify(execFile)(
    'node',
    [join(import.meta.dirname, 'bare-statement.ts'), dataDir, ...tokens],
    { env: { ...process.env, ...env } },
  );
  return Number(stdout);
}
