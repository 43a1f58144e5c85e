import type { ErrorCode } from '../../../generated/client/model/index.ts';
import { i18n } from '../i18n/i18n.ts';
import { currentLanguage } from '../i18n/language.ts';
import type { en } from '../i18n/locales/en/en.ts';
import { ApiError, type ClientErrorCode } from './api-error.ts';

/** Every code has its text: a new one in the contract does not compile until it has. */
const texts = {
  validation_failed: 'validation_failed',
  unauthenticated: 'login_first',
  session_expired: 'login_first',
  forbidden: 'forbidden',
  merchant_unknown: 'merchant_unknown',
  invalid_domain: 'invalid_domain',
  ip_restricted: 'ip_restricted',
  region_restricted: 'region_restricted',
  in_need_true_account: 'in_need_true_account',
  not_found: 'not_found',
  method_not_allowed: 'unknown',
  payload_too_large: 'payload_too_large',
  unsupported_media_type: 'unknown',
  rate_limited: 'rate_limited',
  invalid_credentials: 'invalid_credentials',
  account_locked: 'account_locked',
  account_disabled: 'account_disabled',
  error_not_member: 'error_not_member',
  error_not_agent: 'error_not_agent',
  login_type_unavailable: 'login_type_unavailable',
  wrong_account: 'wrong_account',
  wrong_password: 'wrong_password',
  wrong_email: 'wrong_email',
  account_email_unknown: 'account_email_unknown',
  passwords_do_not_match: 'passwords_do_not_match',
  password_unchanged: 'password_unchanged',
  reset_ticket_invalid: 'reset_ticket_invalid',
  new_ip_verification: 'new_ip_verification',
  self_excluded: 'self_excluded',
  session_ticket_invalid: 'login_first',
  social_login_failed: 'social_login_failed',
  popup_closed_by_user: 'popup_closed_by_user',
  captcha_required: 'captcha_required',
  captcha_wrong: 'captcha_wrong',
  captcha_check_failed: 'captcha_check_failed',
  slider_wrong: 'slider_wrong',
  mobile_number_invalid: 'mobile_number_invalid',
  phone_verification_failed: 'phone_verification_failed',
  sms_not_allowed: 'sms_not_allowed',
  sms_too_many_requests: 'sms_too_many_requests',
  sms_quota_exceeded: 'sms_quota_exceeded',
  sms_failed: 'sms_failed',
  registration_unavailable: 'registration_unavailable',
  username_taken: 'username_taken',
  mobile_number_taken: 'mobile_number_taken',
  invitation_code_error: 'invitation_code_error',
  encryption_required: 'insecure_context',
  encryption_invalid: 'encryption_invalid',
  free_play_unavailable: 'free_play_unavailable',
  game_maintenance: 'game_maintenance',
  maintenance: 'maintenance',
  unavailable: 'connection',
  system_error: 'unknown',
  not_implemented: 'not_implemented',
  conflict: 'conflict',
  idempotency_conflict: 'idempotency_conflict',
  insufficient_balance: 'insufficient_balance',
  payment_password_wrong: 'payment_password_wrong',
  verification_code_wrong: 'verification_code_wrong',
  verification_code_expired: 'verification_code_expired',
  odds_changed: 'odds_changed',
  draw_closed: 'draw_closed',
  bet_limit_exceeded: 'bet_limit_exceeded',
  bet_not_cancellable: 'bet_not_cancellable',
  play_limit_reached: 'play_limit_reached',
  birthday_required: 'birthday_required',
  round_not_open: 'round_not_open',
  round_expired: 'round_expired',
  draw_not_enterable: 'draw_not_enterable',
  draw_result_invalid: 'draw_result_invalid',
  connection: 'connection',
  insecure_context: 'insecure_context',
} as const satisfies Record<ErrorCode | ClientErrorCode, keyof (typeof en)['errors']>;

/**
 * The sentence for the user. A code that this build does not know shows the server's own words if they are in the
 * user's language, else 'System error' (ERROR-38).
 */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return i18n.t('errors.unknown');
  if (error.code in texts) return i18n.t(`errors.${texts[error.code]}`);
  return error.language === currentLanguage() ? error.message : i18n.t('errors.unknown');
}
