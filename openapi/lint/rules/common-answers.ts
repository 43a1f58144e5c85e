import { below, entries, isNode, type Rule } from '../walk.ts';

/** The answers of every operation: too many requests, a server error, maintenance. */
const always = ['429', '500', '503'];
/** Those of every operation with a body: it is too large, or of another type. */
const withBody = ['413', '415'];

/**
 * Every operation lists 429, 500 and 503, 401 if it takes a token, and 413 and 415 if it takes a body. Every answer has
 * `X-Request-Id`, and 429 has the waiting time.
 */
export const commonAnswers: Rule = () => ({
  Operation(node, context) {
    const operation = { node, location: context.location };
    const responses = isNode(node['responses']) ? node['responses'] : {};
    const security = node['security'];
    if (!Array.isArray(security)) {
      context.report({ message: 'Spell `security` out, `[]` where no token is needed.', location: context.location });
    }
    const needsToken = Array.isArray(security) && security.length > 0;
    const needed = [...(needsToken ? ['401'] : []), ...('requestBody' in node ? withBody : []), ...always];
    for (const status of needed.filter((each) => !(each in responses))) {
      context.report({
        message: `Answer ${status} is missing.`,
        location: context.location.child(['responses']).key(),
      });
    }
    for (const [status, response] of entries(context, operation, 'responses')) {
      const headers = status === '429' ? ['X-Request-Id', 'Retry-After'] : ['X-Request-Id'];
      for (const header of headers.filter((name) => !below(context, response, 'headers', name))) {
        context.report({ message: `Answer ${status} lacks the header ${header}.`, location: response.location });
      }
    }
  },
});
