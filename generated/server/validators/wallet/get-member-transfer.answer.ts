// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getMemberTransferResponseValueTransferIdMax = 40;

export const getMemberTransferResponseValueTransferIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const getMemberTransferResponseValuePartyAccountMax = 64;

export const getMemberTransferResponseValuePartyNicknameMax = 64;

export const getMemberTransferResponseValueAmountMax = 25;

export const getMemberTransferResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getMemberTransferResponseValueNoteMax = 140;

export const getMemberTransferResponseValueCreatedAtMax = 30;

export const getMemberTransferResponseValueBalanceAfterMax = 25;

export const getMemberTransferResponseValueBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const GetMemberTransferResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "transferId": zod.string().max(getMemberTransferResponseValueTransferIdMax).regex(getMemberTransferResponseValueTransferIdRegExp).describe('The id of the transfer.'),
  "direction": zod.enum(['upline', 'downline']).describe('Whether it goes up or down the line.'),
  "party": zod.strictObject({
  "account": zod.string().min(1).max(getMemberTransferResponseValuePartyAccountMax).describe('Its account name.'),
  "nickname": zod.string().min(1).max(getMemberTransferResponseValuePartyNicknameMax).describe('Its nickname.')
}).describe('The other side of a transfer between members.'),
  "amount": zod.string().max(getMemberTransferResponseValueAmountMax).regex(getMemberTransferResponseValueAmountRegExp).describe('The amount.'),
  "note": zod.string().min(1).max(getMemberTransferResponseValueNoteMax).nullable().describe('The note, null where none was written.'),
  "state": zod.enum(['pending', 'completed', 'failed']).describe('`pending -> completed | failed`. Pending while the vendor has not answered: the amount is held; failed gives it\nback.\n'),
  "createdAt": zod.iso.datetime({"offset":true}).max(getMemberTransferResponseValueCreatedAtMax).describe('When it was made.'),
  "balanceAfter": zod.string().max(getMemberTransferResponseValueBalanceAfterMax).regex(getMemberTransferResponseValueBalanceAfterRegExp).describe('The sender\'s main wallet after it.')
}).describe('A transfer to another member of the line.')
}).describe('The answer of `getMemberTransfer`.')

export const getMemberTransfer = {
  response: GetMemberTransferResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
