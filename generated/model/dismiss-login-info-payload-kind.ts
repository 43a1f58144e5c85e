/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The welcome of the first login, or the last login.
 */
export type DismissLoginInfoPayloadKind = typeof DismissLoginInfoPayloadKind[keyof typeof DismissLoginInfoPayloadKind];


export const DismissLoginInfoPayloadKind = {
  first_login: 'first_login',
  after_login: 'after_login',
} as const;
