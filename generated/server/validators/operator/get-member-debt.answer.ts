// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getMemberDebtResponseValueMemberIdMax = 40;

export const getMemberDebtResponseValueMemberAccountMax = 64;

export const getMemberDebtResponseValueMemberNicknameMax = 64;

export const getMemberDebtResponseValueMemberRankLevelMin = 0;

export const getMemberDebtResponseValueMemberRankLevelMax = 20;

export const getMemberDebtResponseValueAmountMax = 25;

export const getMemberDebtResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getMemberDebtResponseValueCurrencyMax = 5;

export const getMemberDebtResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const getMemberDebtResponseValueEntriesItemEntryIdMax = 40;

export const getMemberDebtResponseValueEntriesItemAmountMax = 25;

export const getMemberDebtResponseValueEntriesItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getMemberDebtResponseValueEntriesItemLeftMax = 25;

export const getMemberDebtResponseValueEntriesItemLeftRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getMemberDebtResponseValueEntriesItemReasonMax = 200;

export const getMemberDebtResponseValueEntriesItemReferenceOneIdMax = 60;

export const getMemberDebtResponseValueEntriesItemNoteMax = 300;

export const getMemberDebtResponseValueEntriesItemAtMax = 30;

export const getMemberDebtResponseValueEntriesMax = 50;

export const GetMemberDebtResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "member": zod.strictObject({
  "id": zod.string().min(1).max(getMemberDebtResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(getMemberDebtResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(getMemberDebtResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(getMemberDebtResponseValueMemberRankLevelMin).max(getMemberDebtResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "amount": zod.string().max(getMemberDebtResponseValueAmountMax).regex(getMemberDebtResponseValueAmountRegExp).describe('What is owed now; zero without a debt.'),
  "currency": zod.string().max(getMemberDebtResponseValueCurrencyMax).regex(getMemberDebtResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "entries": zod.array(zod.strictObject({
  "entryId": zod.string().min(1).max(getMemberDebtResponseValueEntriesItemEntryIdMax).describe('Its id.'),
  "kind": zod.enum(['owed', 'paid', 'written_off']).describe('What changed a debt. `owed`: money was taken back that had been spent. `paid`: something that came into the main wallet\npaid it, wholly or in part. `written_off`: an operator gave it up.\n'),
  "amount": zod.string().max(getMemberDebtResponseValueEntriesItemAmountMax).regex(getMemberDebtResponseValueEntriesItemAmountRegExp).describe('What was owed, paid or written off, above zero.'),
  "left": zod.string().max(getMemberDebtResponseValueEntriesItemLeftMax).regex(getMemberDebtResponseValueEntriesItemLeftRegExp).describe('The debt after it.'),
  "reason": zod.string().min(1).max(getMemberDebtResponseValueEntriesItemReasonMax).describe('Why in the language of the request.'),
  "reference": zod.union([zod.strictObject({
  "type": zod.enum(['deposit', 'withdrawal', 'wallet_transfer', 'member_transfer', 'vault', 'bet', 'promotion', 'bonus', 'points', 'bill', 'debt', 'operator']).describe('What it is. The page, and the call that tells it, go by this.'),
  "id": zod.string().min(1).max(getMemberDebtResponseValueEntriesItemReferenceOneIdMax).describe('Its id.')
}).describe('What an entry is about, to be opened.'),zod.null()]).describe('What was taken back, or what came in and paid; null where nothing can be opened.'),
  "note": zod.string().min(1).max(getMemberDebtResponseValueEntriesItemNoteMax).nullable().describe('What the operator said to it, for the member; null where nothing was said.'),
  "at": zod.iso.datetime({"offset":true}).max(getMemberDebtResponseValueEntriesItemAtMax).describe('When.')
}).describe('A change of a debt.')).max(getMemberDebtResponseValueEntriesMax).describe('The last changes, the newest first.')
}).describe('The debt of a member.')
}).describe('The answer of `getMemberDebt`.')

export const getMemberDebt = {
  response: GetMemberDebtResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
