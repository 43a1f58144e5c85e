/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GeetestField } from './geetest-field.ts';

/**
 * The bot check is passed, once. A caller uses either the ticket or the three fields; all are opaque.
 */
export interface SliderTicket {
  /**
     * The ticket, for a login and for `sendSmsCode`.
     * @minLength 1
     * @maxLength 128
     */
  sliderTicket: string;
  geetest_challenge: GeetestField;
  geetest_validate: GeetestField;
  geetest_seccode: GeetestField;
  /**
     * Until when it is good.
     * @maxLength 30
     */
  expiresAt: string;
}
