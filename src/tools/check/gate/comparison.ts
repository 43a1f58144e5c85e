import type { Node } from './document.ts';

/**
 * Direction of the data. Requests of old clients must stay valid, so a request may only become wider. Clients rely on
 * answers and other backends write them, so an answer may only gain optional properties.
 */
export type Direction = 'request' | 'response';

export interface Comparison {
  readonly base: Node;
  readonly revision: Node;
  readonly direction: Direction;
  /** Pairs of named schemas already compared; this ends the recursion of recursive schemas. */
  readonly seen: Set<string>;
  report(place: string, change: string): void;
}
