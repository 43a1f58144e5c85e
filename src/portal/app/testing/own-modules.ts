import { afterAll, vi } from 'vitest';

// Files in one process must not share mocks and module state. Only libraries, most of the code, stay loaded.
afterAll(() => void vi.resetModules());
