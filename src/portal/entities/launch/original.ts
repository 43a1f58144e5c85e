import type { ComponentType, ReactNode } from 'react';
import type { NodeId } from '#generated/model/index.ts';

/** What a game that the portal draws adds to the slim bar over it. */
export type BarExtras = {
  /** Facts after the name: return to player, rules. */
  readonly facts?: ReactNode;
  /** Controls after the balance. */
  readonly actions?: ReactNode;
  /** The balance to show while a running round holds back the new one. */
  readonly balance?: string | undefined;
};

/** A game that the portal draws itself instead of framing a vendor's page. */
export type OriginalProps = {
  readonly nodeId: NodeId;
  /** Whether it is played in play credit. */
  readonly demo: boolean;
  /** Draws the slim bar over the game. */
  readonly bar: (extras: BarExtras) => ReactNode;
  /** The link out of the game, for when it cannot be shown. */
  readonly wayOut: ReactNode;
};

export type Original = ComponentType<OriginalProps>;
