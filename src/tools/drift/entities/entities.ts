import { join } from 'node:path';
import { readContract } from '../../check/breaking-changes.ts';
import type { Outcome } from '../report.ts';
import type { Trial } from '../try-edit.ts';
import { type EntityEdit, entityEdits, type Kind, kinds, nameOf } from './entity-edits.ts';
import { unnoticedOf } from './try-entities.ts';
import { unnoticed } from './unnoticed.ts';

/** How the outcomes begin. */
export const entitiesName = 'every entity';

/**
 * Edits every entity of the contract in each way. The outcomes say how many were noticed of each kind. A kind that has a
 * list of those that pass fails if another one passes, or if one of the list is noticed.
 */
export async function entities(trial: Trial): Promise<readonly Outcome[]> {
  const edits = entityEdits(await readContract(join(trial.root, 'generated/openapi.yaml')));
  const passed = new Set(await unnoticedOf(trial, edits));
  return [...Map.groupBy(edits, ({ kind }) => kind)].map(([kind, members]) => outcomeOf(kind, members, passed));
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
