import ts from 'typescript';
import { at, isForTests, type Source, walk } from './files.ts';

const reads = new Set(['getQueryData', 'setQueryData', 'getQueryState', 'ensureQueryData']);

/** The portal contains no handwritten request path or query key: both come from generated code. */
export function requestPath(source: Source): readonly string[] {
  if (!source.path.startsWith('src/portal/') || isForTests(source.path)) return [];
  const offences: string[] = [];
  walk(source, (node) => {
    if (isText(node) && /^\/?(wps|lgw)\//.test(node.text)) {
      offences.push(at(source, node, 'a request path written by hand: call the generated function'));
    } else if (ts.isArrayLiteralExpression(node) && isQueryKey(node)) {
      offences.push(at(source, node, 'a query key written by hand: take the generated one'));
    }
  });
  return offences;
}

function isText(node: ts.Node): node is ts.StringLiteralLike | ts.TemplateHead {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
}

function isQueryKey(list: ts.ArrayLiteralExpression): boolean {
  const { parent } = list;
  if (ts.isPropertyAssignment(parent)) return /^(query|mutation)Key$/.test(parent.name.getText());
  if (!ts.isCallExpression(parent) || parent.arguments[0] !== list) return false;
  return ts.isPropertyAccessExpression(parent.expression) && reads.has(parent.expression.name.text);
}
