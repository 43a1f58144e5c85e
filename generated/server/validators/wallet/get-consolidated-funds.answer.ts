// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getConsolidatedFundsResponseValueCurrencyMax = 5;

export const getConsolidatedFundsResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const getConsolidatedFundsResponseValueTotalBalanceMax = 25;

export const getConsolidatedFundsResponseValueTotalBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getConsolidatedFundsResponseValueBonusBalanceMax = 25;

export const getConsolidatedFundsResponseValueBonusBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getConsolidatedFundsResponseValueHeldBalanceMax = 25;

export const getConsolidatedFundsResponseValueHeldBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getConsolidatedFundsResponseValueVaultBalanceMax = 25;

export const getConsolidatedFundsResponseValueVaultBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getConsolidatedFundsResponseValueWalletsItemWalletIdMax = 20;

export const getConsolidatedFundsResponseValueWalletsItemWalletIdRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');

export const getConsolidatedFundsResponseValueWalletsItemVendorOneMax = 20;

export const getConsolidatedFundsResponseValueWalletsItemVendorOneRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const getConsolidatedFundsResponseValueWalletsItemVendorNameMax = 60;

export const getConsolidatedFundsResponseValueWalletsItemBalanceMax = 25;

export const getConsolidatedFundsResponseValueWalletsItemBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getConsolidatedFundsResponseValueWalletsItemBonusBalanceMax = 25;

export const getConsolidatedFundsResponseValueWalletsItemBonusBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getConsolidatedFundsResponseValueWalletsItemHeldBalanceMax = 25;

export const getConsolidatedFundsResponseValueWalletsItemHeldBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getConsolidatedFundsResponseValueWalletsItemVersionMin = 0;

export const getConsolidatedFundsResponseValueWalletsItemVersionMax = 9007199254740991;

export const getConsolidatedFundsResponseValueWalletsItemAsOfMax = 30;

export const getConsolidatedFundsResponseValueWalletsMax = 200;

export const getConsolidatedFundsResponseValueAsOfMax = 30;

export const GetConsolidatedFundsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "currency": zod.string().max(getConsolidatedFundsResponseValueCurrencyMax).regex(getConsolidatedFundsResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "totalBalance": zod.string().max(getConsolidatedFundsResponseValueTotalBalanceMax).regex(getConsolidatedFundsResponseValueTotalBalanceRegExp).describe('The sum of `balance` of all wallets.'),
  "bonusBalance": zod.string().max(getConsolidatedFundsResponseValueBonusBalanceMax).regex(getConsolidatedFundsResponseValueBonusBalanceRegExp).describe('The sum of bonus money.'),
  "heldBalance": zod.string().max(getConsolidatedFundsResponseValueHeldBalanceMax).regex(getConsolidatedFundsResponseValueHeldBalanceRegExp).describe('The sum of what is held.'),
  "vaultBalance": zod.string().max(getConsolidatedFundsResponseValueVaultBalanceMax).regex(getConsolidatedFundsResponseValueVaultBalanceRegExp).describe('What is locked in the vault; no part of the other sums.'),
  "wallets": zod.array(zod.strictObject({
  "walletId": zod.string().max(getConsolidatedFundsResponseValueWalletsItemWalletIdMax).regex(getConsolidatedFundsResponseValueWalletsItemWalletIdRegExp).describe('The id of a wallet: `main`, or the code of the transfer-wallet vendor whose wallet it is.'),
  "vendor": zod.union([zod.string().max(getConsolidatedFundsResponseValueWalletsItemVendorOneMax).regex(getConsolidatedFundsResponseValueWalletsItemVendorOneRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),zod.null()]).describe('The vendor whose wallet it is, null for the main wallet.'),
  "vendorName": zod.string().min(1).max(getConsolidatedFundsResponseValueWalletsItemVendorNameMax).nullable().describe('The vendor\'s name, null for the main wallet.'),
  "balance": zod.string().max(getConsolidatedFundsResponseValueWalletsItemBalanceMax).regex(getConsolidatedFundsResponseValueWalletsItemBalanceRegExp).describe('What can be spent or transferred.'),
  "bonusBalance": zod.string().max(getConsolidatedFundsResponseValueWalletsItemBonusBalanceMax).regex(getConsolidatedFundsResponseValueWalletsItemBonusBalanceRegExp).describe('Bonus money, a balance of its own with wagering; it can be staked and neither transferred nor withdrawn.'),
  "heldBalance": zod.string().max(getConsolidatedFundsResponseValueWalletsItemHeldBalanceMax).regex(getConsolidatedFundsResponseValueWalletsItemHeldBalanceRegExp).describe('What is held for withdrawals and transfers under way; no part of `balance`.'),
  "version": zod.int().min(getConsolidatedFundsResponseValueWalletsItemVersionMin).max(getConsolidatedFundsResponseValueWalletsItemVersionMax).describe('Grows by one with every entry of the wallet.'),
  "maintenance": zod.boolean().describe('Whether it cannot be reached now; then `balance` is the last one known.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getConsolidatedFundsResponseValueWalletsItemAsOfMax).describe('The moment for which the balances hold.')
}).describe('A wallet of the member. Seamless vendors play from the main wallet; each transfer-wallet vendor has one of its own.\n')).max(getConsolidatedFundsResponseValueWalletsMax).describe('The wallets, `main` first, then by name of the vendor.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getConsolidatedFundsResponseValueAsOfMax).describe('The moment for which the sums hold.')
}).describe('All wallets of the member, and their sums.')
}).describe('The answer of `getConsolidatedFunds`.')

export const getConsolidatedFunds = {
  response: GetConsolidatedFundsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
