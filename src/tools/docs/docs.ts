import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { readContract } from '../check/breaking-changes.ts';
import { compatContract } from './compat-contract.ts';
import { withGuide } from './guide.ts';
import { writePage } from './page.ts';

/**
 * `npm run docs`: writes the contract as one page that needs nothing else, build/docs/index.html, with the contract itself
 * and its form for generators beside it.
 */
export async function buildDocs(root: string, file = join(root, 'build/docs/index.html')): Promise<string> {
  const document = await readContract(join(root, 'generated/openapi.yaml'));
  await writeContracts(root, dirname(file));
  await writePage(await withGuide(document, root), root, file);
  return file;
}

/** Writes the contract as it is and as generators take it. */
export async function writeContracts(root: string, folder: string): Promise<void> {
  const bundle = join(root, 'generated/openapi.yaml');
  await mkdir(folder, { recursive: true });
  await copyFile(bundle, join(folder, 'openapi.yaml'));
  const compat = compatContract(await readContract(bundle));
  // No line is folded: some parsers of YAML lose the spaces at a fold.
  const options = { lineWidth: 0, aliasDuplicateObjects: false };
  await writeFile(join(folder, 'openapi-compat.yaml'), stringify(compat, options));
}

if (import.meta.main) {
  await buildDocs(process.cwd()).then(
    async (file) => console.log(`${file}, ${((await stat(file)).size / 1_000_000).toFixed(1)} MB`),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
