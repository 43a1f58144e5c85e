/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BrowserKey } from './browser-key.ts';
import type { SocialState } from './social-state.ts';

/**
 * The provider has signed the person in.
 */
export interface SocialCodePayload {
  state: SocialState;
  browserKey: BrowserKey;
  /**
     * The provider's authorization code.
     * @minLength 1
     * @maxLength 2048
     */
  code: string;
}
