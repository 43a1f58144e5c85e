import { median } from './result.ts';

/** Logs in for some seconds, each account again and again, and prints the time of one in ms. */
const [address = '', seconds = '', tickets = '', ...accounts] = process.argv.slice(2);
const end = performance.now() + Number(seconds) * 1000;
const times: number[] = [];
let ticket = 0;

async function go(username: string): Promise<void> {
  while (performance.now() < end) {
    const began = performance.now();
    const response = await fetch(`${address}/wps/session/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        type: 'username',
        username,
        password: 'Portico123',
        sliderTicket: `${tickets}${ticket++}`,
      }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${username}: ${response.status} ${text}`);
    times.push(performance.now() - began);
  }
}

await Promise.all(accounts.map(go));
process.stdout.write(String(median(times)));
