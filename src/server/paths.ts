import { join } from 'node:path';

/** This folder: `src/server`, or `build/server`, which is as deep in the project and has the same files beside it. */
const here = import.meta.dirname;

/** Where drizzle-kit wrote the migrations. */
export const migrationsFolder = join(here, 'db/migrations');
/** The brand that is shipped. */
export const shippedBrand = join(here, 'config/lumo.json');
/** Script and style of the sandbox vendor's pages. */
export const sandboxPageFolder = join(here, 'sandbox-page');
/** Where the portal is built. */
export const builtPortal = join(here, '../../build/portal');
/** Where the reference page is built, for development. */
export const builtDocs = join(here, '../../build/docs/index.html');
/** What Node made of the program's files last time. */
export const compileCache = join(here, '../../.cache/compile');
/** The program of a hashing thread. */
export const hashingWorker = import.meta.filename.endsWith('.ts')
  ? join(here, 'domain/session/hashing-worker.ts')
  : join(here, 'hashing-worker.js');
