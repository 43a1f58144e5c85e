// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const transferToUplineResponseValueTransferIdMax = 40;

export const transferToUplineResponseValueTransferIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const transferToUplineResponseValuePartyAccountMax = 64;

export const transferToUplineResponseValuePartyNicknameMax = 64;

export const transferToUplineResponseValueAmountMax = 25;

export const transferToUplineResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const transferToUplineResponseValueNoteMax = 140;

export const transferToUplineResponseValueCreatedAtMax = 30;

export const transferToUplineResponseValueBalanceAfterMax = 25;

export const transferToUplineResponseValueBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const TransferToUplineResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "transferId": zod.string().max(transferToUplineResponseValueTransferIdMax).regex(transferToUplineResponseValueTransferIdRegExp).describe('The id of the transfer.'),
  "direction": zod.enum(['upline', 'downline']).describe('Whether it goes up or down the line.'),
  "party": zod.strictObject({
  "account": zod.string().min(1).max(transferToUplineResponseValuePartyAccountMax).describe('Its account name.'),
  "nickname": zod.string().min(1).max(transferToUplineResponseValuePartyNicknameMax).describe('Its nickname.')
}).describe('The other side of a transfer between members.'),
  "amount": zod.string().max(transferToUplineResponseValueAmountMax).regex(transferToUplineResponseValueAmountRegExp).describe('The amount.'),
  "note": zod.string().min(1).max(transferToUplineResponseValueNoteMax).nullable().describe('The note, null where none was written.'),
  "state": zod.enum(['pending', 'completed', 'failed']).describe('`pending -> completed | failed`. Pending while the vendor has not answered: the amount is held; failed gives it\nback.\n'),
  "createdAt": zod.iso.datetime({"offset":true}).max(transferToUplineResponseValueCreatedAtMax).describe('When it was made.'),
  "balanceAfter": zod.string().max(transferToUplineResponseValueBalanceAfterMax).regex(transferToUplineResponseValueBalanceAfterRegExp).describe('The sender\'s main wallet after it.')
}).describe('A transfer to another member of the line.')
}).describe('The answer of `transferToUpline`.')

export const transferToUpline = {
  response: TransferToUplineResponse,
  errors: ['validation_failed', 'encryption_required', 'encryption_invalid', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'forbidden', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'insufficient_balance', 'debt_open', 'amount_out_of_range', 'payment_password_not_set', 'payment_password_wrong', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
