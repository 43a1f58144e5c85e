import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckResult } from '../check/check-type.ts';
import { CommandFailed, run } from '../run.ts';
import type { Edit } from './edit-type.ts';
import { editYaml } from './yaml-edit.ts';

/** What a check said about an edit. */
export interface Catch {
  readonly check: string;
  readonly lines: readonly string[];
}

/** The checks that look at the contract. Where one of them fails, `npm run check` as a whole has failed. */
const likely = 'types,gate,contract';

/**
 * Applies the edit to a copy of the project that has the contract of `root`, generates, checks and undoes it. A breaking
 * edit goes through every check only where the likely ones let it pass; others always do.
 */
export async function tryEdit(root: string, copy: string, edit: Edit, breaking: boolean): Promise<readonly Catch[]> {
  try {
    for (const [file, changes] of Object.entries(edit.changes)) {
      const path = join(copy, 'openapi', file);
      await writeFile(path, editYaml(await readFile(path, 'utf8'), changes));
    }
    const failed = await generates(copy);
    if (failed) return failed;
    const caught = breaking ? await check(copy, likely) : [];
    return caught.length > 0 ? caught : await check(copy);
  } finally {
    // What was generated may stay: the next edit begins by making it anew.
    await rm(join(copy, 'openapi'), { recursive: true });
    await cp(join(root, 'openapi'), join(copy, 'openapi'), { recursive: true });
  }
}

/** Undefined where generation succeeds; else what lint says, or generation itself where lint has nothing to say. */
async function generates(copy: string): Promise<readonly Catch[] | undefined> {
  try {
    // Lint is one of the checks that follow.
    await run('node', ['src/tools/generate/generate.ts', '--without-lint'], { cwd: copy });
    return undefined;
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    const caught = await check(copy, 'contract');
    return caught.length > 0 ? caught : [{ check: 'generate', lines: error.output.trim().split('\n').slice(-1) }];
  }
}

/** Runs `npm run check` on the copy and answers what failed. */
export async function check(copy: string, only?: string): Promise<readonly Catch[]> {
  const report = join(copy, 'reports/check.json');
  const args = ['src/tools/check/check.ts', '--json', report, ...(only ? ['--only', only] : [])];
  try {
    await run('node', args, { cwd: copy });
    return [];
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    // The tool wrote it a moment ago in exactly this form.
    const results = JSON.parse(await readFile(report, 'utf8')) as readonly CheckResult[];
    return results.flatMap(({ name, offences }) => (offences.length > 0 ? [{ check: name, lines: offences }] : []));
  } finally {
    await rm(report, { force: true });
  }
}
