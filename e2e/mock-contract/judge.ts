import { isDeepStrictEqual } from 'node:util';
import * as zod from 'zod';
import { isNode, listAt, type Node, objectAt, resolve } from '#tools/check/gate/document.ts';
import type { Call } from './calls.ts';

/** The answer of the mock. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The result of a zod validator, for both editions of zod. */
export interface Validator {
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly Issue[] } | undefined;
  };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Whether a value is a validator. */
export function isValidator(value: unknown): value is Validator {
  return isNode(value) && typeof value['safeParse'] === 'function';
}

/**
 * Creates the judge of an operation's answers. The judge lists every fault of an answer; the list is empty for a
 * correct one.
 */
export function judge(success: Validator, error: Validator, codes: ReadonlySet<string>) {
  return ({ title, expected }: Call, { status, headers, text }: Reply): readonly string[] => {
    const said = (fault: string) => `${title}: ${fault}`;
    if (status !== expected.status) {
      const reason = headers.get('sl-violations') ?? text;
      return [said(`answered ${status} instead of ${expected.status}: ${reason.slice(0, 500)}`)];
    }
    const contentType = headers.get('content-type')?.split(';')[0];
    if (contentType !== expected.contentType) return [said(`${contentType} instead of ${expected.contentType}`)];
    const missing = expected.headers.filter((name) => !headers.has(name)).map((name) => said(`no header ${name}`));
    if (contentType !== 'application/json') return missing;
    const body: unknown = JSON.parse(text);
    return [
      ...missing,
      ...faults(status < 400 ? success : error, body).map(said),
      ...(expected.anyOf.some(({ value }) => isDeepStrictEqual(value, body)) ? [] : [said('not the example')]),
      ...(status < 400 ? [] : misnamed(expected.anyOf[0]?.name, body, codes).map(said)),
    ];
  };
}

function faults(validator: Validator, body: unknown): readonly string[] {
  const { success, error } = validator.safeParse(body);
  if (success) return [];
  return (error?.issues ?? []).map(({ path, message }) => `/${path.map(String).join('/')} ${message}`);
}

/** An error example is named after its code, or after the case in which the code occurs. */
function misnamed(name: string | undefined, body: unknown, codes: ReadonlySet<string>): readonly string[] {
  if (name === undefined || !codes.has(name)) return [];
  const code = isNode(body) ? body['code'] : undefined;
  return code === name ? [] : [`has the code ${String(code)}`];
}

/** The validator of `ErrorEnvelope`, from the schema of the contract: the portal has no generated one. */
export function errorValidator(document: Node): Validator {
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  // zod reads JSON Schema; OpenAPI 3.1 without references is JSON Schema.
  return zod.fromJSONSchema(withoutReferences(document, schemas['ErrorEnvelope']) as zod.core.JSONSchema.JSONSchema);
}

function withoutReferences(document: Node, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutReferences(document, entry));
  if (!isNode(value)) return value;
  const { node } = resolve(document, value);
  return Object.fromEntries(Object.entries(node).map(([key, entry]) => [key, withoutReferences(document, entry)]));
}

/** Every error code of the contract. */
export function errorCodes(document: Node): ReadonlySet<string> {
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  return new Set(listAt(objectAt(schemas, 'ErrorCode'), 'enum').map(String));
}
