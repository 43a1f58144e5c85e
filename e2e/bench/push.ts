import { randomUUID } from 'node:crypto';
import { signIn } from '../../src/server/testing/sign-in.ts';
import { launchServer } from './processes.ts';
import { type Figure, median, percentile } from './result.ts';

const movements = 200;
const port = 4197;
const address = `http://127.0.0.1:${port}`;

/** Times a member's movement of money, from the call until another page has the new balance pushed. */
export async function push(dataDir: string, say: (line: string) => void): Promise<Figure[]> {
  const server = await launchServer(port, dataDir);
  try {
    const mover = await signIn(address, 'player01', 'Portico123');
    const reader = await signIn(address, 'player01', 'Portico123');
    const balances = await balancesOf(reader.token);
    await balances.next();
    const times: number[] = [];
    for (let movement = 1; movement <= movements; movement++) {
      if (movement % 50 === 0) say(`push ${movement}/${movements}`);
      const arriving = balances.next();
      const begun = performance.now();
      await move(mover.token, movement);
      if ((await arriving).done) throw new Error('the stream has ended');
      times.push(performance.now() - begun);
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

/** The balances that a stream tells, the first of them at its beginning. */
async function balancesOf(token: string): Promise<AsyncGenerator<undefined, void>> {
  const { body } = await fetch(`${address}/wps/v2/stream`, {
    headers: { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' },
  });
  if (body === null) throw new Error('the stream has no body');
  return (async function* () {
    let unread = '';
    for await (const piece of body.pipeThrough(new TextDecoderStream())) {
      const events = (unread + piece).split('\n\n');
      unread = events.pop() ?? '';
      for (const event of events) if (/"type":\s*"balance"/.test(event)) yield undefined;
    }
  })();
}
