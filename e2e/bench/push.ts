import { randomUUID } from 'node:crypto';
import { signIn } from '../../src/server/testing/sign-in.ts';
import { launchServer } from './processes.ts';
import { type Figure, median, percentile } from './result.ts';

const movements = 200;
const port = 4197;
const address = `http://127.0.0.1:${port}`;

/** Times a member's movement of money, from its answer until another page has the new balance pushed. */
export async function push(dataDir: string, say: (line: string) => void): Promise<Figure[]> {
  const server = await launchServer(port, dataDir);
  try {
    const mover = await signIn(address, 'player01', 'Portico123');
    const reader = await signIn(address, 'player01', 'Portico123');
    const balances = await balancesOf(reader.token);
    let balance = (await balances.next()).value ?? '';
    const times: number[] = [];
    for (let movement = 1; movement <= movements; movement++) {
      if (movement % 50 === 0) say(`push ${movement}/${movements}`);
      balance = (Number(balance) + (movement % 2 === 1 ? -1 : 1)).toFixed(2);
      const arriving = arrivalOf(balances, balance);
      await move(mover.token, movement);
      const answered = performance.now();
      // A balance that is pushed before the answer arrives takes no time.
      times.push(Math.max(0, (await arriving) - answered));
    }
    await balances.return();
    const part = 'push';
    return [
      { part, name: 'a new balance on another page', value: median(times), unit: 'ms' },
      {
        part,
        name: 'a new balance on another page, p99',
        value: percentile(times, 0.99),
        unit: 'ms',
        target: ['<=', 1000],
      },
    ];
  } finally {
    await server.stop();
  }
}

/** A dollar to the wallet at a vendor, and back the next time. */
async function move(token: string, movement: number): Promise<void> {
  const [from, to] = movement % 2 === 1 ? ['main', 'KIT'] : ['KIT', 'main'];
  const response = await fetch(`${address}/wps/relay/GCS_walletTransfer`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify({ from, to, amount: '1.00' }),
  });
  if (!response.ok) throw new Error(`a transfer was answered ${response.status} ${await response.text()}`);
}

/** When a stream tells this balance. A transfer is told twice, so the last one may come before. */
async function arrivalOf(balances: AsyncGenerator<string, void>, expected: string): Promise<number> {
  for (;;) {
    const { value } = await balances.next();
    if (value === undefined) throw new Error(`the stream has ended without ${expected}`);
    if (value === expected) return performance.now();
  }
}

interface BalanceEvent {
  readonly type: string;
  readonly balance?: { readonly sumBalance: string };
}

/** The balances that a stream tells, the first of them at its beginning. */
async function balancesOf(token: string): Promise<AsyncGenerator<string, void>> {
  const { body } = await fetch(`${address}/wps/v2/stream`, {
    headers: { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' },
    // A balance that never comes ends the measurement.
    signal: AbortSignal.timeout(600_000),
  });
  if (body === null) throw new Error('the stream has no body');
  return (async function* () {
    let unread = '';
    for await (const piece of body.pipeThrough(new TextDecoderStream())) {
      const events = (unread + piece).split('\n\n');
      unread = events.pop() ?? '';
      for (const event of events) {
        const [, data] = /^data: (.*)$/m.exec(event) ?? [];
        const told = data === undefined ? undefined : (JSON.parse(data) as BalanceEvent);
        if (told?.type === 'balance' && told.balance) yield told.balance.sumBalance;
      }
    }
  })();
}
