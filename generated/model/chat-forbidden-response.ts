/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * Chat is off on this site, or not for this account.
 */
export type ChatForbiddenResponse = ErrorEnvelope;
