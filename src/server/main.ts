import { enableCompileCache } from 'node:module';
import { compileCache } from './paths.ts';

// Loading the program is half of its start; what Node made of the files last time saves half of that. It must be on
// before the first of them is loaded.
enableCompileCache(compileCache);
await import('./process.ts');
