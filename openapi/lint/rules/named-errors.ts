import { below, entries, type Placed, type Rule } from '../walk.ts';

/**
 * The errors that an operation's description names with their status, such as 409 `already_set`, are among its examples.
 */
export const namedErrors: Rule = () => ({
  Operation(node, context) {
    const operation = { node, location: context.location };
    const known = new Set(
      entries(context, operation, 'responses').flatMap(([status, answer]) =>
        codesOf(answer).map((c) => `${status} ${c}`),
      ),
    );
    function codesOf(answer: Placed): readonly string[] {
      const media = below(context, answer, 'content', 'application/json');
      const examples = media ? entries(context, media, 'examples') : [];
      return examples.flatMap(([, example]) => {
        const code = below(context, example, 'value')?.node['code'];
        return typeof code === 'string' ? [code] : [];
      });
    }
    const named = String(node['description'] ?? '').matchAll(/\b([45]\d\d)\s+`([a-z_]+)`/g);
    for (const [, status, code] of named) {
      if (known.has(`${status} ${code}`)) continue;
      context.report({
        message: `The description names ${status} \`${code}\`, and answer ${status} has no example of it.`,
        location: context.location.child(['description']),
      });
    }
  },
});
