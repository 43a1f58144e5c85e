// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getDebtResponseValueAmountMax = 25;

export const getDebtResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getDebtResponseValueCurrencyMax = 5;

export const getDebtResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const getDebtResponseValueEntriesItemEntryIdMax = 40;

export const getDebtResponseValueEntriesItemAmountMax = 25;

export const getDebtResponseValueEntriesItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getDebtResponseValueEntriesItemLeftMax = 25;

export const getDebtResponseValueEntriesItemLeftRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getDebtResponseValueEntriesItemReasonMax = 200;

export const getDebtResponseValueEntriesItemReferenceOneIdMax = 60;

export const getDebtResponseValueEntriesItemNoteMax = 300;

export const getDebtResponseValueEntriesItemAtMax = 30;

export const getDebtResponseValueEntriesMax = 50;

export const GetDebtResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "amount": zod.string().max(getDebtResponseValueAmountMax).regex(getDebtResponseValueAmountRegExp).describe('What is owed now, for all causes together; zero without a debt.'),
  "currency": zod.string().max(getDebtResponseValueCurrencyMax).regex(getDebtResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "deposits": zod.boolean().describe('Whether deposits pay it too, by the rule of the brand.'),
  "entries": zod.array(zod.strictObject({
  "entryId": zod.string().min(1).max(getDebtResponseValueEntriesItemEntryIdMax).describe('Its id.'),
  "kind": zod.enum(['owed', 'paid', 'written_off']).describe('What changed a debt. `owed`: money was taken back that had been spent. `paid`: something that came into the main wallet\npaid it, wholly or in part. `written_off`: an operator gave it up.\n'),
  "amount": zod.string().max(getDebtResponseValueEntriesItemAmountMax).regex(getDebtResponseValueEntriesItemAmountRegExp).describe('What was owed, paid or written off, above zero.'),
  "left": zod.string().max(getDebtResponseValueEntriesItemLeftMax).regex(getDebtResponseValueEntriesItemLeftRegExp).describe('The debt after it.'),
  "reason": zod.string().min(1).max(getDebtResponseValueEntriesItemReasonMax).describe('Why in the language of the request.'),
  "reference": zod.union([zod.strictObject({
  "type": zod.enum(['deposit', 'withdrawal', 'wallet_transfer', 'member_transfer', 'vault', 'bet', 'promotion', 'bonus', 'points', 'bill', 'debt', 'operator']).describe('What it is. The page, and the call that tells it, go by this.'),
  "id": zod.string().min(1).max(getDebtResponseValueEntriesItemReferenceOneIdMax).describe('Its id.')
}).describe('What an entry is about, to be opened.'),zod.null()]).describe('What was taken back, or what came in and paid; null where nothing can be opened.'),
  "note": zod.string().min(1).max(getDebtResponseValueEntriesItemNoteMax).nullable().describe('What the operator said to it, for the member; null where nothing was said.'),
  "at": zod.iso.datetime({"offset":true}).max(getDebtResponseValueEntriesItemAtMax).describe('When.')
}).describe('A change of a debt.')).max(getDebtResponseValueEntriesMax).describe('The last changes, the newest first.')
}).describe('What the member owes.')
}).describe('The answer of `getDebt`.')

export const getDebt = {
  response: GetDebtResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
