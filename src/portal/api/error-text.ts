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
  promotion_unavailable: 'promotion_unavailable',
  promotion_not_eligible: 'promotion_not_eligible',
  promotion_already_joined: 'promotion_already_joined',
  image_invalid: 'image_invalid',
  image_too_large: 'image_too_large',
  reward_unavailable: 'reward_unavailable',
  insufficient_points: 'insufficient_points',
  point_reward_sold_out: 'point_reward_sold_out',
  points_amount_invalid: 'points_amount_invalid',
  payment_password_not_set: 'payment_password_not_set',
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
