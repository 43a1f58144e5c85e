/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApplicationImageData } from './application-image-data.ts';

/**
 * The answer of `getApplicationImage`.
 */
export interface GetApplicationImageResponse {
  /** Always true. */
  success: true;
  value: ApplicationImageData;
}
