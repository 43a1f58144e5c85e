// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getHelpCenterResponseValueCategoriesItemIdMax = 40;

export const getHelpCenterResponseValueCategoriesItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');

export const getHelpCenterResponseValueCategoriesItemTitleMax = 80;

export const getHelpCenterResponseValueCategoriesItemItemsItemIdMax = 40;

export const getHelpCenterResponseValueCategoriesItemItemsItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');

export const getHelpCenterResponseValueCategoriesItemItemsItemTitleMax = 160;

export const getHelpCenterResponseValueCategoriesItemItemsItemContentMax = 40000;

export const getHelpCenterResponseValueCategoriesItemItemsItemUpdatedAtMax = 30;

export const getHelpCenterResponseValueCategoriesItemItemsMax = 100;

export const getHelpCenterResponseValueCategoriesMax = 50;

export const GetHelpCenterResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "lang": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.'),
  "categories": zod.array(zod.strictObject({
  "id": zod.string().max(getHelpCenterResponseValueCategoriesItemIdMax).regex(getHelpCenterResponseValueCategoriesItemIdRegExp).describe('Its id, the same in every language.'),
  "title": zod.string().min(1).max(getHelpCenterResponseValueCategoriesItemTitleMax).describe('Its title.'),
  "items": zod.array(zod.strictObject({
  "id": zod.string().max(getHelpCenterResponseValueCategoriesItemItemsItemIdMax).regex(getHelpCenterResponseValueCategoriesItemItemsItemIdRegExp).describe('Its id, unique over all categories and the same in every language.'),
  "title": zod.string().min(1).max(getHelpCenterResponseValueCategoriesItemItemsItemTitleMax).describe('Its title.'),
  "content": zod.string().max(getHelpCenterResponseValueCategoriesItemItemsItemContentMax).describe('HTML, cleaned by the server when it is stored and by the portal again before it is shown.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(getHelpCenterResponseValueCategoriesItemItemsItemUpdatedAtMax).describe('When it was last changed.')
}).describe('An article of the help centre. Its `id` is the hash that opens it on `/help`.')).max(getHelpCenterResponseValueCategoriesItemItemsMax).describe('Its articles, in the order in which they are shown.')
}).describe('A chapter of the help centre.')).max(getHelpCenterResponseValueCategoriesMax).describe('The chapters, in the order in which they are shown.')
}).describe('The help centre in one language.')
}).describe('The answer of `getHelpCenter`.')

export const getHelpCenter = {
  response: GetHelpCenterResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
