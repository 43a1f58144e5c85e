// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listInviteesResponseValueContentItemAccountMax = 64;

export const listInviteesResponseValueContentItemRegisteredAtMax = 30;

export const listInviteesResponseValueContentItemTurnoverMax = 25;

export const listInviteesResponseValueContentItemTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listInviteesResponseValueContentItemRewardMax = 25;

export const listInviteesResponseValueContentItemRewardRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listInviteesResponseValueContentMax = 100;

export const listInviteesResponseValueTotalPagesMin = 0;

export const listInviteesResponseValueTotalPagesMax = 1000000;

export const listInviteesResponseValueTotalElementsMin = 0;

export const listInviteesResponseValueTotalElementsMax = 100000000;

export const listInviteesResponseValueTotalsTurnoverMax = 25;

export const listInviteesResponseValueTotalsTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listInviteesResponseValueTotalsRewardMax = 25;

export const listInviteesResponseValueTotalsRewardRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListInviteesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "account": zod.string().min(1).max(listInviteesResponseValueContentItemAccountMax).describe('The account name, masked.'),
  "registeredAt": zod.iso.datetime({"offset":true}).max(listInviteesResponseValueContentItemRegisteredAtMax).describe('When.'),
  "state": zod.enum(['registered', 'deposited', 'active', 'refused']).describe('`registered -> deposited` with the first credited deposit, `-> active` with the first settled bet. `refused`: the\naccount is the inviter\'s own or above it in the chain of invitations, and brings nothing.\n'),
  "turnover": zod.string().max(listInviteesResponseValueContentItemTurnoverMax).regex(listInviteesResponseValueContentItemTurnoverRegExp).describe('The turnover that counted, in all.'),
  "reward": zod.string().max(listInviteesResponseValueContentItemRewardMax).regex(listInviteesResponseValueContentItemRewardRegExp).describe('What it brought, in all.')
}).describe('A friend who registered with the code.')).max(listInviteesResponseValueContentMax).describe('The friends of the page, the newest first.'),
  "totalPages": zod.int().min(listInviteesResponseValueTotalPagesMin).max(listInviteesResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listInviteesResponseValueTotalElementsMin).max(listInviteesResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "turnover": zod.string().max(listInviteesResponseValueTotalsTurnoverMax).regex(listInviteesResponseValueTotalsTurnoverRegExp).describe('Turnover.'),
  "reward": zod.string().max(listInviteesResponseValueTotalsRewardMax).regex(listInviteesResponseValueTotalsRewardRegExp).describe('Rewards.')
}).describe('Sums over all pages.')
}).describe('A page of invited friends.')
}).describe('The answer of `listInvitees`.')

export const listInvitees = {
  response: ListInviteesResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
