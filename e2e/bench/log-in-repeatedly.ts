import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { median } from './result.ts';

/** Logs in repeatedly with each account, after a second of warm-up, and prints the ms per login. */
const [address = '', seconds = '', tickets = '', ...accounts] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const warm = performance.now() + 1000;
const end = warm + Number(seconds) * 1000;
const times: number[] = [];
let ticket = 0;

async function go(username: string): Promise<void> {
  while (performance.now() < end) {
    const began = performance.now();
    await logIn(username, `${tickets}${ticket++}`);
    if (began > warm) times.push(performance.now() - began);
  }
}

/** A client with little processor use, because the server shares the processors. */
function logIn(username: string, sliderTicket: string): Promise<void> {
  const body = JSON.stringify({ type: 'username', username, password: 'Portico123', sliderTicket });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const asked = request(`${address}/wps/session/login`, { method: 'POST', agent, headers }, (response) => {
      text(response).then((answer) => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${username}: ${response.statusCode} ${answer}`));
      }, reject);
    });
    asked.on('error', reject).end(body);
  });
}

await Promise.all(accounts.map(go));
agent.destroy();
process.stdout.write(String(median(times)));
