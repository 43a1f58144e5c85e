import { elements, follow, type Rule } from '../walk.ts';

const writing = ['post', 'put', 'patch', 'delete'];

/** What moves money requires `Idempotency-Key`: every operation of tag `wallet` that is not a GET. */
export const idempotencyKey: Rule = () => ({
  PathItem(node, context) {
    const item = { node, location: context.location };
    for (const method of writing) {
      const operation = follow(context, node[method], context.location.child([method]));
      const tags = operation?.node['tags'];
      if (!operation || !Array.isArray(tags) || !tags.includes('wallet')) continue;
      const parameters = [...elements(context, item, 'parameters'), ...elements(context, operation, 'parameters')];
      const asked = parameters.some(
        ({ node: p }) => p['in'] === 'header' && p['name'] === 'Idempotency-Key' && p['required'] === true,
      );
      if (!asked) {
        context.report({
          message: 'An operation that moves money must require the header Idempotency-Key.',
          location: operation.location.key(),
        });
      }
    }
  },
});
