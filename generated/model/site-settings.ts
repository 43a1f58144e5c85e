/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CaptchaSettings } from './captcha-settings.ts';
import type { ContractKinds } from './contract-kinds.ts';

/**
 * Settings of the site.
 */
export interface SiteSettings {
  /** Whether every route but the open ones asks for a login. */
  loginedToHomePage: boolean;
  /** Whether the member centre can be entered. */
  isShowMC: boolean;
  /** Whether the agent centre can be entered. */
  isShowAC: boolean;
  contracts: ContractKinds;
  captcha: CaptchaSettings;
}
