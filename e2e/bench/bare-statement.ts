import { openDatabase } from '../../src/server/db/open.ts';
import { FIND_SESSION } from '../../src/server/domain/session/session.ts';
import { hashToken } from '../../src/server/domain/session/token.ts';

/** Asks the session statement for one session as often as the driver can, 32 at a time, and prints how often a second. */
const [dataDir = '', token = ''] = process.argv.slice(2);
const seconds = 4;
const database = await openDatabase({ dataDir, databaseUrl: process.env['DATABASE_URL'] });
const hash = hashToken(token);
const begin = performance.now();
const end = begin + seconds * 1000;
let asked = 0;

async function ask(): Promise<void> {
  while (performance.now() < end) {
    const rows = await database.query('session_by_token', FIND_SESSION, [[hash]]);
    if (rows.length !== 1) throw new Error('The session is not there');
    asked++;
  }
}

await Promise.all(Array.from({ length: 32 }, ask));
process.stdout.write(String(asked / ((performance.now() - begin) / 1000)));
await database.close();
