// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listBanksResponseValueItemBankCodeMax = 20;

export const listBanksResponseValueItemBankCodeRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const listBanksResponseValueItemBankNameMax = 80;

export const listBanksResponseValueItemLogoMax = 2048;

export const listBanksResponseValueItemAccountPatternMax = 120;

export const listBanksResponseValueMax = 300;

export const ListBanksResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.strictObject({
  "bankCode": zod.string().max(listBanksResponseValueItemBankCodeMax).regex(listBanksResponseValueItemBankCodeRegExp).describe('The code of a bank or of a provider of e-wallets.'),
  "bankName": zod.string().min(1).max(listBanksResponseValueItemBankNameMax).describe('Its name.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "logo": zod.string().max(listBanksResponseValueItemLogoMax).describe('Its logo.'),
  "accountPattern": zod.string().min(1).max(listBanksResponseValueItemAccountPatternMax).describe('A regular expression for a whole account number of this bank.'),
  "maintenance": zod.boolean().describe('Whether payouts to it are halted now.')
}).describe('A bank, or a provider of e-wallets, whose accounts can be bound.')).max(listBanksResponseValueMax).describe('The banks and providers in the order of the brand.')
}).describe('The answer of `listBanks`.')

export const listBanks = {
  response: ListBanksResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
