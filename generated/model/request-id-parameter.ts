/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RequestId } from './request-id.ts';

export type RequestIdParameter = RequestId;
