// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const transferFundsResponseValueTransferTransferIdMax = 40;

export const transferFundsResponseValueTransferTransferIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const transferFundsResponseValueTransferFromMax = 20;

export const transferFundsResponseValueTransferFromRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');

export const transferFundsResponseValueTransferToMax = 20;

export const transferFundsResponseValueTransferToRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');

export const transferFundsResponseValueTransferAmountMax = 25;

export const transferFundsResponseValueTransferAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const transferFundsResponseValueTransferFailureMax = 200;

export const transferFundsResponseValueTransferCreatedAtMax = 30;

export const transferFundsResponseValueTransferCompletedAtMax = 30;

export const transferFundsResponseValueWalletsItemWalletIdMax = 20;

export const transferFundsResponseValueWalletsItemWalletIdRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');

export const transferFundsResponseValueWalletsItemVendorOneMax = 20;

export const transferFundsResponseValueWalletsItemVendorOneRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const transferFundsResponseValueWalletsItemVendorNameMax = 60;

export const transferFundsResponseValueWalletsItemBalanceMax = 25;

export const transferFundsResponseValueWalletsItemBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const transferFundsResponseValueWalletsItemBonusBalanceMax = 25;

export const transferFundsResponseValueWalletsItemBonusBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const transferFundsResponseValueWalletsItemHeldBalanceMax = 25;

export const transferFundsResponseValueWalletsItemHeldBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const transferFundsResponseValueWalletsItemVersionMin = 0;

export const transferFundsResponseValueWalletsItemVersionMax = 9007199254740991;

export const transferFundsResponseValueWalletsItemAsOfMax = 30;

export const transferFundsResponseValueWalletsMax = 2;

export const TransferFundsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "transfer": zod.strictObject({
  "transferId": zod.string().max(transferFundsResponseValueTransferTransferIdMax).regex(transferFundsResponseValueTransferTransferIdRegExp).describe('The id of a transfer.'),
  "from": zod.string().max(transferFundsResponseValueTransferFromMax).regex(transferFundsResponseValueTransferFromRegExp).describe('The wallet that it left.'),
  "to": zod.string().max(transferFundsResponseValueTransferToMax).regex(transferFundsResponseValueTransferToRegExp).describe('The wallet that it goes to.'),
  "amount": zod.string().max(transferFundsResponseValueTransferAmountMax).regex(transferFundsResponseValueTransferAmountRegExp).describe('The amount.'),
  "state": zod.enum(['pending', 'completed', 'failed']).describe('`pending -> completed | failed`. Pending while the vendor has not answered: the amount is held; failed gives it\nback.\n'),
  "failure": zod.string().min(1).max(transferFundsResponseValueTransferFailureMax).nullable().describe('Why it failed, in the language of the request; null unless it did.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(transferFundsResponseValueTransferCreatedAtMax).describe('When it was asked for.'),
  "completedAt": zod.iso.datetime({"offset":true}).max(transferFundsResponseValueTransferCompletedAtMax).nullable().describe('When it was completed or failed, null while it is pending.')
}).describe('A transfer between two wallets of the member.'),
  "wallets": zod.array(zod.strictObject({
  "walletId": zod.string().max(transferFundsResponseValueWalletsItemWalletIdMax).regex(transferFundsResponseValueWalletsItemWalletIdRegExp).describe('The id of a wallet: `main`, or the code of the transfer-wallet vendor whose wallet it is.'),
  "vendor": zod.union([zod.string().max(transferFundsResponseValueWalletsItemVendorOneMax).regex(transferFundsResponseValueWalletsItemVendorOneRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),zod.null()]).describe('The vendor whose wallet it is, null for the main wallet.'),
  "vendorName": zod.string().min(1).max(transferFundsResponseValueWalletsItemVendorNameMax).nullable().describe('The vendor\'s name, null for the main wallet.'),
  "balance": zod.string().max(transferFundsResponseValueWalletsItemBalanceMax).regex(transferFundsResponseValueWalletsItemBalanceRegExp).describe('What can be spent or transferred.'),
  "bonusBalance": zod.string().max(transferFundsResponseValueWalletsItemBonusBalanceMax).regex(transferFundsResponseValueWalletsItemBonusBalanceRegExp).describe('Bonus money, a balance of its own with wagering; it can be staked and neither transferred nor withdrawn.'),
  "heldBalance": zod.string().max(transferFundsResponseValueWalletsItemHeldBalanceMax).regex(transferFundsResponseValueWalletsItemHeldBalanceRegExp).describe('What is held for withdrawals and transfers under way; no part of `balance`.'),
  "version": zod.int().min(transferFundsResponseValueWalletsItemVersionMin).max(transferFundsResponseValueWalletsItemVersionMax).describe('Grows by one with every entry of the wallet.'),
  "maintenance": zod.boolean().describe('Whether it cannot be reached now; then `balance` is the last one known.'),
  "asOf": zod.iso.datetime({"offset":true}).max(transferFundsResponseValueWalletsItemAsOfMax).describe('The moment for which the balances hold.')
}).describe('A wallet of the member. Seamless vendors play from the main wallet; each transfer-wallet vendor has one of its own.\n')).max(transferFundsResponseValueWalletsMax).describe('The wallets after it, `main` first.')
}).describe('A transfer and the two wallets after it.')
}).describe('The answer of `transferFunds`.')

export const transferFunds = {
  response: TransferFundsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'insufficient_balance', 'amount_out_of_range', 'play_limit_reached', 'rate_limited', 'system_error', 'maintenance', 'unavailable', 'game_maintenance'],
};
