/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CompleteRegisterRules } from './complete-register-rules.ts';
import type { RegisterAgreement } from './register-agreement.ts';
import type { RegisterTab } from './register-tab.ts';
import type { SmsChannel } from './sms-channel.ts';

/**
 * How one registers on this site.
 */
export interface RegisterSettings {
  /**
     * The forms, in order; none means that nobody registers.
     * @maxItems 2
     */
  tabs: RegisterTab[];
  rules: CompleteRegisterRules;
  smsChannel: SmsChannel;
  agreement: RegisterAgreement;
  /**
     * The amount that the page names, as text; what a promotion really credits stands with the promotion.
     * @maxLength 40
     */
  displayAmount: string;
}
