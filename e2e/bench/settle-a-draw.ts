import { openPostgres } from '../../src/server/db/postgres.ts';
import { enterResult } from '../../src/server/domain/lottery/bets/enter-result.ts';
import { testServices } from '../../src/server/domain/testing.ts';
import { northern } from './northern.ts';

/** Settles in a process of its own, to measure its memory. Prints the seconds and the payout. */
const [url = '', drawId = '', drawAt = ''] = process.argv.slice(2);
const db = openPostgres(url);
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
