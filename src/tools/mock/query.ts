import { listAt, type Node, objectAt, resolve } from '../check/gate/document.ts';
import type { Violation } from './refusal.ts';

/** The faults of a query that Prism overlooks: it takes an empty value for none, and decodes what it can. */
export function faultsOfQuery(document: Node, path: Node, method: string, url: string): readonly Violation[] {
  const operation = objectAt(path, method.toLowerCase());
  const parameters = [...listAt(path, 'parameters'), ...listAt(operation, 'parameters')]
    .map((parameter) => resolve(document, parameter).node)
    .filter((parameter) => parameter['in'] === 'query');
  return (url.split('?')[1] ?? '').split('&').flatMap((pair) => {
    const [name = '', value = ''] = pair.split('=');
    const parameter = parameters.find((known) => known['name'] === name);
    if (!parameter) return [];
    if (!isDecodable(value)) return [fault(name, 'invalid_encoding', 'Not percent-encoded UTF-8')];
    const isEmpty = value === '' && !takesEmpty(resolve(document, parameter['schema']).node);
    return isEmpty ? [fault(name, 'too_small', 'Empty; leave it out instead')] : [];
  });
}

function takesEmpty({ type, minLength, pattern, enum: values, format }: Node): boolean {
  const hasOther = Array.isArray(values) ? values.includes('') : format === undefined;
  return type === 'string' && !minLength && hasOther && (typeof pattern !== 'string' || new RegExp(pattern).test(''));
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function fault(name: string, code: string, message: string): Violation {
  return { location: ['request', 'query', name], code, message };
}
