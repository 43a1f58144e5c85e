import { expect, test } from 'vitest';
import { strykerPlugins } from './statement-names.ts';

const name = { type: 'StringLiteral' };
const ignored = (method: string, node: unknown) =>
  strykerPlugins[0]?.value.shouldIgnore({
    node,
    parent: { type: 'CallExpression', callee: { property: { name: method } }, arguments: [name, 'sql'] },
  });

test('only the first argument of a query is left out', () => {
  expect(ignored('query', name)).toBe('the name of a prepared statement');
  expect(ignored('query', 'sql')).toBeUndefined();
  expect(ignored('execute', name)).toBeUndefined();
});
