import { isDeepStrictEqual } from 'node:util';
import * as zod from 'zod';
import { isNode, listAt, type Node, objectAt, resolve } from '../../src/tools/check/gate/document.ts';
import type { Call } from './calls.ts';

/** What the mock answered. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What a validator of zod says, whichever of its two editions made it. */
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

/** Whether a value can validate others. */
export function isValidator(value: unknown): value is Validator {
  return isNode(value) && typeof value['safeParse'] === 'function';
}

/** Makes the judge of an operation's answers: it names every fault of a reply, none where it is as promised. */
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

/** An error example is named after its code, or else after the case in which that code appears. */
function misnamed(name: string | undefined, body: unknown, codes: ReadonlySet<string>): readonly string[] {
  if (name === undefined || !codes.has(name)) return [];
  const code = isNode(body) ? body['code'] : undefined;
  return code === name ? [] : [`has the code ${String(code)}`];
}

/** The validator of `ErrorEnvelope`, which the portal has no generated one for, from the contract's own schema. */
export function errorValidator(document: Node): Validator {
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  // zod reads JSON Schema, and OpenAPI 3.1 is that once nothing refers to elsewhere.
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
