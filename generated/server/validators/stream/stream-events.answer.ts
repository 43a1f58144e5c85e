// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const streamEventsResponseValueLastEventIdMax = 18;

export const streamEventsResponseValueLastEventIdRegExp = new RegExp('^[0-9]{1,18}$');

export const streamEventsResponseValueEventsItemOneBalanceSumBalanceMax = 25;

export const streamEventsResponseValueEventsItemOneBalanceSumBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const streamEventsResponseValueEventsItemOneBalanceCurrencyMax = 5;

export const streamEventsResponseValueEventsItemOneBalanceCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const streamEventsResponseValueEventsItemOneBalanceAsOfMax = 30;

export const streamEventsResponseValueEventsItemTwoUnReadCountMin = 0;

export const streamEventsResponseValueEventsItemTwoUnReadCountMax = 1000000;

export const streamEventsResponseValueEventsItemThreeUnReadCountMin = 0;

export const streamEventsResponseValueEventsItemThreeUnReadCountMax = 100000;

export const streamEventsResponseValueEventsItemFourGameCodeMax = 30;

export const streamEventsResponseValueEventsItemFourGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const streamEventsResponseValueEventsItemFourDrawIdMax = 50;

export const streamEventsResponseValueEventsItemFourDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const streamEventsResponseValueEventsItemFiveBetIdMax = 40;

export const streamEventsResponseValueEventsItemFiveBetIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const streamEventsResponseValueEventsMax = 1000;

export const StreamEventsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "lastEventId": zod.string().max(streamEventsResponseValueLastEventIdMax).regex(streamEventsResponseValueLastEventIdRegExp).describe('The id of an event. Later events mostly have higher ids, but no client may rely on it.'),
  "events": zod.array(zod.union([zod.strictObject({
  "type": zod.enum(['balance']).describe('What the event is about.'),
  "balance": zod.strictObject({
  "sumBalance": zod.string().max(streamEventsResponseValueEventsItemOneBalanceSumBalanceMax).regex(streamEventsResponseValueEventsItemOneBalanceSumBalanceRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),
  "currency": zod.string().max(streamEventsResponseValueEventsItemOneBalanceCurrencyMax).regex(streamEventsResponseValueEventsItemOneBalanceCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "asOf": zod.iso.datetime({"offset":true}).max(streamEventsResponseValueEventsItemOneBalanceAsOfMax).describe('The moment for which the amount holds.')
}).describe('What the member can play with.')
}).describe('The balance of the member has changed, or is told at the beginning of a stream.'),zod.strictObject({
  "type": zod.enum(['messages']).describe('What the event is about.'),
  "unReadCount": zod.int().min(streamEventsResponseValueEventsItemTwoUnReadCountMin).max(streamEventsResponseValueEventsItemTwoUnReadCountMax).describe('Unread messages in the whole inbox.')
}).describe('A message has come, was read or was deleted, or the count is told at the beginning of a stream.'),zod.strictObject({
  "type": zod.enum(['chat']).describe('What the event is about.'),
  "unReadCount": zod.int().min(streamEventsResponseValueEventsItemThreeUnReadCountMin).max(streamEventsResponseValueEventsItemThreeUnReadCountMax).describe('Unread messages of the chat.')
}).describe('Something was said or read in the member\'s chat, or the count is told at the beginning of a stream.'),zod.strictObject({
  "type": zod.enum(['draws']).describe('What the event is about.'),
  "gameCode": zod.string().max(streamEventsResponseValueEventsItemFourGameCodeMax).regex(streamEventsResponseValueEventsItemFourGameCodeRegExp).describe('A lottery game.'),
  "drawId": zod.string().max(streamEventsResponseValueEventsItemFourDrawIdMax).regex(streamEventsResponseValueEventsItemFourDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')
}).describe('The numbers of a draw are known. Of several draws of one game a stream may tell the last one alone.'),zod.strictObject({
  "type": zod.enum(['bets']).describe('What the event is about.'),
  "betId": zod.string().max(streamEventsResponseValueEventsItemFiveBetIdMax).regex(streamEventsResponseValueEventsItemFiveBetIdRegExp).describe('The id of a bet.')
}).describe('A bet of the member was placed, settled or cancelled. What became of it is told by the betting record.'),zod.strictObject({
  "type": zod.enum(['gap']).describe('What the event is about.')
}).describe('Events were lost, because the last one that the client saw is too old or unknown here. Lists of messages, draws and\nbets must be read again; the balance and the counts follow by themselves.\n')]).describe('The `data` of one event. More types may come; a client ignores those that it does not know.')).max(streamEventsResponseValueEventsMax).describe('The events, in their order.')
}).describe('What a stream would tell at its beginning.')
}).describe('The answer of `streamEvents` to a client that takes no stream.')
