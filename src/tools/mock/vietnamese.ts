import { type Node, objectAt, operationsOf } from '../check/gate/document.ts';

/** Returns the name of the Vietnamese example for a call, if the contract has one. */
export type VietnameseExample = (method: string | undefined, url: string | undefined) => string | undefined;

/**
 * Prism ignores the language of a request: it takes the first example, or the one that `Prefer` names. This finds the
 * Vietnamese one: the first example of the answer with a counterpart NAME_vi.
 */
export function vietnameseExamples(document: Node): VietnameseExample {
  const answers = [...operationsOf(document)].flatMap(([key, { node }]) => {
    const [method = '', path = ''] = key.split(' ');
    const example = translation(node);
    // A path without a variable takes precedence.
    return example === undefined
      ? []
      : [{ method, parts: path.split('/'), variables: path.split('{').length, example }];
  });
  answers.sort((one, other) => one.variables - other.variables);
  return (method, url) => {
    const [path = ''] = (url ?? '').split('?');
    return answers.find((answer) => answer.method === method && fits(answer.parts, path.split('/')))?.example;
  };
}

function translation(operation: Node): string | undefined {
  const responses = objectAt(operation, 'responses');
  const content = objectAt(objectAt(objectAt(responses, '200'), 'content'), 'application/json');
  const examples = objectAt(content, 'examples');
  return Object.keys(examples)
    .find((name) => `${name}_vi` in examples)
    ?.concat('_vi');
}

/** A variable matches one path segment. */
function fits(template: readonly string[], path: readonly string[]): boolean {
  return template.length === path.length && template.every((part, at) => part.startsWith('{') || part === path[at]);
}
