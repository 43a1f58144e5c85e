/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * The body does not follow the contract, is plain where it must be encrypted, or cannot be opened.
 */
export type EncryptedBodyRefusedResponse = ErrorEnvelope;
