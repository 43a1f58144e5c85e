import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { offencesOf, readAnnotations } from './command.ts';

/** redocly over the Arazzo workflows; and every operation that they name is one of the contract. */
export async function workflows(root: string): Promise<readonly string[]> {
  const files = (await Array.fromAsync(glob('openapi/arazzo/*.arazzo.yaml', { cwd: root }))).sort();
  const known = operationIds(await readFile(join(root, 'generated/openapi.yaml'), 'utf8'));
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

function operationIds(bundle: string): ReadonlySet<string> {
  // The bundle was made by redocly from a contract that lint has passed.
  const { paths } = parse(bundle) as { paths: Record<string, Record<string, { operationId?: string }>> };
  const items = Object.values(paths).flatMap((item) => Object.values(item));
  return new Set(items.flatMap(({ operationId }) => operationId ?? []));
}
