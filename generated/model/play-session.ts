/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';
import type { Language } from './language.ts';
import type { MemberId } from './member-id.ts';
import type { Money } from './money.ts';
import type { NodeId } from './node-id.ts';
import type { PlayToken } from './play-token.ts';

/**
 * A game session.
 */
export interface PlaySession {
  memberId: MemberId;
  /**
     * The name to show to other players.
     * @minLength 1
     * @maxLength 64
     */
  nickname: string;
  playToken: PlayToken;
  /**
     * When it ends at the latest; it ends before with the member's session.
     * @maxLength 30
     */
  expiresAt: string;
  /** The game that was started, null for the vendor's lobby. */
  nodeId: NodeId | null;
  /**
     * The vendor's own id of it, null for the lobby.
     * @minLength 1
     * @maxLength 60
     * @nullable
     */
  gameId: string | null;
  language: Language;
  currency: CurrencyCode;
  /** What the member can stake. */
  balance: Money;
  /**
     * The moment for which the balance holds.
     * @maxLength 30
     */
  asOf: string;
}
