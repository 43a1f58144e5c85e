import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readContract } from '../../check/breaking-changes.ts';
import { seedOfFiles } from '../../seed-of-files.ts';
import type { Outcome } from '../report.ts';
import type { Trial } from '../try-edit.ts';
import { type EntityEdit, entityEdits, type Kind, kinds, nameOf } from './entity-edits.ts';
import { unnoticedOf } from './try-entities.ts';
import { unnoticed } from './unnoticed.ts';

/** How the outcomes begin. */
export const entitiesName = 'every entity';

/** So many entities go into the sample. */
const drawn = 40;

/**
 * Edits every entity of the contract in each way, or those of a sample in the ways that must be noticed. The outcomes say
 * how many were noticed of each kind. One of a kind that must be fails if an edit passes that is not known to, or is
 * noticed although it is listed.
 */
export async function entities(trial: Trial, { sample }: { readonly sample: boolean }): Promise<readonly Outcome[]> {
  const all = entityEdits(await readContract(join(trial.root, 'generated/openapi.yaml')));
  const edits = sample ? sampleOf(all, seedOfFiles()) : all;
  const passed = new Set(await unnoticedOf(trial, edits));
  return [...Map.groupBy(edits, ({ kind }) => kind)].map(([kind, members]) => outcomeOf(kind, members, passed));
}

function sampleOf(edits: readonly EntityEdit[], seed: number): readonly EntityEdit[] {
  const order = (entity: string) => createHash('sha256').update(`${seed} ${entity}`).digest('hex');
  const names = [...new Set(edits.map(({ entity }) => entity))].map((name) => [order(name), name] as const);
  const first = names.sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, drawn);
  const chosen = new Set(first.map(([, name]) => name));
  process.stderr.write(`drift of entities: those of seed ${seed}\n`);
  return edits.filter(({ entity, kind }) => chosen.has(entity) && unnoticed[kind] !== undefined);
}

function outcomeOf(kind: Kind, edits: readonly EntityEdit[], passed: ReadonlySet<EntityEdit>): Outcome {
  const known = unnoticed[kind];
  const faults: string[] = [];
  for (const edit of edits) {
    const [name, isListed] = [nameOf(edit), known?.includes(nameOf(edit)) === true];
    if (passed.has(edit) && !isListed) faults.push(`${name}: nothing notices it`);
    if (!passed.has(edit) && isListed)
      faults.push(`${name}: it is noticed, so take it off the list of those that pass`);
  }
  for (const fault of faults) process.stderr.write(`drift, ${kinds[kind]}: ${fault}\n`);
  const noticed = edits.filter((edit) => !passed.has(edit)).map(nameOf);
  return {
    name: `${entitiesName}: ${kinds[kind]}, ${noticed.length} of ${edits.length} noticed`,
    breaking: true,
    passed: known === undefined || faults.length === 0,
    catches: [{ check: 'types, statements', lines: [...faults, ...noticed] }],
  };
}
