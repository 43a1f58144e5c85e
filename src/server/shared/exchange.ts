import { AsyncLocalStorage } from 'node:async_hooks';

/** Who acts, and in which request. */
export interface Exchange {
  /** Undefined for the member whom an event concerns, or a guest. */
  readonly actor:
    | { readonly kind: 'operator' | 'vendor' | 'merchant' | 'system' | 'member'; readonly name: string }
    | undefined;
  /** The id of the request; null in a job. */
  readonly requestId: string | null;
}

const current = new AsyncLocalStorage<Exchange>();

/** Runs work on behalf of this actor; the audit log records both. */
export function inExchange<T>(exchange: Exchange, work: () => Promise<T>): Promise<T> {
  return current.run(exchange, work);
}

/** The exchange that the caller works in, if any. */
export function currentExchange(): Exchange | undefined {
  return current.getStore();
}

/** The caller, as far as the network shows. */
export interface Visitor {
  readonly ip: string;
  /** ISO 3166-1 alpha-2; null when it is unknown. */
  readonly country: string | null;
  readonly userAgent: string;
}
