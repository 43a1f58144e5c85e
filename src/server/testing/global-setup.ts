import type { TestProject } from 'vitest/node';
import { cheapHashing } from './cheap-hashing.ts';
import type { ServerTemplates } from './contents.ts';
import { seededFolder } from './seeded-folder.ts';
import { templatesOnServer } from './server-templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the databases of test files begin as copies of: a data folder, or databases on a server. */
    readonly databaseTemplates: { readonly folder: string } | ServerTemplates;
  }
}

let drop: (() => Promise<void>) | undefined;

/** Before the first test of the server: makes the databases that the test files copy. */
export async function setup(project: TestProject): Promise<void> {
  cheapHashing();
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) {
    project.provide('databaseTemplates', { folder: await seededFolder() });
    return;
  }
  const made = await templatesOnServer(server);
  drop = made.drop;
  project.provide('databaseTemplates', made.templates);
}

/** After the last. */
export async function teardown(): Promise<void> {
  await drop?.();
}
