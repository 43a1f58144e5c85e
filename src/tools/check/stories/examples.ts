import { isNode, type Node } from '../gate/document.ts';

/** An example of the contract. */
export interface PlacedExample {
  /** Where it stands, as messages name it. */
  readonly place: string;
  /** The name of the property or parameter that it is an example of, if it is one. */
  readonly field: string;
  readonly value: unknown;
}

/** Every example of a bundle: of parameters, headers and bodies, and of schemas and their properties. */
export function examplesOf(document: Node): readonly PlacedExample[] {
  return below(document, '', '').map((example) => ({ ...example, place: readable(example.place) }));
}

/** The place of the example that `place` translates into Vietnamese: `NAME_vi` is `NAME` in that language. */
export function translated(place: string): string | undefined {
  return place.endsWith('_vi') ? place.slice(0, -'_vi'.length) : undefined;
}

/** `listBets 200 player01` instead of the whole way there. */
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

/** Operations are known by their own name, not by their path and method. */
function named(node: Node, place: string): string {
  return typeof node['operationId'] === 'string' && isNode(node['responses']) ? node['operationId'] : place;
}

/** A property of that name is a schema, `examples` as a keyword is a list or has values. */
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
