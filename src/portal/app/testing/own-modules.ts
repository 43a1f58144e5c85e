import { afterAll, vi } from 'vitest';

// Test files that share a process begin with modules of their own all the same: what one of them mocked, or what the
// portal's modules kept of its tests, is none of the next one's. Only the libraries stay, which are the most.
afterAll(() => void vi.resetModules());
