import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, parseDocument } from 'yaml';

const fileOf = (root: string) => join(root, 'openapi/releases.yaml');

/** Says what to do where `released.yaml` is not what the last release was: clients and backends were made for that. */
export async function rewritten(root: string, version: string): Promise<readonly string[]> {
  const [released, digests] = await Promise.all([
    readFile(join(root, 'openapi/released.yaml'), 'utf8'),
    readFile(fileOf(root), 'utf8'),
  ]);
  // The file maps versions to digests.
  const [last, digest] = Object.entries(parse(digests) as Record<string, string>).at(-1) ?? [];
  if (last === version && digest === digestOf(released)) return [];
  return [
    `openapi/released.yaml: this is not ${last} as it was released: take it back with \`git checkout\`, and release a change as a later version with \`npm run release:contract\``,
  ];
}

/** Notes what was released as a version. */
export async function noteRelease(root: string, version: string, released: string): Promise<void> {
  const digests = parseDocument(await readFile(fileOf(root), 'utf8'));
  digests.set(version, digestOf(released));
  await writeFile(fileOf(root), digests.toString());
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
