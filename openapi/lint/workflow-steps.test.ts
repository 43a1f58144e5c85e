import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readWorkflows, type Step, type Workflow } from '#e2e/contract/arazzo/workflow.ts';
import { readContract } from '#tools/check/breaking-changes.ts';
import { operationsOf } from '#tools/check/gate/document.ts';

const root = join(import.meta.dirname, '../..');
const contract = await readContract(join(root, 'generated/openapi.yaml'));
const files = await Array.fromAsync(glob('openapi/arazzo/*.arazzo.yaml', { cwd: root }));
const workflows = (await Promise.all(files.map((file) => readWorkflows(join(root, file))))).flat();

/** Whether only a successful answer meets the criteria of a step. */
function demandsSuccess({ successCriteria }: Step): boolean {
  return successCriteria.some(({ condition }) => /^\$statusCode == 2\d\d$/.test(String(condition)));
}

/** The steps whose criteria each passed run has met: no action forgives their failure, jumps over them or ends before. */
function metInEachRun({ steps }: Workflow): readonly Step[] {
  const places = new Map(steps.map(({ id }, place) => [id, place]));
  /** How far the actions of a step jump. A jump back only tries again. */
  const reach = (actions: Step['onSuccess']) =>
    Math.max(0, ...actions.filter(({ type }) => type === 'goto').map(({ stepId }) => places.get(String(stepId)) ?? 0));
  const avoidable = new Set<Step>();
  for (const [place, step] of steps.entries()) {
    const ends = step.onSuccess.some(({ type }) => type === 'end');
    const after = ends ? steps.length : Math.max(reach(step.onSuccess), reach(step.onFailure));
    for (const other of steps.slice(place + 1, after)) avoidable.add(other);
    if (reach(step.onFailure) > place) avoidable.add(step);
  }
  return steps.filter((step) => !avoidable.has(step));
}

test('every operation that is no GET succeeds in each run of a workflow', () => {
  const writing = [...operationsOf(contract)].flatMap(([key, { id }]) => (key.startsWith('GET ') ? [] : [id]));
  const reached = new Set(
    workflows.flatMap((workflow) =>
      metInEachRun(workflow)
        .filter(demandsSuccess)
        .map(({ operationId }) => operationId),
    ),
  );
  expect(writing).not.toEqual([]);
  expect(writing.filter((id) => !reached.has(id))).toEqual([]);
});
