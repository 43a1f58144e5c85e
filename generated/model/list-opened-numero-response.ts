/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { OpenedNumero } from './opened-numero.ts';

/**
 * The answer of `listOpenedNumero`.
 */
export interface ListOpenedNumeroResponse {
  /** Always true. */
  success: true;
  /**
     * The draws, the newest first.
     * @maxItems 100
     */
  value: OpenedNumero[];
}
