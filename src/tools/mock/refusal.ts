import { isNode, type Node, objectAt } from '../check/gate/document.ts';

/** A fault of a request, from Prism's header `sl-violations`. */
export interface Violation {
  readonly location?: readonly string[];
  readonly code?: string | number;
  readonly message?: string;
}

/** Reads the header with Prism's violations. A long list has a remark before it and is cut somewhere. */
export function violationsIn(header: string): readonly Violation[] {
  const list = header.slice(header.indexOf('['));
  // Prism wrote the header.
  const read = (json: string) => JSON.parse(json) as readonly Violation[];
  if (header.startsWith('[')) return read(list);
  for (let end = list.lastIndexOf('},'); end > 0; end = list.lastIndexOf('},', end - 1)) {
    try {
      return read(`${list.slice(0, end)}}]`);
    } catch {
      // The cut was inside of a text.
    }
  }
  return [];
}

/**
 * Makes the 400 `validation_failed` for an invalid request, with the text of the contract's example. Prism itself answers
 * with the first example of the operation's 422 or 400, which concerns something else.
 */
export function refusalOf(
  document: Node,
  violations: readonly Violation[],
  language: 'EN' | 'VI',
  requestId: string,
): object {
  const content = objectAt(
    objectAt(objectAt(objectAt(document, 'components'), 'responses'), 'ValidationFailed'),
    'content',
  );
  const examples = objectAt(objectAt(content, 'application/json'), 'examples');
  const { value } = objectAt(examples, language === 'VI' ? 'validation_failed_vi' : 'validation_failed');
  if (!isNode(value)) throw new Error('The contract has no example of validation_failed');
  const fields = violations.slice(0, 50).map(({ location = [], code = 'invalid', message = '' }) => ({
    pointer: `/${location.filter((part) => part !== 'request').join('/')}`.slice(0, 200),
    rule: snakeCase(String(code)).slice(0, 60),
    message: message.slice(0, 300),
  }));
  return { ...value, requestId, value: { fields } };
}

function snakeCase(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
