import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { readContract, versionOf } from './check/breaking-changes.ts';
import { hasEntry, isLater, noteRelease } from './check/gate/releases.ts';

/** Makes the current bundle the released contract, the reference for later ones. */
export async function releaseContract(root: string): Promise<string> {
  const bundle = join(root, 'generated/openapi.yaml');
  const released = join(root, 'openapi/released.yaml');
  const version = versionOf(await readContract(bundle));
  if (existsSync(released)) {
    const last = versionOf(await readContract(released));
    if (!isLater(last, version))
      throw new Error(`info.version is ${version}: raise it above ${last}, which is released`);
  }
  if (!hasEntry(await readFile(join(root, 'openapi/CHANGELOG.md'), 'utf8'), version)) {
    throw new Error(`openapi/CHANGELOG.md has no entry '## ${version}'`);
  }
  await writeReleased(root);
  return version;
}

/** Writes the current bundle as the released contract, whatever its version. */
export async function writeReleased(root: string): Promise<void> {
  const bundle = join(root, 'generated/openapi.yaml');
  const released = parseDocument(await readFile(bundle, 'utf8')).toString({ lineWidth: 0 });
  await writeFile(join(root, 'openapi/released.yaml'), released);
  await noteRelease(root, versionOf(await readContract(bundle)), released);
}

if (import.meta.main) {
  await releaseContract(process.cwd()).then(
    (version) => console.log(`openapi/released.yaml is now ${version}`),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
