/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * The request does not follow the contract; `value.fields` names what is wrong.
 */
export type ValidationFailedResponse = ErrorEnvelope;
