import { enableCompileCache } from 'node:module';
import { compileCache } from './paths.ts';

// Loading takes half of the start; the compile cache saves half of that if it precedes the first module.
enableCompileCache(compileCache);
await import('./process.ts');
