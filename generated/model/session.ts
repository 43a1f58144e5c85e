/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SessionId } from './session-id.ts';

/**
 * A session that is open.
 */
export interface Session {
  sessionId: SessionId;
  /** Whether it is the session of this call. */
  current: boolean;
  /**
     * When it began.
     * @maxLength 30
     */
  startedAt: string;
  /**
     * The last call that a person caused.
     * @maxLength 30
     */
  lastUsedAt: string;
  /**
     * When it ends at the latest.
     * @maxLength 30
     */
  expiresAt: string;
  /**
     * From which address it began.
     * @maxLength 45
     */
  ip: string;
  /**
     * From which country, null when it is not known.
     * @maxLength 2
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  country: string | null;
  /**
     * With what.
     * @maxLength 120
     */
  device: string;
}
