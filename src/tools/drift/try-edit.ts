import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { types, typesMemory } from '../check/tool-checks.ts';
import { copyTypesMemory } from '../project-copy.ts';
import { type Catch, namesPlace, subtract } from './catch.ts';
import { bundles, check, contractTests, generates, reachable } from './check-copy.ts';
import { conformanceOf } from './conformance-of.ts';
import type { AnnouncedEdit, Edit, StageName } from './edit-type.ts';
import { editYaml } from './yaml-edit.ts';

export interface Trial {
  /** The project with its contract as the released one; it is not changed. */
  readonly root: string;
  /** A copy of it, which the edits change. */
  readonly copy: string;
  /** The findings without any edit. */
  readonly before: readonly Catch[];
}

/** Applies the edits to the copy, does the work, and restores the contract of the copy. */
async function edited<T>({ root, copy }: Trial, edits: readonly Edit[], work: () => Promise<T>): Promise<T> {
  try {
    for (const [file, changes] of edits.flatMap((edit) => Object.entries(edit.changes))) {
      const path = join(copy, 'openapi', file);
      await writeFile(path, editYaml(await readFile(path, 'utf8'), changes));
    }
    return await work();
  } finally {
    // The generated files may stay: the next edit generates them again.
    await rm(join(copy, 'openapi'), { recursive: true });
    await cp(join(root, 'openapi'), join(copy, 'openapi'), { recursive: true });
  }
}

/**
 * Makes a breaking edit and returns the new offences, up to the first with a location. The gate comes first: it needs
 * only the bundle, while generating and checking types take ten times as long.
 */
export function tryBreaking(trial: Trial, edit: Edit): Promise<readonly Catch[]> {
  const { root, copy } = trial;
  return edited(trial, [edit], async () => {
    const gate = (await bundles(copy)) ? await fresh(trial, check(copy, ['gate'])) : [];
    if (namesPlace(gate)) return gate;
    const stages = [['types'], ['contract']].map((names) => () => check(copy, names));
    return firstPlace(trial, [...stages, async () => check(copy, await reachable(root, copy))]);
  });
}

/** Makes compatible edits together and returns the new offences of all checks that they affect. */
export function tryCompatible(trial: Trial, edits: readonly Edit[]): Promise<readonly Catch[]> {
  const { root, copy } = trial;
  return edited(trial, edits, () => firstPlace(trial, [async () => check(copy, await reachable(root, copy))]));
}

/** Makes one announced edit alone and looks for anything that catches it, what should catch it first. */
export function tryAnnounced(trial: Trial, edit: AnnouncedEdit): Promise<readonly Catch[]> {
  const { root, copy } = trial;
  return edited(trial, [edit], async () => {
    await announce(copy);
    const others = Object.entries(announcedStages).flatMap(([name, stage]) => (name === edit.by ? [] : [stage]));
    const stages = [announcedStages[edit.by], ...others].map((stage) => () => stage(copy, edit));
    return firstPlace(trial, [...stages, async () => check(copy, await reachable(root, copy))]);
  });
}

/** Later than any release. */
const version = '999.0.0';

/** Raises the version of the contract and describes the break in its changelog, so that the gate passes it. */
export async function announce(root: string): Promise<void> {
  const contract = join(root, 'openapi/openapi.yaml');
  const change = { do: 'set', at: ['info', 'version'], to: version } as const;
  await writeFile(contract, editYaml(await readFile(contract, 'utf8'), [change]));
  const changelog = join(root, 'openapi/CHANGELOG.md');
  await writeFile(changelog, `${await readFile(changelog, 'utf8')}\n## ${version}\n\nAn announced break.\n`);
}

/** The checks of a copy with an announced edit, or several. */
const announcedStages: Readonly<Record<StageName, (copy: string, edit: AnnouncedEdit) => Promise<readonly Catch[]>>> = {
  types: (copy) => check(copy, ['types']),
  statements: (copy) => check(copy, ['statements']),
  tests: (copy) => found('contract tests', contractTests(copy)),
  contract: (copy) => check(copy, ['contract']),
  conformance: (copy, { operation }) => found('conformance', conformanceOf(copy, operation)),
};

async function found(name: string, offences: Promise<readonly string[]>): Promise<readonly Catch[]> {
  const lines = await offences;
  return lines.length > 0 ? [{ check: name, lines }] : [];
}

/**
 * Makes announced edits together and returns what was said of each, as far as its own words are found. Without those of
 * the conformance suite: the server cannot run with all edits at once.
 */
export function tryTogether(
  trial: Trial,
  edits: readonly AnnouncedEdit[],
): Promise<ReadonlyMap<AnnouncedEdit, readonly Catch[]>> {
  const readable = edits.filter(({ by }) => by !== 'conformance');
  return edited(trial, readable, async () => {
    await announce(trial.copy);
    await recallTypes(trial.copy);
    const caught = new Map<AnnouncedEdit, readonly Catch[]>();
    if ((await generates(trial.copy)) !== undefined) return caught;
    for (const [by, members] of Map.groupBy(readable, (edit) => edit.by)) {
      const [any] = members;
      const found = any ? await fresh(trial, announcedStages[by](trial.copy, any)) : [];
      for (const edit of members) {
        const own = found.map((each) => ({ ...each, lines: each.lines.filter((line) => edit.says.test(line)) }));
        caught.set(
          edit,
          own.filter(({ lines }) => lines.length > 0),
        );
      }
    }
    return caught;
  });
}

const kept = '.cache/types-before.tsbuildinfo';

/**
 * Starts the type check of every copy from the incremental state of the unedited project. It then checks only the
 * files that the edit affects. One copy writes the state for all.
 */
export async function learnTypes(root: string, copies: readonly string[]): Promise<void> {
  const [first] = copies;
  if (first === undefined) return;
  await copyTypesMemory(root, first);
  await types(first);
  for (const copy of copies) {
    await mkdir(join(copy, '.cache'), { recursive: true });
    await copyFile(join(first, typesMemory), join(copy, kept));
  }
}

/** Restores the state from before the last edit. */
async function recallTypes(copy: string): Promise<void> {
  await copyFile(join(copy, kept), join(copy, typesMemory));
}

/** Generates, then goes through the stages up to the first new offence with a location. */
async function firstPlace(
  trial: Trial,
  stages: readonly (() => Promise<readonly Catch[]>)[],
): Promise<readonly Catch[]> {
  await recallTypes(trial.copy);
  const failed = await generates(trial.copy);
  if (failed) return subtract(failed, trial.before);
  let caught: readonly Catch[] = [];
  for (const stage of stages) {
    caught = await fresh(trial, stage());
    if (namesPlace(caught)) break;
  }
  return caught;
}

async function fresh({ before }: Trial, found: Promise<readonly Catch[]>): Promise<readonly Catch[]> {
  return subtract(await found, before);
}
