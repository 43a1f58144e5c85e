/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RegisterSettings } from './register-settings.ts';

/**
 * The answer of `getRegisterSettings`.
 */
export interface GetRegisterSettingsResponse {
  /** Always true. */
  success: true;
  value: RegisterSettings;
}
