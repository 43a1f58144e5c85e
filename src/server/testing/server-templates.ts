import { randomBytes } from 'node:crypto';
import { openPostgres } from '../db/postgres.ts';
import { keepContents, type ServerTemplates } from './contents.ts';
import { seedDatabase } from './seed-database.ts';
import { addressOf, execute } from './server-database.ts';

/** Makes the databases that test files copy on a server: to seed one takes seconds, to copy it a fraction of one. */
export async function templatesOnServer(
  server: string,
): Promise<{ readonly templates: ServerTemplates; drop(): Promise<void> }> {
  const mark = randomBytes(8).toString('hex');
  const templates = {
    server,
    prefix: `portico_test_${mark}_`,
    migrated: `portico_migrated_${mark}`,
    seeded: `portico_seeded_${mark}`,
  };
  await execute(server, `create database ${templates.migrated}`);
  // Nobody may be connected to what is copied.
  const migrated = openPostgres(addressOf(server, templates.migrated));
  await migrated.migrate();
  await keepContents(migrated, 'migrated');
  await migrated.close();
  await execute(server, `create database ${templates.seeded} template ${templates.migrated}`);
  const seeded = openPostgres(addressOf(server, templates.seeded));
  await seedDatabase(seeded);
  await keepContents(seeded, 'seeded');
  await seeded.close();
  const drop = async () => {
    const left = await namesLike(server, templates.prefix);
    for (const name of [...left, templates.seeded, templates.migrated]) {
      await execute(server, `drop database ${name} with (force)`);
    }
  };
  return { templates, drop };
}

/** The databases that the processes of the tests have left. */
async function namesLike(server: string, prefix: string): Promise<readonly string[]> {
  const db = openPostgres(server);
  const rows = await db.query<{ name: string }>(
    'test_copies',
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  await db.close();
  return rows.map(({ name }) => name);
}
