/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why a call failed. One entry for each message of the catalogue and for each rule; the portal has one text for each.
 * More may come at any time: a client that does not know a code goes by the status and shows `message`.
 */
export type ErrorCode = typeof ErrorCode[keyof typeof ErrorCode];


export const ErrorCode = {
  validation_failed: 'validation_failed',
  unauthenticated: 'unauthenticated',
  session_expired: 'session_expired',
  forbidden: 'forbidden',
  merchant_unknown: 'merchant_unknown',
  invalid_domain: 'invalid_domain',
  ip_restricted: 'ip_restricted',
  region_restricted: 'region_restricted',
  in_need_true_account: 'in_need_true_account',
  not_found: 'not_found',
  method_not_allowed: 'method_not_allowed',
  payload_too_large: 'payload_too_large',
  unsupported_media_type: 'unsupported_media_type',
  rate_limited: 'rate_limited',
  invalid_credentials: 'invalid_credentials',
  account_locked: 'account_locked',
  account_disabled: 'account_disabled',
  error_not_member: 'error_not_member',
  error_not_agent: 'error_not_agent',
  login_type_unavailable: 'login_type_unavailable',
  encryption_required: 'encryption_required',
  encryption_invalid: 'encryption_invalid',
  free_play_unavailable: 'free_play_unavailable',
  game_maintenance: 'game_maintenance',
  maintenance: 'maintenance',
  unavailable: 'unavailable',
  system_error: 'system_error',
  not_implemented: 'not_implemented',
  conflict: 'conflict',
  idempotency_conflict: 'idempotency_conflict',
  insufficient_balance: 'insufficient_balance',
  payment_password_wrong: 'payment_password_wrong',
  verification_code_wrong: 'verification_code_wrong',
  verification_code_expired: 'verification_code_expired',
} as const;
