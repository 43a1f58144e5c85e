import { expect, test } from 'vitest';
import { fetchedFor } from './fetched.ts';

const manifest = {
  'index.html': { file: 'index.js', imports: [] },
  'login.tsx': { file: 'login.js', imports: ['_forms.js', 'index.html'] },
  '_forms.js': { file: 'forms.js', imports: ['_flag.js', 'index.html'] },
  '_flag.js': { file: 'flag.js' },
};

test('a module brings its file and all that this imports, each once', () => {
  expect([...fetchedFor(manifest, ['login.tsx'])].sort()).toEqual(['flag.js', 'forms.js', 'index.js', 'login.js']);
  expect([...fetchedFor(manifest, ['index.html'])]).toEqual(['index.js']);
});

test('a module that is in no file is named', () => {
  expect(() => fetchedFor(manifest, ['gone.tsx'])).toThrow('The built portal has no entry gone.tsx');
});
