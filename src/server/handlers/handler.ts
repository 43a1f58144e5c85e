import type { Language } from '../../../generated/server/model/index.ts';
import type { OperationId, Operations, operations } from '../../../generated/server/operations.ts';
import type { EventStream } from '../domain/live/event-stream.ts';
import type { Session } from '../domain/session/session.ts';
import type { Services } from '../services.ts';
import type { Visitor } from '../shared/visitor.ts';
import type { notImplemented } from './not-implemented.ts';
import type { Once, RunOnce } from './once.ts';

/** Operations for everybody that know a member by the token that came along. */
const openToMembers = ['sendFeedback'] as const satisfies readonly OperationId[];

/** Whether an operation for everybody looks who calls. */
export function knowsMembers(operation: OperationId): boolean {
  return openToMembers.some((open) => open === operation);
}

/** What the contract says of an operation. */
type Facts<K extends OperationId> = (typeof operations)[K];

/** A request that has passed the contract: every part is validated and typed, an encrypted body is plain. */
export interface HandlerRequest<K extends OperationId> {
  readonly params: Operations[K]['params'];
  readonly query: Operations[K]['query'];
  readonly body: Operations[K]['body'];
  /** The language to answer in. */
  readonly language: Language;
  readonly visitor: Visitor;
  /** The caller's session: always there in (T) operations, looked up in few others. */
  readonly session: Facts<K>['security'] extends 'session'
    ? Session
    : K extends (typeof openToMembers)[number]
      ? Session | undefined
      : undefined;
  /** The code of the vendor whose key the caller has: in the operations of vendors alone. */
  readonly vendor: Facts<K>['security'] extends 'vendor' ? string : undefined;
  /** The name of the operator whose key the caller has: in the operations of operators alone. */
  readonly operator: Facts<K>['security'] extends 'operator' ? string : undefined;
  /** What an operation that asks for `Idempotency-Key` must do its work in. */
  readonly once: Facts<K>['idempotent'] extends true ? RunOnce<Operations[K]['response']> : undefined;
  /** `X-Background: 1`: nobody caused this call, it does not prolong the session. */
  readonly background: boolean;
}

/** What a handler answers: the contract's answer, that of `once` where the operation must not happen twice, or a stream. */
type HandlerAnswer<K extends OperationId> = Facts<K>['idempotent'] extends true
  ? Once<Operations[K]['response']>
  : K extends 'streamEvents'
    ? EventStream
    : Operations[K]['response'];

/** Answers an operation, or throws a `Failure`. */
export type Handler<K extends OperationId> = (
  request: HandlerRequest<K>,
  services: Services,
) => Promise<HandlerAnswer<K>>;

/** A handler for every operation of the contract but those that are listed as not implemented. */
export type HandlerTable = { readonly [K in Exclude<OperationId, (typeof notImplemented)[number]>]: Handler<K> };
