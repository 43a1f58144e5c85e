import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { DebitPayload } from '../../generated/model/index.ts';
import { percentile } from './result.ts';

/** What the program reads from its standard input. */
export interface StakeOrder {
  /** The servers, which take the players in turn. */
  readonly urls: readonly string[];
  readonly vendorKey: string;
  readonly seconds: number;
  /** The same for no two orders, so that no round is played twice. */
  readonly name: string;
  readonly players: readonly { readonly memberId: string; readonly playToken: string }[];
}

/** What it prints. */
export interface Stakes {
  readonly perSecond: number;
  readonly p99: number;
}

/** One stake after the other of each player, all players at once, after one second of warm-up. */
// This project wrote it.
const order = JSON.parse(await text(process.stdin)) as StakeOrder;
const agent = new Agent({ keepAlive: true });
const warm = performance.now() + 1000;
const end = warm + order.seconds * 1000;
const times: number[] = [];

async function play(player: StakeOrder['players'][number], number: number): Promise<void> {
  const url = order.urls[number % order.urls.length] ?? '';
  for (let round = 0; performance.now() < end; round++) {
    const began = performance.now();
    await stake(url, player, `${order.name}-${number}-${round}`);
    if (began > warm) times.push(performance.now() - began);
  }
}

/** A client with little processor use, because the servers share the processors. */
function stake(url: string, player: StakeOrder['players'][number], name: string): Promise<void> {
  const payload: DebitPayload = {
    ...player,
    transactionId: `bench-stake-${name}`,
    roundId: `bench-${name}`,
    nodeId: '20001',
    amount: '0.01',
  };
  const body = JSON.stringify(payload);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'X-Vendor-Key': order.vendorKey,
    'Idempotency-Key': payload.transactionId,
  };
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/wps/v2/wallets/vendor/debit`, { method: 'POST', agent, headers }, (response) => {
      text(response).then((answer) => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`a stake: ${response.statusCode} ${answer}`));
      }, reject);
    });
    asked.on('error', reject).end(body);
  });
}

await Promise.all(order.players.map(play));
agent.destroy();
const stakes: Stakes = { perSecond: times.length / order.seconds, p99: percentile(times, 0.99) };
process.stdout.write(JSON.stringify(stakes));
