import { enableCompileCache } from 'node:module';
import { keepTickShape } from './keep-tick-shape.ts';
import { compileCache } from './places.ts';

// Before the first collection of garbage, and for as long as the process runs.
export const tickShape = keepTickShape();

// Loading the program is half of its start; what Node made of the files last time saves half of that. It must be on
// before the first of them is loaded.
enableCompileCache(compileCache);
await import('./process.ts');
