import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContract } from './breaking-changes.ts';
import { offencesOf, readAnnotations } from './command.ts';
import { operationsOf } from './gate/document.ts';

/** Runs redocly on the Arazzo workflows, and checks that the contract has every operation that they name. */
export async function workflows(root: string): Promise<readonly string[]> {
  const files = (await Array.fromAsync(glob('openapi/arazzo/*.arazzo.yaml', { cwd: root }))).sort();
  const operations = operationsOf(await readContract(join(root, 'generated/openapi.yaml')));
  const known = new Set([...operations.values()].map(({ id }) => id));
  const unknown = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, file), 'utf8');
      return text.split('\n').flatMap((line, index) => {
        const id = /^\s*(?:- )?operationId:\s*['"]?(?:\$sourceDescriptions\.\w+\.)?(\w+)/.exec(line)?.[1];
        return id === undefined || known.has(id)
          ? []
          : [`${file}:${index + 1}:1 ${id} is no operation of the contract`];
      });
    }),
  );
  const args = ['lint', ...files, '--format=github-actions'];
  return [...unknown.flat(), ...(await offencesOf(root, 'redocly', args, readAnnotations))];
}
