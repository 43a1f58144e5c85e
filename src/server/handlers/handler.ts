import type { Language } from '../../../generated/server/model/index.ts';
import type { OperationId, Operations, operations } from '../../../generated/server/operations.ts';
import type { Session } from '../domain/session/session.ts';
import type { Services } from '../services.ts';
import type { notImplemented } from './not-implemented.ts';
import type { Serialized } from './serialized.ts';

/** Who calls, as far as the network tells. */
export interface Visitor {
  readonly ip: string;
  /** ISO 3166-1 alpha-2, null when it is not known. */
  readonly country: string | null;
  readonly userAgent: string;
}

/** A request that has passed the contract: every part is validated and typed, an encrypted body is plain. */
export interface HandlerRequest<K extends OperationId> {
  readonly params: Operations[K]['params'];
  readonly query: Operations[K]['query'];
  readonly body: Operations[K]['body'];
  /** The language to answer in. */
  readonly language: Language;
  readonly visitor: Visitor;
  /** The caller's session: always there in (T) operations, never looked up in the others. */
  readonly session: (typeof operations)[K]['security'] extends 'session' ? Session : undefined;
  /** The code of the vendor whose key the caller has: in the operations of vendors alone. */
  readonly vendor: (typeof operations)[K]['security'] extends 'vendor' ? string : undefined;
  /** `X-Background: 1`: nobody caused this call, it does not prolong the session. */
  readonly background: boolean;
}

/** Answers an operation, or throws a `Failure`. */
export type Handler<K extends OperationId> = (
  request: HandlerRequest<K>,
  services: Services,
) => Promise<Operations[K]['response'] | Serialized<Operations[K]['response']>>;

/** A handler for every operation of the contract but those that are listed as not implemented. */
export type HandlerTable = { readonly [K in Exclude<OperationId, (typeof notImplemented)[number]>]: Handler<K> };
