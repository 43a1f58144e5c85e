import { isNode, type Node, objectAt } from '../check/gate/document.ts';

/** A fault that Prism found in a request, as its header `sl-violations` has it. */
interface Violation {
  readonly location?: readonly string[];
  readonly code?: string | number;
  readonly message?: string;
}

/**
 * The 400 `validation_failed` for a request that Prism found faults in, in the words of the contract's own example.
 * Prism itself answers with the first example of the operation's 422, which is about something else.
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
