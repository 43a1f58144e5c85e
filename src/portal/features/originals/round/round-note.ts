import { ApiError } from '#portal/api/api-error.ts';

/** What is said about a round beside its outcome. */
export type RoundNote =
  /** The server refused, or could not be asked to seal a round. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** The connection was lost after sending, so the server may have played it. */
  | { readonly kind: 'lost' }
  /** It turned out that the server never got the bet. */
  | { readonly kind: 'notPlayed' }
  /** The sealed round had expired, so another one is sealed. */
  | { readonly kind: 'sealedAnew' }
  /** An open round was found. */
  | { readonly kind: 'resumed' };

/** Errors after which the server may have executed the call. */
const OPEN_CODES: ReadonlySet<string> = new Set(['connection', 'unavailable', 'system_error']);

/** What follows from a failed bet or step. */
export function afterFailure(error: unknown): 'lost' | 'sealAnew' | 'askAgain' | 'refused' {
  if (!(error instanceof ApiError) || OPEN_CODES.has(error.code)) return 'lost';
  if (error.code === 'round_expired') return 'sealAnew';
  // Another tab or an earlier attempt has changed the round.
  if (error.code === 'round_not_open' || error.code === 'idempotency_conflict') return 'askAgain';
  return 'refused';
}
