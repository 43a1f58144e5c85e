import { isNode, listAt, type Node, type Operation, objectAt, resolve } from '#tools/check/gate/document.ts';

/** A named example of a body. */
export interface Example {
  readonly name: string;
  readonly value: unknown;
}

/** The named examples of an answer's body, and the other promises of the answer. */
export interface AnswerExamples {
  readonly status: number;
  readonly contentType: string;
  readonly headers: readonly string[];
  readonly examples: readonly Example[];
}

/** The named examples of a request's body, in one content type. */
export interface BodyExamples {
  readonly contentType: string;
  readonly schema: Node;
  readonly examples: readonly Example[];
}

/** The example of every parameter in location `where`, by name. Throws for a parameter without an example. */
export function parameterExamples(
  { id, parameters }: Operation,
  where: 'path' | 'query' | 'header',
): ReadonlyMap<string, string> {
  return new Map(
    parameters
      .filter((parameter) => parameter['in'] === where)
      .map((parameter) => {
        const value = parameter['example'] ?? namedExamples(parameter)[0]?.value;
        if (value === undefined) throw new Error(`${id}: the parameter ${String(parameter['name'])} has no example`);
        return [String(parameter['name']), String(value)];
      }),
  );
}

/** The request bodies of the operation, in every content type. */
export function bodyExamples(document: Node, { node }: Operation): readonly BodyExamples[] {
  const body = resolve(document, node['requestBody']).node;
  return contents(body).map(({ contentType, media }) => ({
    contentType,
    schema: resolve(document, media['schema']).node,
    examples: namedExamples(media),
  }));
}

/** The answers of the operation, by status. */
export function answerExamples(document: Node, { node }: Operation): readonly AnswerExamples[] {
  const responses = objectAt(node, 'responses');
  return Object.keys(responses).flatMap((status) => {
    const answer = resolve(document, responses[status]).node;
    const headers = Object.keys(objectAt(answer, 'headers'));
    return contents(answer).map(({ contentType, media }) => ({
      status: Number(status),
      contentType,
      headers,
      examples: namedExamples(media),
    }));
  });
}

/** The headers that satisfy the operation's security. */
export function securityHeaders(document: Node, { id, node }: Operation): Readonly<Record<string, string>> {
  const [first] = listAt(node, 'security');
  const schemes = objectAt(objectAt(document, 'components'), 'securitySchemes');
  return Object.fromEntries(
    Object.keys(isNode(first) ? first : {}).map((name) => {
      const scheme = objectAt(schemes, name);
      if (scheme['type'] === 'http') return ['Authorization', 'Bearer pt_8Jm2vQe7WZt1YxN4sKbR0cUfHgLpDaEo'];
      if (scheme['in'] === 'header') return [String(scheme['name']), 'an-example-key-0001'];
      throw new Error(`${id}: nobody here knows how to satisfy the security scheme ${name}`);
    }),
  );
}

function contents(node: Node): { contentType: string; media: Node }[] {
  const content = objectAt(node, 'content');
  return Object.keys(content).map((contentType) => ({ contentType, media: objectAt(content, contentType) }));
}

function namedExamples(node: Node): Example[] {
  const examples = objectAt(node, 'examples');
  return Object.keys(examples).map((name) => ({ name, value: objectAt(examples, name)['value'] }));
}
