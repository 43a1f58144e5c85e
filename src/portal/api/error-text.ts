import type { ErrorCode } from '#generated/model/index.ts';
import { i18n, loadArea } from '../i18n/i18n.ts';
import { currentLanguage, localeOf } from '../i18n/language.ts';
import type { en } from '../i18n/locales/en/en.ts';
import { formatDate } from '../lib/format.ts';
import { ApiError, type ClientErrorCode } from './api-error.ts';

/** Codes that can occur at the start, and codes with the same text. */
const startTexts = {
  unauthenticated: 'login_first',
  session_expired: 'login_first',
  session_ticket_invalid: 'login_first',
  merchant_unknown: 'merchant_unknown',
  invalid_domain: 'invalid_domain',
  ip_restricted: 'ip_restricted',
  region_restricted: 'region_restricted',
  rate_limited: 'rate_limited',
  maintenance: 'maintenance',
  connection: 'connection',
  unavailable: 'connection',
  system_error: 'unknown',
  method_not_allowed: 'unknown',
  unsupported_media_type: 'unknown',
} as const satisfies Partial<Record<ErrorCode | ClientErrorCode, keyof (typeof en)['errors']>>;

type StartCode = keyof typeof startTexts;
/** Every other code has a text of its own name; a new code without one does not compile. */
type LateCode = Exclude<ErrorCode | ClientErrorCode, StartCode>;

/** The longest wait (ms) for an error's text. */
const PATIENCE_MS = 3_000;

/**
 * The sentence for the user. A code that this build does not know shows the server's words in the user's language, else
 * 'System error' (ERROR-38).
 */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return i18n.t('errors.unknown');
  const { code } = error;
  const minutes = Math.ceil((error.details?.retryAfterSeconds ?? 0) / 60);
  if (code === 'rate_limited' && minutes > 1) return i18n.t('errors.rate_limited_for', { minutes });
  if (isStart(code)) return i18n.t(`errors.${startTexts[code]}`);
  if (isLate(code)) {
    const until = error.details?.until;
    if (code === 'self_excluded' && until !== undefined) return exclusionText(until);
    return i18n.t(`refusals.${code}`);
  }
  return error.language === currentLanguage() ? error.message : i18n.t('errors.unknown');
}

/** The end of a self-exclusion (ISO time, null for ever) in the visitor's own time zone. */
function exclusionText(until: string | null): string {
  if (until === null) return i18n.t('refusals.self_excluded_for_good');
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const end = formatDate(Date.parse(until), localeOf(currentLanguage()), 'datetime', zone);
  return i18n.t('refusals.self_excluded_until', { until: end });
}

/** The same with a full stop, for a place where another sentence follows. */
export function errorSentence(error: unknown): string {
  const text = errorText(error);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Answers the error once its words are there. They come with the first error that is not one of the start. */
export async function withWords(error: ApiError): Promise<ApiError> {
  if (!isStart(error.code)) {
    // Without them the server's own words serve.
    const words = loadArea('refusals').catch(() => undefined);
    await Promise.race([words, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  }
  return error;
}

function isStart(code: string): code is StartCode {
  return code in startTexts;
}

function isLate(code: string): code is LateCode {
  return i18n.exists(`refusals.${code}`);
}
