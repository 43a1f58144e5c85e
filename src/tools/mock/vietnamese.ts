import { type Node, objectAt } from '../check/gate/document.ts';
import { pathFinder } from './paths.ts';

/** Returns the name of the Vietnamese example for a call, if the contract has one. */
export type VietnameseExample = (method: string | undefined, url: string | undefined) => string | undefined;

/**
 * Prism ignores the language of a request: it takes the first example, or the one that `Prefer` names. This finds the
 * Vietnamese one: the first example of the answer with a counterpart NAME_vi.
 */
export function vietnameseExamples(document: Node): VietnameseExample {
  const find = pathFinder(document);
  return (method = '', url) => translation(objectAt(find(url), method.toLowerCase()));
}

function translation(operation: Node): string | undefined {
  const responses = objectAt(operation, 'responses');
  const content = objectAt(objectAt(objectAt(responses, '200'), 'content'), 'application/json');
  const examples = objectAt(content, 'examples');
  return Object.keys(examples)
    .find((name) => `${name}_vi` in examples)
    ?.concat('_vi');
}
