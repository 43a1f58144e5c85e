import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { pool } from '../pool.ts';
import { copyProject, removeCopy } from '../project-copy.ts';
import { additiveEdits } from './additive-edits.ts';
import { breakingEdits } from './breaking-edits.ts';
import type { Edit } from './edit-type.ts';
import { type Outcome, report } from './report.ts';
import { type Catch, check, tryEdit } from './try-edit.ts';

/** Copies in use at a time. */
const width = 2;

/**
 * Proves that drift breaks the build: makes one change of the contract after the other in copies of the project and
 * demands that `npm run check` sees every breaking one, says where, and lets the others pass.
 */
async function drift(root: string, { markdown, only }: { markdown: boolean; only: string }): Promise<boolean> {
  const chosen = [...breakingEdits, ...additiveEdits].filter(({ name }) => name.includes(only));
  const copies: string[] = [];
  try {
    for (let index = 0; index < width; index++) copies.push(await copyProject(root));
    process.stderr.write('drift: checking the project as it is ... ');
    const before = await check(copies[0] ?? root);
    process.stderr.write(before.length > 0 ? `${before.map((each) => each.check).join(', ')} failed\n` : 'passed\n');
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

async function attempt(root: string, free: string[], edit: Edit, before: readonly Catch[]): Promise<Outcome> {
  const copy = free.pop();
  if (!copy) throw new Error('more edits at a time than copies');
  try {
    const breaking = breakingEdits.includes(edit);
    const catches = subtract(await tryEdit(root, copy, edit, breaking), before);
    const passed = breaking ? catches.some(({ lines }) => lines.some(namesPlace)) : catches.length === 0;
    const seen = catches.map((each) => each.check).join(', ') || 'nothing';
    process.stderr.write(`drift ${passed ? 'ok' : 'FAILED'}: ${edit.name}: ${seen}\n`);
    return { name: edit.name, breaking, passed, catches };
  } finally {
    free.push(copy);
  }
}

/** What an edit brought about: offences that were not there before. */
function subtract(after: readonly Catch[], before: readonly Catch[]): readonly Catch[] {
  const known = new Set(before.flatMap(({ lines }) => lines));
  return after
    .map((each) => ({ ...each, lines: each.lines.filter((line) => !known.has(line)) }))
    .filter(({ lines }) => lines.length > 0);
}

/** A file with a line, or an operation. */
function namesPlace(line: string): boolean {
  return /[\w./-]+\.\w+:\d+|\b(GET|POST|PUT|PATCH|DELETE) \//.test(line);
}

const { values } = parseArgs({
  options: { markdown: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
if (!(await drift(process.cwd(), values))) process.exitCode = 1;
