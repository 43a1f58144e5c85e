// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const endMaintenanceResponseValueMaintenanceIdMax = 40;

export const endMaintenanceResponseValueVassalageOneMax = 20;

export const endMaintenanceResponseValueVassalageOneRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const endMaintenanceResponseValueNodeIdOneMax = 12;

export const endMaintenanceResponseValueNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const endMaintenanceResponseValueStartsAtMax = 30;

export const endMaintenanceResponseValueEndsAtMax = 30;

export const endMaintenanceResponseValueNoteMax = 300;

export const endMaintenanceResponseValueStartedByMax = 64;

export const endMaintenanceResponseValueEndedAtMax = 30;

export const endMaintenanceResponseValueEndedByMax = 64;

export const EndMaintenanceResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "maintenanceId": zod.string().min(1).max(endMaintenanceResponseValueMaintenanceIdMax).describe('Its id.'),
  "scope": zod.enum(['site', 'vendor', 'game']).describe('The whole site, the games of a vendor, one game.'),
  "vassalage": zod.union([zod.string().max(endMaintenanceResponseValueVassalageOneMax).regex(endMaintenanceResponseValueVassalageOneRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),zod.null()]).describe('The vendor; set exactly for `vendor`; else null.'),
  "nodeId": zod.union([zod.string().max(endMaintenanceResponseValueNodeIdOneMax).regex(endMaintenanceResponseValueNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game; set exactly for `game`; else null.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(endMaintenanceResponseValueStartsAtMax).describe('When it begins; now or before means at once.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(endMaintenanceResponseValueEndsAtMax).nullable().describe('When it is expected to end, which visitors are told; null, and nobody knows.'),
  "endsByItself": zod.boolean().describe('Whether it ends at `endsAt` without an operator; needs `endsAt`.'),
  "note": zod.string().min(1).max(endMaintenanceResponseValueNoteMax).nullable().describe('Why, for other operators; null where nobody said.'),
  "state": zod.enum(['planned', 'active', 'ended']).describe('`planned -> active` when its time comes, `active -> ended` by an operator or by itself; `planned -> ended` when it\nis called off.\n'),
  "startedBy": zod.string().min(1).max(endMaintenanceResponseValueStartedByMax).describe('The operator who set it.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(endMaintenanceResponseValueEndedAtMax).nullable().describe('When it ended; null until then.'),
  "endedBy": zod.string().min(1).max(endMaintenanceResponseValueEndedByMax).nullable().describe('The operator who ended it, or `system`; null until then.')
}).describe('A maintenance.')
}).describe('The answer of `endMaintenance`.')

export const endMaintenance = {
  response: EndMaintenanceResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
