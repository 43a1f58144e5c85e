import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContract } from '../breaking-changes.ts';
import { isNode } from '../gate/document.ts';
import { strayed } from './bounds.ts';
import { examplesOf, type PlacedExample, translated } from './examples.ts';
import type { Facts } from './facts.ts';
import { readFacts, storyTeller, untold } from './facts.ts';
import { contradictions } from './sameness.ts';

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

/** Examples in Vietnamese that tell something else than those which they translate: only the facts' `texts` may differ. */
function mistranslated(examples: readonly PlacedExample[], { texts }: Facts): readonly string[] {
  const byPlace = new Map(examples.map((example) => [example.place, example]));
  return examples.flatMap(({ place, value }) => {
    const original = translated(place);
    if (original === undefined) return [];
    const { value: told } = byPlace.get(original) ?? {};
    if (told === undefined) return [`${place}: there is no example ${original} that it could translate`];
    return differences(told, value, '', '', texts).map((where) => `${place}: ${where} is not that of ${original}`);
  });
}

function differences(one: unknown, other: unknown, field: string, where: string, texts: readonly string[]): string[] {
  if (one === other || (texts.includes(field) && typeof one === 'string' && typeof other === 'string')) return [];
  if (isNode(one) && isNode(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].flatMap((key) => differences(one[key], other[key], key, `${where}/${key}`, texts));
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    return one.flatMap((entry, index) => differences(entry, other[index], field, `${where}/${index}`, texts));
  }
  return [where];
}
