import ts from 'typescript';
import { at, isForTests, type Source, walk } from './files.ts';

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
export function literalText(source: Source): readonly string[] {
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
