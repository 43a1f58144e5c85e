// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listDepositMethodsResponseValueMethodsItemMethodIdMax = 40;

export const listDepositMethodsResponseValueMethodsItemMethodIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const listDepositMethodsResponseValueMethodsItemNameMax = 60;

export const listDepositMethodsResponseValueMethodsItemPictureMax = 2048;

export const listDepositMethodsResponseValueMethodsItemMinAmountMax = 25;

export const listDepositMethodsResponseValueMethodsItemMinAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listDepositMethodsResponseValueMethodsItemMaxAmountMax = 25;

export const listDepositMethodsResponseValueMethodsItemMaxAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listDepositMethodsResponseValueMethodsItemFeeRateMin = 0;

export const listDepositMethodsResponseValueMethodsItemFeeRateMax = 10000;

export const listDepositMethodsResponseValueMethodsItemFeeFixedMax = 25;

export const listDepositMethodsResponseValueMethodsItemFeeFixedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listDepositMethodsResponseValueMethodsItemPresetsItemMax = 25;

export const listDepositMethodsResponseValueMethodsItemPresetsItemRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listDepositMethodsResponseValueMethodsItemPresetsMax = 12;

export const listDepositMethodsResponseValueMethodsItemExpiresMinutesMax = 10080;

export const listDepositMethodsResponseValueMethodsItemArrivesMinutesMinMin = 0;

export const listDepositMethodsResponseValueMethodsItemArrivesMinutesMinMax = 10080;

export const listDepositMethodsResponseValueMethodsItemArrivesMinutesMaxMin = 0;

export const listDepositMethodsResponseValueMethodsItemArrivesMinutesMaxMax = 10080;

export const listDepositMethodsResponseValueMethodsMax = 50;

export const listDepositMethodsResponseValueCurrencyMax = 5;

export const listDepositMethodsResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const listDepositMethodsResponseValueMissingMax = 2;

export const listDepositMethodsResponseValueLimitRemainingOneMax = 25;

export const listDepositMethodsResponseValueLimitRemainingOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listDepositMethodsResponseValueLimitResetsAtMax = 30;

export const ListDepositMethodsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "methods": zod.array(zod.strictObject({
  "methodId": zod.string().max(listDepositMethodsResponseValueMethodsItemMethodIdMax).regex(listDepositMethodsResponseValueMethodsItemMethodIdRegExp).describe('The id of a way to deposit.'),
  "kind": zod.enum(['bank_transfer', 'e_wallet_qr', 'card']).describe('A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.'),
  "name": zod.string().min(1).max(listDepositMethodsResponseValueMethodsItemNameMax).describe('Its name in the language of the request.'),
  "picture": zod.string().max(listDepositMethodsResponseValueMethodsItemPictureMax).describe('Its picture.'),
  "minAmount": zod.string().max(listDepositMethodsResponseValueMethodsItemMinAmountMax).regex(listDepositMethodsResponseValueMethodsItemMinAmountRegExp).describe('The least at a time.'),
  "maxAmount": zod.string().max(listDepositMethodsResponseValueMethodsItemMaxAmountMax).regex(listDepositMethodsResponseValueMethodsItemMaxAmountRegExp).describe('The most at a time.'),
  "feeRate": zod.int().min(listDepositMethodsResponseValueMethodsItemFeeRateMin).max(listDepositMethodsResponseValueMethodsItemFeeRateMax).describe('The fee in basis points of the amount.'),
  "feeFixed": zod.string().max(listDepositMethodsResponseValueMethodsItemFeeFixedMax).regex(listDepositMethodsResponseValueMethodsItemFeeFixedRegExp).describe('The fixed part of the fee.'),
  "presets": zod.array(zod.string().max(listDepositMethodsResponseValueMethodsItemPresetsItemMax).regex(listDepositMethodsResponseValueMethodsItemPresetsItemRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')).max(listDepositMethodsResponseValueMethodsItemPresetsMax).describe('Amounts offered as buttons.'),
  "expiresMinutes": zod.int().min(1).max(listDepositMethodsResponseValueMethodsItemExpiresMinutesMax).describe('For how many minutes the payment is waited for.'),
  "arrivesMinutesMin": zod.int().min(listDepositMethodsResponseValueMethodsItemArrivesMinutesMinMin).max(listDepositMethodsResponseValueMethodsItemArrivesMinutesMinMax).describe('After how many minutes it usually arrives, at best.'),
  "arrivesMinutesMax": zod.int().min(listDepositMethodsResponseValueMethodsItemArrivesMinutesMaxMin).max(listDepositMethodsResponseValueMethodsItemArrivesMinutesMaxMax).describe('After how many minutes it usually arrives, at worst.'),
  "maintenance": zod.boolean().describe('Whether it cannot be used now.')
}).describe('A way to deposit.')).max(listDepositMethodsResponseValueMethodsMax).describe('The ways, in the order of the brand.'),
  "currency": zod.string().max(listDepositMethodsResponseValueCurrencyMax).regex(listDepositMethodsResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "missing": zod.array(zod.enum(['payee_name', 'birthday']).describe('What the profile still lacks before a first deposit.')).max(listDepositMethodsResponseValueMissingMax).describe('What the profile still lacks; empty when one may deposit.'),
  "firstDeposit": zod.boolean().describe('Whether it would be the first; the portal then offers a deposit limit.'),
  "limitRemaining": zod.union([zod.string().max(listDepositMethodsResponseValueLimitRemainingOneMax).regex(listDepositMethodsResponseValueLimitRemainingOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What the deposit limits still allow, null without a limit.'),
  "limitResetsAt": zod.iso.datetime({"offset":true}).max(listDepositMethodsResponseValueLimitResetsAtMax).nullable().describe('When the limit that is nearest resets, null without a limit.')
}).describe('The ways to deposit, and what stands before it.')
}).describe('The answer of `listDepositMethods`.')

export const listDepositMethods = {
  response: ListDepositMethodsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
