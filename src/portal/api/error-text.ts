import { i18n, loadArea } from '../i18n/i18n.ts';
import { currentLanguage, localeOf } from '../i18n/language.ts';
import type { refusals } from '../i18n/locales/en/refusals.ts';
import { formatDate } from '../lib/format.ts';
import { ApiError } from './api-error.ts';

/** Codes whose words the portal has anyway, because the same happens without an answer. */
const known = {
  connection: 'connection',
  unavailable: 'connection',
  insecure_context: 'insecure_context',
  system_error: 'unknown',
} as const;

/**
 * The sentence for the user: the server's own, which comes in the language of the request, else 'System error' (ERROR-38). The
 * portal has words where no server answers, and where it writes a time as its reader does.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return i18n.t('errors.unknown');
  const { code, details, words } = error;
  if (isKnown(code)) return i18n.t(`errors.${known[code]}`);
  const minutes = Math.ceil((details?.retryAfterSeconds ?? 0) / 60);
  if (code === 'rate_limited' && minutes > 1) return i18n.t('errors.rate_limited_for', { minutes });
  if (code === 'self_excluded' && details?.until !== undefined) return exclusionText(details.until);
  return words ?? i18n.t('errors.unknown');
}

/** A refusal that the portal finds without the server, in its own words. */
export async function ownRefusal(code: keyof typeof refusals): Promise<ApiError> {
  await loadArea('refusals');
  const status = code === 'sms_too_many_requests' ? 429 : 422;
  return new ApiError(code, status, { message: i18n.t(`refusals.${code}`), language: currentLanguage() });
}

/** The end of a self-exclusion (ISO time, null for ever) in the visitor's own time zone. */
function exclusionText(until: string | null): string {
  if (until === null) return i18n.t('errors.self_excluded_for_good');
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const end = formatDate(Date.parse(until), localeOf(currentLanguage()), 'datetime', zone);
  return i18n.t('errors.self_excluded_until', { until: end });
}

function isKnown(code: string): code is keyof typeof known {
  return code in known;
}

/** The same with a full stop, for a place where another sentence follows. */
export function errorSentence(error: unknown): string {
  const text = errorText(error);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
