import { follow, isNode, type Node, type Rule } from '../walk.ts';

/**
 * Every property has a description and an example; an object needs no example, because its properties have theirs. The
 * description of one that may be null says when it is.
 */
export const describedProperties: Rule = () => ({
  Schema(node, context) {
    const properties = node['properties'];
    if (!isNode(properties)) return;
    for (const [name, value] of Object.entries(properties)) {
      const location = context.location.child(['properties', name]);
      const target = follow(context, value, location)?.node;
      if (!target || !isNode(value)) continue;
      if (!value['description'] && !target['description']) {
        context.report({ message: `Property ${name} has no description.`, location });
      }
      if (mayBeNull(target) && !/\bnull\b/i.test(String(value['description'] ?? target['description']))) {
        context.report({ message: `Property ${name} may be null, and its description does not say when.`, location });
      }
      if (!hasExample(value) && !hasExample(target) && target['type'] !== 'object') {
        context.report({ message: `Property ${name} has no example.`, location });
      }
    }
  },
});

function mayBeNull({ type, oneOf }: Node): boolean {
  const types = [
    type,
    ...(Array.isArray(oneOf) ? oneOf.map((branch) => (isNode(branch) ? branch['type'] : undefined)) : []),
  ];
  return types.flat().includes('null');
}

function hasExample(node: Node): boolean {
  const examples = node['examples'];
  return 'example' in node || (Array.isArray(examples) && examples.length > 0);
}
