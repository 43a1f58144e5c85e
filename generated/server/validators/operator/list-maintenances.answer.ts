// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listMaintenancesResponseValueContentItemMaintenanceIdMax = 40;

export const listMaintenancesResponseValueContentItemVassalageOneMax = 20;

export const listMaintenancesResponseValueContentItemVassalageOneRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const listMaintenancesResponseValueContentItemNodeIdOneMax = 12;

export const listMaintenancesResponseValueContentItemNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const listMaintenancesResponseValueContentItemStartsAtMax = 30;

export const listMaintenancesResponseValueContentItemEndsAtMax = 30;

export const listMaintenancesResponseValueContentItemNoteMax = 300;

export const listMaintenancesResponseValueContentItemStartedByMax = 64;

export const listMaintenancesResponseValueContentItemEndedAtMax = 30;

export const listMaintenancesResponseValueContentItemEndedByMax = 64;

export const listMaintenancesResponseValueContentMax = 100;

export const listMaintenancesResponseValueTotalPagesMin = 0;

export const listMaintenancesResponseValueTotalPagesMax = 1000000;

export const listMaintenancesResponseValueTotalElementsMin = 0;

export const listMaintenancesResponseValueTotalElementsMax = 100000000;

export const ListMaintenancesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "maintenanceId": zod.string().min(1).max(listMaintenancesResponseValueContentItemMaintenanceIdMax).describe('Its id.'),
  "scope": zod.enum(['site', 'vendor', 'game']).describe('The whole site, the games of a vendor, one game.'),
  "vassalage": zod.union([zod.string().max(listMaintenancesResponseValueContentItemVassalageOneMax).regex(listMaintenancesResponseValueContentItemVassalageOneRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),zod.null()]).describe('The vendor; set exactly for `vendor`; else null.'),
  "nodeId": zod.union([zod.string().max(listMaintenancesResponseValueContentItemNodeIdOneMax).regex(listMaintenancesResponseValueContentItemNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game; set exactly for `game`; else null.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(listMaintenancesResponseValueContentItemStartsAtMax).describe('When it begins; now or before means at once.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(listMaintenancesResponseValueContentItemEndsAtMax).nullable().describe('When it is expected to end, which visitors are told; null, and nobody knows.'),
  "endsByItself": zod.boolean().describe('Whether it ends at `endsAt` without an operator; needs `endsAt`.'),
  "note": zod.string().min(1).max(listMaintenancesResponseValueContentItemNoteMax).nullable().describe('Why, for other operators; null where nobody said.'),
  "state": zod.enum(['planned', 'active', 'ended']).describe('`planned -> active` when its time comes, `active -> ended` by an operator or by itself; `planned -> ended` when it\nis called off.\n'),
  "startedBy": zod.string().min(1).max(listMaintenancesResponseValueContentItemStartedByMax).describe('The operator who set it.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(listMaintenancesResponseValueContentItemEndedAtMax).nullable().describe('When it ended; null until then.'),
  "endedBy": zod.string().min(1).max(listMaintenancesResponseValueContentItemEndedByMax).nullable().describe('The operator who ended it, or `system`; null until then.')
}).describe('A maintenance.')).max(listMaintenancesResponseValueContentMax).describe('The maintenances of the page, active ones first, then planned ones, then the latest.'),
  "totalPages": zod.int().min(listMaintenancesResponseValueTotalPagesMin).max(listMaintenancesResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listMaintenancesResponseValueTotalElementsMin).max(listMaintenancesResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of the list.')
}).describe('The answer of `listMaintenances`.')

export const listMaintenances = {
  response: ListMaintenancesResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
