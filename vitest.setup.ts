import { afterAll, vi } from 'vitest';

// Files in one process share their modules. A lazy import that is still under way when its file ends would stay broken
// for all later files.
afterAll(() => vi.dynamicImportSettled());
