import ts from 'typescript';
import { at, type Source, walk } from './files.ts';

const starters = new Set(['test', 'it', 'describe']);
const banned = new Set(['only', 'skip', 'todo', 'fixme', 'fails', 'fail']);

/** Forbids `skip`, `todo` and `only` in tests. */
export function testTitles(source: Source): readonly string[] {
  if (!/\.(test|spec)\.tsx?$/.test(source.path)) return [];
  const offences: string[] = [];
  walk(source, (node) => {
    if (!ts.isPropertyAccessExpression(node) || !banned.has(node.name.text)) return;
    if (starters.has(root(node.expression))) offences.push(at(source, node.name, `.${node.name.text} on a test`));
  });
  return offences;
}

function root(node: ts.Expression): string {
  return ts.isPropertyAccessExpression(node) ? root(node.expression) : node.getText();
}
