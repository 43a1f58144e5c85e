import { JSONPathError, type JSONValue, query } from 'json-p3';
import { isObject, type JsonObject, textOf } from '../document/json.ts';
import { BadExpression, evaluate, type Scope } from './expression.ts';

/** Whether a criterion of a step or an action is met. Throws {@link BadExpression}. */
export function isMet(criterion: JsonObject, scope: Scope): boolean {
  const condition = textOf(criterion['condition']);
  if (condition === undefined) throw new BadExpression('a criterion has no condition');
  const given = criterion['type'];
  const type = isObject(given) ? textOf(given['type']) : (textOf(given) ?? 'simple');
  if (type === 'simple') return truthy(simple(condition, scope));
  const context = textOf(criterion['context']);
  if (context === undefined) throw new BadExpression(`the criterion ${condition} has no context`);
  const value = evaluate(context, scope);
  if (type === 'regex')
    return new RegExp(condition, 'u').test(typeof value === 'string' ? value : JSON.stringify(value));
  if (type === 'jsonpath') return finds(condition, value);
  throw new BadExpression(`criteria of type ${type} are not supported`);
}

/** Whether a JSONPath (RFC 9535) finds anything. */
function finds(path: string, value: unknown): boolean {
  try {
    // Bodies and outputs are JSON.
    return query(path, value as JSONValue).length > 0;
  } catch (error) {
    throw error instanceof JSONPathError ? new BadExpression(`${path}: ${error.message}`) : error;
  }
}

function truthy(value: unknown): boolean {
  return value !== false && value !== undefined && value !== null;
}

/** A condition of comparisons, joined by `&&` and `||`, negated by `!`, grouped by parentheses. */
function simple(condition: string, scope: Scope): unknown {
  const tokens = condition.match(/\s+|&&|\|\||[=!<>]=|[()<>!]|'(?:[^']|'')*'|"[^"]*"|[^\s()=<>!&|]+/g) ?? [];
  const reader = new Tokens(tokens.filter((token) => token.trim() !== ''));
  const value = either(reader, scope);
  if (!reader.done) throw new BadExpression(`${condition} cannot be read at ${reader.peek}`);
  return value;
}

class Tokens {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  get done(): boolean {
    return this.#at >= this.#tokens.length;
  }

  get peek(): string {
    return this.#tokens[this.#at] ?? '';
  }

  next(): string {
    const token = this.peek;
    this.#at++;
    return token;
  }

  take(token: string): boolean {
    if (this.peek !== token) return false;
    this.#at++;
    return true;
  }
}

function either(tokens: Tokens, scope: Scope): unknown {
  let value = both(tokens, scope);
  while (tokens.take('||')) {
    const right = both(tokens, scope);
    value = truthy(value) || truthy(right);
  }
  return value;
}

function both(tokens: Tokens, scope: Scope): unknown {
  let value = comparison(tokens, scope);
  while (tokens.take('&&')) {
    const right = comparison(tokens, scope);
    value = truthy(value) && truthy(right);
  }
  return value;
}

const comparators: Readonly<Record<string, (a: unknown, b: unknown) => boolean>> = {
  '==': (a, b) => isSame(a, b),
  '!=': (a, b) => !isSame(a, b),
  '<': (a, b) => Number(a) < Number(b),
  '<=': (a, b) => Number(a) <= Number(b),
  '>': (a, b) => Number(a) > Number(b),
  '>=': (a, b) => Number(a) >= Number(b),
};

/** Compares texts case-insensitively, as Arazzo requires; null is nothing. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a.toLowerCase() === b.toLowerCase();
  if ((a ?? null) === null || (b ?? null) === null) return (a ?? null) === (b ?? null);
  return typeof a === typeof b ? a === b : String(a) === String(b);
}

function comparison(tokens: Tokens, scope: Scope): unknown {
  const left = operand(tokens, scope);
  const compare = comparators[tokens.peek];
  if (!compare) return left;
  tokens.next();
  return compare(left, operand(tokens, scope));
}

function operand(tokens: Tokens, scope: Scope): unknown {
  const token = tokens.next();
  if (token === '!') return !truthy(operand(tokens, scope));
  if (token === '(') {
    const value = either(tokens, scope);
    if (!tokens.take(')')) throw new BadExpression('a parenthesis is not closed');
    return value;
  }
  if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
  if (token.startsWith('"')) return token.slice(1, -1);
  if (token.startsWith('$')) return evaluate(token, scope);
  if (token === 'true' || token === 'false') return token === 'true';
  if (token === 'null') return null;
  if (/^-?\d+(\.\d+)?$/.test(token)) return Number(token);
  throw new BadExpression(`${token || 'nothing'} stands where a value is expected`);
}
