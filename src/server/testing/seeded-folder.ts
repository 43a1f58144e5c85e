import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { extensions, onPglite } from '../db/pglite.ts';
import { migrationsFolder } from '../paths.ts';
import { keepContents } from './contents.ts';
import { seedDatabase } from './seed-database.ts';

const root = join(import.meta.dirname, '../../..');
const cache = join(root, '.cache/test-database');

/**
 * The data folder of a seeded database, as a file: making one takes seconds, loading it a fraction of one. It is kept
 * under a hash of what makes it.
 */
export async function seededFolder(): Promise<string> {
  const file = join(cache, `${fingerprint()}.tar`);
  if (existsSync(file)) return file;
  const pglite = await PGlite.create({ extensions });
  const db = await onPglite(pglite, () => pglite.close());
  await db.migrate();
  await keepContents(db, 'migrated');
  await seedDatabase(db);
  await keepContents(db, 'seeded');
  // Without it each load would replay the log, after which sequences stand up to 32 further.
  await db.execute('checkpoint');
  const folder = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer());
  await db.close();
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, folder);
  renameSync(draft, file);
  return file;
}

/** A hash of the migrations, the release of PGlite and the modules that seed: no other file changes the database. */
function fingerprint(): string {
  const modules = modulesOf(import.meta.filename);
  const migrations = globSync('**/*', { cwd: migrationsFolder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of [...modules, ...migrations, join(root, 'node_modules/@electric-sql/pglite/package.json')].sort()) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** A module of the project and all that it imports, directly or not. */
function modulesOf(module: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(module)) return found;
  found.add(module);
  for (const [, path] of readFileSync(module, 'utf8').matchAll(/^(?:import|export|\}).* from '(\.[^']+)';$/gm)) {
    modulesOf(join(dirname(module), path ?? ''), found);
  }
  return found;
}
