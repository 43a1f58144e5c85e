import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContract } from './document/load.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(read('e2e/contract/package.json'));

test('the package has the version of the contract inside, and says what changed', async () => {
  const contract = await loadContract(join(root, 'generated/openapi.yaml'));
  expect(contract.root['info']).toMatchObject({ version: manifest.version });
  expect(read('e2e/contract/CHANGELOG.md')).toContain(`\n## ${manifest.version}\n`);
});

test('the package depends on what the suite is tested with', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  expect({ ...dependencies, ...devDependencies }).toMatchObject({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  });
});
