import { errorTable } from '#server/http/error-table.ts';
import type { Node } from '../check/gate/document.ts';

/** What Prism says of its own accord, and which error of the contract that is. */
const codes = [
  ['NO_PATH_MATCHED_ERROR', 'not_found'],
  ['NO_METHOD_MATCHED_ERROR', 'method_not_allowed'],
  ['request_entity_too_large', 'payload_too_large'],
] as const;

const methods = { get: 'GET, HEAD', put: 'PUT', post: 'POST', delete: 'DELETE', patch: 'PATCH' };

/**
 * Makes the contract's answer to a request that no operation takes: an unknown address, another method, too much data.
 * These are Prism's own texts, undefined for any other. `path` is what the contract has at the address.
 */
export function misdirected(
  text: string,
  path: Node,
  language: 'EN' | 'VI',
  requestId: string,
): { readonly body: object; readonly headers: Readonly<Record<string, string>> } | undefined {
  const [, code] = codes.find(([own]) => text.includes(own)) ?? [];
  if (code === undefined) return undefined;
  const allowed = Object.entries(methods).flatMap(([method, names]) => (method in path ? [names] : []));
  return {
    body: { success: false, code, message: errorTable[code][language], language, requestId },
    headers: code === 'method_not_allowed' ? { Allow: allowed.join(', ') } : {},
  };
}
