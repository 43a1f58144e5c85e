import ts from 'typescript';
import { at, isForTests, type Source, walk } from './files.ts';

/** What fetches code and knows what to do where a deployment has replaced it. */
const loaders = new Set(['lazyPart', 'lazyComponent', 'loadPart', 'optionalPart']);

/** Tables whose entries one of the loaders fetches. */
const tables = new Set(
  [
    ...['app/load-fairness.ts', 'app/modals/modal-layer.tsx', 'app/page-table.tsx', 'app/site-home.tsx'],
    ...['features/originals/registry.ts', 'i18n/areas.ts', 'i18n/centre-areas.ts', 'i18n/i18n.ts'],
  ].map((file) => `src/portal/${file}`),
);

const home = 'src/portal/lib/loading/lazy-component.ts';

/** The portal fetches code through a loader only: a bare import fails for good once its file is gone. */
export function lazyCode(source: Source): readonly string[] {
  const { path } = source;
  if (!/^src\/portal\//.test(path) || isForTests(path) || tables.has(path) || path === home) return [];
  const offences: string[] = [];
  walk(source, (node) => {
    if (ts.isImportSpecifier(node) && (node.propertyName ?? node.name).text === 'lazy' && isOfReact(node)) {
      offences.push(at(source, node, 'lazy may be used in src/portal/lib/loading/lazy-component.ts only'));
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && !isLoaded(node)) {
      offences.push(at(source, node, `code is fetched through ${[...loaders].join(', ')} only`));
    }
  });
  return offences;
}

function isOfReact(node: ts.ImportSpecifier): boolean {
  const { moduleSpecifier } = node.parent.parent.parent;
  return ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === 'react';
}

/** Whether a call around the import is one of a loader. */
function isLoaded(node: ts.Node): boolean {
  for (let around = node.parent; around !== undefined; around = around.parent) {
    if (ts.isCallExpression(around) && loaders.has(around.expression.getText())) return true;
  }
  return false;
}
