import { errorStatuses } from '#server/http/error-statuses.ts';
import { texts } from '#server/texts/texts.ts';
import { isNode, listAt, type Node, type Operation, objectAt, operationsOf, resolve } from '../check/gate/document.ts';
import { table } from '../table.ts';
import type { ErrorScreen } from './error-screens.ts';
import { operationLink } from './links.ts';

/** What the contract's examples contain for an error code. */
interface Shown {
  readonly statuses: Set<string>;
  readonly messages: Set<string>;
  readonly operations: Set<Operation>;
}

/** More operations than these are only counted. */
const named = 3;

/**
 * Every error code with its status, English sentence and operations, taken from the contract's examples. The last
 * columns name the portal's message key, `message` for the sentence as it was answered, and the screen that shows it.
 */
export function errorTable(document: Node, screens: ReadonlyMap<string, ErrorScreen>): string {
  const shown = shownErrors(document);
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  const rows = listAt(objectAt(schemas, 'ErrorCode'), 'enum')
    .map(String)
    .map((code) => {
      const { key = '', screen = '' } = screens.get(code) ?? {};
      return [...row(code, shown.get(code)), `\`${key}\``, screen];
    });
  const heading = ['code', 'status', 'sentence', 'answered by', 'message key', 'where the portal shows it'];
  return table([heading, ...rows], { markdown: true });
}

function row(code: string, shown: Shown | undefined): string[] {
  if (shown) return [`\`${code}\``, join(shown.statuses), join(shown.messages), answerers([...shown.operations])];
  // What no operation lists, the server answers before it has found one: its own tables tell with what.
  const statuses: Readonly<Record<string, number>> = errorStatuses;
  const sentences: Readonly<Record<string, string>> = texts.EN.errors;
  return [`\`${code}\``, `${statuses[code] ?? ''}`, sentences[code] ?? '', 'the server, before any operation'];
}

function join(values: ReadonlySet<string>): string {
  return [...values].join(', ');
}

function answerers(operations: readonly Operation[]): string {
  return operations.length > named ? `${operations.length} operations` : operations.map(operationLink).join(', ');
}

function shownErrors(document: Node): ReadonlyMap<string, Shown> {
  const shown = new Map<string, Shown>();
  for (const operation of operationsOf(document).values()) {
    const responses = objectAt(operation.node, 'responses');
    for (const status of Object.keys(responses)) {
      for (const { code, message } of errorsIn(resolve(document, responses[status]).node)) {
        const one = shown.get(code) ?? { statuses: new Set(), messages: new Set(), operations: new Set() };
        shown.set(code, one);
        one.statuses.add(status);
        one.messages.add(message);
        one.operations.add(operation);
      }
    }
  }
  return shown;
}

/** The error examples of an answer, in English. */
function errorsIn(response: Node): { code: string; message: string }[] {
  const examples = objectAt(objectAt(objectAt(response, 'content'), 'application/json'), 'examples');
  return Object.values(examples).flatMap((example) => {
    const value = isNode(example) ? objectAt(example, 'value') : {};
    const isError = value['success'] === false && value['language'] !== 'VI';
    return isError ? [{ code: String(value['code']), message: String(value['message']) }] : [];
  });
}
