// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const writeOffDebtResponseValueMemberIdMax = 40;

export const writeOffDebtResponseValueMemberAccountMax = 64;

export const writeOffDebtResponseValueMemberNicknameMax = 64;

export const writeOffDebtResponseValueMemberRankLevelMin = 0;

export const writeOffDebtResponseValueMemberRankLevelMax = 20;

export const writeOffDebtResponseValueAmountMax = 25;

export const writeOffDebtResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const writeOffDebtResponseValueCurrencyMax = 5;

export const writeOffDebtResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const writeOffDebtResponseValueEntriesItemEntryIdMax = 40;

export const writeOffDebtResponseValueEntriesItemAmountMax = 25;

export const writeOffDebtResponseValueEntriesItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const writeOffDebtResponseValueEntriesItemLeftMax = 25;

export const writeOffDebtResponseValueEntriesItemLeftRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const writeOffDebtResponseValueEntriesItemReasonMax = 200;

export const writeOffDebtResponseValueEntriesItemReferenceOneIdMax = 60;

export const writeOffDebtResponseValueEntriesItemNoteMax = 300;

export const writeOffDebtResponseValueEntriesItemAtMax = 30;

export const writeOffDebtResponseValueEntriesMax = 50;

export const WriteOffDebtResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "member": zod.strictObject({
  "id": zod.string().min(1).max(writeOffDebtResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(writeOffDebtResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(writeOffDebtResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(writeOffDebtResponseValueMemberRankLevelMin).max(writeOffDebtResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "amount": zod.string().max(writeOffDebtResponseValueAmountMax).regex(writeOffDebtResponseValueAmountRegExp).describe('What is owed now; zero without a debt.'),
  "currency": zod.string().max(writeOffDebtResponseValueCurrencyMax).regex(writeOffDebtResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "entries": zod.array(zod.strictObject({
  "entryId": zod.string().min(1).max(writeOffDebtResponseValueEntriesItemEntryIdMax).describe('Its id.'),
  "kind": zod.enum(['owed', 'paid', 'written_off']).describe('What changed a debt. `owed`: money was taken back that had been spent. `paid`: something that came into the main wallet\npaid it, wholly or in part. `written_off`: an operator gave it up.\n'),
  "amount": zod.string().max(writeOffDebtResponseValueEntriesItemAmountMax).regex(writeOffDebtResponseValueEntriesItemAmountRegExp).describe('What was owed, paid or written off, above zero.'),
  "left": zod.string().max(writeOffDebtResponseValueEntriesItemLeftMax).regex(writeOffDebtResponseValueEntriesItemLeftRegExp).describe('The debt after it.'),
  "reason": zod.string().min(1).max(writeOffDebtResponseValueEntriesItemReasonMax).describe('Why in the language of the request.'),
  "reference": zod.union([zod.strictObject({
  "type": zod.enum(['deposit', 'withdrawal', 'wallet_transfer', 'member_transfer', 'vault', 'bet', 'promotion', 'bonus', 'points', 'bill', 'debt', 'operator']).describe('What it is. The page, and the call that tells it, go by this.'),
  "id": zod.string().min(1).max(writeOffDebtResponseValueEntriesItemReferenceOneIdMax).describe('Its id.')
}).describe('What an entry is about, to be opened.'),zod.null()]).describe('What was taken back, or what came in and paid; null where nothing can be opened.'),
  "note": zod.string().min(1).max(writeOffDebtResponseValueEntriesItemNoteMax).nullable().describe('What the operator said to it, for the member; null where nothing was said.'),
  "at": zod.iso.datetime({"offset":true}).max(writeOffDebtResponseValueEntriesItemAtMax).describe('When.')
}).describe('A change of a debt.')).max(writeOffDebtResponseValueEntriesMax).describe('The last changes, the newest first.')
}).describe('The debt of a member.')
}).describe('The answer of `writeOffDebt`.')

export const writeOffDebt = {
  response: WriteOffDebtResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
