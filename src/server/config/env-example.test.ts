import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const root = join(import.meta.dirname, '../../..');
const text = readFileSync(join(root, '.env.example'), 'utf8');
const example = parseEnv(text);

/** The variables that the configuration reads, whichever way it comes to their names. */
function readNames(): readonly string[] {
  const names = new Set<string>();
  const watched = new Proxy<Record<string, string>>({}, { get: (_, name) => void names.add(String(name)) });
  readConfig(watched);
  return [...names].sort();
}

test('.env.example has every variable that the configuration reads, and no other', () => {
  expect(Object.keys(example).sort()).toEqual(readNames());
});

test('each has a comment of one line above it', () => {
  const blocks = text.trimEnd().split('\n\n').slice(1);
  expect(blocks.filter((block) => !/^# [^\n]+\n[A-Z_]+=[^\n]*$/.test(block))).toEqual([]);
  expect(blocks).toHaveLength(Object.keys(example).length);
});

test('unchanged it starts what an empty environment starts', () => {
  // The keys that each start draws are left out.
  const settled = (env: NodeJS.Dict<string>) => ({
    ...readConfig({ NODE_ENV: 'production', ...env }),
    paymentKey: undefined,
    callerKeys: undefined,
  });
  expect(settled(example)).toEqual(settled({}));
  expect(readConfig(example).callerKeys).toMatchObject({
    merchant: undefined,
    operators: new Map(),
    vendors: new Map(),
  });
});
