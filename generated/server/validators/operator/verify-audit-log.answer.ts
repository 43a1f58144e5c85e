// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const verifyAuditLogResponseValueFirstBrokenIdMax = 16;

export const verifyAuditLogResponseValueFirstBrokenIdRegExp = new RegExp('^[0-9]{1,16}$');

export const verifyAuditLogResponseValueEntriesMin = 0;

export const verifyAuditLogResponseValueEntriesMax = 9007199254740991;

export const verifyAuditLogResponseValueHeadHashMax = 64;

export const verifyAuditLogResponseValueHeadHashRegExp = new RegExp('^[0-9a-f]{64}$');

export const verifyAuditLogResponseValueVerifiedAtMax = 30;

export const VerifyAuditLogResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "intact": zod.boolean().describe('Whether every hash fits and no number is missing.'),
  "firstBrokenId": zod.string().max(verifyAuditLogResponseValueFirstBrokenIdMax).regex(verifyAuditLogResponseValueFirstBrokenIdRegExp).nullable().describe('The number of the first entry that was tampered with or follows a missing one; null where there is none.'),
  "entries": zod.int().min(verifyAuditLogResponseValueEntriesMin).max(verifyAuditLogResponseValueEntriesMax).describe('Entries that were checked.'),
  "headHash": zod.string().max(verifyAuditLogResponseValueHeadHashMax).regex(verifyAuditLogResponseValueHeadHashRegExp).describe('The hash of the last entry; keep it outside, and a log that was cut shows.'),
  "verifiedAt": zod.iso.datetime({"offset":true}).max(verifyAuditLogResponseValueVerifiedAtMax).describe('When.')
}).describe('Whether the audit log is whole.')
}).describe('The answer of `verifyAuditLog`.')

export const verifyAuditLog = {
  response: VerifyAuditLogResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
