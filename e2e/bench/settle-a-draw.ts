import { openPostgres } from '../../src/server/db/postgres.ts';
import { enterResult } from '../../src/server/domain/lottery/bets/enter-result.ts';
import { testServices } from '../../src/server/domain/testing.ts';

/** Settles in a process of its own, to measure its memory. Prints the seconds and the payout. */
const [url = '', drawId = '', drawAt = ''] = process.argv.slice(2);
const db = openPostgres(url);

/** A result of the northern table: 27 numbers. */
const northern = (
  [
    ['SPECIAL', '52327'],
    ['G1', '10007'],
    ['G2', '34527 98765'],
    ['G3', '11111 22222 33333 44444 55555 66666'],
    ['G4', '1234 5678 9027 0007'],
    ['G5', '2468 1357 8080 9191 4321 6543'],
    ['G6', '327 111 999'],
    ['G7', '27 45 67 89'],
  ] as const
).map(([prize, numbers]) => ({ prize, numbers: numbers.split(' ') }));

try {
  const services = await testServices(db);
  services.pass(Date.parse(drawAt) - services.clock());
  const needs = { ...services, drawTime: async () => services.clock() };
  const act = { operator: 'bench', drawId, language: 'EN' } as const;
  const begin = performance.now();
  const { figures } = await enterResult(needs, act, northern, (work) => db.transaction(work));
  console.log(JSON.stringify({ seconds: (performance.now() - begin) / 1000, ...figures }));
} finally {
  await db.close();
}
