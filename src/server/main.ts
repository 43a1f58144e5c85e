import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Loading the program is half of its start; what Node made of the files last time saves half of that. It must be on
// before the first of them is loaded.
enableCompileCache(join(import.meta.dirname, '../../.cache/compile'));
await import('./process.ts');
