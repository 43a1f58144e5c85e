import type { Language } from '#generated/model/index.ts';
import type { responseHeaders } from '#generated/server/headers.ts';
import type { OperationId, Operations, operations } from '#generated/server/operations.ts';
import type { Queries } from '../db/database.ts';
import type { Session } from '../domain/identity/session/session.ts';
import type { EventStream } from '../domain/pages/live/event-stream.ts';
import type { Services } from '../services.ts';
import type { Visitor } from '../shared/exchange.ts';

/** Public operations that recognise a member by an optional token. */
const openToMembers = ['sendFeedback'] as const satisfies readonly OperationId[];

/** Whether a public operation looks up its caller. */
export function knowsMembers(operation: OperationId): boolean {
  return openToMembers.some((open) => open === operation);
}

/** The contract's description of an operation. */
type Facts<K extends OperationId> = (typeof operations)[K];

/** The answer of an operation that must run once, committed together with its effects. Only `once` creates it. */
export class Once<Value> {
  readonly json: string;
  /** For the compiler alone: the answers of two operations are different types. */
  declare readonly value: Value;

  constructor(json: string) {
    this.json = json;
  }
}

/**
 * Runs `work` in one database transaction together with the caller's idempotency key. So its effects happen once,
 * however often the call is repeated. A repeated call gets the first answer. An error in `work` rolls everything back
 * and frees the key. Use only `tx` inside. Slow work, and work that must survive a failure, belongs before it: hashing
 * a password, reading the catalogue, counting wrong attempts.
 */
export type RunOnce<Value> = (work: (tx: Queries) => Promise<Value>) => Promise<Once<Value>>;

/** A request that passed the contract: every part is validated and typed, an encrypted body is decrypted. */
export interface HandlerRequest<K extends OperationId> {
  readonly params: Operations[K]['params'];
  readonly query: Operations[K]['query'];
  readonly body: Operations[K]['body'];
  /** The language of the answer. */
  readonly language: Language;
  readonly visitor: Visitor;
  /** The caller's session: always present in (T) operations, looked up in few others. */
  readonly session: Facts<K>['security'] extends 'session'
    ? Session
    : K extends (typeof openToMembers)[number]
      ? Session | undefined
      : undefined;
  /** The code of the vendor whose key the caller has, only in operations of vendors. */
  readonly vendor: Facts<K>['security'] extends 'vendor' ? string : undefined;
  /** The name of the operator whose key the caller has, only in operations of operators. */
  readonly operator: Facts<K>['security'] extends 'operator' ? string : undefined;
  /** Runs the work of an operation that requires `Idempotency-Key`, once per key. */
  readonly once: Facts<K>['idempotent'] extends true ? RunOnce<Operations[K]['response']> : undefined;
  /** Identifies the caller's intent: the same for every repetition of a call, different from all others. */
  readonly intentId: Facts<K>['idempotent'] extends true ? string : undefined;
  /** `X-Background: 1`: no person caused this call, so it does not prolong the session. */
  readonly background: boolean;
}

/** The headers that the server adds to every answer. A handler supplies the others that the contract requires. */
export type CommonHeader = typeof responseHeaders.xRequestId;

/** An answer with the headers that the contract requires of its operation. */
export class WithHeaders<Answer, Name extends string> {
  readonly answer: Answer;
  readonly headers: Readonly<Record<Name, string>>;

  constructor(answer: Answer, headers: Readonly<Record<Name, string>>) {
    this.answer = answer;
    this.headers = headers;
  }
}

/** The headers that a handler supplies with its answer. */
type OwnHeader<K extends OperationId> = Exclude<Operations[K]['headers'], CommonHeader>;

/** The contract's answer, the answer of `once` where the operation must not run twice, or a stream. */
type PlainAnswer<K extends OperationId> = Facts<K>['idempotent'] extends true
  ? Once<Operations[K]['response']>
  : K extends 'streamEvents'
    ? EventStream
    : Operations[K]['response'];

/** A result with its required headers. `once` stores answers without headers, so its operation cannot require any. */
type HandlerAnswer<K extends OperationId> = [OwnHeader<K>] extends [never]
  ? PlainAnswer<K>
  : Facts<K>['idempotent'] extends true
    ? never
    : WithHeaders<Operations[K]['response'], OwnHeader<K>>;

/**
 * The answer of most operations: a value in its envelope. A literal stands in an envelope of its own, so that a property
 * that the contract lacks does not compile.
 */
export function ok<Value>(value: Value): { readonly success: true; readonly value: Value } {
  return { success: true, value };
}

/** Answers an operation, or throws a `Failure`. */
export type Handler<K extends OperationId> = (
  request: HandlerRequest<K>,
  services: Services,
) => Promise<HandlerAnswer<K>>;

/** A handler for every operation of the contract. */
export type HandlerTable = { readonly [K in OperationId]: Handler<K> };

/** The handlers of one tag of the contract. */
export type TagHandlers<T extends Facts<OperationId>['tag']> = {
  readonly [K in OperationId as Facts<K>['tag'] extends T ? K : never]: Handler<K>;
};
