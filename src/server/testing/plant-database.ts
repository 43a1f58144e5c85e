import type { TestProject } from 'vitest/node';
import { plantOnServer } from '../db/testing.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database on the server of `TEST_DATABASE_URL` that test files begin with a copy of. */
    readonly plantedDatabase: string | undefined;
  }
}

let drop: (() => Promise<void>) | undefined;

/** Before the first test of the server: where they run on a PostgreSQL server, plants the database that they copy. */
export async function setup(project: TestProject): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return;
  const planted = await plantOnServer(server);
  drop = planted.drop;
  project.provide('plantedDatabase', planted.name);
}

/** After the last. */
export async function teardown(): Promise<void> {
  await drop?.();
}
