/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * The site or the game is under maintenance, or the vendor cannot be reached; nothing was changed.
 */
export type GameUnavailableResponse = ErrorEnvelope;
