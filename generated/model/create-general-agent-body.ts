/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EncryptedPayload } from './encrypted-payload.ts';
import type { GeneralAgentPayload } from './general-agent-payload.ts';

/**
 * The body of `createGeneralAgent`, plain or encrypted.
 */
export type CreateGeneralAgentBody = GeneralAgentPayload | EncryptedPayload;
