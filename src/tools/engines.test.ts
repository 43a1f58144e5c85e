import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Manifest {
  readonly engines: { readonly node: string };
  readonly dependencies: { readonly node: string };
}

test('the engine that the project asks for is the one that it brings, and npm runs its scripts on that one', () => {
  // The file is npm's own format.
  const { engines, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const [major = ''] = dependencies.node.split('.');
  expect(engines.node).toBe(`>=${major}`);
  const own = execFileSync('npm', ['exec', '--offline', '-c', 'node --version'], { cwd: root, encoding: 'utf8' });
  expect(own.trim()).toBe(`v${dependencies.node}`);
});
