import { afterAll, vi } from 'vitest';

// Test files that share a process must not share modules. Otherwise mocks and module state of one file would leak into
// the next. Only the libraries, which are most of the code, stay loaded.
afterAll(() => void vi.resetModules());
