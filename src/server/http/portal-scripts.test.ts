import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readScripts } from './portal-scripts.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-scripts-'));

beforeAll(() => {
  mkdirSync(join(folder, '.vite'));
  const manifest = {
    'index.html': { file: 'res/js/index.js', imports: [] },
    'vip-page.tsx': { file: 'res/js/vip.js', imports: ['_common.js', 'index.html'] },
    '_auth.js': { file: 'res/js/auth.js', imports: ['_common.js', 'index.html'] },
    '_common.js': { file: 'res/js/common.js', imports: ['_flag.js'] },
    '_flag.js': { file: 'res/js/flag.js' },
  };
  const ssr = {
    'vip-page.tsx': ['/res/js/vip.js'],
    'login.tsx': ['/res/js/auth.js', '/res/media/login.svg'],
    'register.tsx': ['/res/js/auth.js'],
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, '.vite/ssr-manifest.json'), JSON.stringify(ssr));
});
afterAll(() => rmSync(folder, { recursive: true }));

const scripts = (...modules: readonly string[]) => [...readScripts(folder)(modules)].sort();

test('a module brings its script and all that this imports, each once', () => {
  const shared = ['res/js/common.js', 'res/js/flag.js', 'res/js/index.js'];
  expect(scripts('vip-page.tsx')).toEqual([...shared, 'res/js/vip.js']);
  expect(scripts('login.tsx', 'register.tsx')).toEqual(['res/js/auth.js', ...shared]);
  expect(scripts('index.html')).toEqual(['res/js/index.js']);
});

test('a module that is in no script is named', () => {
  expect(() => scripts('gone.tsx')).toThrow('The built portal has no module gone.tsx');
});
