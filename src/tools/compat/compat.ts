import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readContract, versionOf } from '../check/breaking-changes.ts';
import { writeContracts } from '../docs/docs.ts';
import { CommandFailed, run } from '../run.ts';
import { table } from '../table.ts';
import { type Generator, generators } from './generators.ts';

/** What became of a generator with a document. */
export interface Attempt {
  readonly document: string;
  readonly generated: string;
  readonly compiles: string;
  readonly passed: boolean;
}

const heads = ['language', 'generator', 'version', 'options', 'document', 'generates', 'compiles'];

/** Where `--write` puts the table. */
const page = 'docs/in-your-language.md';

/**
 * `npm run compat`: generates code from the contract and from its form for generators, compiles it and prints what became
 * of each. `--language Go` tries those of one language; `--write` makes the page of the documentation anew. A generator with the form made for generators must pass; one that
 * cannot be installed was not tried, and counts neither way.
 */
async function compat(root: string, { language, write = false }: CompatOptions): Promise<boolean> {
  const chosen = generators.filter((each) => language === undefined || each.language === language);
  if (chosen.length === 0) throw new Error(`No generator writes ${language}.`);
  const folder = await mkdtemp(join(tmpdir(), 'portico-compat-'));
  try {
    await writeContracts(root, folder);
    const rows: string[][] = [];
    let passed = true;
    for (const [index, each] of chosen.entries()) {
      process.stderr.write(`compat ${each.name} ...\n`);
      for (const attempt of await attempts(each, folder, join(folder, `${index}`))) {
        const { name, version, options } = each;
        rows.push([each.language, name, version, options, attempt.document, attempt.generated, attempt.compiles]);
        passed &&= attempt.passed || attempt.document !== 'openapi-compat.yaml';
      }
    }
    console.log(table([heads, ...rows]));
    if (write) await writeFile(join(root, page), await pageOf(root, rows));
    return passed;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface CompatOptions {
  readonly language?: string | undefined;
  readonly write?: boolean;
}

async function pageOf(root: string, rows: readonly (readonly string[])[]): Promise<string> {
  const version = versionOf(await readContract(join(root, 'generated/openapi.yaml')));
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    '# In your language',
    '',
    'Two documents are served at `/docs` of `npm start` and `npm run docs`: `openapi.yaml`, the contract, and `openapi-compat.yaml`,',
    'the same calls and answers in fewer forms, for generators that do not take all of OpenAPI 3.1.',
    '',
    `\`npm run compat -- --write\` wrote this table, from contract ${version}: it generates code by the generators of`,
    '[`generators.ts`](../src/tools/compat/generators.ts), with their options, and compiles or imports it.',
    '',
    line(heads),
    line(heads.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n');
}

/** Tries a generator with each of its documents, in a new folder. */
export async function attempts(generator: Generator, documents: string, folder: string): Promise<readonly Attempt[]> {
  for (const [path, text] of Object.entries(generator.files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await mkdir(folder, { recursive: true });
  const failure = (script: string, document = '') => failureOf(script, folder, join(documents, document));
  const absent = await failure(generator.install);
  const results: Attempt[] = [];
  for (const document of generator.documents) {
    if (absent !== undefined) {
      results.push({ document, generated: `not tried: ${absent}`, compiles: 'not tried', passed: true });
      continue;
    }
    const refused = await failure(generator.generate, document);
    const broken = refused === undefined ? await failure(generator.compile, document) : undefined;
    results.push({
      document,
      generated: refused === undefined ? 'yes' : `no: ${refused}`,
      compiles: refused === undefined ? (broken === undefined ? 'yes' : `no: ${broken}`) : 'not tried',
      passed: refused === undefined && broken === undefined,
    });
  }
  return results;
}

/** Runs a script and returns the one line that says why it failed, or undefined. */
async function failureOf(script: string, cwd: string, document: string): Promise<string | undefined> {
  try {
    await run('bash', ['-c', script], { cwd, env: { DOCUMENT: document } });
    return undefined;
  } catch (error) {
    return reasonIn(error instanceof CommandFailed ? error.output : String(error));
  }
}

/** The first line that speaks of an error, else the last. */
export function reasonIn(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return (lines.find((line) => /error|redeclared|cannot/i.test(line)) ?? lines.at(-1) ?? 'no output').slice(0, 140);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { language: { type: 'string' }, write: { type: 'boolean' } } });
  if (!(await compat(process.cwd(), values))) process.exitCode = 1;
}
