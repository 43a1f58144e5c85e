import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { CheckResult } from '../check/check-type.ts';
import { pool } from '../pool.ts';
import { copyProject, removeCopy } from '../project-copy.ts';
import { additiveEdits } from './additive-edits.ts';
import { breakingEdits } from './breaking-edits.ts';
import { type Catch, catchesOf, namesPlace } from './catch.ts';
import type { Edit } from './edit-type.ts';
import { learnTypes } from './recall-types.ts';
import { type Outcome, report } from './report.ts';
import { check, tryEdit } from './try-edit.ts';

/** Number of copies in use. */
const width = 2;

interface DriftOptions {
  readonly markdown: boolean;
  readonly only: string;
  /** The report of a fresh `npm run check --json`, to skip a second check of the project. */
  readonly checked: string | undefined;
}

/**
 * Proves that drift breaks the build. It edits the contract in copies of the project, one edit at a time: `npm run check`
 * must report every breaking edit with its location, and pass the others.
 */
async function drift(root: string, { markdown, only, checked }: DriftOptions): Promise<boolean> {
  const chosen = [...breakingEdits, ...additiveEdits].filter(({ name }) => name.includes(only));
  const copies: string[] = [];
  try {
    for (let index = 0; index < width; index++) copies.push(await copyProject(root));
    process.stderr.write('drift: checking the project as it is ... ');
    const before = checked ? await readCatches(checked) : await check(copies[0] ?? root);
    process.stderr.write(before.length > 0 ? `${before.map((each) => each.check).join(', ')} failed\n` : 'passed\n');
    await learnTypes(copies);
    const outcomes = await pool(chosen, width, (edit) => attempt(root, copies, edit, before));
    await mkdir('reports', { recursive: true });
    await writeFile('reports/drift.json', JSON.stringify(outcomes, undefined, 2));
    console.log(report(outcomes, markdown));
    if (before.length > 0) {
      console.error('The project itself does not pass `npm run check`; only new offences were counted above.');
    }
    return before.length === 0 && outcomes.every(({ passed }) => passed);
  } finally {
    await Promise.all(copies.map(removeCopy));
  }
}

async function readCatches(file: string): Promise<readonly Catch[]> {
  // `npm run check` has written this file in this form.
  return catchesOf(JSON.parse(await readFile(file, 'utf8')) as readonly CheckResult[]);
}

async function attempt(root: string, free: string[], edit: Edit, before: readonly Catch[]): Promise<Outcome> {
  const copy = free.pop();
  if (!copy) throw new Error('more edits at a time than copies');
  try {
    const breaking = breakingEdits.includes(edit);
    const catches = await tryEdit({ root, copy, before }, edit, breaking);
    const passed = breaking ? namesPlace(catches) : catches.length === 0;
    const seen = catches.map((each) => each.check).join(', ') || 'nothing';
    process.stderr.write(`drift ${passed ? 'ok' : 'FAILED'}: ${edit.name}: ${seen}\n`);
    return { name: edit.name, breaking, passed, catches };
  } finally {
    free.push(copy);
  }
}

const { values } = parseArgs({
  options: {
    markdown: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    checked: { type: 'string' },
  },
});
if (!(await drift(process.cwd(), { ...values, checked: values.checked }))) process.exitCode = 1;
