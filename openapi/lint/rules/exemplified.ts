import { below, type Context, entries, isNode, type Placed, type Rule } from '../walk.ts';

/**
 * Every body of a request or an answer, errors included, has a named example. The mock answers it and tests send it.
 */
export const exemplified: Rule = () => ({
  Operation(node, context) {
    const operation = { node, location: context.location };
    const request = below(context, operation, 'requestBody');
    if (request) check(context, request, 'The request');
    for (const [status, answer] of entries(context, operation, 'responses')) check(context, answer, `Answer ${status}`);
  },
});

function check(context: Context, body: Placed, what: string): void {
  for (const [type, media] of entries(context, body, 'content')) {
    const examples = media.node['examples'];
    if (isNode(examples) && Object.keys(examples).length > 0) continue;
    context.report({ message: `${what} has no example as ${type}.`, location: media.location.key() });
  }
}
