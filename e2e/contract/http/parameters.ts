import { entriesOf, isObject } from '../document/json.ts';
import type { Operation, Parameter } from '../document/operation.ts';
import type { ParameterValues } from '../exchange/case.ts';
import { wireText } from '../generate/wire.ts';

/** The path with its values and the query, as sent. */
export function targetOf(operation: Operation, values: ParameterValues): string {
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = values.path[name];
    return value === undefined ? `{${name}}` : simple(value, encodeURIComponent);
  });
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) => queryPairs(parameter, values.query[parameter.name]));
  // Unknown names follow the names of the contract.
  const known = new Set(operation.parameters.map(({ name }) => name));
  const others = Object.entries(values.query).filter(([name, value]) => !known.has(name) && value !== undefined);
  const pairs = [...query, ...others.map(([name, value]) => pair(name, wireText(value)))];
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

function simple(value: unknown, encode: (text: string) => string): string {
  if (Array.isArray(value)) return value.map((item) => encode(wireText(item))).join(',');
  return encode(wireText(value));
}

function pair(name: string, text: string): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
}

const separators: Readonly<Record<string, string>> = { form: ',', spaceDelimited: '%20', pipeDelimited: '|' };

function queryPairs({ name, style, explode }: Parameter, value: unknown): readonly string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) {
    if (explode) return value.map((item) => pair(name, wireText(item)));
    const items = value.map((item) => encodeURIComponent(wireText(item)));
    return [`${encodeURIComponent(name)}=${items.join(separators[style] ?? ',')}`];
  }
  if (isObject(value)) {
    return entriesOf(value).map(([key, inner]) =>
      pair(style === 'deepObject' ? `${name}[${key}]` : key, wireText(inner)),
    );
  }
  return [pair(name, wireText(value))];
}

/** The parameters in headers, including cookies. */
export function headerPairs(values: ParameterValues): readonly (readonly [string, string])[] {
  const headers = Object.entries(values.header)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, simple(value, (text) => text)] as const);
  const cookies = Object.entries(values.cookie)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => pair(name, wireText(value)));
  return cookies.length > 0 ? [...headers, ['Cookie', cookies.join('; ')]] : headers;
}
