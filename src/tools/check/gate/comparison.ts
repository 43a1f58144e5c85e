import type { Node } from './document.ts';

/**
 * Which way the data travels. What old clients send must still be accepted, so a request may only become wider. What is
 * answered is relied upon by clients and made by other backends too: there only an optional property may be added.
 */
export type Direction = 'request' | 'response';

export interface Comparison {
  readonly base: Node;
  readonly revision: Node;
  readonly direction: Direction;
  /** Pairs of named schemas already compared; recursive ones come back to themselves. */
  readonly seen: Set<string>;
  report(place: string, change: string): void;
}
