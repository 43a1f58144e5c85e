import pino from 'pino';
import { Registry } from 'prom-client';
import { openPostgres } from '../db/postgres.ts';
import { testServices } from '../domain/testing.ts';
import { createJobs, jobMetrics } from '../jobs/jobs.ts';

/** A process with one job on the database of `DATABASE_URL`; `HANGS` stops each run in its transaction. */
const db = openPostgres(process.env['DATABASE_URL'] ?? '');
const jobs = createJobs<{ book: { reference: string } }>({
  db,
  log: pino({ level: 'silent' }),
  metrics: jobMetrics(new Registry()),
});
await jobs.start(await testServices(db), {
  book: {
    pollSeconds: 0.5,
    run: (_services, { reference }, once) =>
      once(async (tx) => {
        await tx.query('book', 'insert into bookings (reference, by) values ($1, $2)', [
          reference,
          String(process.pid),
        ]);
        process.stdout.write(`${reference}\n`);
        if (process.env['HANGS']) await new Promise(() => setInterval(() => undefined, 1_000));
      }),
  },
});
process.on('SIGTERM', async () => {
  await jobs.stop(5_000);
  await db.close();
});
process.stdout.write('started\n');
