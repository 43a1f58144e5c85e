/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * The account is no agent or not the party that may do this, or the site has not switched on the kind of contract.
 */
export type ContractForbiddenResponse = ErrorEnvelope;
