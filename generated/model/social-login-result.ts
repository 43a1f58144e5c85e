/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoginResult } from './login-result.ts';
import type { SocialIdentity } from './social-identity.ts';

/**
 * A session for an identity that has an account, or what a registration goes on with. Just one of both is null.
 */
export interface SocialLoginResult {
  /** Whether the identity has an account. */
  registered: boolean;
  /** The new session, null where there is no account. */
  session: LoginResult | null;
  /** What a registration goes on with, null where there is an account. */
  identity: SocialIdentity | null;
}
