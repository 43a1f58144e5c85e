import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { at, isForTests, readSources, type Source, walk } from './files.ts';

const starters = new Set(['test', 'it', 'describe']);

const banned = new Set(['only', 'skip', 'todo', 'fixme', 'fails', 'fail']);

const requirementId = /^[A-Z][A-Z0-9]+-\d\d\b/;

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

/** Attributes and fields that bound a text. */
const lengths = new Set(['maxLength', 'minLength', 'search']);
/** Attributes that bound a number; fields of these names bound much else. */
const numbers = new Set(['max', 'min']);

/** Elements whose least and most are a scale to draw on. */
const scales = new Set(['ProgressBar', 'meter', 'progress']);

/** From this size on, a page is as large as the contract allows, not as long as its screen. */
const LARGE_PAGE = 100;

/** Attributes whose value users see or hear. */
const spoken = new Set([
  'title',
  'label',
  'alt',
  'placeholder',
  'description',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
]);

/** Names of products are the same in every language. */
const names = new Set(['Portico', 'Google', 'Facebook', 'Telegram', 'Zalo']);

/** Components contain no user-visible text, only translation keys. */
function literalText(source: Source): readonly string[] {
  if (!/^src\/portal\/.*\.tsx$/.test(source.path) || isForTests(source.path)) return [];
  const offences: string[] = [];
  const report = (node: ts.Node, text: string) => {
    if (/\p{L}/u.test(text) && !names.has(text.trim())) {
      offences.push(at(source, node, `the text '${text.trim().replaceAll(/\s+/g, ' ')}' is no i18n key`));
    }
  };
  walk(source, (node) => {
    if (ts.isJsxText(node)) report(node, text(node));
    else if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      for (const literal of literals(node.expression)) report(literal, literal.text);
    } else if (ts.isJsxAttribute(node) && spoken.has(node.name.getText()) && node.initializer) {
      for (const literal of literals(node.initializer)) report(literal, literal.text);
    }
  });
  return offences;
}

/** JSX keeps entities as written; `&nbsp;` is no word. */
function text(node: ts.JsxText): string {
  return node.text.replaceAll(/&#?\w+;/g, '');
}

/** The possible texts of an expression: follows conditions and templates, but no calls or functions. */
function literals(node: ts.Node): readonly (ts.StringLiteralLike | ts.TemplateLiteralLikeNode)[] {
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return node.expression ? literals(node.expression) : [];
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return isComparison(node) ? [] : [...literals(node.left), ...literals(node.right)];
  if (ts.isTemplateExpression(node)) return [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  return [];
}

function isComparison(node: ts.BinaryExpression): boolean {
  const joining = [
    ts.SyntaxKind.PlusToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.AmpersandAmpersandToken,
  ];
  return !joining.includes(node.operatorToken.kind);
}

/** The portal takes the bounds of the contract from the generated validators; 0 and 1 are the least of any count. */
function copiedBounds(source: Source): readonly string[] {
  const { path } = source;
  if (!/^src\/portal\/(?!ui\/)/.test(path) || isForTests(path)) return [];
  const offences: string[] = [];
  walk(source, (node) => {
    if (!ts.isNumericLiteral(node)) return;
    const named = nameOf(node);
    if (named === undefined) return;
    const [name, value] = [named.name.getText(), Number(node.text)];
    const isBound = lengths.has(name) || (numbers.has(name) && ts.isJsxAttribute(named) && !isScale(named));
    if ((isBound && value > 1) || (name === 'pageSize' && value >= LARGE_PAGE)) {
      offences.push(at(source, node, `${name} ${node.getText()} copies the contract: take it from generated/zod`));
    }
  });
  return offences;
}

/** The attribute or field that the number is the value of, also on one side of a condition. */
function nameOf({ parent }: ts.Node): ts.JsxAttribute | ts.PropertyAssignment | undefined {
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) return parent;
  return ts.isJsxExpression(parent) || ts.isConditionalExpression(parent) ? nameOf(parent) : undefined;
}

function isScale({ parent }: ts.JsxAttribute): boolean {
  return scales.has(parent.parent.tagName.getText());
}

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
function rawAccess(source: Source): readonly string[] {
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

/** Forbids `skip`, `todo` and `only` in tests, and requirement ids in the title of a group, where they count for no test. */
function testTitles(source: Source): readonly string[] {
  if (!/\.(test|spec)\.tsx?$/.test(source.path)) return [];
  const offences: string[] = [];
  walk(source, (node) => {
    if (ts.isCallExpression(node) && root(node.expression) === 'describe') {
      const [title] = node.arguments;
      if (title !== undefined && isText(title) && requirementId.test(title.text)) {
        offences.push(
          at(source, title, 'a requirement id in the title of a group: it counts in the titles of tests alone'),
        );
      }
    }
    if (!ts.isPropertyAccessExpression(node) || !banned.has(node.name.text)) return;
    if (starters.has(root(node.expression))) offences.push(at(source, node.name, `.${node.name.text} on a test`));
  });
  return offences;
}

function root(node: ts.Expression): string {
  return ts.isPropertyAccessExpression(node) ? root(node.expression) : node.getText();
}
