/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SocialProvider } from './social-provider.ts';

/**
 * An identity that has no account yet. Name and e-mail fill the form; they prove nothing.
 */
export interface SocialIdentity {
  provider: SocialProvider;
  /**
     * The one-time ticket for the registration.
     * @minLength 1
     * @maxLength 128
     */
  socialTicket: string;
  /**
     * The name that the provider tells, if any; else null.
     * @maxLength 100
     * @nullable
     */
  name: string | null;
  /**
     * The e-mail address that the provider tells, if any; else null.
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /**
     * Until when the ticket is good.
     * @maxLength 30
     */
  expiresAt: string;
}
