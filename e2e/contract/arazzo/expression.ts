import { isObject, type JsonObject, pointerParts, valueAt } from '../document/json.ts';

/** The values that runtime expressions of links and workflows can refer to. */
export interface Scope {
  readonly url: string;
  readonly method: string;
  readonly statusCode: number | undefined;
  readonly request: Message;
  readonly response: Message;
  readonly inputs: JsonObject;
  /** Outputs of the workflow itself. */
  readonly outputs: JsonObject;
  /** Outputs by step. */
  readonly steps: Readonly<Record<string, JsonObject>>;
  /** Inputs and outputs by workflow. */
  readonly workflows: Readonly<Record<string, { readonly inputs: JsonObject; readonly outputs: JsonObject }>>;
  readonly components: JsonObject;
}

export interface Message {
  /** Names in lower case. */
  readonly header: JsonObject;
  readonly query: JsonObject;
  readonly path: JsonObject;
  readonly body: unknown;
}

export const noMessage: Message = { header: {}, query: {}, path: {}, body: undefined };

export const emptyScope: Scope = {
  url: '',
  method: '',
  statusCode: undefined,
  request: noMessage,
  response: noMessage,
  inputs: {},
  outputs: {},
  steps: {},
  workflows: {},
  components: {},
};

/** An expression outside the specification. */
export class BadExpression extends Error {}

/** The value of an expression like `$response.body#/value/id`; undefined where it has none. */
export function evaluate(expression: string, scope: Scope): unknown {
  const [head = '', pointer] = split(expression);
  const [root = '', ...names] = head.split('.');
  const value = rootValue(root, names, scope, expression);
  return pointer === undefined ? value : valueAt(value, pointerParts(pointer));
}

/** A pointer begins at the first `#`; the names before it are joined by dots. */
function split(expression: string): readonly [string, string?] {
  const mark = expression.indexOf('#');
  return mark < 0 ? [expression] : [expression.slice(0, mark), expression.slice(mark + 1)];
}

function rootValue(root: string, names: readonly string[], scope: Scope, expression: string): unknown {
  switch (root) {
    case '$url':
      return scope.url;
    case '$method':
      return scope.method;
    case '$statusCode':
      return scope.statusCode;
    case '$request':
      return ofMessage(scope.request, names, expression);
    case '$response':
      return ofMessage(scope.response, names, expression);
    case '$inputs':
      return valueAt(scope.inputs, names);
    case '$outputs':
      return valueAt(scope.outputs, names);
    case '$components':
      return valueAt(scope.components, names);
    case '$steps':
      return ofOutputs(names, (step) => ({ outputs: scope.steps[step] }));
    case '$workflows':
      return ofOutputs(names, (workflow) => scope.workflows[workflow]);
    default:
      throw new BadExpression(`${expression} is no runtime expression`);
  }
}

function ofMessage(message: Message, [part, ...names]: readonly string[], expression: string): unknown {
  if (part === 'body') return message.body;
  // A header's name may hold dots.
  if (part === 'header') return valueAt(message.header, [names.join('.').toLowerCase()]);
  if (part === 'query' || part === 'path') return valueAt(message[part], [names.join('.')]);
  throw new BadExpression(`${expression} is no runtime expression`);
}

function ofOutputs([name = '', ...rest]: readonly string[], find: (name: string) => unknown): unknown {
  return valueAt(find(name), rest);
}

/** A value with its expressions replaced: whole ones by their value, embedded ones (`{$...}`) by text. */
export function resolved(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') return resolvedText(value, scope);
  if (Array.isArray(value)) return value.map((item) => resolved(item, scope));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolved(inner, scope)]));
}

/** The first output of a step or a workflow that a value needs and that has no value; undefined where there is none. */
export function missingOutput(value: unknown, scope: Scope): string | undefined {
  if (typeof value === 'string') {
    const embedded = [...value.matchAll(/\{(\$[^{}]+)\}/g)].map(([, expression = '']) => expression);
    return (known.test(value) ? [value] : embedded).find(
      (expression) => /^\$(steps|workflows)\./.test(expression) && evaluate(expression, scope) === undefined,
    );
  }
  const parts = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  for (const part of parts) {
    const missing = missingOutput(part, scope);
    if (missing !== undefined) return missing;
  }
  return undefined;
}

const known = /^\$(url|method|statusCode|(request|response|inputs|outputs|steps|workflows|components)\b.*)$/;

/** Whether the whole text is an expression and not an amount in dollars. */
export function isExpression(value: unknown): value is string {
  return typeof value === 'string' && known.test(value);
}

function resolvedText(text: string, scope: Scope): unknown {
  if (known.test(text)) return evaluate(text, scope);
  return text.replaceAll(/\{(\$[^{}]+)\}/g, (_, expression: string) => {
    const value = evaluate(expression, scope);
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  });
}
