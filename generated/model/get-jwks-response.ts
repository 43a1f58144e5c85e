/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { JsonWebKeySet } from './json-web-key-set.ts';

/**
 * The answer of `getJwks`.
 */
export interface GetJwksResponse {
  /** Always true. */
  success: true;
  value: JsonWebKeySet;
}
