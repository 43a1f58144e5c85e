import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { announce } from './announce.ts';
import { announcedStages } from './announced-stages.ts';
import { type Catch, namesPlace, subtract } from './catch.ts';
import { bundles, check, generates, reachable } from './check-copy.ts';
import type { AnnouncedEdit, Edit } from './edit-type.ts';
import { recallTypes } from './recall-types.ts';
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
