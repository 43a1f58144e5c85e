import { execFile } from 'node:child_process';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../../src/server/db/open.ts';
import { startPostgres } from '../../src/tools/postgres.ts';
import type { BareSearch } from './bare-search.ts';
import { fillCatalogue, keywords } from './fill-catalogue.ts';
import { launchServer } from './processes.ts';
import { type Figure, median } from './result.ts';

const rounds = 3;
const warmUp = 150;
const counted = 300;
const sizes = [5_000, 50_000] as const;
const part = 'search';

type Env = Readonly<Record<string, string>>;

interface Round {
  readonly http: number;
  readonly typo: number;
  readonly bare: BareSearch;
}

/**
 * Searches with words that nobody asked for before, one after the other, through HTTP and through the driver alone, in a
 * small and a large catalogue: on the embedded database and on a PostgreSQL server. The bare statement answers what the
 * operation does but for the facets and typing errors; the index must be in its plan. The operation itself finds games by
 * the words that it has in memory.
 */
export async function search(dataDir: string, say: (line: string) => void): Promise<Figure[]> {
  const embedded = await compare('embedded', dataDir, {}, say);
  const postgres = await startPostgres();
  try {
    return [...embedded, ...(await compare('PostgreSQL', dataDir, { DATABASE_URL: postgres.url }, say))];
  } finally {
    await postgres.stop();
  }
}

async function compare(kind: string, dataDir: string, env: Env, say: (line: string) => void): Promise<Figure[]> {
  // The first start migrates and seeds.
  await (await launchServer(4191, dataDir, env)).stop();
  const [small, large] = [
    await measure(kind, dataDir, env, sizes[0], say),
    await measure(kind, dataDir, env, sizes[1], say),
  ];
  const of = (all: readonly Round[], value: (round: Round) => number) => median(all.map(value));
  const name = (what: string) => `${kind}, 50,000 games, ${what}`;
  const last = large.at(-1)?.bare.plan ?? [];
  say(`${kind}, the plan at 50,000 games:\n    ${last.join('\n    ')}`);
  const indexed = last.some((line) => line.includes('bench_search')) ? 1 : 0;
  return [
    { part, name: name('through HTTP'), value: of(large, ({ http }) => http), unit: 'ms' },
    { part, name: name('through HTTP with a typing error'), value: of(large, ({ typo }) => typo), unit: 'ms' },
    { part, name: name('the bare statement'), value: of(large, ({ bare }) => bare.page), unit: 'ms' },
    {
      part,
      name: name('HTTP to the bare statement'),
      value: of(large, ({ http, bare }) => http / bare.page),
      unit: 'x',
      bound: ['<=', 1.5],
    },
    { part, name: name('the plan has the trigram index'), value: indexed, unit: '', bound: ['>=', 1] },
    {
      part,
      name: `${kind}, ten times the games through HTTP`,
      value: of(large, ({ http }) => http) / of(small, ({ http }) => http),
      unit: 'x the time',
      bound: ['<=', 10],
    },
  ];
}

async function measure(
  kind: string,
  dataDir: string,
  env: Env,
  games: number,
  say: (line: string) => void,
): Promise<Round[]> {
  const database = await openDatabase({ dataDir, databaseUrl: env['DATABASE_URL'] });
  await fillCatalogue(database, games);
  await database.close();
  const measured: Round[] = [];
  for (let round = 1; round <= rounds; round++) {
    say(`search, ${kind}, ${games} games ${round}/${rounds}`);
    const asked = keywords(round, warmUp + counted);
    const server = await launchServer(4191, dataDir, env);
    const http = await ask(asked);
    const typo = await ask(asked.filter((_, place) => place % 3 === 0).map(misspelt));
    await server.stop();
    measured.push({ http, typo, bare: await bareSearch(dataDir, asked, env) });
  }
  return measured;
}

/** The last two letters but one change places. */
function misspelt(keyword: string): string {
  return keyword.length < 4 ? keyword : `${keyword.slice(0, -3)}${keyword.at(-2)}${keyword.at(-3)}${keyword.at(-1)}`;
}

/** The middle time of an answer in milliseconds, the first ones left out. */
async function ask(asked: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const took: number[] = [];
  for (const keyword of asked) {
    const begin = performance.now();
    await answered(`http://127.0.0.1:4191/wps/relay/GCSGAME_search?keyword=${encodeURIComponent(keyword)}`, agent);
    took.push(performance.now() - begin);
  }
  agent.destroy();
  return median(took.slice(Math.floor(took.length / 3)));
}

function answered(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} was answered with ${answer.statusCode}`));
      answer.resume().on('end', resolve).on('error', reject);
    });
    asked.on('error', reject);
  });
}

async function bareSearch(dataDir: string, asked: readonly string[], env: Env): Promise<BareSearch> {
  const script = join(import.meta.dirname, 'bare-search.ts');
  const { stdout } = await promisify(execFile)('node', [script, dataDir, String(counted), ...asked], {
    env: { ...process.env, ...env },
  });
  // The script's own answer.
  return JSON.parse(stdout) as BareSearch;
}
