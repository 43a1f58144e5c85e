import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoOperatorKey } from './demo.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the key of the demo is made once', () => {
  const env = { DATA_DIR: join(folder, 'data') };
  expect(demoOperatorKey(env)).toMatch(/^[\w-]{32}$/);
  expect(demoOperatorKey(env)).toBe(demoOperatorKey(env));
});

test('a data folder that is a file is told in a sentence', () => {
  const file = join(folder, 'data');
  writeFileSync(file, '');
  expect(() => demoOperatorKey({ DATA_DIR: file })).toThrow(
    `The data folder ${file} cannot be written; make it writable or set DATA_DIR to another one.`,
  );
});
