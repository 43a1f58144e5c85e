import { isObject, type JsonObject, listOf, textOf } from './json.ts';
import type { ContractDocument } from './load.ts';
import { isJsonType, type MediaType, type Operation, type Parameter, responseFor, usesBearer } from './operation.ts';

/**
 * The contract's conventions beyond OpenAPI. A document without one of them loses only the checks that depend on it.
 */
export const conventions = {
  login: 'login',
  logout: 'logout',
  keys: 'getJwks',
  puzzle: 'getSlider',
  solution: 'solveSlider',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
  invalid: 'validation_failed',
  pending: 'not_implemented',
  encryptionRequired: 'encryption_required',
} as const;

function promise({ root }: ContractDocument, name: string): unknown {
  const promises = root['x-promises'];
  return isObject(promises) ? promises[name] : undefined;
}

/** Whether the contract promises that HEAD is answered like GET. */
export function answersHead(document: ContractDocument): boolean {
  return promise(document, 'head') === true;
}

/** The cache directive that the contract promises for answers to calls with credentials. */
export function privateAnswers(document: ContractDocument): string | undefined {
  return textOf(promise(document, 'privateAnswers'));
}

/** Whether the operation answers in the envelope: `success: const true` in every successful answer. */
export function hasEnvelope(operation: Operation, flat: (schema: unknown) => JsonObject): boolean {
  const good = operation.responses.filter(({ status }) => status.startsWith('2')).flatMap(({ media }) => media);
  const json = good.filter(({ type }) => isJsonType(type));
  return json.length > 0 && json.every(({ schema }) => isConstantTrue(schema, flat));
}

function isConstantTrue(schema: JsonObject, flat: (schema: unknown) => JsonObject): boolean {
  const properties = flat(schema)['properties'];
  return isObject(properties) && flat(properties['success'])['const'] === true;
}

/** The code of an error envelope. */
export function codeOf(json: unknown): string | undefined {
  return isObject(json) ? textOf(json['code']) : undefined;
}

/** The parts of the request that an error envelope names. */
export function namedFields(json: unknown): readonly string[] {
  const value = isObject(json) ? json['value'] : undefined;
  const fields = isObject(value) ? listOf(value['fields']) : [];
  return fields.flatMap((field) => (isObject(field) ? (textOf(field['pointer']) ?? []) : []));
}

/** The parameter that makes a request idempotent. */
export function idempotencyParameter(operation: Operation): Parameter | undefined {
  return operation.parameters.find(
    (parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === conventions.idempotencyKey,
  );
}

/** The token in the answer to a login. */
export function tokenIn(json: unknown): string | undefined {
  const value = isObject(json) ? json['value'] : undefined;
  return isObject(value) ? textOf(value['token']) : isObject(json) ? textOf(json['token']) : undefined;
}

/** Whether a successful answer of the operation is a new session. */
export function opensSession(operation: Operation, flat: (schema: unknown) => JsonObject): boolean {
  const media = responseFor(operation, 200)?.media.find(({ type }) => isJsonType(type));
  const properties = media ? flat(media.schema)['properties'] : undefined;
  const value = isObject(properties) ? flat(properties['value'])['properties'] : undefined;
  return isObject(value) && 'token' in value;
}

/** The plain body in the contract, not its encrypted form. */
export function isEncryptedForm(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length === 1 && typeof value['payload'] === 'string';
}

/** The schema of an encrypted operation's plain body. */
export function plainSchema(media: MediaType, flat: (schema: unknown) => JsonObject): MediaType {
  const { oneOf } = flat(media.schema);
  const plain = listOf(oneOf).find((branch) => {
    const properties = flat(branch)['properties'];
    return !(isObject(properties) && 'payload' in properties && Object.keys(properties).length === 1);
  });
  return isObject(plain) ? { ...media, schema: plain, pointer: textOf(plain['$ref']) ?? media.pointer } : media;
}

/** Operations after which the account of the session cannot log in. */
const closing = /exclu|close[A-Z]\w*Account|deactivate|deleteAccount|deleteMember/i;

/** Operations that end their session or remove what others need. They run last, the mildest first. */
const ending = [
  /logout|end[A-Z]?\w*Session|Session\w*End|revoke/i,
  /limit|realityCheck|lock/i,
  /password|twoStep|mfa|bind|profile/i,
  closing,
  /maintenance|block|shutdown/i,
];

/**
 * The rank of an operation in the schedule. Rank 0 runs with all others, 1 removes things that others may need, higher
 * ranks end sessions or worse.
 */
export function lateness(operation: Operation): number {
  if (operation.method === 'GET') return 0;
  const rank = ending.findIndex((pattern) => pattern.test(operation.id));
  if (rank >= 0) return rank + 2;
  // What waits for a hold may be gone once it is lifted.
  return operation.method === 'DELETE' || /^lift[A-Z]/.test(operation.id) ? 1 : 0;
}

/** Whether the first success of the operation closes the account of its session, so that none can follow. */
export function closesAccount(operation: Operation): boolean {
  return operation.method !== 'GET' && usesBearer(operation) && closing.test(operation.id);
}

/** The new password of an account after the request; undefined if the request did not change it. */
export function newPasswordIn(body: unknown): string | undefined {
  return isObject(body) ? textOf(body['newPassword'] ?? body['newPwd']) : undefined;
}
