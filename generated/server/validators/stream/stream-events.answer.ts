// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const streamEventsResponseValueLastEventIdMax = 18;

export const streamEventsResponseValueLastEventIdRegExp = new RegExp('^[0-9]{1,18}$');

export const streamEventsResponseValueEventsItemOneBalanceSumBalanceMax = 25;

export const streamEventsResponseValueEventsItemOneBalanceSumBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const streamEventsResponseValueEventsItemOneBalancePlayableItemAmountMax = 25;

export const streamEventsResponseValueEventsItemOneBalancePlayableItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const streamEventsResponseValueEventsItemOneBalancePlayableMax = 20;

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

export const streamEventsResponseValueEventsItemSixServerTimeMax = 30;

export const streamEventsResponseValueEventsItemSixRoundRoundIdMax = 40;

export const streamEventsResponseValueEventsItemSixRoundRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const streamEventsResponseValueEventsItemSixRoundNumberMax = 1000000000;

export const streamEventsResponseValueEventsItemSixRoundRulesVersionMax = 100000;

export const streamEventsResponseValueEventsItemSixRoundServerSeedHashMax = 64;

export const streamEventsResponseValueEventsItemSixRoundServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');

export const streamEventsResponseValueEventsItemSixRoundPlayersSeedMax = 64;

export const streamEventsResponseValueEventsItemSixRoundPlayersSeedRegExp = new RegExp('^[0-9a-f]{64}$');

export const streamEventsResponseValueEventsItemSixRoundOpensAtMax = 30;

export const streamEventsResponseValueEventsItemSixRoundBetsCloseAtMax = 30;

export const streamEventsResponseValueEventsItemSixRoundTakeOffAtMax = 30;

export const streamEventsResponseValueEventsItemSixRoundEndMax = 9;

export const streamEventsResponseValueEventsItemSixRoundEndRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');

export const streamEventsResponseValueEventsItemSixRoundEndedAtMax = 30;

export const streamEventsResponseValueEventsItemSixRoundNextRoundAtMax = 30;

export const streamEventsResponseValueEventsItemSixRoundPlayersMin = 0;

export const streamEventsResponseValueEventsItemSixRoundPlayersMax = 1000000;

export const streamEventsResponseValueEventsItemSixRoundStakeMax = 25;

export const streamEventsResponseValueEventsItemSixRoundStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const streamEventsResponseValueEventsItemSixRoundListItemPlaceMax = 1000000;

export const streamEventsResponseValueEventsItemSixRoundListItemNameMax = 80;

export const streamEventsResponseValueEventsItemSixRoundListItemStakeMax = 25;

export const streamEventsResponseValueEventsItemSixRoundListItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const streamEventsResponseValueEventsItemSixRoundListItemCashedOutAtMax = 9;

export const streamEventsResponseValueEventsItemSixRoundListItemCashedOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');

export const streamEventsResponseValueEventsItemSixRoundListMax = 50;

export const streamEventsResponseValueEventsMax = 1000;

export const StreamEventsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "lastEventId": zod.string().max(streamEventsResponseValueLastEventIdMax).regex(streamEventsResponseValueLastEventIdRegExp).describe('The id of an event. Later events mostly have higher ids, but no client may rely on it.'),
  "events": zod.array(zod.union([zod.strictObject({
  "type": zod.enum(['balance']).describe('What the event is about.'),
  "balance": zod.strictObject({
  "sumBalance": zod.string().max(streamEventsResponseValueEventsItemOneBalanceSumBalanceMax).regex(streamEventsResponseValueEventsItemOneBalanceSumBalanceRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),
  "playable": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "amount": zod.string().max(streamEventsResponseValueEventsItemOneBalancePlayableItemAmountMax).regex(streamEventsResponseValueEventsItemOneBalancePlayableItemAmountRegExp).describe('The main wallet, and the bonus money whose wagering counts these games.')
}).describe('What the member can stake on the games of a category.')).max(streamEventsResponseValueEventsItemOneBalancePlayableMax).describe('What of the sum can be staked here and there, each category once. A stake above it is refused with `insufficient_balance`: bonus money is\nstaked only on games that its wagering counts.\n'),
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
  "drawId": zod.string().max(streamEventsResponseValueEventsItemFourDrawIdMax).regex(streamEventsResponseValueEventsItemFourDrawIdRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')
}).describe('The numbers of a draw are known. Of several draws of one game a stream may tell the last one alone.'),zod.strictObject({
  "type": zod.enum(['bets']).describe('What the event is about.'),
  "betId": zod.string().max(streamEventsResponseValueEventsItemFiveBetIdMax).regex(streamEventsResponseValueEventsItemFiveBetIdRegExp).describe('The id of a bet.')
}).describe('A bet of the member was placed, settled or cancelled. What became of it is told by the betting record.'),zod.strictObject({
  "type": zod.enum(['moonshot']).describe('What the event is about.'),
  "serverTime": zod.iso.datetime({"offset":true}).max(streamEventsResponseValueEventsItemSixServerTimeMax).describe('The server\'s clock as it tells this.'),
  "round": zod.strictObject({
  "roundId": zod.string().max(streamEventsResponseValueEventsItemSixRoundRoundIdMax).regex(streamEventsResponseValueEventsItemSixRoundRoundIdRegExp).describe('The id of a round.'),
  "number": zod.int().min(1).max(streamEventsResponseValueEventsItemSixRoundNumberMax).describe('Its number for people.'),
  "state": zod.enum(['betting', 'flying', 'ended']).describe('`betting` takes bets, `flying` climbs, `ended` waits for the next round.'),
  "rulesVersion": zod.int().min(1).max(streamEventsResponseValueEventsItemSixRoundRulesVersionMax).describe('The rule sheet that holds for it.'),
  "serverSeedHash": zod.string().max(streamEventsResponseValueEventsItemSixRoundServerSeedHashMax).regex(streamEventsResponseValueEventsItemSixRoundServerSeedHashRegExp).describe('The SHA-256 of the seed of the server, shown before the first bet.'),
  "playersSeed": zod.string().max(streamEventsResponseValueEventsItemSixRoundPlayersSeedMax).regex(streamEventsResponseValueEventsItemSixRoundPlayersSeedRegExp).nullable().describe('What the players added, as `FairAlgorithm` says; null until take-off.'),
  "opensAt": zod.iso.datetime({"offset":true}).max(streamEventsResponseValueEventsItemSixRoundOpensAtMax).describe('Since when bets are taken.'),
  "betsCloseAt": zod.iso.datetime({"offset":true}).max(streamEventsResponseValueEventsItemSixRoundBetsCloseAtMax).describe('Until when bets are taken.'),
  "takeOffAt": zod.iso.datetime({"offset":true}).max(streamEventsResponseValueEventsItemSixRoundTakeOffAtMax).nullable().describe('When the flight began, at 1.00; null until then.'),
  "end": zod.string().max(streamEventsResponseValueEventsItemSixRoundEndMax).regex(streamEventsResponseValueEventsItemSixRoundEndRegExp).nullable().describe('The multiplier at which it ended; null until then.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(streamEventsResponseValueEventsItemSixRoundEndedAtMax).nullable().describe('When it ended; null until then.'),
  "nextRoundAt": zod.iso.datetime({"offset":true}).max(streamEventsResponseValueEventsItemSixRoundNextRoundAtMax).nullable().describe('From when the next round can begin; null until this one has ended.'),
  "players": zod.int().min(streamEventsResponseValueEventsItemSixRoundPlayersMin).max(streamEventsResponseValueEventsItemSixRoundPlayersMax).describe('How many bets are in it.'),
  "stake": zod.string().max(streamEventsResponseValueEventsItemSixRoundStakeMax).regex(streamEventsResponseValueEventsItemSixRoundStakeRegExp).describe('What is staked in money, play credit left out.'),
  "list": zod.array(zod.strictObject({
  "place": zod.int().min(1).max(streamEventsResponseValueEventsItemSixRoundListItemPlaceMax).describe('Its place in the order of the bets, from 1.'),
  "name": zod.string().min(1).max(streamEventsResponseValueEventsItemSixRoundListItemNameMax).describe('The masked nickname.'),
  "demo": zod.boolean().describe('Whether it is played in play credit.'),
  "stake": zod.string().max(streamEventsResponseValueEventsItemSixRoundListItemStakeMax).regex(streamEventsResponseValueEventsItemSixRoundListItemStakeRegExp).describe('The stake.'),
  "cashedOutAt": zod.string().max(streamEventsResponseValueEventsItemSixRoundListItemCashedOutAtMax).regex(streamEventsResponseValueEventsItemSixRoundListItemCashedOutAtRegExp).nullable().describe('The multiplier at which the flight was left; null while it is not.')
}).describe('A bet in the round, as all players see it.')).max(streamEventsResponseValueEventsItemSixRoundListMax).describe('The bets, the greatest stakes first; of more than 50 those.')
}).describe('The round that all players share.')
}).describe('The shared round of Moonshot has changed, or its bets have; changes of the bets are told at most twice a second. Only members\nwho asked for the flight within the last five minutes are told.\n'),zod.strictObject({
  "type": zod.enum(['gap']).describe('What the event is about.')
}).describe('Events were lost, because the last one that the client saw is too old or unknown here. Lists of messages, draws and\nbets must be read again; the balance and the counts follow by themselves.\n')]).describe('The `data` of one event. More types may come; a client ignores those that it does not know.')).max(streamEventsResponseValueEventsMax).describe('The events, in their order.')
}).describe('What a stream would tell at its beginning.')
}).describe('The answer of `streamEvents` to a client that takes no stream.')

export const streamEvents = {
  response: StreamEventsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
