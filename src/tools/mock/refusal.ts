import { isNode, type Node, objectAt } from '../check/gate/document.ts';

/** A fault of a request, from Prism's header `sl-violations`. */
interface Violation {
  readonly location?: readonly string[];
  readonly code?: string | number;
  readonly message?: string;
}

/**
 * Makes the 400 `validation_failed` for an invalid request, with the text of the contract's example. Prism itself answers
 * with the first example of the operation's 422, which concerns something else.
 */
export function refusalOf(document: Node, violations: string, language: string | undefined, requestId: string) {
  const content = objectAt(
    objectAt(objectAt(objectAt(document, 'components'), 'responses'), 'ValidationFailed'),
    'content',
  );
  const examples = objectAt(objectAt(content, 'application/json'), 'examples');
  const { value } = objectAt(examples, language === 'VI' ? 'validation_failed_vi' : 'validation_failed');
  if (!isNode(value)) throw new Error('The contract has no example of validation_failed');
  // Prism wrote the header.
  const found = JSON.parse(violations) as readonly Violation[];
  const fields = found.slice(0, 50).map(({ location = [], code = 'invalid', message = '' }) => ({
    pointer: `/${location.filter((part) => part !== 'request').join('/')}`.slice(0, 200),
    rule: snakeCase(String(code)).slice(0, 60),
    message: message.slice(0, 300),
  }));
  return { ...value, requestId, value: { fields } };
}

function snakeCase(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
