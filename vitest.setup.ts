import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

// The same cases in every run, so that only a change makes a test fail; `npm run test:full` draws others each night.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });

// Files in one process share their modules. A lazy import that is still under way when its file ends would stay broken
// for all later files.
afterAll(() => vi.dynamicImportSettled());
