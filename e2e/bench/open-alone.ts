import { once } from 'node:events';
import { PGlite } from '@electric-sql/pglite';

/** Opens a PGlite folder, reads one row, says so, and waits until its input ends: the floor of every start-up. */
const folder = process.argv[2];
if (!folder) throw new Error('usage: open-alone.ts FOLDER');
const database = await PGlite.create(folder);
await database.query('select 1');
process.stdout.write('open\n');
process.stdin.resume();
await once(process.stdin, 'end');
await database.close();
