import { join } from 'node:path';

/**
 * This folder: `src/server`, or `build/server`, which has the same depth in the project and the same files beside it.
 */
const here = import.meta.dirname;

/** The migrations that drizzle-kit generates. */
export const migrationsFolder = join(here, 'db/migrations');
/** The shipped brand. */
export const shippedBrand = join(here, 'config/lumo.json');
/** Script and style of the sandbox vendor's pages. */
export const sandboxPageFolder = join(here, 'sandbox-page');
/** The build output of the portal. */
export const builtPortal = join(here, '../../build/portal');
/** The build output of the reference page, for development. */
export const builtDocs = join(here, '../../build/docs/index.html');
/** Node's compile cache. */
export const compileCache = join(here, '../../.cache/compile');
/** The program of a hashing thread. */
export const hashingWorker = import.meta.filename.endsWith('.ts')
  ? join(here, 'domain/identity/session/hashing-worker.ts')
  : join(here, 'hashing-worker.js');
