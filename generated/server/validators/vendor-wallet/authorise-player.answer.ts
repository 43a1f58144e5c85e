// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const authorisePlayerResponseValueMemberIdMax = 20;

export const authorisePlayerResponseValueMemberIdRegExp = new RegExp('^[0-9]{1,20}$');

export const authorisePlayerResponseValueNicknameMax = 64;

export const authorisePlayerResponseValuePlayTokenMax = 128;

export const authorisePlayerResponseValuePlayTokenRegExp = new RegExp('^[A-Za-z0-9_-]{20,128}$');

export const authorisePlayerResponseValueExpiresAtMax = 30;

export const authorisePlayerResponseValueNodeIdOneMax = 12;

export const authorisePlayerResponseValueNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const authorisePlayerResponseValueGameIdMax = 60;

export const authorisePlayerResponseValueCurrencyMax = 5;

export const authorisePlayerResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const authorisePlayerResponseValueBalanceMax = 25;

export const authorisePlayerResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const authorisePlayerResponseValueAsOfMax = 30;

export const AuthorisePlayerResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "memberId": zod.string().max(authorisePlayerResponseValueMemberIdMax).regex(authorisePlayerResponseValueMemberIdRegExp).describe('The id of a member.'),
  "nickname": zod.string().min(1).max(authorisePlayerResponseValueNicknameMax).describe('The name to show to other players.'),
  "playToken": zod.string().max(authorisePlayerResponseValuePlayTokenMax).regex(authorisePlayerResponseValuePlayTokenRegExp).describe('The token of a game session, good for this vendor and member only. It opens nothing but `debit`.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(authorisePlayerResponseValueExpiresAtMax).describe('When it ends at the latest; it ends before with the member\'s session.'),
  "nodeId": zod.union([zod.string().max(authorisePlayerResponseValueNodeIdOneMax).regex(authorisePlayerResponseValueNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game that was started, null for the vendor\'s lobby.'),
  "gameId": zod.string().min(1).max(authorisePlayerResponseValueGameIdMax).nullable().describe('The vendor\'s own id of it, null for the lobby.'),
  "language": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.'),
  "currency": zod.string().max(authorisePlayerResponseValueCurrencyMax).regex(authorisePlayerResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "balance": zod.string().max(authorisePlayerResponseValueBalanceMax).regex(authorisePlayerResponseValueBalanceRegExp).describe('What the member can stake.'),
  "asOf": zod.iso.datetime({"offset":true}).max(authorisePlayerResponseValueAsOfMax).describe('The moment for which the balance holds.')
}).describe('A game session.')
}).describe('The answer of `authorisePlayer`.')

export const authorisePlayer = {
  response: AuthorisePlayerResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'ip_restricted', 'forbidden', 'self_excluded', 'payload_too_large', 'unsupported_media_type', 'launch_token_invalid', 'rate_limited', 'system_error', 'maintenance', 'unavailable', 'game_maintenance'],
};
