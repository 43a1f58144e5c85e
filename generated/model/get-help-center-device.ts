/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetHelpCenterDevice = typeof GetHelpCenterDevice[keyof typeof GetHelpCenterDevice];


export const GetHelpCenterDevice = {
  WEB: 'WEB',
} as const;
