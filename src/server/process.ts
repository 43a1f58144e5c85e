import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pino, { type Logger } from 'pino';
import { requestHeaders } from '#generated/server/headers.ts';
import { type Config, readConfig } from './config/config.ts';
import { loadBrand } from './config/load-brand.ts';
import { StartError } from './config/start-error.ts';
import { openDatabase } from './db/open.ts';
import type { OutageNews } from './db/outage.ts';
import { errorFacts } from './shared/error-facts.ts';

/** Runs the server as a process. An error for the operator ends it with one sentence and code 1. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  requirePortal(process.env);
  const brand = loadBrand(config);
  const log = createLog(config);
  const { dataDir, databaseUrl, databaseDirectUrl: directUrl } = config;
  const { databaseConnections: calls, databaseJobConnections: jobs } = config;
  const server = { serving: { calls, jobs }, news: outageNews(log) };
  const opening = openDatabase({ dataDir, databaseUrl, directUrl, server });
  // A folder that cannot be used is refused at once, without loading the rest of the program.
  await Promise.race([opening, setImmediate()]);
  // Opening the database takes longest, so the rest of the program loads meanwhile.
  const [{ run }, db] = await Promise.all([import('./run.ts'), opening]);
  try {
    await run({ config, brand, log, db });
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Two lines an outage, however many calls it fails. */
function outageNews(log: Logger): OutageNews {
  return {
    away: (error) => log.error({ error: errorFacts(error) }, 'the database is away'),
    back: (outage) => log.warn(outage, 'the database is back'),
  };
}

/** Without a built portal the API is served alone, but not where the operator names the portal's folder. */
function requirePortal({ PORTAL_DIR }: NodeJS.ProcessEnv): void {
  if (!PORTAL_DIR || existsSync(join(PORTAL_DIR, 'index.html'))) return;
  throw new StartError(`PORTAL_DIR ${PORTAL_DIR} has no built portal; correct it or remove it from the environment.`);
}

/** Log lines are written in batches within half a second. Without a reader, 4 MB are buffered and more dropped. */
const logBuffer = { sync: false, minLength: 8_192, periodicFlush: 500, maxLength: 4 * 1024 * 1024 } as const;

/** One JSON line per event on stdout, written in the background. */
function createLog({ logLevel }: Config): Logger {
  const destination = pino.destination({ dest: process.stdout.fd, ...logBuffer });
  // No code logs a whole request. If some code ever does, this keeps its secrets out.
  const { xMerchantKey, xOperatorKey, xVendorKey } = requestHeaders;
  const keys = [xMerchantKey, xOperatorKey, xVendorKey].map((header) => `*.headers["${header.toLowerCase()}"]`);
  const redact = ['*.authorization', '*.headers.authorization', '*.password', '*.token', ...keys];
  return pino({ level: logLevel, base: null, redact }, destination);
}

main().catch((error: unknown) => {
  const reason = error instanceof StartError ? error.message : `The server could not start. ${faultOf(error)}`;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
});

/** A bug of the program, not the operator's: the log needs the stack trace. */
function faultOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
