/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MerchantCode } from './merchant-code.ts';

export type MerchantParameter = MerchantCode;
