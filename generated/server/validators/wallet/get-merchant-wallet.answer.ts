// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getMerchantWalletResponseValueCurrencyMax = 5;

export const getMerchantWalletResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const getMerchantWalletResponseValueVendorsItemVassalageMax = 20;

export const getMerchantWalletResponseValueVendorsItemVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const getMerchantWalletResponseValueVendorsItemVendorNameMax = 60;

export const getMerchantWalletResponseValueVendorsItemWalletIdMax = 20;

export const getMerchantWalletResponseValueVendorsItemWalletIdRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');

export const getMerchantWalletResponseValueVendorsItemMinTransferOneMax = 25;

export const getMerchantWalletResponseValueVendorsItemMinTransferOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getMerchantWalletResponseValueVendorsItemMaxTransferOneMax = 25;

export const getMerchantWalletResponseValueVendorsItemMaxTransferOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getMerchantWalletResponseValueVendorsMax = 500;

export const GetMerchantWalletResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "isSingle": zod.boolean().describe('Whether all vendors are seamless, so that there is the main wallet alone and nothing to transfer.'),
  "currency": zod.string().max(getMerchantWalletResponseValueCurrencyMax).regex(getMerchantWalletResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "vendors": zod.array(zod.strictObject({
  "vassalage": zod.string().max(getMerchantWalletResponseValueVendorsItemVassalageMax).regex(getMerchantWalletResponseValueVendorsItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "vendorName": zod.string().min(1).max(getMerchantWalletResponseValueVendorsItemVendorNameMax).describe('Its name.'),
  "isSingle": zod.boolean().describe('Whether it is a seamless vendor, whose games are played from the main wallet.'),
  "walletId": zod.string().max(getMerchantWalletResponseValueVendorsItemWalletIdMax).regex(getMerchantWalletResponseValueVendorsItemWalletIdRegExp).describe('The id of a wallet: `main`, or the code of the transfer-wallet vendor whose wallet it is.'),
  "minTransfer": zod.union([zod.string().max(getMerchantWalletResponseValueVendorsItemMinTransferOneMax).regex(getMerchantWalletResponseValueVendorsItemMinTransferOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The least that can be transferred at a time, null for seamless vendors.'),
  "maxTransfer": zod.union([zod.string().max(getMerchantWalletResponseValueVendorsItemMaxTransferOneMax).regex(getMerchantWalletResponseValueVendorsItemMaxTransferOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that can be transferred at a time, null for seamless vendors.'),
  "maintenance": zod.boolean().describe('Whether its wallet cannot be reached now.')
}).describe('A vendor of the brand and the wallet that its games are played from.')).max(getMerchantWalletResponseValueVendorsMax).describe('The vendors by name.')
}).describe('How the wallets of the brand are laid out.')
}).describe('The answer of `getMerchantWallet`.')

export const getMerchantWallet = {
  response: GetMerchantWalletResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
