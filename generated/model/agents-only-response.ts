/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * The account is no agent (types 1, 2, 41 and 42 are), or its place may not use the site.
 */
export type AgentsOnlyResponse = ErrorEnvelope;
