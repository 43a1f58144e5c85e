/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ConvertPointsPayload } from './convert-points-payload.ts';
import type { EncryptedPayload } from './encrypted-payload.ts';

/**
 * The body of `convertPoints`, plain or encrypted.
 */
export type ConvertPointsBody = ConvertPointsPayload | EncryptedPayload;
