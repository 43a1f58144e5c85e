/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GetHelpCenterDevice } from './get-help-center-device.ts';
import type { Language } from './language.ts';

export type GetHelpCenterParams = {
/**
 * The language of the articles; without it the header's.
 */
lang?: Language;
/**
 * The device that asks, always the web.
 */
device?: GetHelpCenterDevice;
};
