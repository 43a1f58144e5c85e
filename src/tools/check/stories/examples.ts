import { isNode, type Node } from '../gate/document.ts';

/** An example of the contract. */
export interface PlacedExample {
  /** Its location, for messages. */
  readonly place: string;
  /** The name of its property or parameter, if any. */
  readonly field: string;
  readonly value: unknown;
}

/** All examples of a bundle: of parameters, headers, bodies, schemas and properties. */
export function examplesOf(document: Node): readonly PlacedExample[] {
  return below(document, '', '').map((example) => ({ ...example, place: readable(example.place) }));
}

/** The location of the original of a Vietnamese example: `NAME_vi` translates `NAME`. */
export function translated(place: string): string | undefined {
  return place.endsWith('_vi') ? place.slice(0, -'_vi'.length) : undefined;
}

/** Shortens the path to `listBets 200 player01`. */
function readable(place: string): string {
  return place
    .replace(/\/(?:responses|requestBody)\b/, '')
    .replace(/\/content\/[^/]+\/[^/]+/, '')
    .replace(/^\/components\/(?:schemas|responses|parameters)\//, '')
    .replaceAll('/properties/', '.')
    .replaceAll('/', ' ');
}

function below(node: unknown, place: string, field: string): PlacedExample[] {
  if (Array.isArray(node)) return node.flatMap((entry, index) => below(entry, `${place}/${index}`, field));
  if (!isNode(node)) return [];
  const here = named(node, place);
  const name = typeof node['name'] === 'string' ? node['name'] : field;
  return Object.entries(node).flatMap(([key, value]) => {
    if (isExamples(key, value)) return listed(value, here, name);
    if (key === 'example' && typeof node['name'] === 'string') return [{ place: here, field: name, value }];
    return below(value, `${here}/${key}`, key);
  });
}

/** Names an operation by its id, not by path and method. */
function named(node: Node, place: string): string {
  return typeof node['operationId'] === 'string' && isNode(node['responses']) ? node['operationId'] : place;
}

/** Tells the keyword `examples` (a list, or an object with values) from a property of that name (a schema). */
function isExamples(key: string, value: unknown): boolean {
  if (key !== 'examples') return false;
  return (
    Array.isArray(value) || (isNode(value) && Object.values(value).every((entry) => isNode(entry) && 'value' in entry))
  );
}

function listed(examples: unknown, place: string, field: string): PlacedExample[] {
  if (Array.isArray(examples)) return examples.map((value) => ({ place, field, value }));
  return Object.entries(isNode(examples) ? examples : {}).map(([name, example]) => ({
    place: `${place}/${name}`,
    field: '',
    value: isNode(example) ? example['value'] : undefined,
  }));
}
