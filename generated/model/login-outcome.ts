/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What came of an attempt. `new_place`: a code by SMS was asked for first, `two_step`: the code of the authenticator app.
 */
export type LoginOutcome = typeof LoginOutcome[keyof typeof LoginOutcome];


export const LoginOutcome = {
  success: 'success',
  wrong_password: 'wrong_password',
  wrong_code: 'wrong_code',
  locked: 'locked',
  new_place: 'new_place',
  two_step: 'two_step',
  self_excluded: 'self_excluded',
} as const;
