import { openDatabase } from '../../src/server/db/open.ts';
import { FIND_SESSION, hashToken } from '../../src/server/domain/identity/session/session.ts';

/**
 * Runs the session statement as often as the driver can, all sessions concurrently. Prints the statements per second.
 */
const [dataDir = '', ...tokens] = process.argv.slice(2);
const seconds = 4;
const database = await openDatabase({ dataDir, databaseUrl: process.env['DATABASE_URL'] });
const begin = performance.now();
const end = begin + seconds * 1000;
let asked = 0;

async function ask(token: string): Promise<void> {
  const hash = hashToken(token);
  while (performance.now() < end) {
    const rows = await database.query('session_by_token', FIND_SESSION, [[hash]]);
    if (rows.length !== 1) throw new Error('The session is not there');
    asked++;
  }
}

await Promise.all(tokens.map(ask));
process.stdout.write(String(asked / ((performance.now() - begin) / 1000)));
await database.close();
