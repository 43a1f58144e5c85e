import { start } from 'node:repl';
import pino from 'pino';
import { Registry } from 'prom-client';
import { readConfig } from '#server/config/config.ts';
import { loadBrand } from '#server/config/load-brand.ts';
import type { Parameter } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { createJobs, jobMetrics } from '#server/jobs/jobs.ts';
import { servicesOn } from '#server/run.ts';

/**
 * `npm run repl`: a prompt with the services of a demo, on data of its own, so that `npm start` can run beside it. Timed
 * work rests. `await load('domain/money/vault/vault.ts')` is a module of the server.
 */
const config = readConfig({ DEMO: '1', DATA_DIR: '.cache/repl-data', ...process.env });
const brand = loadBrand(config);
const log = pino({ level: 'warn', base: null });
const db = await openDatabase(config);
const jobs = createJobs({ db: db.longWork, log, metrics: jobMetrics(new Registry()) });
const { services } = await servicesOn({ config, brand, log, db }, jobs, () => undefined);

const query = (statement: string, ...values: readonly Parameter[]) => db.query('repl', statement, values);
const load = (path: string): Promise<unknown> => import(`#server/${path}`);
console.log('services, query(statement, ...values), await load(path below src/server)');
const prompt = start('portico> ');
Object.assign(prompt.context, { services, query, load });
prompt.on('exit', () => void db.close());
