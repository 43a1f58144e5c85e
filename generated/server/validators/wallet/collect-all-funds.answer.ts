// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const collectAllFundsResponseValueAmountMax = 25;

export const collectAllFundsResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const collectAllFundsResponseValueTransfersItemTransferIdMax = 40;

export const collectAllFundsResponseValueTransfersItemTransferIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const collectAllFundsResponseValueTransfersItemFromMax = 20;

export const collectAllFundsResponseValueTransfersItemFromRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');

export const collectAllFundsResponseValueTransfersItemToMax = 20;

export const collectAllFundsResponseValueTransfersItemToRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');

export const collectAllFundsResponseValueTransfersItemAmountMax = 25;

export const collectAllFundsResponseValueTransfersItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const collectAllFundsResponseValueTransfersItemFailureMax = 200;

export const collectAllFundsResponseValueTransfersItemCreatedAtMax = 30;

export const collectAllFundsResponseValueTransfersItemCompletedAtMax = 30;

export const collectAllFundsResponseValueTransfersMax = 200;

export const collectAllFundsResponseValueMainWalletWalletIdMax = 20;

export const collectAllFundsResponseValueMainWalletWalletIdRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');

export const collectAllFundsResponseValueMainWalletVendorOneMax = 20;

export const collectAllFundsResponseValueMainWalletVendorOneRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const collectAllFundsResponseValueMainWalletVendorNameMax = 60;

export const collectAllFundsResponseValueMainWalletBalanceMax = 25;

export const collectAllFundsResponseValueMainWalletBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const collectAllFundsResponseValueMainWalletBonusBalanceMax = 25;

export const collectAllFundsResponseValueMainWalletBonusBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const collectAllFundsResponseValueMainWalletHeldBalanceMax = 25;

export const collectAllFundsResponseValueMainWalletHeldBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const collectAllFundsResponseValueMainWalletVersionMin = 0;

export const collectAllFundsResponseValueMainWalletVersionMax = 9007199254740991;

export const collectAllFundsResponseValueMainWalletAsOfMax = 30;

export const CollectAllFundsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "amount": zod.string().max(collectAllFundsResponseValueAmountMax).regex(collectAllFundsResponseValueAmountRegExp).describe('What reached the main wallet with this call.'),
  "transfers": zod.array(zod.strictObject({
  "transferId": zod.string().max(collectAllFundsResponseValueTransfersItemTransferIdMax).regex(collectAllFundsResponseValueTransfersItemTransferIdRegExp).describe('The id of a transfer.'),
  "from": zod.string().max(collectAllFundsResponseValueTransfersItemFromMax).regex(collectAllFundsResponseValueTransfersItemFromRegExp).describe('The wallet that it left.'),
  "to": zod.string().max(collectAllFundsResponseValueTransfersItemToMax).regex(collectAllFundsResponseValueTransfersItemToRegExp).describe('The wallet that it goes to.'),
  "amount": zod.string().max(collectAllFundsResponseValueTransfersItemAmountMax).regex(collectAllFundsResponseValueTransfersItemAmountRegExp).describe('The amount.'),
  "state": zod.enum(['pending', 'completed', 'failed']).describe('`pending -> completed | failed`. Pending while the vendor has not answered: the amount is held; failed gives it\nback.\n'),
  "failure": zod.string().min(1).max(collectAllFundsResponseValueTransfersItemFailureMax).nullable().describe('Why it failed, in the language of the request; null unless it did.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(collectAllFundsResponseValueTransfersItemCreatedAtMax).describe('When it was asked for.'),
  "completedAt": zod.iso.datetime({"offset":true}).max(collectAllFundsResponseValueTransfersItemCompletedAtMax).nullable().describe('When it was completed or failed, null while it is pending.')
}).describe('A transfer between two wallets of the member.')).max(collectAllFundsResponseValueTransfersMax).describe('One transfer for each wallet that was not empty, failed and pending ones included.'),
  "mainWallet": zod.strictObject({
  "walletId": zod.string().max(collectAllFundsResponseValueMainWalletWalletIdMax).regex(collectAllFundsResponseValueMainWalletWalletIdRegExp).describe('The id of a wallet: `main`, or the code of the transfer-wallet vendor whose wallet it is.'),
  "vendor": zod.union([zod.string().max(collectAllFundsResponseValueMainWalletVendorOneMax).regex(collectAllFundsResponseValueMainWalletVendorOneRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),zod.null()]).describe('The vendor whose wallet it is, null for the main wallet.'),
  "vendorName": zod.string().min(1).max(collectAllFundsResponseValueMainWalletVendorNameMax).nullable().describe('The vendor\'s name, null for the main wallet.'),
  "balance": zod.string().max(collectAllFundsResponseValueMainWalletBalanceMax).regex(collectAllFundsResponseValueMainWalletBalanceRegExp).describe('What can be spent or transferred.'),
  "bonusBalance": zod.string().max(collectAllFundsResponseValueMainWalletBonusBalanceMax).regex(collectAllFundsResponseValueMainWalletBonusBalanceRegExp).describe('Bonus money, a balance of its own with wagering; it can be staked and neither transferred nor withdrawn.'),
  "heldBalance": zod.string().max(collectAllFundsResponseValueMainWalletHeldBalanceMax).regex(collectAllFundsResponseValueMainWalletHeldBalanceRegExp).describe('What is held for withdrawals and transfers under way; no part of `balance`.'),
  "version": zod.int().min(collectAllFundsResponseValueMainWalletVersionMin).max(collectAllFundsResponseValueMainWalletVersionMax).describe('Grows by one with every entry of the wallet.'),
  "maintenance": zod.boolean().describe('Whether it cannot be reached now; then `balance` is the last one known.'),
  "asOf": zod.iso.datetime({"offset":true}).max(collectAllFundsResponseValueMainWalletAsOfMax).describe('The moment for which the balances hold.')
}).describe('A wallet of the member. Seamless vendors play from the main wallet; each transfer-wallet vendor has one of its own.\n')
}).describe('What was collected.')
}).describe('The answer of `collectAllFunds`.')

export const collectAllFunds = {
  response: CollectAllFundsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'idempotency_conflict', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
