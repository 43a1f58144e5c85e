import { isNode, type Node, type Operation, objectAt } from '#tools/check/gate/document.ts';
import {
  type AnswerExamples,
  answerExamples,
  type BodyExamples,
  bodyExamples,
  type Example,
  parameterExamples,
  securityHeaders,
} from './examples.ts';

/** One call of the mock: the examples of a request, and the example that the mock must answer. */
export interface Call {
  /** The subject of the call, such as `request by_username` or `error 403 account_locked`. */
  readonly title: string;
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyInit | undefined;
  readonly expected: Omit<AnswerExamples, 'examples'> & { readonly anyOf: readonly Example[] };
}

/**
 * Every call that an operation's examples make: each request example, and each answer example without one of that name.
 * `Prefer` selects each error.
 */
export function callsOf(document: Node, key: string, operation: Operation): readonly Call[] {
  const [method = '', template = ''] = key.split(' ');
  const bodies = bodyExamples(document, operation);
  const answers = answerExamples(document, operation);
  const successes = answers.filter(({ status }) => status < 400);
  const path = pathOf(operation, template);
  const plain = {
    ...Object.fromEntries(parameterExamples(operation, 'header')),
    ...securityHeaders(document, operation),
  };
  const call = (
    title: string,
    answer: AnswerExamples,
    anyOf: readonly Example[],
    prefer: string,
    body?: SentBody,
  ): Call => ({
    title,
    method,
    path,
    headers: {
      ...plain,
      Accept: answer.contentType,
      ...languageOf(anyOf),
      ...(prefer && { Prefer: prefer }),
      ...body?.headers,
    },
    body: body?.body,
    expected: { ...answer, anyOf },
  });
  const preferring = (answer: AnswerExamples, example: Example) => `code=${answer.status}, example=${example.name}`;

  const sent = bodies.flatMap((body) => body.examples.map((example) => ({ example, body: sentBody(body, example) })));
  const requests = (sent.length > 0 ? sent : [{ example: undefined, body: undefined }]).flatMap(({ example, body }) => {
    const title = example ? `request ${example.name}` : 'request';
    const named = successes.flatMap((answer) =>
      answer.examples.filter(({ name }) => name === example?.name).map((one) => ({ answer, one })),
    );
    const [first] = successes;
    if (named.length > 0)
      return named.map(({ answer, one }) => call(title, answer, [one], preferring(answer, one), body));
    return first ? [call(title, first, first.examples, '', body)] : [];
  });
  const asked = new Set(sent.map(({ example }) => example.name));
  const others = answers.flatMap((answer) =>
    answer.examples
      .filter(({ name }) => answer.status >= 400 || !asked.has(name))
      .map((one) => {
        const title = `${answer.status < 400 ? 'answer' : 'error'} ${answer.status} ${one.name}`;
        return call(title, answer, [one], preferring(answer, one), sent[0]?.body);
      }),
  );
  return [...requests, ...others];
}

function pathOf(operation: Operation, template: string): string {
  const values = parameterExamples(operation, 'path');
  const path = template.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
  const query = new URLSearchParams([...parameterExamples(operation, 'query')]).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The header that asks for the language of an example in another language than the first. */
function languageOf(examples: readonly Example[]): { readonly Language?: string } {
  const [first] = examples;
  const isVietnamese = isNode(first?.value) && first.value['language'] === 'VI';
  return isVietnamese || first?.name.endsWith('_vi') ? { Language: 'VI' } : {};
}

interface SentBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyInit;
}

function sentBody({ contentType, schema }: BodyExamples, { name, value }: Example): SentBody {
  // `fetch` writes the boundary of a form into its content type.
  if (contentType === 'multipart/form-data') return { headers: {}, body: form(schema, value) };
  const headers = { 'Content-Type': contentType };
  if (contentType === 'application/json') return { headers, body: JSON.stringify(value) };
  if (contentType === 'application/x-www-form-urlencoded') {
    return { headers, body: new URLSearchParams(fields(value)).toString() };
  }
  throw new Error(`Nobody here knows how to send the example ${name} as ${contentType}`);
}

/** A picture of arbitrary bytes, including bytes with a meaning in a form. */
const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);

function form(schema: Node, value: unknown): FormData {
  const properties = objectAt(schema, 'properties');
  const data = new FormData();
  for (const [name, text] of fields(value)) {
    const property = objectAt(properties, name);
    const isFile = [property, objectAt(property, 'items')].some(
      (node) => node['contentMediaType'] !== undefined || node['format'] === 'binary',
    );
    if (isFile) data.append(name, new File([everyByte], text, { type: 'image/png' }));
    else data.append(name, text);
  }
  return data;
}

/** The fields of a form; a list repeats its field. */
function fields(value: unknown): [string, string][] {
  if (!isNode(value)) throw new Error('The example of a form is no object');
  return Object.entries(value).flatMap(([name, field]) =>
    (Array.isArray(field) ? field : [field]).map((one): [string, string] => [name, String(one)]),
  );
}
