/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * The round that all players of the site share, the bet of the member of the session in it, and how the last rounds ended.
 * A round is `betting` until `betsCloseAt`, then `flying` from `takeOffAt` on, then `ended`; the next one begins at
 * `nextRoundAt` where somebody asked for the flight within the last minute, else with the next call. The multiplier is
 * e^(0.06 t), t seconds after `takeOffAt` on the server's clock, cut to two decimals: a client works it out by itself, with
 * `serverTime` as the measure of its own clock. A member who asked within the last five minutes is told of changes by its
 * stream, as `moonshot` events. Trial accounts fly in the same round, in play credit.
 * @summary Show the flight of now
 */
export const getMoonshotHeaderMerchantMax = 32;


export const getMoonshotHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getMoonshotHeaderXRequestIdMax = 64;


export const getMoonshotHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetMoonshotHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getMoonshotHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getMoonshotHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getMoonshotResponseValueServerTimeMax = 30;

export const getMoonshotResponseValueRoundRoundIdMax = 40;


export const getMoonshotResponseValueRoundRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const getMoonshotResponseValueRoundNumberMax = 1000000000;

export const getMoonshotResponseValueRoundRulesVersionMax = 100000;

export const getMoonshotResponseValueRoundServerSeedHashMax = 64;


export const getMoonshotResponseValueRoundServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const getMoonshotResponseValueRoundPlayersSeedMax = 64;


export const getMoonshotResponseValueRoundPlayersSeedRegExp = new RegExp('^[0-9a-f]{64}$');
export const getMoonshotResponseValueRoundOpensAtMax = 30;

export const getMoonshotResponseValueRoundBetsCloseAtMax = 30;

export const getMoonshotResponseValueRoundTakeOffAtMax = 30;

export const getMoonshotResponseValueRoundEndMax = 9;


export const getMoonshotResponseValueRoundEndRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');
export const getMoonshotResponseValueRoundEndedAtMax = 30;

export const getMoonshotResponseValueRoundNextRoundAtMax = 30;

export const getMoonshotResponseValueRoundPlayersMin = 0;
export const getMoonshotResponseValueRoundPlayersMax = 1000000;

export const getMoonshotResponseValueRoundStakeMax = 25;


export const getMoonshotResponseValueRoundStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getMoonshotResponseValueRoundListItemPlaceMax = 1000000;

export const getMoonshotResponseValueRoundListItemNameMax = 80;

export const getMoonshotResponseValueRoundListItemStakeMax = 25;


export const getMoonshotResponseValueRoundListItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getMoonshotResponseValueRoundListItemCashedOutAtMax = 9;


export const getMoonshotResponseValueRoundListItemCashedOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');
export const getMoonshotResponseValueRoundListMax = 50;

export const getMoonshotResponseValueOwnOnePlaceMax = 1000000;

export const getMoonshotResponseValueOwnOneRoundRoundIdMax = 40;


export const getMoonshotResponseValueOwnOneRoundRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const getMoonshotResponseValueOwnOneRoundBetIdMax = 40;


export const getMoonshotResponseValueOwnOneRoundBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const getMoonshotResponseValueOwnOneRoundGameNameMax = 120;

export const getMoonshotResponseValueOwnOneRoundRulesVersionMax = 100000;

export const getMoonshotResponseValueOwnOneRoundStakeMax = 25;


export const getMoonshotResponseValueOwnOneRoundStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getMoonshotResponseValueOwnOneRoundChoiceOneCashOutAtMax = 9;


export const getMoonshotResponseValueOwnOneRoundChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');
export const getMoonshotResponseValueOwnOneRoundChoiceTwoRowsMin = 8;
export const getMoonshotResponseValueOwnOneRoundChoiceTwoRowsMax = 16;

export const getMoonshotResponseValueOwnOneRoundChoiceThreeMinesMax = 24;

export const getMoonshotResponseValueOwnOneRoundChoiceFourTargetMax = 5;


export const getMoonshotResponseValueOwnOneRoundChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');
export const getMoonshotResponseValueOwnOneRoundChoiceFiveNumbersItemMax = 40;

export const getMoonshotResponseValueOwnOneRoundChoiceFiveNumbersMax = 10;

export const getMoonshotResponseValueOwnOneRoundClientSeedMax = 64;


export const getMoonshotResponseValueOwnOneRoundClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getMoonshotResponseValueOwnOneRoundServerSeedHashMax = 64;


export const getMoonshotResponseValueOwnOneRoundServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const getMoonshotResponseValueOwnOneRoundOpenedItemMin = 0;
export const getMoonshotResponseValueOwnOneRoundOpenedItemMax = 24;

export const getMoonshotResponseValueOwnOneRoundOpenedMax = 25;

export const getMoonshotResponseValueOwnOneRoundDealtItemCardMax = 2;


export const getMoonshotResponseValueOwnOneRoundDealtItemCardRegExp = new RegExp('^[A23456789TJQK][SHDC]$');
export const getMoonshotResponseValueOwnOneRoundDealtMax = 52;

export const getMoonshotResponseValueOwnOneRoundOffersItemHitProbabilityMax = 14;


export const getMoonshotResponseValueOwnOneRoundOffersItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');
export const getMoonshotResponseValueOwnOneRoundOffersItemMultiplierMax = 14;


export const getMoonshotResponseValueOwnOneRoundOffersItemMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const getMoonshotResponseValueOwnOneRoundOffersMax = 2;

export const getMoonshotResponseValueOwnOneRoundMultiplierMax = 14;


export const getMoonshotResponseValueOwnOneRoundMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const getMoonshotResponseValueOwnOneRoundNextMultiplierMax = 14;


export const getMoonshotResponseValueOwnOneRoundNextMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const getMoonshotResponseValueOwnOneRoundPayoutMax = 25;


export const getMoonshotResponseValueOwnOneRoundPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getMoonshotResponseValueOwnOneRoundOutcomeItemMax = 12;


export const getMoonshotResponseValueOwnOneRoundOutcomeItemRegExp = new RegExp('^[0-9A-Z.]{1,12}$');
export const getMoonshotResponseValueOwnOneRoundOutcomeMax = 52;

export const getMoonshotResponseValueOwnOneRoundStartedAtMax = 30;

export const getMoonshotResponseValueOwnOneRoundEndedAtMax = 30;

export const getMoonshotResponseValueLastItemRoundIdMax = 40;


export const getMoonshotResponseValueLastItemRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const getMoonshotResponseValueLastItemNumberMax = 1000000000;

export const getMoonshotResponseValueLastItemEndMax = 9;


export const getMoonshotResponseValueLastItemEndRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');
export const getMoonshotResponseValueLastMax = 20;



export const GetMoonshotResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "serverTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueServerTimeMax)).check(/*#__PURE__*/ zod.describe('The server\'s clock at the time of the answer.')),
  "round": /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueRoundRoundIdMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueRoundRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getMoonshotResponseValueRoundNumberMax)).check(/*#__PURE__*/ zod.describe('Its number for people.')),
  "state": /*#__PURE__*/ zod.enum(['betting', 'flying', 'ended']).check(/*#__PURE__*/ zod.describe('`betting` takes bets, `flying` climbs, `ended` waits for the next round.')),
  "rulesVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getMoonshotResponseValueRoundRulesVersionMax)).check(/*#__PURE__*/ zod.describe('The rule sheet that holds for it.')),
  "serverSeedHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueRoundServerSeedHashMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueRoundServerSeedHashRegExp)).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed of the server, shown before the first bet.')),
  "playersSeed": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueRoundPlayersSeedMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueRoundPlayersSeedRegExp))).check(/*#__PURE__*/ zod.describe('What the players added, as `FairAlgorithm` says; null until take-off.')),
  "opensAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueRoundOpensAtMax)).check(/*#__PURE__*/ zod.describe('Since when bets are taken.')),
  "betsCloseAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueRoundBetsCloseAtMax)).check(/*#__PURE__*/ zod.describe('Until when bets are taken.')),
  "takeOffAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueRoundTakeOffAtMax))).check(/*#__PURE__*/ zod.describe('When the flight began, at 1.00; null until then.')),
  "end": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueRoundEndMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueRoundEndRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which it ended; null until then.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueRoundEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended; null until then.')),
  "nextRoundAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueRoundNextRoundAtMax))).check(/*#__PURE__*/ zod.describe('From when the next round can begin; null until this one has ended.')),
  "players": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getMoonshotResponseValueRoundPlayersMin)).check(/*#__PURE__*/ zod.lte(getMoonshotResponseValueRoundPlayersMax)).check(/*#__PURE__*/ zod.describe('How many bets are in it.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueRoundStakeMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueRoundStakeRegExp)).check(/*#__PURE__*/ zod.describe('What is staked in money, play credit left out.')),
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "place": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getMoonshotResponseValueRoundListItemPlaceMax)).check(/*#__PURE__*/ zod.describe('Its place in the order of the bets, from 1.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueRoundListItemNameMax)).check(/*#__PURE__*/ zod.describe('The masked nickname.')),
  "demo": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is played in play credit.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueRoundListItemStakeMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueRoundListItemStakeRegExp)).check(/*#__PURE__*/ zod.describe('The stake.')),
  "cashedOutAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueRoundListItemCashedOutAtMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueRoundListItemCashedOutAtRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which the flight was left; null while it is not.'))
}).check(/*#__PURE__*/ zod.describe('A bet in the round, as all players see it.'))).check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueRoundListMax)).check(/*#__PURE__*/ zod.describe('The bets, the greatest stakes first; of more than 50 those.'))
}).check(/*#__PURE__*/ zod.describe('The round that all players share.')),
  "own": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "place": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getMoonshotResponseValueOwnOnePlaceMax)).check(/*#__PURE__*/ zod.describe('Its place in the order of the bets, from 1.')),
  "round": /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundRoundIdMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueOwnOneRoundRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundBetIdMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueOwnOneRoundBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The bet in the betting record.')),
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "rulesVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getMoonshotResponseValueOwnOneRoundRulesVersionMax)).check(/*#__PURE__*/ zod.describe('The rule sheet that holds for it.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void']).check(/*#__PURE__*/ zod.describe('`open` waits for the player. An ended round is `won`, `lost` or `push` by what it paid, as in `BetState`; `void` gave the stake back.')),
  "demo": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is played in play credit.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundStakeMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueOwnOneRoundStakeRegExp)).check(/*#__PURE__*/ zod.describe('The stake.')),
  "choice": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['moonshot']).check(/*#__PURE__*/ zod.describe('The game.')),
  "cashOutAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundChoiceOneCashOutAtMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueOwnOneRoundChoiceOneCashOutAtRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.'))
}).check(/*#__PURE__*/ zod.describe('Fly, and get out in time.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['plinko']).check(/*#__PURE__*/ zod.describe('The game.')),
  "rows": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getMoonshotResponseValueOwnOneRoundChoiceTwoRowsMin)).check(/*#__PURE__*/ zod.lte(getMoonshotResponseValueOwnOneRoundChoiceTwoRowsMax)).check(/*#__PURE__*/ zod.describe('Rows of pins.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Drop a ball.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['mines']).check(/*#__PURE__*/ zod.describe('The game.')),
  "mines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getMoonshotResponseValueOwnOneRoundChoiceThreeMinesMax)).check(/*#__PURE__*/ zod.describe('Mines below the 25 cells.'))
}).check(/*#__PURE__*/ zod.describe('Open cells without meeting a mine.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['dice']).check(/*#__PURE__*/ zod.describe('The game.')),
  "direction": /*#__PURE__*/ zod.enum(['over', 'under']).check(/*#__PURE__*/ zod.describe('On which side of the target the roll wins; on it, it loses.')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundChoiceFourTargetMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueOwnOneRoundChoiceFourTargetRegExp)).check(/*#__PURE__*/ zod.describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.'))
}).check(/*#__PURE__*/ zod.describe('Roll over or under a number.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['keno']).check(/*#__PURE__*/ zod.describe('The game.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getMoonshotResponseValueOwnOneRoundChoiceFiveNumbersItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundChoiceFiveNumbersMax)).check(/*#__PURE__*/ zod.describe('The numbers, none twice.'))
}).check(/*#__PURE__*/ zod.describe('Name up to ten of forty numbers.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lumo-lamp']).check(/*#__PURE__*/ zod.describe('The game.')),
  "light": /*#__PURE__*/ zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).check(/*#__PURE__*/ zod.describe('The colour.'))
}).check(/*#__PURE__*/ zod.describe('Name the colour that lights up.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['hi-lo']).check(/*#__PURE__*/ zod.describe('The game.'))
}).check(/*#__PURE__*/ zod.describe('Guess whether the next card is higher or lower, as often as you dare.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lucky-wheel']).check(/*#__PURE__*/ zod.describe('The game.')),
  "segments": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(10),/*#__PURE__*/ zod.literal(20),/*#__PURE__*/ zod.literal(30),/*#__PURE__*/ zod.literal(40),/*#__PURE__*/ zod.literal(50)]).check(/*#__PURE__*/ zod.describe('The segments of the wheel, all equally wide.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Spin a wheel.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lantern-reels']).check(/*#__PURE__*/ zod.describe('The game.'))
}).check(/*#__PURE__*/ zod.describe('Spin five reels with three rows and ten paylines, all of them in play.'))]).check(/*#__PURE__*/ zod.describe('What the player bets on.')),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundClientSeedMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueOwnOneRoundClientSeedRegExp)).check(/*#__PURE__*/ zod.describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.')),
  "serverSeedHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundServerSeedHashMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueOwnOneRoundServerSeedHashRegExp)).check(/*#__PURE__*/ zod.describe('The commitment, as it was shown before the bet.')),
  "opened": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getMoonshotResponseValueOwnOneRoundOpenedItemMin)).check(/*#__PURE__*/ zod.lte(getMoonshotResponseValueOwnOneRoundOpenedItemMax))).check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundOpenedMax)).check(/*#__PURE__*/ zod.describe('The cells of Mines that were opened, in this order; empty in other games.')),
  "dealt": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "card": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundDealtItemCardMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueOwnOneRoundDealtItemCardRegExp)).check(/*#__PURE__*/ zod.describe('A card, its rank (`T` is ten) and suit: spades, hearts, diamonds, clubs.')),
  "step": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('higher'),/*#__PURE__*/ zod.literal('lower'),/*#__PURE__*/ zod.literal('skip'),/*#__PURE__*/ zod.literal(null)])).check(/*#__PURE__*/ zod.describe('The guess that it answered, or `skip`; null for the first card.'))
}).check(/*#__PURE__*/ zod.describe('A card of Hi-Lo, and what was said before it.'))).check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundDealtMax)).check(/*#__PURE__*/ zod.describe('The cards of Hi-Lo dealt so far, in this order, the last one the card to guess from; empty in other games.')),
  "offers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "guess": /*#__PURE__*/ zod.enum(['higher', 'lower']).check(/*#__PURE__*/ zod.describe('`higher`: the next card\'s rank is as high or higher; after an ace, higher. `lower`: it is as low or lower; after a king,\nlower. Ranks go from the ace, 1, to the king, 13.\n')),
  "hitProbability": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundOffersItemHitProbabilityMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueOwnOneRoundOffersItemHitProbabilityRegExp)).check(/*#__PURE__*/ zod.describe('How likely the next card proves it right.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundOffersItemMultiplierMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueOwnOneRoundOffersItemMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round would pay then, for each 1 staked.'))
}).check(/*#__PURE__*/ zod.describe('A guess that is open, and what it would make of the round.'))).check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundOffersMax)).check(/*#__PURE__*/ zod.describe('The guesses that an open round of Hi-Lo has now, `higher` first; empty in other games and in ended rounds.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundMultiplierMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueOwnOneRoundMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round pays, or would pay if it were cashed out now, for each 1 staked; 0.00 when it pays nothing or cannot be cashed out yet.')),
  "nextMultiplier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundNextMultiplierMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueOwnOneRoundNextMultiplierRegExp))).check(/*#__PURE__*/ zod.describe('What the next safe cell of Mines would make of an open round; null in other games, whose `offers` tell it, and in ended rounds.')),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundPayoutMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueOwnOneRoundPayoutRegExp))).check(/*#__PURE__*/ zod.describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.')),
  "outcome": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundOutcomeItemMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueOwnOneRoundOutcomeItemRegExp))).check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundOutcomeMax)).check(/*#__PURE__*/ zod.describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour, the cards that were dealt, the segment, the stops of the five reels.\nMines stand in rising order, all else as it was drawn.\n')),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundStartedAtMax)).check(/*#__PURE__*/ zod.describe('When the stake was taken.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueOwnOneRoundEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A round of an in-house game.'))
}).check(/*#__PURE__*/ zod.describe('The bet of the member of the session in the round.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The own bet in the round; null without one.')),
  "last": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueLastItemRoundIdMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueLastItemRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getMoonshotResponseValueLastItemNumberMax)).check(/*#__PURE__*/ zod.describe('Its number for people.')),
  "end": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueLastItemEndMax)).check(/*#__PURE__*/ zod.regex(getMoonshotResponseValueLastItemEndRegExp)).check(/*#__PURE__*/ zod.describe('The multiplier at which it ended.'))
}).check(/*#__PURE__*/ zod.describe('How an earlier round ended.'))).check(/*#__PURE__*/ zod.maxLength(getMoonshotResponseValueLastMax)).check(/*#__PURE__*/ zod.describe('How the rounds before it ended, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('The flight of now.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getMoonshot`.'))

/**
 * Takes a stake for the shared round. It is accepted while the round is `betting` and the database's clock stands before
 * `betsCloseAt` within the transaction, else 422 `round_not_open`. A member has one bet in a round; a second one is 422
 * `round_not_open` too. The stake must keep to the rule sheet (422 `bet_limit_exceeded` above its limit, 400
 * `validation_failed` below it). With `cashOutAt` the flight is left by itself at that multiplier if it gets there, else by
 * hand. The bet is a round of the member's own among its in-house rounds.
 * @summary Bet on the flight
 */
export const placeMoonshotBetHeaderMerchantMax = 32;


export const placeMoonshotBetHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const placeMoonshotBetHeaderXRequestIdMax = 64;


export const placeMoonshotBetHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const placeMoonshotBetHeaderIdempotencyKeyMax = 64;


export const placeMoonshotBetHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const PlaceMoonshotBetHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const placeMoonshotBetBodySharedRoundIdMax = 40;


export const placeMoonshotBetBodySharedRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const placeMoonshotBetBodyStakeMax = 24;


export const placeMoonshotBetBodyStakeRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const placeMoonshotBetBodyCashOutAtMax = 9;


export const placeMoonshotBetBodyCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');
export const placeMoonshotBetBodyClientSeedMax = 64;


export const placeMoonshotBetBodyClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const PlaceMoonshotBetBody = /*#__PURE__*/ zod.strictObject({
  "sharedRoundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetBodySharedRoundIdMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetBodySharedRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The shared round that the bet is meant for, so that none gets into a later one.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetBodyStakeMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetBodyStakeRegExp)).check(/*#__PURE__*/ zod.describe('The stake, within the limits of the rule sheet.')),
  "cashOutAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetBodyCashOutAtMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetBodyCashOutAtRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.')),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetBodyClientSeedMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetBodyClientSeedRegExp)).check(/*#__PURE__*/ zod.describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.'))
}).check(/*#__PURE__*/ zod.describe('A bet on the flight.'))

export const placeMoonshotBetResponseValueRoundRoundIdMax = 40;


export const placeMoonshotBetResponseValueRoundRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const placeMoonshotBetResponseValueRoundBetIdMax = 40;


export const placeMoonshotBetResponseValueRoundBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const placeMoonshotBetResponseValueRoundGameNameMax = 120;

export const placeMoonshotBetResponseValueRoundRulesVersionMax = 100000;

export const placeMoonshotBetResponseValueRoundStakeMax = 25;


export const placeMoonshotBetResponseValueRoundStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const placeMoonshotBetResponseValueRoundChoiceOneCashOutAtMax = 9;


export const placeMoonshotBetResponseValueRoundChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');
export const placeMoonshotBetResponseValueRoundChoiceTwoRowsMin = 8;
export const placeMoonshotBetResponseValueRoundChoiceTwoRowsMax = 16;

export const placeMoonshotBetResponseValueRoundChoiceThreeMinesMax = 24;

export const placeMoonshotBetResponseValueRoundChoiceFourTargetMax = 5;


export const placeMoonshotBetResponseValueRoundChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');
export const placeMoonshotBetResponseValueRoundChoiceFiveNumbersItemMax = 40;

export const placeMoonshotBetResponseValueRoundChoiceFiveNumbersMax = 10;

export const placeMoonshotBetResponseValueRoundClientSeedMax = 64;


export const placeMoonshotBetResponseValueRoundClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const placeMoonshotBetResponseValueRoundServerSeedHashMax = 64;


export const placeMoonshotBetResponseValueRoundServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const placeMoonshotBetResponseValueRoundOpenedItemMin = 0;
export const placeMoonshotBetResponseValueRoundOpenedItemMax = 24;

export const placeMoonshotBetResponseValueRoundOpenedMax = 25;

export const placeMoonshotBetResponseValueRoundDealtItemCardMax = 2;


export const placeMoonshotBetResponseValueRoundDealtItemCardRegExp = new RegExp('^[A23456789TJQK][SHDC]$');
export const placeMoonshotBetResponseValueRoundDealtMax = 52;

export const placeMoonshotBetResponseValueRoundOffersItemHitProbabilityMax = 14;


export const placeMoonshotBetResponseValueRoundOffersItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');
export const placeMoonshotBetResponseValueRoundOffersItemMultiplierMax = 14;


export const placeMoonshotBetResponseValueRoundOffersItemMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const placeMoonshotBetResponseValueRoundOffersMax = 2;

export const placeMoonshotBetResponseValueRoundMultiplierMax = 14;


export const placeMoonshotBetResponseValueRoundMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const placeMoonshotBetResponseValueRoundNextMultiplierMax = 14;


export const placeMoonshotBetResponseValueRoundNextMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const placeMoonshotBetResponseValueRoundPayoutMax = 25;


export const placeMoonshotBetResponseValueRoundPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const placeMoonshotBetResponseValueRoundOutcomeItemMax = 12;


export const placeMoonshotBetResponseValueRoundOutcomeItemRegExp = new RegExp('^[0-9A-Z.]{1,12}$');
export const placeMoonshotBetResponseValueRoundOutcomeMax = 52;

export const placeMoonshotBetResponseValueRoundStartedAtMax = 30;

export const placeMoonshotBetResponseValueRoundEndedAtMax = 30;

export const placeMoonshotBetResponseValueSharedRoundIdMax = 40;


export const placeMoonshotBetResponseValueSharedRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const placeMoonshotBetResponseValuePlaceMax = 1000000;

export const placeMoonshotBetResponseValueBalanceAfterMax = 25;


export const placeMoonshotBetResponseValueBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const PlaceMoonshotBetResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "round": /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundRoundIdMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetResponseValueRoundRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundBetIdMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetResponseValueRoundBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The bet in the betting record.')),
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "rulesVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(placeMoonshotBetResponseValueRoundRulesVersionMax)).check(/*#__PURE__*/ zod.describe('The rule sheet that holds for it.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void']).check(/*#__PURE__*/ zod.describe('`open` waits for the player. An ended round is `won`, `lost` or `push` by what it paid, as in `BetState`; `void` gave the stake back.')),
  "demo": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is played in play credit.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundStakeMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetResponseValueRoundStakeRegExp)).check(/*#__PURE__*/ zod.describe('The stake.')),
  "choice": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['moonshot']).check(/*#__PURE__*/ zod.describe('The game.')),
  "cashOutAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundChoiceOneCashOutAtMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetResponseValueRoundChoiceOneCashOutAtRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.'))
}).check(/*#__PURE__*/ zod.describe('Fly, and get out in time.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['plinko']).check(/*#__PURE__*/ zod.describe('The game.')),
  "rows": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(placeMoonshotBetResponseValueRoundChoiceTwoRowsMin)).check(/*#__PURE__*/ zod.lte(placeMoonshotBetResponseValueRoundChoiceTwoRowsMax)).check(/*#__PURE__*/ zod.describe('Rows of pins.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Drop a ball.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['mines']).check(/*#__PURE__*/ zod.describe('The game.')),
  "mines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(placeMoonshotBetResponseValueRoundChoiceThreeMinesMax)).check(/*#__PURE__*/ zod.describe('Mines below the 25 cells.'))
}).check(/*#__PURE__*/ zod.describe('Open cells without meeting a mine.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['dice']).check(/*#__PURE__*/ zod.describe('The game.')),
  "direction": /*#__PURE__*/ zod.enum(['over', 'under']).check(/*#__PURE__*/ zod.describe('On which side of the target the roll wins; on it, it loses.')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundChoiceFourTargetMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetResponseValueRoundChoiceFourTargetRegExp)).check(/*#__PURE__*/ zod.describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.'))
}).check(/*#__PURE__*/ zod.describe('Roll over or under a number.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['keno']).check(/*#__PURE__*/ zod.describe('The game.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(placeMoonshotBetResponseValueRoundChoiceFiveNumbersItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundChoiceFiveNumbersMax)).check(/*#__PURE__*/ zod.describe('The numbers, none twice.'))
}).check(/*#__PURE__*/ zod.describe('Name up to ten of forty numbers.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lumo-lamp']).check(/*#__PURE__*/ zod.describe('The game.')),
  "light": /*#__PURE__*/ zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).check(/*#__PURE__*/ zod.describe('The colour.'))
}).check(/*#__PURE__*/ zod.describe('Name the colour that lights up.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['hi-lo']).check(/*#__PURE__*/ zod.describe('The game.'))
}).check(/*#__PURE__*/ zod.describe('Guess whether the next card is higher or lower, as often as you dare.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lucky-wheel']).check(/*#__PURE__*/ zod.describe('The game.')),
  "segments": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(10),/*#__PURE__*/ zod.literal(20),/*#__PURE__*/ zod.literal(30),/*#__PURE__*/ zod.literal(40),/*#__PURE__*/ zod.literal(50)]).check(/*#__PURE__*/ zod.describe('The segments of the wheel, all equally wide.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Spin a wheel.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lantern-reels']).check(/*#__PURE__*/ zod.describe('The game.'))
}).check(/*#__PURE__*/ zod.describe('Spin five reels with three rows and ten paylines, all of them in play.'))]).check(/*#__PURE__*/ zod.describe('What the player bets on.')),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundClientSeedMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetResponseValueRoundClientSeedRegExp)).check(/*#__PURE__*/ zod.describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.')),
  "serverSeedHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundServerSeedHashMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetResponseValueRoundServerSeedHashRegExp)).check(/*#__PURE__*/ zod.describe('The commitment, as it was shown before the bet.')),
  "opened": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(placeMoonshotBetResponseValueRoundOpenedItemMin)).check(/*#__PURE__*/ zod.lte(placeMoonshotBetResponseValueRoundOpenedItemMax))).check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundOpenedMax)).check(/*#__PURE__*/ zod.describe('The cells of Mines that were opened, in this order; empty in other games.')),
  "dealt": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "card": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundDealtItemCardMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetResponseValueRoundDealtItemCardRegExp)).check(/*#__PURE__*/ zod.describe('A card, its rank (`T` is ten) and suit: spades, hearts, diamonds, clubs.')),
  "step": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('higher'),/*#__PURE__*/ zod.literal('lower'),/*#__PURE__*/ zod.literal('skip'),/*#__PURE__*/ zod.literal(null)])).check(/*#__PURE__*/ zod.describe('The guess that it answered, or `skip`; null for the first card.'))
}).check(/*#__PURE__*/ zod.describe('A card of Hi-Lo, and what was said before it.'))).check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundDealtMax)).check(/*#__PURE__*/ zod.describe('The cards of Hi-Lo dealt so far, in this order, the last one the card to guess from; empty in other games.')),
  "offers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "guess": /*#__PURE__*/ zod.enum(['higher', 'lower']).check(/*#__PURE__*/ zod.describe('`higher`: the next card\'s rank is as high or higher; after an ace, higher. `lower`: it is as low or lower; after a king,\nlower. Ranks go from the ace, 1, to the king, 13.\n')),
  "hitProbability": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundOffersItemHitProbabilityMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetResponseValueRoundOffersItemHitProbabilityRegExp)).check(/*#__PURE__*/ zod.describe('How likely the next card proves it right.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundOffersItemMultiplierMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetResponseValueRoundOffersItemMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round would pay then, for each 1 staked.'))
}).check(/*#__PURE__*/ zod.describe('A guess that is open, and what it would make of the round.'))).check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundOffersMax)).check(/*#__PURE__*/ zod.describe('The guesses that an open round of Hi-Lo has now, `higher` first; empty in other games and in ended rounds.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundMultiplierMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetResponseValueRoundMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round pays, or would pay if it were cashed out now, for each 1 staked; 0.00 when it pays nothing or cannot be cashed out yet.')),
  "nextMultiplier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundNextMultiplierMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetResponseValueRoundNextMultiplierRegExp))).check(/*#__PURE__*/ zod.describe('What the next safe cell of Mines would make of an open round; null in other games, whose `offers` tell it, and in ended rounds.')),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundPayoutMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetResponseValueRoundPayoutRegExp))).check(/*#__PURE__*/ zod.describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.')),
  "outcome": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundOutcomeItemMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetResponseValueRoundOutcomeItemRegExp))).check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundOutcomeMax)).check(/*#__PURE__*/ zod.describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour, the cards that were dealt, the segment, the stops of the five reels.\nMines stand in rising order, all else as it was drawn.\n')),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundStartedAtMax)).check(/*#__PURE__*/ zod.describe('When the stake was taken.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueRoundEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A round of an in-house game.')),
  "sharedRoundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueSharedRoundIdMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetResponseValueSharedRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The round that all players share.')),
  "place": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(placeMoonshotBetResponseValuePlaceMax)).check(/*#__PURE__*/ zod.describe('Its place in the order of the bets, from 1.')),
  "balanceAfter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeMoonshotBetResponseValueBalanceAfterMax)).check(/*#__PURE__*/ zod.regex(placeMoonshotBetResponseValueBalanceAfterRegExp)).check(/*#__PURE__*/ zod.describe('What the member can stake on games of the house now.'))
}).check(/*#__PURE__*/ zod.describe('The own bet after a step, and the balance after it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `placeMoonshotBet`.'))

/**
 * Gives the stake back while bets are taken, and frees the place in the round; later it is 422 `round_not_open`. The seed of a
 * bet that was taken back has no part in the flight. Another member's bet is 404.
 * @summary Take a bet back before take-off
 */
export const cancelMoonshotBetPathRoundIdMax = 40;


export const cancelMoonshotBetPathRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');


export const CancelMoonshotBetParams = /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetPathRoundIdMax)).check(/*#__PURE__*/ zod.regex(cancelMoonshotBetPathRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The own bet\'s round.'))
})

export const cancelMoonshotBetHeaderMerchantMax = 32;


export const cancelMoonshotBetHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const cancelMoonshotBetHeaderXRequestIdMax = 64;


export const cancelMoonshotBetHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const cancelMoonshotBetHeaderIdempotencyKeyMax = 64;


export const cancelMoonshotBetHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const CancelMoonshotBetHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(cancelMoonshotBetHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(cancelMoonshotBetHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(cancelMoonshotBetHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const cancelMoonshotBetResponseValueRoundRoundIdMax = 40;


export const cancelMoonshotBetResponseValueRoundRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const cancelMoonshotBetResponseValueRoundBetIdMax = 40;


export const cancelMoonshotBetResponseValueRoundBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const cancelMoonshotBetResponseValueRoundGameNameMax = 120;

export const cancelMoonshotBetResponseValueRoundRulesVersionMax = 100000;

export const cancelMoonshotBetResponseValueRoundStakeMax = 25;


export const cancelMoonshotBetResponseValueRoundStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const cancelMoonshotBetResponseValueRoundChoiceOneCashOutAtMax = 9;


export const cancelMoonshotBetResponseValueRoundChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');
export const cancelMoonshotBetResponseValueRoundChoiceTwoRowsMin = 8;
export const cancelMoonshotBetResponseValueRoundChoiceTwoRowsMax = 16;

export const cancelMoonshotBetResponseValueRoundChoiceThreeMinesMax = 24;

export const cancelMoonshotBetResponseValueRoundChoiceFourTargetMax = 5;


export const cancelMoonshotBetResponseValueRoundChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');
export const cancelMoonshotBetResponseValueRoundChoiceFiveNumbersItemMax = 40;

export const cancelMoonshotBetResponseValueRoundChoiceFiveNumbersMax = 10;

export const cancelMoonshotBetResponseValueRoundClientSeedMax = 64;


export const cancelMoonshotBetResponseValueRoundClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const cancelMoonshotBetResponseValueRoundServerSeedHashMax = 64;


export const cancelMoonshotBetResponseValueRoundServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const cancelMoonshotBetResponseValueRoundOpenedItemMin = 0;
export const cancelMoonshotBetResponseValueRoundOpenedItemMax = 24;

export const cancelMoonshotBetResponseValueRoundOpenedMax = 25;

export const cancelMoonshotBetResponseValueRoundDealtItemCardMax = 2;


export const cancelMoonshotBetResponseValueRoundDealtItemCardRegExp = new RegExp('^[A23456789TJQK][SHDC]$');
export const cancelMoonshotBetResponseValueRoundDealtMax = 52;

export const cancelMoonshotBetResponseValueRoundOffersItemHitProbabilityMax = 14;


export const cancelMoonshotBetResponseValueRoundOffersItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');
export const cancelMoonshotBetResponseValueRoundOffersItemMultiplierMax = 14;


export const cancelMoonshotBetResponseValueRoundOffersItemMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const cancelMoonshotBetResponseValueRoundOffersMax = 2;

export const cancelMoonshotBetResponseValueRoundMultiplierMax = 14;


export const cancelMoonshotBetResponseValueRoundMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const cancelMoonshotBetResponseValueRoundNextMultiplierMax = 14;


export const cancelMoonshotBetResponseValueRoundNextMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const cancelMoonshotBetResponseValueRoundPayoutMax = 25;


export const cancelMoonshotBetResponseValueRoundPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const cancelMoonshotBetResponseValueRoundOutcomeItemMax = 12;


export const cancelMoonshotBetResponseValueRoundOutcomeItemRegExp = new RegExp('^[0-9A-Z.]{1,12}$');
export const cancelMoonshotBetResponseValueRoundOutcomeMax = 52;

export const cancelMoonshotBetResponseValueRoundStartedAtMax = 30;

export const cancelMoonshotBetResponseValueRoundEndedAtMax = 30;

export const cancelMoonshotBetResponseValueSharedRoundIdMax = 40;


export const cancelMoonshotBetResponseValueSharedRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const cancelMoonshotBetResponseValuePlaceMax = 1000000;

export const cancelMoonshotBetResponseValueBalanceAfterMax = 25;


export const cancelMoonshotBetResponseValueBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const CancelMoonshotBetResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "round": /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundRoundIdMax)).check(/*#__PURE__*/ zod.regex(cancelMoonshotBetResponseValueRoundRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundBetIdMax)).check(/*#__PURE__*/ zod.regex(cancelMoonshotBetResponseValueRoundBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The bet in the betting record.')),
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "rulesVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cancelMoonshotBetResponseValueRoundRulesVersionMax)).check(/*#__PURE__*/ zod.describe('The rule sheet that holds for it.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void']).check(/*#__PURE__*/ zod.describe('`open` waits for the player. An ended round is `won`, `lost` or `push` by what it paid, as in `BetState`; `void` gave the stake back.')),
  "demo": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is played in play credit.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundStakeMax)).check(/*#__PURE__*/ zod.regex(cancelMoonshotBetResponseValueRoundStakeRegExp)).check(/*#__PURE__*/ zod.describe('The stake.')),
  "choice": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['moonshot']).check(/*#__PURE__*/ zod.describe('The game.')),
  "cashOutAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundChoiceOneCashOutAtMax)).check(/*#__PURE__*/ zod.regex(cancelMoonshotBetResponseValueRoundChoiceOneCashOutAtRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.'))
}).check(/*#__PURE__*/ zod.describe('Fly, and get out in time.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['plinko']).check(/*#__PURE__*/ zod.describe('The game.')),
  "rows": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cancelMoonshotBetResponseValueRoundChoiceTwoRowsMin)).check(/*#__PURE__*/ zod.lte(cancelMoonshotBetResponseValueRoundChoiceTwoRowsMax)).check(/*#__PURE__*/ zod.describe('Rows of pins.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Drop a ball.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['mines']).check(/*#__PURE__*/ zod.describe('The game.')),
  "mines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cancelMoonshotBetResponseValueRoundChoiceThreeMinesMax)).check(/*#__PURE__*/ zod.describe('Mines below the 25 cells.'))
}).check(/*#__PURE__*/ zod.describe('Open cells without meeting a mine.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['dice']).check(/*#__PURE__*/ zod.describe('The game.')),
  "direction": /*#__PURE__*/ zod.enum(['over', 'under']).check(/*#__PURE__*/ zod.describe('On which side of the target the roll wins; on it, it loses.')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundChoiceFourTargetMax)).check(/*#__PURE__*/ zod.regex(cancelMoonshotBetResponseValueRoundChoiceFourTargetRegExp)).check(/*#__PURE__*/ zod.describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.'))
}).check(/*#__PURE__*/ zod.describe('Roll over or under a number.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['keno']).check(/*#__PURE__*/ zod.describe('The game.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cancelMoonshotBetResponseValueRoundChoiceFiveNumbersItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundChoiceFiveNumbersMax)).check(/*#__PURE__*/ zod.describe('The numbers, none twice.'))
}).check(/*#__PURE__*/ zod.describe('Name up to ten of forty numbers.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lumo-lamp']).check(/*#__PURE__*/ zod.describe('The game.')),
  "light": /*#__PURE__*/ zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).check(/*#__PURE__*/ zod.describe('The colour.'))
}).check(/*#__PURE__*/ zod.describe('Name the colour that lights up.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['hi-lo']).check(/*#__PURE__*/ zod.describe('The game.'))
}).check(/*#__PURE__*/ zod.describe('Guess whether the next card is higher or lower, as often as you dare.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lucky-wheel']).check(/*#__PURE__*/ zod.describe('The game.')),
  "segments": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(10),/*#__PURE__*/ zod.literal(20),/*#__PURE__*/ zod.literal(30),/*#__PURE__*/ zod.literal(40),/*#__PURE__*/ zod.literal(50)]).check(/*#__PURE__*/ zod.describe('The segments of the wheel, all equally wide.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Spin a wheel.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lantern-reels']).check(/*#__PURE__*/ zod.describe('The game.'))
}).check(/*#__PURE__*/ zod.describe('Spin five reels with three rows and ten paylines, all of them in play.'))]).check(/*#__PURE__*/ zod.describe('What the player bets on.')),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundClientSeedMax)).check(/*#__PURE__*/ zod.regex(cancelMoonshotBetResponseValueRoundClientSeedRegExp)).check(/*#__PURE__*/ zod.describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.')),
  "serverSeedHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundServerSeedHashMax)).check(/*#__PURE__*/ zod.regex(cancelMoonshotBetResponseValueRoundServerSeedHashRegExp)).check(/*#__PURE__*/ zod.describe('The commitment, as it was shown before the bet.')),
  "opened": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cancelMoonshotBetResponseValueRoundOpenedItemMin)).check(/*#__PURE__*/ zod.lte(cancelMoonshotBetResponseValueRoundOpenedItemMax))).check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundOpenedMax)).check(/*#__PURE__*/ zod.describe('The cells of Mines that were opened, in this order; empty in other games.')),
  "dealt": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "card": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundDealtItemCardMax)).check(/*#__PURE__*/ zod.regex(cancelMoonshotBetResponseValueRoundDealtItemCardRegExp)).check(/*#__PURE__*/ zod.describe('A card, its rank (`T` is ten) and suit: spades, hearts, diamonds, clubs.')),
  "step": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('higher'),/*#__PURE__*/ zod.literal('lower'),/*#__PURE__*/ zod.literal('skip'),/*#__PURE__*/ zod.literal(null)])).check(/*#__PURE__*/ zod.describe('The guess that it answered, or `skip`; null for the first card.'))
}).check(/*#__PURE__*/ zod.describe('A card of Hi-Lo, and what was said before it.'))).check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundDealtMax)).check(/*#__PURE__*/ zod.describe('The cards of Hi-Lo dealt so far, in this order, the last one the card to guess from; empty in other games.')),
  "offers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "guess": /*#__PURE__*/ zod.enum(['higher', 'lower']).check(/*#__PURE__*/ zod.describe('`higher`: the next card\'s rank is as high or higher; after an ace, higher. `lower`: it is as low or lower; after a king,\nlower. Ranks go from the ace, 1, to the king, 13.\n')),
  "hitProbability": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundOffersItemHitProbabilityMax)).check(/*#__PURE__*/ zod.regex(cancelMoonshotBetResponseValueRoundOffersItemHitProbabilityRegExp)).check(/*#__PURE__*/ zod.describe('How likely the next card proves it right.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundOffersItemMultiplierMax)).check(/*#__PURE__*/ zod.regex(cancelMoonshotBetResponseValueRoundOffersItemMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round would pay then, for each 1 staked.'))
}).check(/*#__PURE__*/ zod.describe('A guess that is open, and what it would make of the round.'))).check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundOffersMax)).check(/*#__PURE__*/ zod.describe('The guesses that an open round of Hi-Lo has now, `higher` first; empty in other games and in ended rounds.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundMultiplierMax)).check(/*#__PURE__*/ zod.regex(cancelMoonshotBetResponseValueRoundMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round pays, or would pay if it were cashed out now, for each 1 staked; 0.00 when it pays nothing or cannot be cashed out yet.')),
  "nextMultiplier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundNextMultiplierMax)).check(/*#__PURE__*/ zod.regex(cancelMoonshotBetResponseValueRoundNextMultiplierRegExp))).check(/*#__PURE__*/ zod.describe('What the next safe cell of Mines would make of an open round; null in other games, whose `offers` tell it, and in ended rounds.')),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundPayoutMax)).check(/*#__PURE__*/ zod.regex(cancelMoonshotBetResponseValueRoundPayoutRegExp))).check(/*#__PURE__*/ zod.describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.')),
  "outcome": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundOutcomeItemMax)).check(/*#__PURE__*/ zod.regex(cancelMoonshotBetResponseValueRoundOutcomeItemRegExp))).check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundOutcomeMax)).check(/*#__PURE__*/ zod.describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour, the cards that were dealt, the segment, the stops of the five reels.\nMines stand in rising order, all else as it was drawn.\n')),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundStartedAtMax)).check(/*#__PURE__*/ zod.describe('When the stake was taken.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueRoundEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A round of an in-house game.')),
  "sharedRoundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueSharedRoundIdMax)).check(/*#__PURE__*/ zod.regex(cancelMoonshotBetResponseValueSharedRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The round that all players share.')),
  "place": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cancelMoonshotBetResponseValuePlaceMax)).check(/*#__PURE__*/ zod.describe('Its place in the order of the bets, from 1.')),
  "balanceAfter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelMoonshotBetResponseValueBalanceAfterMax)).check(/*#__PURE__*/ zod.regex(cancelMoonshotBetResponseValueBalanceAfterRegExp)).check(/*#__PURE__*/ zod.describe('What the member can stake on games of the house now.'))
}).check(/*#__PURE__*/ zod.describe('The own bet after a step, and the balance after it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `cancelMoonshotBet`.'))

/**
 * Pays the bet at the multiplier of the moment in which the server receives this call, or at `cashOutAt` where the flight
 * passed it before. Where the flight had ended by then, or the bet is not in a flight, it is 422 `round_not_open`. Payout and
 * ledger entries are one transaction; with the same key it happens once. Another member's bet is 404.
 * @summary Leave the flight
 */
export const cashOutMoonshotPathRoundIdMax = 40;


export const cashOutMoonshotPathRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');


export const CashOutMoonshotParams = /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotPathRoundIdMax)).check(/*#__PURE__*/ zod.regex(cashOutMoonshotPathRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The own bet\'s round.'))
})

export const cashOutMoonshotHeaderMerchantMax = 32;


export const cashOutMoonshotHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const cashOutMoonshotHeaderXRequestIdMax = 64;


export const cashOutMoonshotHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const cashOutMoonshotHeaderIdempotencyKeyMax = 64;


export const cashOutMoonshotHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const CashOutMoonshotHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(cashOutMoonshotHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(cashOutMoonshotHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(cashOutMoonshotHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const cashOutMoonshotResponseValueRoundRoundIdMax = 40;


export const cashOutMoonshotResponseValueRoundRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const cashOutMoonshotResponseValueRoundBetIdMax = 40;


export const cashOutMoonshotResponseValueRoundBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const cashOutMoonshotResponseValueRoundGameNameMax = 120;

export const cashOutMoonshotResponseValueRoundRulesVersionMax = 100000;

export const cashOutMoonshotResponseValueRoundStakeMax = 25;


export const cashOutMoonshotResponseValueRoundStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const cashOutMoonshotResponseValueRoundChoiceOneCashOutAtMax = 9;


export const cashOutMoonshotResponseValueRoundChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');
export const cashOutMoonshotResponseValueRoundChoiceTwoRowsMin = 8;
export const cashOutMoonshotResponseValueRoundChoiceTwoRowsMax = 16;

export const cashOutMoonshotResponseValueRoundChoiceThreeMinesMax = 24;

export const cashOutMoonshotResponseValueRoundChoiceFourTargetMax = 5;


export const cashOutMoonshotResponseValueRoundChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');
export const cashOutMoonshotResponseValueRoundChoiceFiveNumbersItemMax = 40;

export const cashOutMoonshotResponseValueRoundChoiceFiveNumbersMax = 10;

export const cashOutMoonshotResponseValueRoundClientSeedMax = 64;


export const cashOutMoonshotResponseValueRoundClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const cashOutMoonshotResponseValueRoundServerSeedHashMax = 64;


export const cashOutMoonshotResponseValueRoundServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const cashOutMoonshotResponseValueRoundOpenedItemMin = 0;
export const cashOutMoonshotResponseValueRoundOpenedItemMax = 24;

export const cashOutMoonshotResponseValueRoundOpenedMax = 25;

export const cashOutMoonshotResponseValueRoundDealtItemCardMax = 2;


export const cashOutMoonshotResponseValueRoundDealtItemCardRegExp = new RegExp('^[A23456789TJQK][SHDC]$');
export const cashOutMoonshotResponseValueRoundDealtMax = 52;

export const cashOutMoonshotResponseValueRoundOffersItemHitProbabilityMax = 14;


export const cashOutMoonshotResponseValueRoundOffersItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');
export const cashOutMoonshotResponseValueRoundOffersItemMultiplierMax = 14;


export const cashOutMoonshotResponseValueRoundOffersItemMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const cashOutMoonshotResponseValueRoundOffersMax = 2;

export const cashOutMoonshotResponseValueRoundMultiplierMax = 14;


export const cashOutMoonshotResponseValueRoundMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const cashOutMoonshotResponseValueRoundNextMultiplierMax = 14;


export const cashOutMoonshotResponseValueRoundNextMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const cashOutMoonshotResponseValueRoundPayoutMax = 25;


export const cashOutMoonshotResponseValueRoundPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const cashOutMoonshotResponseValueRoundOutcomeItemMax = 12;


export const cashOutMoonshotResponseValueRoundOutcomeItemRegExp = new RegExp('^[0-9A-Z.]{1,12}$');
export const cashOutMoonshotResponseValueRoundOutcomeMax = 52;

export const cashOutMoonshotResponseValueRoundStartedAtMax = 30;

export const cashOutMoonshotResponseValueRoundEndedAtMax = 30;

export const cashOutMoonshotResponseValueSharedRoundIdMax = 40;


export const cashOutMoonshotResponseValueSharedRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const cashOutMoonshotResponseValuePlaceMax = 1000000;

export const cashOutMoonshotResponseValueBalanceAfterMax = 25;


export const cashOutMoonshotResponseValueBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const CashOutMoonshotResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "round": /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundRoundIdMax)).check(/*#__PURE__*/ zod.regex(cashOutMoonshotResponseValueRoundRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundBetIdMax)).check(/*#__PURE__*/ zod.regex(cashOutMoonshotResponseValueRoundBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The bet in the betting record.')),
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "rulesVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cashOutMoonshotResponseValueRoundRulesVersionMax)).check(/*#__PURE__*/ zod.describe('The rule sheet that holds for it.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void']).check(/*#__PURE__*/ zod.describe('`open` waits for the player. An ended round is `won`, `lost` or `push` by what it paid, as in `BetState`; `void` gave the stake back.')),
  "demo": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is played in play credit.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundStakeMax)).check(/*#__PURE__*/ zod.regex(cashOutMoonshotResponseValueRoundStakeRegExp)).check(/*#__PURE__*/ zod.describe('The stake.')),
  "choice": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['moonshot']).check(/*#__PURE__*/ zod.describe('The game.')),
  "cashOutAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundChoiceOneCashOutAtMax)).check(/*#__PURE__*/ zod.regex(cashOutMoonshotResponseValueRoundChoiceOneCashOutAtRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.'))
}).check(/*#__PURE__*/ zod.describe('Fly, and get out in time.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['plinko']).check(/*#__PURE__*/ zod.describe('The game.')),
  "rows": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cashOutMoonshotResponseValueRoundChoiceTwoRowsMin)).check(/*#__PURE__*/ zod.lte(cashOutMoonshotResponseValueRoundChoiceTwoRowsMax)).check(/*#__PURE__*/ zod.describe('Rows of pins.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Drop a ball.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['mines']).check(/*#__PURE__*/ zod.describe('The game.')),
  "mines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cashOutMoonshotResponseValueRoundChoiceThreeMinesMax)).check(/*#__PURE__*/ zod.describe('Mines below the 25 cells.'))
}).check(/*#__PURE__*/ zod.describe('Open cells without meeting a mine.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['dice']).check(/*#__PURE__*/ zod.describe('The game.')),
  "direction": /*#__PURE__*/ zod.enum(['over', 'under']).check(/*#__PURE__*/ zod.describe('On which side of the target the roll wins; on it, it loses.')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundChoiceFourTargetMax)).check(/*#__PURE__*/ zod.regex(cashOutMoonshotResponseValueRoundChoiceFourTargetRegExp)).check(/*#__PURE__*/ zod.describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.'))
}).check(/*#__PURE__*/ zod.describe('Roll over or under a number.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['keno']).check(/*#__PURE__*/ zod.describe('The game.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cashOutMoonshotResponseValueRoundChoiceFiveNumbersItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundChoiceFiveNumbersMax)).check(/*#__PURE__*/ zod.describe('The numbers, none twice.'))
}).check(/*#__PURE__*/ zod.describe('Name up to ten of forty numbers.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lumo-lamp']).check(/*#__PURE__*/ zod.describe('The game.')),
  "light": /*#__PURE__*/ zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).check(/*#__PURE__*/ zod.describe('The colour.'))
}).check(/*#__PURE__*/ zod.describe('Name the colour that lights up.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['hi-lo']).check(/*#__PURE__*/ zod.describe('The game.'))
}).check(/*#__PURE__*/ zod.describe('Guess whether the next card is higher or lower, as often as you dare.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lucky-wheel']).check(/*#__PURE__*/ zod.describe('The game.')),
  "segments": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(10),/*#__PURE__*/ zod.literal(20),/*#__PURE__*/ zod.literal(30),/*#__PURE__*/ zod.literal(40),/*#__PURE__*/ zod.literal(50)]).check(/*#__PURE__*/ zod.describe('The segments of the wheel, all equally wide.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Spin a wheel.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lantern-reels']).check(/*#__PURE__*/ zod.describe('The game.'))
}).check(/*#__PURE__*/ zod.describe('Spin five reels with three rows and ten paylines, all of them in play.'))]).check(/*#__PURE__*/ zod.describe('What the player bets on.')),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundClientSeedMax)).check(/*#__PURE__*/ zod.regex(cashOutMoonshotResponseValueRoundClientSeedRegExp)).check(/*#__PURE__*/ zod.describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.')),
  "serverSeedHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundServerSeedHashMax)).check(/*#__PURE__*/ zod.regex(cashOutMoonshotResponseValueRoundServerSeedHashRegExp)).check(/*#__PURE__*/ zod.describe('The commitment, as it was shown before the bet.')),
  "opened": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cashOutMoonshotResponseValueRoundOpenedItemMin)).check(/*#__PURE__*/ zod.lte(cashOutMoonshotResponseValueRoundOpenedItemMax))).check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundOpenedMax)).check(/*#__PURE__*/ zod.describe('The cells of Mines that were opened, in this order; empty in other games.')),
  "dealt": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "card": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundDealtItemCardMax)).check(/*#__PURE__*/ zod.regex(cashOutMoonshotResponseValueRoundDealtItemCardRegExp)).check(/*#__PURE__*/ zod.describe('A card, its rank (`T` is ten) and suit: spades, hearts, diamonds, clubs.')),
  "step": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('higher'),/*#__PURE__*/ zod.literal('lower'),/*#__PURE__*/ zod.literal('skip'),/*#__PURE__*/ zod.literal(null)])).check(/*#__PURE__*/ zod.describe('The guess that it answered, or `skip`; null for the first card.'))
}).check(/*#__PURE__*/ zod.describe('A card of Hi-Lo, and what was said before it.'))).check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundDealtMax)).check(/*#__PURE__*/ zod.describe('The cards of Hi-Lo dealt so far, in this order, the last one the card to guess from; empty in other games.')),
  "offers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "guess": /*#__PURE__*/ zod.enum(['higher', 'lower']).check(/*#__PURE__*/ zod.describe('`higher`: the next card\'s rank is as high or higher; after an ace, higher. `lower`: it is as low or lower; after a king,\nlower. Ranks go from the ace, 1, to the king, 13.\n')),
  "hitProbability": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundOffersItemHitProbabilityMax)).check(/*#__PURE__*/ zod.regex(cashOutMoonshotResponseValueRoundOffersItemHitProbabilityRegExp)).check(/*#__PURE__*/ zod.describe('How likely the next card proves it right.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundOffersItemMultiplierMax)).check(/*#__PURE__*/ zod.regex(cashOutMoonshotResponseValueRoundOffersItemMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round would pay then, for each 1 staked.'))
}).check(/*#__PURE__*/ zod.describe('A guess that is open, and what it would make of the round.'))).check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundOffersMax)).check(/*#__PURE__*/ zod.describe('The guesses that an open round of Hi-Lo has now, `higher` first; empty in other games and in ended rounds.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundMultiplierMax)).check(/*#__PURE__*/ zod.regex(cashOutMoonshotResponseValueRoundMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round pays, or would pay if it were cashed out now, for each 1 staked; 0.00 when it pays nothing or cannot be cashed out yet.')),
  "nextMultiplier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundNextMultiplierMax)).check(/*#__PURE__*/ zod.regex(cashOutMoonshotResponseValueRoundNextMultiplierRegExp))).check(/*#__PURE__*/ zod.describe('What the next safe cell of Mines would make of an open round; null in other games, whose `offers` tell it, and in ended rounds.')),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundPayoutMax)).check(/*#__PURE__*/ zod.regex(cashOutMoonshotResponseValueRoundPayoutRegExp))).check(/*#__PURE__*/ zod.describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.')),
  "outcome": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundOutcomeItemMax)).check(/*#__PURE__*/ zod.regex(cashOutMoonshotResponseValueRoundOutcomeItemRegExp))).check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundOutcomeMax)).check(/*#__PURE__*/ zod.describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour, the cards that were dealt, the segment, the stops of the five reels.\nMines stand in rising order, all else as it was drawn.\n')),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundStartedAtMax)).check(/*#__PURE__*/ zod.describe('When the stake was taken.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueRoundEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A round of an in-house game.')),
  "sharedRoundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueSharedRoundIdMax)).check(/*#__PURE__*/ zod.regex(cashOutMoonshotResponseValueSharedRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The round that all players share.')),
  "place": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cashOutMoonshotResponseValuePlaceMax)).check(/*#__PURE__*/ zod.describe('Its place in the order of the bets, from 1.')),
  "balanceAfter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cashOutMoonshotResponseValueBalanceAfterMax)).check(/*#__PURE__*/ zod.regex(cashOutMoonshotResponseValueBalanceAfterRegExp)).check(/*#__PURE__*/ zod.describe('What the member can stake on games of the house now.'))
}).check(/*#__PURE__*/ zod.describe('The own bet after a step, and the balance after it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `cashOutMoonshot`.'))

