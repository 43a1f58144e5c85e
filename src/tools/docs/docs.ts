import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Document, visit } from 'yaml';
import { readContract } from '../check/breaking-changes.ts';
import type { Node } from '../check/gate/document.ts';
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
  await writeFile(join(folder, 'openapi-compat.yaml'), asYaml(compatContract(await readContract(bundle))));
}

/** Characters that YAML 1.1, which many parsers still read, takes for the end of a line or leaves out. */
const unreadable = /[\u0085\u2028\u2029\ufeff]/;

/** Writes a document so that parsers of YAML 1.1 and 1.2 read the same: no line is folded, and no such character stands bare. */
export function asYaml(value: Node): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(_, scalar) {
      if (unreadable.test(String(scalar.value))) scalar.type = 'QUOTE_DOUBLE';
    },
  });
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return document.toString({ lineWidth: 0 }).replaceAll(new RegExp(unreadable, 'g'), escaped);
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
