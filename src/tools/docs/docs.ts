import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readContract } from '../check/breaking-changes.ts';
import { withGuide } from './guide.ts';
import { writePage } from './page.ts';

/** `npm run docs`: writes the contract as one page that needs nothing else, build/docs/index.html. */
export async function buildDocs(root: string, file = join(root, 'build/docs/index.html')): Promise<string> {
  await writePage(await withGuide(await readContract(join(root, 'generated/openapi.yaml')), root), root, file);
  return file;
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
