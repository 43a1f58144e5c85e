import pino, { type Logger } from 'pino';
import { type Config, readConfig } from './config/config.ts';
import { loadBrand } from './config/load-brand.ts';
import { StartError } from './config/start-error.ts';
import { openDatabase } from './db/open.ts';

/** The server as a process. What an operator can mend ends it with one sentence and code 1. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const brand = loadBrand(config);
  const log = createLog(config);
  const onConnectionLost = (error: Error) => log.warn({ reason: error.message }, 'database connection lost');
  const opening = openDatabase({ ...config, onConnectionLost });
  // Opening takes longest: the rest of the program is loaded meanwhile.
  const [{ run }, db] = await Promise.all([import('./run.ts'), opening]);
  try {
    await run({ config, brand, log, db });
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Lines are written together, half a second late at most; while nobody reads, 4 MB wait and more are dropped. */
const logBuffer = { sync: false, minLength: 8_192, periodicFlush: 500, maxLength: 4 * 1024 * 1024 } as const;

/** One JSON line per event on stdout, written in the background. */
function createLog({ logLevel }: Config): Logger {
  const destination = pino.destination({ dest: process.stdout.fd, ...logBuffer });
  // Nobody logs a request whole; if somebody ever does, its secrets stay out.
  const keys = ['merchant', 'operator', 'vendor'].map((holder) => `*.headers["x-${holder}-key"]`);
  const redact = ['*.authorization', '*.headers.authorization', '*.password', '*.token', ...keys];
  return pino({ level: logLevel, base: null, redact }, destination);
}

main().catch((error: unknown) => {
  const reason = error instanceof StartError ? error.message : `The server could not start. ${faultOf(error)}`;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
});

/** A fault of ours, not of the operator: whoever mends it needs to know where it is. */
function faultOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
