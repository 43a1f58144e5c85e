// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getWalletTransferResponseValueTransferIdMax = 40;

export const getWalletTransferResponseValueTransferIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const getWalletTransferResponseValueFromMax = 20;

export const getWalletTransferResponseValueFromRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');

export const getWalletTransferResponseValueToMax = 20;

export const getWalletTransferResponseValueToRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');

export const getWalletTransferResponseValueAmountMax = 25;

export const getWalletTransferResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWalletTransferResponseValueFailureMax = 200;

export const getWalletTransferResponseValueCreatedAtMax = 30;

export const getWalletTransferResponseValueCompletedAtMax = 30;

export const GetWalletTransferResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "transferId": zod.string().max(getWalletTransferResponseValueTransferIdMax).regex(getWalletTransferResponseValueTransferIdRegExp).describe('The id of a transfer.'),
  "from": zod.string().max(getWalletTransferResponseValueFromMax).regex(getWalletTransferResponseValueFromRegExp).describe('The wallet that it left.'),
  "to": zod.string().max(getWalletTransferResponseValueToMax).regex(getWalletTransferResponseValueToRegExp).describe('The wallet that it goes to.'),
  "amount": zod.string().max(getWalletTransferResponseValueAmountMax).regex(getWalletTransferResponseValueAmountRegExp).describe('The amount.'),
  "state": zod.enum(['pending', 'completed', 'failed']).describe('`pending -> completed | failed`. Pending while the vendor has not answered: the amount is held; failed gives it\nback.\n'),
  "failure": zod.string().min(1).max(getWalletTransferResponseValueFailureMax).nullable().describe('Why it failed, in the language of the request; null unless it did.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(getWalletTransferResponseValueCreatedAtMax).describe('When it was asked for.'),
  "completedAt": zod.iso.datetime({"offset":true}).max(getWalletTransferResponseValueCompletedAtMax).nullable().describe('When it was completed or failed, null while it is pending.')
}).describe('A transfer between two wallets of the member.')
}).describe('The answer of `getWalletTransfer`.')

export const getWalletTransfer = {
  response: GetWalletTransferResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
