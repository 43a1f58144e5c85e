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
 * The game list at 32 connections: our production server, Prism, and a bare `node:http` handler that writes the same
 * bytes, in turn and several times, so that a change of the machine's speed hits all of them.
 */
export async function load(dataDir: string, say: (line: string) => void): Promise<Figure[]> {
  const server = await launchServer(4183, dataDir);
  const prism = await launch(
    'prism',
    ['mock', 'generated/openapi.yaml', '--multiprocess=false', '-h', '127.0.0.1', '-p', '4184', '-v', 'error'],
    'http://127.0.0.1:4184/wps/system/status',
    {},
  );
  const body = await fetch(`http://127.0.0.1:4183${gameList}`).then((r) => r.text());
  const bare = await launchBare(body);
  const measured = { portico: [] as Load[], prism: [] as Load[], bare: [] as Load[] };
  try {
    for (let round = 1; round <= rounds; round++) {
      say(`game list ${round}/${rounds}`);
      measured.portico.push(await fire(`http://127.0.0.1:4183${gameList}`));
      measured.bare.push(await fire(bare.url));
      measured.prism.push(await fire(`http://127.0.0.1:4184${gameList}`));
    }
  } finally {
    await Promise.all([server.stop(), prism.stop(), bare.stop()]);
  }
  const rate = (key: keyof typeof measured) => median(measured[key].map((l) => l.perSecond));
  const ratio = (key: keyof typeof measured) =>
    median(measured.portico.map((l, i) => l.perSecond / (measured[key][i]?.perSecond ?? Number.NaN)));
  return [
    {
      part: 'load',
      name: `game list (${(body.length / 1000).toFixed(1)} kB), requests`,
      value: rate('portico'),
      unit: '/s',
    },
    { part: 'load', name: 'game list, p99', value: median(measured.portico.map((l) => l.p99)), unit: 'ms' },
    { part: 'load', name: 'bare node:http with the same bytes', value: rate('bare'), unit: '/s' },
    { part: 'load', name: 'Prism static', value: rate('prism'), unit: '/s' },
    { part: 'load', name: 'game list, to bare node:http', value: ratio('bare'), unit: 'x', bound: ['>=', 0.6] },
    { part: 'load', name: 'game list, to Prism', value: ratio('prism'), unit: 'x', bound: ['>=', 3] },
  ];
}

/** The bare handler runs in a process of its own, like the servers that it is held against. */
async function launchBare(body: string): Promise<{ url: string; stop(): Promise<void> }> {
  const script = `require('node:http').createServer((q, s) => { s.writeHead(200, { 'content-type': 'application/json', 'content-length': ${Buffer.byteLength(body)} }); s.end(body); }).listen(4185, '127.0.0.1'); const body = Buffer.from(${JSON.stringify(Buffer.from(body).toString('base64'))}, 'base64');`;
  const running = await launch('node', ['-e', script], 'http://127.0.0.1:4185/', {});
  return { url: running.url, stop: () => running.stop() };
}

/** Requests per second and 99th percentile of one address, the connections sharing `tokens` out among them. */
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
