import { randomBytes } from 'node:crypto';
import { openPostgres } from '../db/postgres.ts';
import { addressOf, execute } from '../db/testing.ts';
import type { Contents } from './embedded-database.ts';
import { seedDatabase } from './seed-database.ts';

/** The names of databases on a server. */
export type ServerTemplates = { readonly server: string } & Readonly<Record<Contents, string>>;

/** Makes the databases that test files copy on a server: to seed one takes seconds, to copy it a fraction of one. */
export async function templatesOnServer(
  server: string,
): Promise<{ readonly templates: ServerTemplates; drop(): Promise<void> }> {
  const mark = randomBytes(8).toString('hex');
  const templates = { server, migrated: `portico_migrated_${mark}`, seeded: `portico_seeded_${mark}` };
  await execute(server, `create database ${templates.migrated}`);
  // Nobody may be connected to what is copied.
  const migrated = openPostgres(addressOf(server, templates.migrated));
  await migrated.migrate();
  await migrated.close();
  await execute(server, `create database ${templates.seeded} template ${templates.migrated}`);
  const seeded = openPostgres(addressOf(server, templates.seeded));
  await seedDatabase(seeded);
  await seeded.close();
  const drop = async () => {
    await execute(server, `drop database ${templates.seeded} with (force)`);
    await execute(server, `drop database ${templates.migrated} with (force)`);
  };
  return { templates, drop };
}
