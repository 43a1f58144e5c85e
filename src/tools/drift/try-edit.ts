import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checks } from '../check/checks.ts';
import { runChecks } from '../check/run-checks.ts';
import { generationSteps } from '../generate/generate.ts';
import { type Catch, catchesOf, namesPlace, subtract } from './catch.ts';
import type { Edit } from './edit-type.ts';
import { inTurn } from './in-turn.ts';
import { recallTypes } from './recall-types.ts';
import { sameModules } from './same-modules.ts';
import { editYaml } from './yaml-edit.ts';

export interface Trial {
  /** The project; it is not changed. */
  readonly root: string;
  /** A copy of it, which the edits change. */
  readonly copy: string;
  /** The findings without any edit. */
  readonly before: readonly Catch[];
}

/**
 * Checks of the contract, fastest useful one first. One failure fails `npm run check` as a whole, so the others are
 * skipped: linting the contract takes as long as all the rest.
 */
const likely = [['types', 'gate'], ['contract']];

/**
 * Checks of files that no edit touches: Biome ignores generated/ and YAML, and the translations belong to the portal.
 * Their findings are those of the unedited project.
 */
const elsewhere = ['lint', 'translations'];

/** Checks that depend only on the modules of generated/, their imports and exports. */
const ofModules = ['dead code', 'zones'];

/**
 * Applies the edit to the copy, generates, checks, undoes it and returns the new offences. A breaking edit stops at the
 * first offence with a location; a compatible one goes through all checks that it affects.
 */
export async function tryEdit({ root, copy, before }: Trial, edit: Edit, breaking: boolean): Promise<readonly Catch[]> {
  try {
    for (const [file, changes] of Object.entries(edit.changes)) {
      const path = join(copy, 'openapi', file);
      await writeFile(path, editYaml(await readFile(path, 'utf8'), changes));
    }
    await recallTypes(copy);
    const failed = await generates(copy);
    if (failed) return subtract(failed, before);
    let caught: readonly Catch[] = [];
    for (const names of [...(breaking ? likely : []), await reachable(root, copy)]) {
      caught = subtract(await check(copy, names), before);
      if (namesPlace(caught)) break;
    }
    return caught;
  } finally {
    // The generated files may stay: the next edit generates them again.
    await rm(join(copy, 'openapi'), { recursive: true });
    await cp(join(root, 'openapi'), join(copy, 'openapi'), { recursive: true });
  }
}

/** Undefined on success; else the findings of lint, or the error of the generation if lint finds nothing. */
async function generates(copy: string): Promise<readonly Catch[] | undefined> {
  try {
    // In this process, because loading orval takes as long as using it. Lint is a separate check.
    await inTurn(async () => {
      for (const [, work] of generationSteps(copy)) await work();
    });
    return undefined;
  } catch (error) {
    const caught = await check(copy, ['contract']);
    return caught.length > 0 ? caught : [{ check: 'generate', lines: String(error).trim().split('\n').slice(-1) }];
  }
}

/** The checks whose findings may differ between copy and project. */
async function reachable(root: string, copy: string): Promise<readonly string[]> {
  const spared = (await sameModules(root, copy)) ? [...elsewhere, ...ofModules] : elsewhere;
  return checks.map(({ name }) => name).filter((name) => !spared.includes(name));
}

/** Runs all or the named checks of `npm run check` and returns the failures. */
export async function check(root: string, names?: readonly string[]): Promise<readonly Catch[]> {
  const selected = checks.filter(({ name }) => names?.includes(name) ?? true);
  return catchesOf(await runChecks(root, selected, { width: 2, stopAtFirst: false }));
}
