import ts from 'typescript';
import { at, isForTests, type Source, walk } from './files.ts';

/** Attributes and fields that bound a text. */
const lengths = new Set(['maxLength', 'minLength', 'search']);
/** Attributes that bound a number; fields of these names bound much else. */
const numbers = new Set(['max', 'min']);

/** Elements whose least and most are a scale to draw on. */
const scales = new Set(['ProgressBar', 'meter', 'progress']);

/** From this size on, a page is as large as the contract allows, not as long as its screen. */
const LARGE_PAGE = 100;

/** The portal takes the bounds of the contract from the generated validators; 0 and 1 are the least of any count. */
export function copiedBounds(source: Source): readonly string[] {
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
