import { below, entries, isNode, type Rule } from '../walk.ts';

/** A `const` stands where it holds. Generators that take one there stop at a named schema that is one. */
export const constantInPlace: Rule = () => ({
  Schema(node, context) {
    const properties = below(context, { node, location: context.location }, 'properties');
    if (!properties) return;
    for (const [name, value] of entries(context, { node, location: context.location }, 'properties')) {
      const written = properties.node[name];
      if (!isNode(written) || typeof written['$ref'] !== 'string' || !('const' in value.node)) continue;
      context.report({ message: 'A named schema of one value is an `enum`, not a `const`.', location: value.location });
    }
  },
});
