import { type Answer, type Contract, type OperationObject, resolve } from './contract.ts';

interface Header {
  readonly required?: boolean;
}

interface Example {
  readonly value?: unknown;
}

/** An error of an operation. */
export interface ErrorAnswer {
  readonly code: string;
  readonly status: number;
}

/** Names of the required headers of the answers, by status. */
export function answerHeadersOf(
  contract: Contract,
  operation: OperationObject,
): ReadonlyMap<number, readonly string[]> {
  return new Map(
    answersOf(contract, operation).map(([status, { headers = {} }]) => {
      const required = Object.entries(headers).filter(([, header]) => resolve<Header>(contract, header).required);
      return [status, required.map(([name]) => name).sort()];
    }),
  );
}

/** The error codes in the examples of the answers, each once by status. */
export function errorsOf(contract: Contract, operation: OperationObject): readonly ErrorAnswer[] {
  const errors = new Map<string, ErrorAnswer>();
  for (const [status, { content = {} }] of answersOf(contract, operation)) {
    const examples = Object.values(content).flatMap((media) => Object.values(media.examples ?? {}));
    for (const example of examples) {
      const code = codeOf(resolve<Example>(contract, example).value);
      if (code !== undefined) errors.set(`${status} ${code}`, { code, status });
    }
  }
  return [...errors.values()];
}

/** The schema name of the answer. */
export function responseSchema(contract: Contract, operation: OperationObject): string {
  const answer = resolve<Answer>(contract, operation.responses['200']);
  const name = answer.content?.['application/json']?.schema?.$ref?.split('/').at(-1);
  if (!name) throw new Error(`${operation.operationId}: the 200 answer must name a schema, <Operation>Response`);
  return name;
}

function answersOf(contract: Contract, { responses }: OperationObject): readonly (readonly [number, Answer])[] {
  return Object.entries(responses).map(([status, answer]) => [Number(status), resolve<Answer>(contract, answer)]);
}

function codeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('success' in value) || value.success !== false) return undefined;
  return 'code' in value ? String(value.code) : undefined;
}
