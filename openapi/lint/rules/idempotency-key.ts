import { below, elements, entries, follow, isNode, type Placed, type Rule } from '../walk.ts';

const writing = ['post', 'put', 'patch', 'delete'];
/**
 * Operations that move money require `Idempotency-Key`: all of tag `wallet` except GET, and all that answer
 * `idempotency_conflict`. An operation with the key also documents the conflict.
 */
export const idempotencyKey: Rule = () => ({
  PathItem(node, context) {
    const item = { node, location: context.location };
    for (const method of writing) {
      const operation = follow(context, node[method], context.location.child([method]));
      if (!operation) continue;
      const parameters = [...elements(context, item, 'parameters'), ...elements(context, operation, 'parameters')];
      const asked = parameters.some(
        ({ node: p }) => p['in'] === 'header' && p['name'] === 'Idempotency-Key' && p['required'] === true,
      );
      const conflict = below(context, operation, 'responses', '409', 'content', 'application/json');
      const answers = conflict !== undefined && namesConflict(entries(context, conflict, 'examples'));
      const tags = operation.node['tags'];
      const moves = Array.isArray(tags) && tags.includes('wallet');
      if (!asked && (moves || answers)) {
        context.report({
          message: 'An operation that moves money must require the header Idempotency-Key.',
          location: operation.location.key(),
        });
      }
      if (asked && !answers) {
        context.report({
          message: 'An operation with Idempotency-Key must answer 409 with an example of `idempotency_conflict`.',
          location: operation.location.key(),
        });
      }
    }
  },
});

function namesConflict(examples: readonly (readonly [string, Placed])[]): boolean {
  return examples.some(([, { node }]) => isNode(node['value']) && node['value']['code'] === 'idempotency_conflict');
}
