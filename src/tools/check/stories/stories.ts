import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContract } from '../breaking-changes.ts';
import { strayed } from './bounds.ts';
import { examplesOf } from './examples.ts';
import { readFacts, storyTeller, untold } from './facts.ts';
import { contradictions } from './sameness.ts';
import { mistranslated } from './translations.ts';

/**
 * All examples follow openapi/stories.md: the same people, games, amounts and times everywhere. This checks the facts in
 * openapi/facts.yaml.
 */
export async function stories(root: string): Promise<readonly string[]> {
  const facts = await readFacts(root);
  const examples = examplesOf(await readContract(join(root, 'generated/openapi.yaml')));
  const isTold = storyTeller(await readFile(join(root, 'openapi/stories.md'), 'utf8'));
  return [
    ...untold(facts, isTold),
    ...contradictions(examples, facts, isTold),
    ...mistranslated(examples, facts),
    ...strayed(examples, facts),
  ];
}
