import ts from 'typescript';
import { at, isForTests, type Source, walk } from './files.ts';

/** The only file that may use each browser API for network and storage. */
const homes: Readonly<Record<string, string>> = {
  localStorage: 'src/portal/lib/storage.ts',
  sessionStorage: 'src/portal/lib/storage.ts',
  'document.cookie': 'src/portal/lib/storage.ts',
  fetch: 'src/portal/api/http.ts',
  XMLHttpRequest: 'src/portal/api/http.ts',
  EventSource: 'src/portal/api/http.ts',
  WebSocket: 'src/portal/api/http.ts',
  sendBeacon: 'src/portal/api/http.ts',
};

/**
 * Scripts that cannot import a wrapper: they run before the first paint, to set the theme, or without a
 * connection.
 */
const withoutModules = /^src\/portal\/public\//;

/** The portal uses `fetch`, `localStorage` and the like only through a wrapper; tests may bypass it. */
export function rawAccess(source: Source): readonly string[] {
  const { path } = source;
  if (!/^src\/(portal|shared)\//.test(path) || isForTests(path) || withoutModules.test(path)) return [];
  const offences: string[] = [];
  walk(source, (node) => {
    const name = accessed(node);
    const home = name === undefined ? undefined : homes[name];
    if (home && path !== home) offences.push(at(source, node, `${name} may be used in ${home} only`));
  });
  return offences;
}

/** The name of the browser object that the node reads, if any. */
function accessed(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return isReference(node) ? node.text : undefined;
  // window['fetch']
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    return member(node.expression, node.argumentExpression.text);
  }
  return ts.isPropertyAccessExpression(node) ? member(node.expression, node.name.text) : undefined;
}

function member(owner: ts.Expression, name: string): string | undefined {
  const holder = ts.isPropertyAccessExpression(owner) ? owner.name.text : owner.getText();
  if (holder === 'document' && name === 'cookie') return 'document.cookie';
  return ['window', 'globalThis', 'self', 'navigator'].includes(holder) ? name : undefined;
}

/** Whether the identifier is a value in scope, not the name of a property, import or binding. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent)) {
    return 'expression' in parent && parent.expression === node;
  }
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent)) return parent.initializer === node;
  return !(
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isJsxAttribute(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isTypeReferenceNode(parent)
  );
}
