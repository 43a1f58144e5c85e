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
  /** The project; it is only read. */
  readonly root: string;
  /** A copy of it that has its contract and may be changed. */
  readonly copy: string;
  /** What the checks say of the project without any edit. */
  readonly before: readonly Catch[];
}

/**
 * The checks that look at the contract, those first that say most for their time. Where one of them fails, `npm run
 * check` as a whole has failed, and the others need not be asked: to lint the contract takes as long as all the rest.
 */
const likely = [['types', 'gate'], ['contract']];

/**
 * Checks of files that no edit touches: Biome passes over generated/ and YAML, and translations are those of the portal.
 * They say of an edit what they say of the project as it is.
 */
const elsewhere = ['lint', 'translations'];

/** Checks that see no more of generated/ than which modules there are, what they import and what they export. */
const ofModules = ['dead code', 'zones'];

/**
 * Applies the edit to the copy, generates, checks, undoes it and answers the new offences. A breaking edit has been
 * caught by the first that names a place; others go through every check that they can reach.
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
    // What was generated may stay: the next edit begins by making it anew.
    await rm(join(copy, 'openapi'), { recursive: true });
    await cp(join(root, 'openapi'), join(copy, 'openapi'), { recursive: true });
  }
}

/** Undefined where generation succeeds; else what lint says, or generation itself where lint has nothing to say. */
async function generates(copy: string): Promise<readonly Catch[] | undefined> {
  try {
    // Here and not in a process of its own: to load orval anew takes as long as to use it. Lint is one of the checks.
    await inTurn(async () => {
      for (const [, work] of generationSteps(copy)) await work();
    });
    return undefined;
  } catch (error) {
    const caught = await check(copy, ['contract']);
    return caught.length > 0 ? caught : [{ check: 'generate', lines: String(error).trim().split('\n').slice(-1) }];
  }
}

/** The checks that may say of the copy something else than of the project. */
async function reachable(root: string, copy: string): Promise<readonly string[]> {
  const spared = (await sameModules(root, copy)) ? [...elsewhere, ...ofModules] : elsewhere;
  return checks.map(({ name }) => name).filter((name) => !spared.includes(name));
}

/** Runs checks of `npm run check`, all of them or those of the names, and answers what failed. */
export async function check(root: string, names?: readonly string[]): Promise<readonly Catch[]> {
  const selected = checks.filter(({ name }) => names?.includes(name) ?? true);
  return catchesOf(await runChecks(root, selected, { width: 2, stopAtFirst: false }));
}
