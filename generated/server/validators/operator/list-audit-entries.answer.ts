// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listAuditEntriesResponseValueContentItemAuditIdMax = 16;

export const listAuditEntriesResponseValueContentItemAuditIdRegExp = new RegExp('^[0-9]{1,16}$');

export const listAuditEntriesResponseValueContentItemAtMax = 30;

export const listAuditEntriesResponseValueContentItemKindMax = 40;

export const listAuditEntriesResponseValueContentItemKindRegExp = new RegExp('^[a-z][a-z_]{1,39}$');

export const listAuditEntriesResponseValueContentItemActorMax = 64;

export const listAuditEntriesResponseValueContentItemMemberIdMax = 40;

export const listAuditEntriesResponseValueContentItemRequestIdOneMax = 64;

export const listAuditEntriesResponseValueContentItemRequestIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const listAuditEntriesResponseValueContentItemFactsItemNameMax = 40;

export const listAuditEntriesResponseValueContentItemFactsItemNameRegExp = new RegExp('^[a-z][A-Za-z0-9]{0,39}$');

export const listAuditEntriesResponseValueContentItemFactsItemValueMax = 500;

export const listAuditEntriesResponseValueContentItemFactsMax = 40;

export const listAuditEntriesResponseValueContentItemPreviousHashMax = 64;

export const listAuditEntriesResponseValueContentItemPreviousHashRegExp = new RegExp('^[0-9a-f]{64}$');

export const listAuditEntriesResponseValueContentItemHashMax = 64;

export const listAuditEntriesResponseValueContentItemHashRegExp = new RegExp('^[0-9a-f]{64}$');

export const listAuditEntriesResponseValueContentMax = 100;

export const listAuditEntriesResponseValueTotalPagesMin = 0;

export const listAuditEntriesResponseValueTotalPagesMax = 1000000;

export const listAuditEntriesResponseValueTotalElementsMin = 0;

export const listAuditEntriesResponseValueTotalElementsMax = 100000000;

export const ListAuditEntriesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "auditId": zod.string().max(listAuditEntriesResponseValueContentItemAuditIdMax).regex(listAuditEntriesResponseValueContentItemAuditIdRegExp).describe('Its number, without gaps from 1.'),
  "at": zod.iso.datetime({"offset":true}).max(listAuditEntriesResponseValueContentItemAtMax).describe('When.'),
  "kind": zod.string().max(listAuditEntriesResponseValueContentItemKindMax).regex(listAuditEntriesResponseValueContentItemKindRegExp).describe('What happened, snake_case.'),
  "actorKind": zod.enum(['member', 'operator', 'vendor', 'merchant', 'system']).describe('Who did it.'),
  "actor": zod.string().min(1).max(listAuditEntriesResponseValueContentItemActorMax).describe('Who, the account name of a member, the name of an operator, the code of a vendor or merchant, or the name of the job.'),
  "memberId": zod.string().min(1).max(listAuditEntriesResponseValueContentItemMemberIdMax).nullable().describe('The member concerned, where there is one; else null.'),
  "requestId": zod.union([zod.string().max(listAuditEntriesResponseValueContentItemRequestIdOneMax).regex(listAuditEntriesResponseValueContentItemRequestIdOneRegExp).describe('The id of one exchange between browser and server.'),zod.null()]).describe('The exchange in which it happened, null for a job.'),
  "facts": zod.array(zod.strictObject({
  "name": zod.string().max(listAuditEntriesResponseValueContentItemFactsItemNameMax).regex(listAuditEntriesResponseValueContentItemFactsItemNameRegExp).describe('What it is.'),
  "value": zod.string().max(listAuditEntriesResponseValueContentItemFactsItemValueMax).describe('Its value.')
}).describe('A fact of an audit entry.')).max(listAuditEntriesResponseValueContentItemFactsMax).describe('What else is known. Never a password, token, code or whole account number.'),
  "previousHash": zod.string().max(listAuditEntriesResponseValueContentItemPreviousHashMax).regex(listAuditEntriesResponseValueContentItemPreviousHashRegExp).describe('The hash of the entry before, 64 zeros for the first.'),
  "hash": zod.string().max(listAuditEntriesResponseValueContentItemHashMax).regex(listAuditEntriesResponseValueContentItemHashRegExp).describe('SHA-256 over the hash before and everything in this entry.')
}).describe('An entry of the audit log. Entries are appended, never changed or deleted.')).max(listAuditEntriesResponseValueContentMax).describe('The entries of the page, the newest first.'),
  "totalPages": zod.int().min(listAuditEntriesResponseValueTotalPagesMin).max(listAuditEntriesResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listAuditEntriesResponseValueTotalElementsMin).max(listAuditEntriesResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of the list.')
}).describe('The answer of `listAuditEntries`.')

export const listAuditEntries = {
  response: ListAuditEntriesResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
