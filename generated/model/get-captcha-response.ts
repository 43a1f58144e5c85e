/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ProofOfWork } from './proof-of-work.ts';

/**
 * The answer of `getCaptcha`.
 */
export interface GetCaptchaResponse {
  /** Always true. */
  success: true;
  /**
     * The image, a PNG in base64 without a prefix.
     * @minLength 60
     * @maxLength 65536
     * @pattern ^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$
     */
  value: string;
  /**
     * The id of the image, sent back with what was read.
     * @minLength 1
     * @maxLength 64
     */
  captchaId: string;
  proofOfWork: ProofOfWork;
}
