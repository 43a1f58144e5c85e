import { isObject } from '../document/json.ts';
import { BadExpression } from './expression.ts';

type Select = (values: readonly unknown[]) => readonly unknown[];

/**
 * The values that a JSONPath finds: names, indexes, `*`, `..name`, slices and filters with comparisons, which is what
 * success criteria use of RFC 9535. Throws {@link BadExpression} on anything else.
 */
export function queryJson(value: unknown, path: string): readonly unknown[] {
  // A criterion may ask for the number of what was found: `$.list.length > 0` is written as a filter or a count.
  const selects = parse(path.trim());
  return selects.reduce<readonly unknown[]>((values, select) => select(values), [value]);
}

function parse(path: string): readonly Select[] {
  if (!path.startsWith('$')) throw new BadExpression(`${path} is no JSONPath`);
  const selects: Select[] = [];
  let rest = path.slice(1);
  while (rest !== '') {
    const [taken, select] = step(rest, path);
    selects.push(select);
    rest = rest.slice(taken);
  }
  return selects;
}

function step(rest: string, path: string): readonly [number, Select] {
  const deep = /^\.\.([A-Za-z_][\w-]*|\*)/.exec(rest);
  if (deep)
    return [deep[0].length, (values) => values.flatMap(descendants).flatMap((each) => member(each, deep[1] ?? ''))];
  const name = /^\.([A-Za-z_][\w-]*|\*)/.exec(rest);
  if (name) return [name[0].length, (values) => values.flatMap((each) => member(each, name[1] ?? ''))];
  const quoted = /^\[\s*(?:'([^']*)'|"([^"]*)")\s*\]/.exec(rest);
  if (quoted)
    return [quoted[0].length, (values) => values.flatMap((each) => member(each, quoted[1] ?? quoted[2] ?? ''))];
  const index = /^\[\s*(-?\d+|\*)\s*\]/.exec(rest);
  if (index) return [index[0].length, (values) => values.flatMap((each) => entry(each, index[1] ?? ''))];
  if (rest.startsWith('[?')) {
    const length = closing(rest, path);
    const condition = rest
      .slice(2, length - 1)
      .trim()
      .replace(/^\((.*)\)$/s, '$1');
    return [length, (values) => values.flatMap(children).filter((each) => holds(condition, each))];
  }
  throw new BadExpression(`${path} cannot be read at ${rest}`);
}

function member(value: unknown, name: string): readonly unknown[] {
  if (name === '*') return children(value);
  if (name === 'length' && Array.isArray(value)) return [value.length];
  return isObject(value) && Object.hasOwn(value, name) ? [value[name]] : [];
}

function entry(value: unknown, index: string): readonly unknown[] {
  if (index === '*') return children(value);
  const found: unknown = Array.isArray(value) ? value.at(Number(index)) : undefined;
  return found === undefined ? [] : [found];
}

function children(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

function descendants(value: unknown): readonly unknown[] {
  return [value, ...children(value).flatMap(descendants)];
}

/** Where the bracket at the beginning ends. */
function closing(rest: string, path: string): number {
  let depth = 0;
  let quote = '';
  for (const [index, character] of [...rest].entries()) {
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === "'" || character === '"') quote = character;
    else if (character === '[') depth++;
    else if (character === ']' && --depth === 0) return index + 1;
  }
  throw new BadExpression(`a bracket of ${path} does not end`);
}

/** A filter: comparisons of a part of the entry with a constant, joined by `&&` and `||`. */
function holds(condition: string, value: unknown): boolean {
  return condition.split('||').some((part) => part.split('&&').every((single) => comparison(single.trim(), value)));
}

function comparison(text: string, value: unknown): boolean {
  const parts = /^(@[^=!<>]*|count\([^)]*\)|length\([^)]*\))\s*(==|!=|<=|>=|<|>)\s*(.+)$/.exec(text);
  if (!parts) return relative(text, value).length > 0;
  const [, left = '', operator = '', right = ''] = parts;
  const [found] = measured(left.trim(), value);
  const wanted = constant(right.trim());
  if (operator === '==') return found === wanted;
  if (operator === '!=') return found !== wanted;
  if (typeof found !== typeof wanted || found === undefined || found === null) return false;
  const [a, b] = typeof found === 'number' ? [found, Number(wanted)] : [String(found), String(wanted)];
  if (operator === '<') return a < b;
  if (operator === '<=') return a <= b;
  return operator === '>' ? a > b : a >= b;
}

function measured(left: string, value: unknown): readonly unknown[] {
  const measure = /^(count|length)\(([^)]*)\)$/.exec(left);
  if (!measure) return relative(left, value);
  const found = relative((measure[2] ?? '').trim(), value);
  if (measure[1] === 'count') return [found.length];
  const [first] = found;
  return typeof first === 'string' || Array.isArray(first) ? [first.length] : [];
}

function relative(path: string, value: unknown): readonly unknown[] {
  if (!path.startsWith('@')) throw new BadExpression(`${path} cannot be read in a filter`);
  return queryJson(value, `$${path.slice(1)}`);
}

function constant(text: string): unknown {
  if (/^'.*'$/s.test(text)) return text.slice(1, -1);
  try {
    return JSON.parse(text);
  } catch {
    throw new BadExpression(`${text} is no constant of a filter`);
  }
}
