import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate as orval } from 'orval';
import { parse } from 'yaml';
import { contract } from '../check/tool-checks.ts';
import { run } from '../run.ts';
import { withSteps } from '../steps.ts';
import { emitClientOperations, emitServerOperations, emitServerValidators } from './emit.ts';
import { addImportExtensions } from './import-extensions.ts';
import { type Contract, readOperations } from './operations.ts';

/**
 * Makes `generated/` from `openapi/`: lint, bundle, orval (client, mocks, validators), then the operation tables that
 * orval does not write. The same contract always gives the same bytes.
 */
export async function generate(root: string): Promise<void> {
  const bundle = join(root, 'generated/openapi.yaml');
  await withSteps('generate', [
    ['lint', () => lint(root)],
    [
      'bundle',
      async () => {
        await rm(join(root, 'generated'), { recursive: true, force: true });
        await run('redocly', ['bundle', 'portico', '-o', bundle], { cwd: root });
      },
    ],
    ['client, mocks, validators', () => orval(join(root, 'orval.config.ts'), root)],
    [
      'operation tables',
      async () => {
        const operations = readOperations(parse(await readFile(bundle, 'utf8')) as Contract);
        await writeFile(join(root, 'generated/server/operations.ts'), emitServerOperations(operations));
        const validators = join(root, 'generated/server/validators');
        await mkdir(validators);
        for (const [file, text] of emitServerValidators(operations)) await writeFile(join(validators, file), text);
        await writeFile(join(root, 'generated/client/encrypted-operations.ts'), emitClientOperations(operations));
      },
    ],
    ['import paths', () => addImportExtensions(join(root, 'generated'))],
  ]);
}

async function lint(root: string): Promise<void> {
  const offences = await contract(root);
  if (offences.length > 0) throw new Error(`The contract has errors:\n${offences.join('\n')}`);
}

if (import.meta.main) {
  await generate(process.cwd()).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
