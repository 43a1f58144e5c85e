// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const startMaintenanceResponseValueMaintenanceIdMax = 40;

export const startMaintenanceResponseValueVassalageOneMax = 20;

export const startMaintenanceResponseValueVassalageOneRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const startMaintenanceResponseValueNodeIdOneMax = 12;

export const startMaintenanceResponseValueNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const startMaintenanceResponseValueStartsAtMax = 30;

export const startMaintenanceResponseValueEndsAtMax = 30;

export const startMaintenanceResponseValueNoteMax = 300;

export const startMaintenanceResponseValueStartedByMax = 64;

export const startMaintenanceResponseValueEndedAtMax = 30;

export const startMaintenanceResponseValueEndedByMax = 64;

export const StartMaintenanceResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "maintenanceId": zod.string().min(1).max(startMaintenanceResponseValueMaintenanceIdMax).describe('Its id.'),
  "scope": zod.enum(['site', 'vendor', 'game']).describe('The whole site, the games of a vendor, one game.'),
  "vassalage": zod.union([zod.string().max(startMaintenanceResponseValueVassalageOneMax).regex(startMaintenanceResponseValueVassalageOneRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),zod.null()]).describe('The vendor; set exactly for `vendor`; else null.'),
  "nodeId": zod.union([zod.string().max(startMaintenanceResponseValueNodeIdOneMax).regex(startMaintenanceResponseValueNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game; set exactly for `game`; else null.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(startMaintenanceResponseValueStartsAtMax).describe('When it begins; now or before means at once.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(startMaintenanceResponseValueEndsAtMax).nullable().describe('When it is expected to end, which visitors are told; null, and nobody knows.'),
  "endsByItself": zod.boolean().describe('Whether it ends at `endsAt` without an operator; needs `endsAt`.'),
  "note": zod.string().min(1).max(startMaintenanceResponseValueNoteMax).nullable().describe('Why, for other operators; null where nobody said.'),
  "state": zod.enum(['planned', 'active', 'ended']).describe('`planned -> active` when its time comes, `active -> ended` by an operator or by itself; `planned -> ended` when it\nis called off.\n'),
  "startedBy": zod.string().min(1).max(startMaintenanceResponseValueStartedByMax).describe('The operator who set it.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(startMaintenanceResponseValueEndedAtMax).nullable().describe('When it ended; null until then.'),
  "endedBy": zod.string().min(1).max(startMaintenanceResponseValueEndedByMax).nullable().describe('The operator who ended it, or `system`; null until then.')
}).describe('A maintenance.')
}).describe('The answer of `startMaintenance`.')

export const startMaintenance = {
  response: StartMaintenanceResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
