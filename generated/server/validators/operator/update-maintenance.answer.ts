// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const updateMaintenanceResponseValueMaintenanceIdMax = 40;

export const updateMaintenanceResponseValueVassalageOneMax = 20;

export const updateMaintenanceResponseValueVassalageOneRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const updateMaintenanceResponseValueNodeIdOneMax = 12;

export const updateMaintenanceResponseValueNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const updateMaintenanceResponseValueStartsAtMax = 30;

export const updateMaintenanceResponseValueEndsAtMax = 30;

export const updateMaintenanceResponseValueNoteMax = 300;

export const updateMaintenanceResponseValueStartedByMax = 64;

export const updateMaintenanceResponseValueEndedAtMax = 30;

export const updateMaintenanceResponseValueEndedByMax = 64;

export const UpdateMaintenanceResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "maintenanceId": zod.string().min(1).max(updateMaintenanceResponseValueMaintenanceIdMax).describe('Its id.'),
  "scope": zod.enum(['site', 'vendor', 'game']).describe('The whole site, the games of a vendor, one game.'),
  "vassalage": zod.union([zod.string().max(updateMaintenanceResponseValueVassalageOneMax).regex(updateMaintenanceResponseValueVassalageOneRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),zod.null()]).describe('The vendor; set exactly for `vendor`; else null.'),
  "nodeId": zod.union([zod.string().max(updateMaintenanceResponseValueNodeIdOneMax).regex(updateMaintenanceResponseValueNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game; set exactly for `game`; else null.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(updateMaintenanceResponseValueStartsAtMax).describe('When it begins; now or before means at once.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(updateMaintenanceResponseValueEndsAtMax).nullable().describe('When it is expected to end, which visitors are told; null, and nobody knows.'),
  "endsByItself": zod.boolean().describe('Whether it ends at `endsAt` without an operator; needs `endsAt`.'),
  "note": zod.string().min(1).max(updateMaintenanceResponseValueNoteMax).nullable().describe('Why, for other operators; null where nobody said.'),
  "state": zod.enum(['planned', 'active', 'ended']).describe('`planned -> active` when its time comes, `active -> ended` by an operator or by itself; `planned -> ended` when it\nis called off.\n'),
  "startedBy": zod.string().min(1).max(updateMaintenanceResponseValueStartedByMax).describe('The operator who set it.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(updateMaintenanceResponseValueEndedAtMax).nullable().describe('When it ended; null until then.'),
  "endedBy": zod.string().min(1).max(updateMaintenanceResponseValueEndedByMax).nullable().describe('The operator who ended it, or `system`; null until then.')
}).describe('A maintenance.')
}).describe('The answer of `updateMaintenance`.')

export const updateMaintenance = {
  response: UpdateMaintenanceResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
