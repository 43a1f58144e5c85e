import { isNode, listAt, type Node, type Operation, objectAt, resolve } from '#tools/check/gate/document.ts';

/** A schema with references and lists resolved, with all its alternatives. */
function schemasOf(document: Node, value: unknown): readonly Node[] {
  const { node } = resolve(document, value);
  if (isNode(node['items'])) return schemasOf(document, node['items']);
  const alternatives = [...listAt(node, 'oneOf'), ...listAt(node, 'anyOf')];
  return alternatives.length > 0 ? alternatives.flatMap((one) => schemasOf(document, one)) : [node];
}

/** The schemas at a path of properties, such as `value.data.lanes`; the path passes through lists. */
export function schemasAt(document: Node, schema: unknown, path: string): readonly Node[] {
  const keys = path.split('.').filter((key) => key !== '');
  return keys.reduce<readonly Node[]>(
    (nodes, key) =>
      nodes.flatMap((node) => {
        const property = objectAt(node, 'properties')[key];
        return property === undefined ? [] : schemasOf(document, property);
      }),
    schemasOf(document, schema),
  );
}

/** The property names of the schema at a path, in all its alternatives. */
export function fieldsAt(document: Node, schema: unknown, path = ''): readonly string[] {
  const nodes = schemasAt(document, schema, path);
  return [...new Set(nodes.flatMap((node) => Object.keys(objectAt(node, 'properties'))))].sort();
}

/** The values that a schema lists as allowed. */
export function valuesOf(document: Node, schema: unknown): readonly unknown[] {
  return schemasOf(document, schema).flatMap((node) => ('const' in node ? [node['const']] : listAt(node, 'enum')));
}

/** The inputs of an operation by name: its parameters and the fields of its body. */
export function sentTo(document: Node, { node, parameters }: Operation): ReadonlyMap<string, unknown> {
  const sent = parameters.map((parameter) => [String(parameter['name']), parameter['schema']] as const);
  const content = objectAt(resolve(document, node['requestBody']).node, 'content');
  const bodies = Object.keys(content).flatMap((type) => schemasOf(document, objectAt(content, type)['schema']));
  return new Map([...sent, ...bodies.flatMap((body) => Object.entries(objectAt(body, 'properties')))]);
}

/** The schema of a successful answer. */
export function answered(document: Node, { node }: Operation): unknown {
  const { node: answer } = resolve(document, objectAt(node, 'responses')['200']);
  return objectAt(objectAt(answer, 'content'), 'application/json')['schema'];
}
