import { below, type Context, elements, entries, type Placed, type Rule } from '../walk.ts';

/** Objects in a request body allow no property that the contract does not name. */
export const closedRequest: Rule = () => ({
  RequestBody(node, context) {
    for (const [, media] of entries(context, { node, location: context.location }, 'content')) {
      const schema = below(context, media, 'schema');
      if (schema) visit(context, schema, new Set());
    }
  },
});

function visit(context: Context, schema: Placed, seen: Set<unknown>): void {
  if (seen.has(schema.node)) return;
  seen.add(schema.node);
  const types = [schema.node['type']].flat();
  if (types.includes('object') && schema.node['additionalProperties'] !== false) {
    context.report({
      message: 'An object in a request needs `additionalProperties: false`.',
      location: schema.location,
    });
  }
  for (const [, property] of entries(context, schema, 'properties')) visit(context, property, seen);
  const items = below(context, schema, 'items');
  if (items) visit(context, items, seen);
  for (const key of ['oneOf', 'anyOf', 'allOf']) {
    for (const branch of elements(context, schema, key)) visit(context, branch, seen);
  }
}
