import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launch, launchServer } from './processes.ts';
import { type Figure, median } from './result.ts';

const rounds = 5;
const seconds = 4;
export const connections = 32;
const gameList =
  '/wps/relay/GCSGAME_gameList?gameType=RNG&clientType=3&platform=flash%2Chtml5-desktop&pageNo=1&pageSize=42&language=EN';

interface Load {
  readonly perSecond: number;
  readonly p99: number;
}

/**
 * The game list at 32 connections: the production server and a bare `node:http` handler with the same bytes. They run
 * in turn, so a change of the machine's speed affects both.
 */
export async function load(dataDir: string, say: (line: string) => void): Promise<Figure[]> {
  const server = await launchServer(4183, dataDir);
  const body = await fetch(`http://127.0.0.1:4183${gameList}`).then((r) => r.text());
  const bare = await launchBare(body);
  const ours: Load[] = [];
  const theirs: Load[] = [];
  try {
    for (let round = 1; round <= rounds; round++) {
      say(`game list ${round}/${rounds}`);
      ours.push(await fire(`http://127.0.0.1:4183${gameList}`));
      theirs.push(await fire(bare.url));
    }
  } finally {
    await Promise.all([server.stop(), bare.stop()]);
  }
  const ratio = median(ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? Number.NaN)));
  const part = 'load';
  const kB = (body.length / 1000).toFixed(1);
  return [
    { part, name: `game list (${kB} kB)`, value: median(ours.map((l) => l.perSecond)), unit: 'requests/s' },
    { part, name: 'game list, p99', value: median(ours.map((l) => l.p99)), unit: 'ms' },
    { part, name: 'game list, to bare node:http', value: ratio, unit: 'x', target: ['>=', 0.35] },
  ];
}

/** The bare handler runs in its own process, like the servers that it is compared with. */
async function launchBare(body: string): Promise<{ url: string; stop(): Promise<void> }> {
  const script = `require('node:http').createServer((q, s) => { s.writeHead(200, { 'content-type': 'application/json', 'content-length': ${Buffer.byteLength(body)} }); s.end(body); }).listen(4185, '127.0.0.1'); const body = Buffer.from(${JSON.stringify(Buffer.from(body).toString('base64'))}, 'base64');`;
  const running = await launch('node', ['-e', script], 'http://127.0.0.1:4185/', {});
  return { url: running.url, stop: () => running.stop() };
}

/** Requests per second and 99th percentile of one address; the connections share `tokens`. */
export async function fire(url: string, tokens: readonly string[] = [], duration = seconds): Promise<Load> {
  const { stdout } = await promisify(execFile)('node', [
    join(import.meta.dirname, 'shoot.ts'),
    url,
    String(connections),
    String(duration),
    ...tokens,
  ]);
  const { bad, ...load } = JSON.parse(stdout) as Load & { bad: number };
  if (bad > 0) throw new Error(`${url}: ${bad} bad answers or errors`);
  return load;
}
