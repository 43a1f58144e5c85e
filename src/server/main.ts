import { enableCompileCache } from 'node:module';
import { compileCache } from './paths.ts';

// Loading the program takes half of the start, and Node's compile cache saves half of that. The cache must be on before
// the first module loads.
enableCompileCache(compileCache);
await import('./process.ts');
