import { createRequire } from 'node:module';

/** The part of autocannon's interface that is used here; it has no types. */
interface Shot {
  readonly requests: { readonly average: number };
  readonly latency: { readonly p99: number };
  readonly non2xx: number;
  readonly errors: number;
}
interface Client {
  setHeaders(headers: Readonly<Record<string, string>>): void;
}
type Autocannon = (options: {
  readonly url: string;
  readonly connections: number;
  readonly duration: number;
  readonly setupClient: (client: Client) => void;
}) => Promise<Shot>;

const autocannon: Autocannon = createRequire(import.meta.url)('autocannon');

/** Requests one address for some seconds over several connections, each with its own token. Prints the result. */
const [url = '', connections = '', seconds = '', ...tokens] = process.argv.slice(2);
let next = 0;
const { requests, latency, non2xx, errors } = await autocannon({
  url,
  connections: Number(connections),
  duration: Number(seconds),
  setupClient(client) {
    const token = tokens[next++ % tokens.length];
    if (token !== undefined) client.setHeaders({ Authorization: `Bearer ${token}` });
  },
});
process.stdout.write(JSON.stringify({ perSecond: requests.average, p99: latency.p99, bad: non2xx + errors }));
