/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DisputeReason } from './dispute-reason.ts';

/**
 * What is wrong.
 */
export interface DisputePayload {
  reason: DisputeReason;
  /**
     * In own words.
     * @minLength 1
     * @maxLength 300
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  text?: string;
}
