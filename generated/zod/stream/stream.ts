/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Server-sent events for the member of the session: its balance, its messages, its chat, its bets, and the draws of all
 * lotteries. A client that accepts `text/event-stream` gets a stream; any other gets what the stream would begin with,
 * as JSON.
 *
 * **Events.** `event` is the type and `data` one JSON object in one line, a `StreamEvent`. Events are told after what
 * they tell of was stored, never before. Several events of one kind may be told as one, the last. A stream begins with
 * the balance and the counts as they are. Trial accounts have no messages and no chat; the others have a chat where the
 * brand has one. Guests have no stream and ask for draws as before.
 *
 * **Resuming.** A client that lost its connection sends the id of the last event that it saw as `Last-Event-ID`: what
 * happened since is told first, perhaps together with what it has seen already. Events are kept for at least ten
 * minutes; where an id is older or unknown, the stream begins with `gap`.
 *
 * **Life.** At least every 20 seconds something comes, if only a comment: a client that hears nothing for 45 seconds
 * connects again. A stream never prolongs the session, with or without `X-Background`, and ends with it, as it does when
 * the site closes or the server stops; `retry` then says how long to wait (milliseconds). A client that does not read is
 * cut off. A member may have several streams at once, up to a limit of the backend, beyond which it is answered 429.
 * @summary Tell what happens, as it happens
 */
export const streamEventsHeaderMerchantMax = 32;


export const streamEventsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const streamEventsHeaderXRequestIdMax = 64;


export const streamEventsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const streamEventsHeaderLastEventIDMax = 18;


export const streamEventsHeaderLastEventIDRegExp = new RegExp('^[0-9]{1,18}$');


export const StreamEventsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamEventsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(streamEventsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamEventsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(streamEventsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')),
  "Last-Event-ID": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamEventsHeaderLastEventIDMax)).check(/*#__PURE__*/ zod.regex(streamEventsHeaderLastEventIDRegExp))).check(/*#__PURE__*/ zod.describe('The id of the last event that the client saw.'))
})

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



export const StreamEventsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "lastEventId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueLastEventIdMax)).check(/*#__PURE__*/ zod.regex(streamEventsResponseValueLastEventIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of an event. Later events mostly have higher ids, but no client may rely on it.')),
  "events": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['balance']).check(/*#__PURE__*/ zod.describe('What the event is about.')),
  "balance": /*#__PURE__*/ zod.object({
  "sumBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemOneBalanceSumBalanceMax)).check(/*#__PURE__*/ zod.regex(streamEventsResponseValueEventsItemOneBalanceSumBalanceRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),
  "playable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemOneBalancePlayableItemAmountMax)).check(/*#__PURE__*/ zod.regex(streamEventsResponseValueEventsItemOneBalancePlayableItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('The main wallet, and the bonus money whose wagering counts these games.'))
}).check(/*#__PURE__*/ zod.describe('What the member can stake on the games of a category.'))).check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemOneBalancePlayableMax)).check(/*#__PURE__*/ zod.describe('What of the sum can be staked here and there, each category once. A stake above it is refused with `insufficient_balance`: bonus money is\nstaked only on games that its wagering counts.\n')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemOneBalanceCurrencyMax)).check(/*#__PURE__*/ zod.regex(streamEventsResponseValueEventsItemOneBalanceCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemOneBalanceAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the amount holds.'))
}).check(/*#__PURE__*/ zod.describe('What the member can play with.'))
}).check(/*#__PURE__*/ zod.describe('The balance of the member has changed, or is told at the beginning of a stream.')),/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['messages']).check(/*#__PURE__*/ zod.describe('What the event is about.')),
  "unReadCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(streamEventsResponseValueEventsItemTwoUnReadCountMin)).check(/*#__PURE__*/ zod.lte(streamEventsResponseValueEventsItemTwoUnReadCountMax)).check(/*#__PURE__*/ zod.describe('Unread messages in the whole inbox.'))
}).check(/*#__PURE__*/ zod.describe('A message has come, was read or was deleted, or the count is told at the beginning of a stream.')),/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['chat']).check(/*#__PURE__*/ zod.describe('What the event is about.')),
  "unReadCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(streamEventsResponseValueEventsItemThreeUnReadCountMin)).check(/*#__PURE__*/ zod.lte(streamEventsResponseValueEventsItemThreeUnReadCountMax)).check(/*#__PURE__*/ zod.describe('Unread messages of the chat.'))
}).check(/*#__PURE__*/ zod.describe('Something was said or read in the member\'s chat, or the count is told at the beginning of a stream.')),/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['draws']).check(/*#__PURE__*/ zod.describe('What the event is about.')),
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemFourGameCodeMax)).check(/*#__PURE__*/ zod.regex(streamEventsResponseValueEventsItemFourGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemFourDrawIdMax)).check(/*#__PURE__*/ zod.regex(streamEventsResponseValueEventsItemFourDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'))
}).check(/*#__PURE__*/ zod.describe('The numbers of a draw are known. Of several draws of one game a stream may tell the last one alone.')),/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['bets']).check(/*#__PURE__*/ zod.describe('What the event is about.')),
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemFiveBetIdMax)).check(/*#__PURE__*/ zod.regex(streamEventsResponseValueEventsItemFiveBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bet.'))
}).check(/*#__PURE__*/ zod.describe('A bet of the member was placed, settled or cancelled. What became of it is told by the betting record.')),/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['moonshot']).check(/*#__PURE__*/ zod.describe('What the event is about.')),
  "serverTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemSixServerTimeMax)).check(/*#__PURE__*/ zod.describe('The server\'s clock as it tells this.')),
  "round": /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemSixRoundRoundIdMax)).check(/*#__PURE__*/ zod.regex(streamEventsResponseValueEventsItemSixRoundRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(streamEventsResponseValueEventsItemSixRoundNumberMax)).check(/*#__PURE__*/ zod.describe('Its number for people.')),
  "state": /*#__PURE__*/ zod.enum(['betting', 'flying', 'ended']).check(/*#__PURE__*/ zod.describe('`betting` takes bets, `flying` climbs, `ended` waits for the next round.')),
  "rulesVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(streamEventsResponseValueEventsItemSixRoundRulesVersionMax)).check(/*#__PURE__*/ zod.describe('The rule sheet that holds for it.')),
  "serverSeedHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemSixRoundServerSeedHashMax)).check(/*#__PURE__*/ zod.regex(streamEventsResponseValueEventsItemSixRoundServerSeedHashRegExp)).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed of the server, shown before the first bet.')),
  "playersSeed": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemSixRoundPlayersSeedMax)).check(/*#__PURE__*/ zod.regex(streamEventsResponseValueEventsItemSixRoundPlayersSeedRegExp))).check(/*#__PURE__*/ zod.describe('What the players added, as `FairAlgorithm` says; null until take-off.')),
  "opensAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemSixRoundOpensAtMax)).check(/*#__PURE__*/ zod.describe('Since when bets are taken.')),
  "betsCloseAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemSixRoundBetsCloseAtMax)).check(/*#__PURE__*/ zod.describe('Until when bets are taken.')),
  "takeOffAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemSixRoundTakeOffAtMax))).check(/*#__PURE__*/ zod.describe('When the flight began, at 1.00; null until then.')),
  "end": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemSixRoundEndMax)).check(/*#__PURE__*/ zod.regex(streamEventsResponseValueEventsItemSixRoundEndRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which it ended; null until then.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemSixRoundEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended; null until then.')),
  "nextRoundAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemSixRoundNextRoundAtMax))).check(/*#__PURE__*/ zod.describe('From when the next round can begin; null until this one has ended.')),
  "players": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(streamEventsResponseValueEventsItemSixRoundPlayersMin)).check(/*#__PURE__*/ zod.lte(streamEventsResponseValueEventsItemSixRoundPlayersMax)).check(/*#__PURE__*/ zod.describe('How many bets are in it.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemSixRoundStakeMax)).check(/*#__PURE__*/ zod.regex(streamEventsResponseValueEventsItemSixRoundStakeRegExp)).check(/*#__PURE__*/ zod.describe('What is staked in money, play credit left out.')),
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "place": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(streamEventsResponseValueEventsItemSixRoundListItemPlaceMax)).check(/*#__PURE__*/ zod.describe('Its place in the order of the bets, from 1.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemSixRoundListItemNameMax)).check(/*#__PURE__*/ zod.describe('The masked nickname.')),
  "demo": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is played in play credit.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemSixRoundListItemStakeMax)).check(/*#__PURE__*/ zod.regex(streamEventsResponseValueEventsItemSixRoundListItemStakeRegExp)).check(/*#__PURE__*/ zod.describe('The stake.')),
  "cashedOutAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemSixRoundListItemCashedOutAtMax)).check(/*#__PURE__*/ zod.regex(streamEventsResponseValueEventsItemSixRoundListItemCashedOutAtRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which the flight was left; null while it is not.'))
}).check(/*#__PURE__*/ zod.describe('A bet in the round, as all players see it.'))).check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsItemSixRoundListMax)).check(/*#__PURE__*/ zod.describe('The bets, the greatest stakes first; of more than 50 those.'))
}).check(/*#__PURE__*/ zod.describe('The round that all players share.'))
}).check(/*#__PURE__*/ zod.describe('The shared round of Moonshot has changed, or its bets have; changes of the bets are told at most twice a second. Only members\nwho asked for the flight within the last five minutes are told.\n')),/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['gap']).check(/*#__PURE__*/ zod.describe('What the event is about.'))
}).check(/*#__PURE__*/ zod.describe('Events were lost, because the last one that the client saw is too old or unknown here. Lists of messages, draws and\nbets must be read again; the balance and the counts follow by themselves.\n'))]).check(/*#__PURE__*/ zod.describe('The `data` of one event. More types may come; a client ignores those that it does not know.'))).check(/*#__PURE__*/ zod.maxLength(streamEventsResponseValueEventsMax)).check(/*#__PURE__*/ zod.describe('The events, in their order.'))
}).check(/*#__PURE__*/ zod.describe('What a stream would tell at its beginning.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `streamEvents` to a client that takes no stream.'))

