/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VietnamNumero } from './vietnam-numero.ts';

/**
 * The answer of `getVietnamNumero`.
 */
export interface GetVietnamNumeroResponse {
  /** Always true. */
  success: true;
  value: VietnamNumero;
}
