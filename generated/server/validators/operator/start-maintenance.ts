// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const startMaintenanceHeaderMerchantMax = 32;

export const startMaintenanceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const startMaintenanceHeaderXRequestIdMax = 64;

export const startMaintenanceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const StartMaintenanceHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(startMaintenanceHeaderMerchantMax).regex(startMaintenanceHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(startMaintenanceHeaderXRequestIdMax).regex(startMaintenanceHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const startMaintenanceBodyVassalageOneMax = 20;

export const startMaintenanceBodyVassalageOneRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const startMaintenanceBodyNodeIdOneMax = 12;

export const startMaintenanceBodyNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const startMaintenanceBodyStartsAtMax = 30;

export const startMaintenanceBodyEndsAtMax = 30;

export const startMaintenanceBodyNoteMax = 300;

export const startMaintenanceBodyNoteRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const StartMaintenanceBody = zod.strictObject({
  "scope": zod.enum(['site', 'vendor', 'game']).describe('The whole site, the games of a vendor, one game.'),
  "vassalage": zod.union([zod.string().max(startMaintenanceBodyVassalageOneMax).regex(startMaintenanceBodyVassalageOneRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),zod.null()]).describe('The vendor; set exactly for `vendor`; else null.'),
  "nodeId": zod.union([zod.string().max(startMaintenanceBodyNodeIdOneMax).regex(startMaintenanceBodyNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game; set exactly for `game`; else null.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(startMaintenanceBodyStartsAtMax).describe('When it begins; now or before means at once.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(startMaintenanceBodyEndsAtMax).nullable().describe('When it is expected to end, which visitors are told; null, and nobody knows.'),
  "endsByItself": zod.boolean().describe('Whether it ends at `endsAt` without an operator; needs `endsAt`.'),
  "note": zod.string().min(1).max(startMaintenanceBodyNoteMax).regex(startMaintenanceBodyNoteRegExp).nullable().describe('Why, for other operators; null for no word.')
}).describe('A maintenance that shall be.')

export const startMaintenance = {
  header: StartMaintenanceHeader,
  params: undefined,
  query: undefined,
  body: StartMaintenanceBody,
};
