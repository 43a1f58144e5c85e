import { expect, test } from 'vitest';
import { fetchedFor } from './fetched.ts';

const chunks = [
  { file: 'index.js', modules: ['main.tsx', 'button.tsx'], imports: [] },
  { file: 'login.js', modules: ['login.tsx'], imports: ['forms.js', 'index.js'] },
  { file: 'forms.js', modules: ['field.tsx'], imports: ['flag.js'] },
  { file: 'flag.js', modules: ['flag.tsx'], imports: ['forms.js'] },
];

test('a module brings its file, and what that needs, also where files need each other', () => {
  expect([...fetchedFor(chunks, ['login.tsx'])].sort()).toEqual(['flag.js', 'forms.js', 'index.js', 'login.js']);
  expect([...fetchedFor(chunks, ['main.tsx', 'button.tsx'])]).toEqual(['index.js']);
});

test('a module that went nowhere is told: the bound on it would hold for nothing', () => {
  expect(() => fetchedFor(chunks, ['gone.tsx'])).toThrow('The built portal has no module gone.tsx');
});
