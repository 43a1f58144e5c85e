import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { copiedBounds } from './copied-bounds.ts';
import { at, isForTests, readSources, type Source, walk } from './files.ts';
import { literalText } from './literal-text.ts';
import { rawAccess } from './raw-access.ts';

const starters = new Set(['test', 'it', 'describe']);

const banned = new Set(['only', 'skip', 'todo', 'fixme', 'fails', 'fail']);

const reads = new Set(['getQueryData', 'setQueryData', 'getQueryState', 'ensureQueryData']);

/** A home folder. */
const personal = /(?<![\w.])\/(?:home|Users)\/[a-z][\w.-]*\/|[A-Z]:\\Users/;

/** What fetches code and knows what to do where a deployment has replaced it. */
const loaders = new Set(['lazyPart', 'lazyComponent', 'loadPart', 'optionalPart']);

/** Tables whose entries one of the loaders fetches. */
const tables = new Set(
  [
    'app/modals/modal-layer.tsx',
    'app/page-table.tsx',
    'app/site-home.tsx',
    'features/originals/registry.ts',
    'i18n/areas.ts',
    'i18n/i18n.ts',
  ].map((file) => `src/portal/${file}`),
);

const home = 'src/portal/lib/loading.ts';

/** A rule over one file. */
type SourceRule = (source: Source) => readonly string[];

const rules: readonly SourceRule[] = [rawAccess, requestPath, lazyCode, copiedBounds, literalText, testTitles];

/** The project's own source rules, one per file. */
export async function sourceRules(root: string): Promise<readonly string[]> {
  const sources = await readSources(root, ['{src,e2e,openapi}/**/*.{ts,tsx,js,mjs,cjs,css}', '*.{ts,js,mjs,cjs}']);
  return [...sources.flatMap((source) => rules.flatMap((rule) => rule(source))), ...(await machinePaths(root))];
}

/** The portal fetches code through a loader only: a bare import fails for good once its file is gone. */
function lazyCode(source: Source): readonly string[] {
  const { path } = source;
  if (!/^src\/portal\//.test(path) || isForTests(path) || tables.has(path) || path === home) return [];
  const offences: string[] = [];
  walk(source, (node) => {
    if (ts.isImportSpecifier(node) && (node.propertyName ?? node.name).text === 'lazy' && isOfReact(node)) {
      offences.push(at(source, node, 'lazy may be used in src/portal/lib/loading.ts only'));
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

/** The lock file names no registry host, and no file names a home folder. */
async function machinePaths(root: string): Promise<readonly string[]> {
  const files = glob(['{src,e2e,openapi,.ci}/**/*', '*', '.*'], { cwd: root, withFileTypes: true });
  const offences: string[] = [];
  for await (const entry of files) {
    const path = join(entry.parentPath, entry.name).slice(root.length + 1);
    if (!entry.isFile() || /(^|\/)node_modules\//.test(path) || /\.(png|jpg|webp|woff2|ico)$/.test(path)) continue;
    const lines = (await readFile(join(root, path), 'utf8')).split('\n');
    for (const [index, line] of lines.entries()) {
      const message = offence(path, line, root);
      if (message) offences.push(`${path}:${index + 1}:1 ${message}`);
    }
  }
  return offences;
}

function offence(path: string, line: string, root: string): string | undefined {
  if (path === 'package-lock.json' && /"resolved"|https?:[^"]*\.tgz/.test(line)) {
    return 'the lock file names a host: install with omit-lockfile-registry-resolved';
  }
  return line.includes(`${root}/`) || personal.test(line) ? "a path of someone's machine" : undefined;
}

/** The portal contains no handwritten request path or query key: both come from generated code. */
function requestPath(source: Source): readonly string[] {
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

/** Forbids `skip`, `todo` and `only` in tests. */
function testTitles(source: Source): readonly string[] {
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
