import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../db/database.ts';
import { extensions, onPglite } from '../db/pglite.ts';
import { type Contents, resetTo, SCHEMA } from './contents.ts';

interface Instance {
  readonly pglite: PGlite;
  /** A digest of its schema when it was loaded. */
  readonly schema: string;
}

/** The instance of this process while no test file has it. */
let idle: Instance | undefined;

/**
 * Opens an embedded database for one test file. A reset takes a fifth of the time of loading
 * `folder`, so the files of a process share one instance. A file that opens a second database at the same time gets
 * another instance. An instance with a changed schema is not used again.
 */
export async function openEmbedded(folder: string, contents: Contents): Promise<Database> {
  const reused = await takeIdle();
  const instance = reused ?? (await load(folder));
  if (reused || contents === 'migrated') await instance.pglite.exec(resetTo(contents));
  return onPglite(instance.pglite, async () => {
    if (idle) await instance.pglite.close();
    else idle = instance;
  });
}

async function load(folder: string): Promise<Instance> {
  const pglite = await PGlite.create({ extensions, loadDataDir: new Blob([readFileSync(folder)]) });
  return { pglite, schema: await schemaOf(pglite) };
}

async function takeIdle(): Promise<Instance | undefined> {
  const instance = idle;
  if (!instance) return undefined;
  idle = undefined;
  // Work that nobody waited for may have left a transaction open.
  await instance.pglite.exec('rollback');
  await instance.pglite.exec('discard all');
  if ((await schemaOf(instance.pglite)) === instance.schema) return instance;
  await instance.pglite.close();
  return undefined;
}

async function schemaOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ schema: string }>(SCHEMA);
  const [row] = rows;
  if (!row) throw new Error('the database does not tell its schema');
  return row.schema;
}
