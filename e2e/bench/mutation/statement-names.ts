/** What this needs of a node of Babel's syntax tree and its place. */
interface NodePath {
  readonly node: unknown;
  readonly parent: { readonly type: string; readonly arguments?: readonly unknown[]; readonly callee?: Callee };
}

interface Callee {
  readonly property?: { readonly name?: string };
}

/**
 * A Stryker plugin that leaves out the names of prepared statements, `query('name', …)`. They only let the database
 * reuse a plan, so no test can tell one name from another.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'statement-names',
    value: {
      shouldIgnore({ node, parent }: NodePath): string | undefined {
        const named = parent?.callee?.property?.name === 'query' && parent.arguments?.[0] === node;
        return named ? 'the name of a prepared statement' : undefined;
      },
    },
  },
];
