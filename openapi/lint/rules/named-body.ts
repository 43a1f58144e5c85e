import { below, entries, isNode, type Rule } from '../walk.ts';

/** A body is a named schema. Generators give one without a name no type, or one that loses what is in it. */
export const namedBody: Rule = () => ({
  Operation(node, context) {
    const body = below(context, { node, location: context.location }, 'requestBody');
    if (!body) return;
    for (const [type, media] of entries(context, body, 'content')) {
      const { schema } = media.node;
      if (isNode(schema) && typeof schema['$ref'] === 'string') continue;
      context.report({ message: `The body as ${type} needs a schema with a name.`, location: media.location });
    }
  },
});
