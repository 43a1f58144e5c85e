/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DismissLoginInfoPayloadKind } from './dismiss-login-info-payload-kind.ts';

/**
 * What was shown.
 */
export interface DismissLoginInfoPayload {
  /** The welcome of the first login, or the last login. */
  kind: DismissLoginInfoPayloadKind;
}
