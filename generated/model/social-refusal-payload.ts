/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BrowserKey } from './browser-key.ts';
import type { SocialState } from './social-state.ts';

/**
 * The provider has not signed the person in.
 */
export interface SocialRefusalPayload {
  state: SocialState;
  browserKey: BrowserKey;
  /**
     * The provider's `error` (RFC 6749), or `access_denied` where the window was closed.
     * @maxLength 60
     * @pattern ^[a-z_]{1,60}$
     */
  error: string;
}
