// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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

export const GetMoonshotResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "serverTime": zod.iso.datetime({"offset":true}).max(getMoonshotResponseValueServerTimeMax).describe('The server\'s clock at the time of the answer.'),
  "round": zod.strictObject({
  "roundId": zod.string().max(getMoonshotResponseValueRoundRoundIdMax).regex(getMoonshotResponseValueRoundRoundIdRegExp).describe('The id of a round.'),
  "number": zod.int().min(1).max(getMoonshotResponseValueRoundNumberMax).describe('Its number for people.'),
  "state": zod.enum(['betting', 'flying', 'ended']).describe('`betting` takes bets, `flying` climbs, `ended` waits for the next round.'),
  "rulesVersion": zod.int().min(1).max(getMoonshotResponseValueRoundRulesVersionMax).describe('The rule sheet that holds for it.'),
  "serverSeedHash": zod.string().max(getMoonshotResponseValueRoundServerSeedHashMax).regex(getMoonshotResponseValueRoundServerSeedHashRegExp).describe('The SHA-256 of the seed of the server, shown before the first bet.'),
  "playersSeed": zod.string().max(getMoonshotResponseValueRoundPlayersSeedMax).regex(getMoonshotResponseValueRoundPlayersSeedRegExp).nullable().describe('What the players added, as `FairAlgorithm` says; null until take-off.'),
  "opensAt": zod.iso.datetime({"offset":true}).max(getMoonshotResponseValueRoundOpensAtMax).describe('Since when bets are taken.'),
  "betsCloseAt": zod.iso.datetime({"offset":true}).max(getMoonshotResponseValueRoundBetsCloseAtMax).describe('Until when bets are taken.'),
  "takeOffAt": zod.iso.datetime({"offset":true}).max(getMoonshotResponseValueRoundTakeOffAtMax).nullable().describe('When the flight began, at 1.00; null until then.'),
  "end": zod.string().max(getMoonshotResponseValueRoundEndMax).regex(getMoonshotResponseValueRoundEndRegExp).nullable().describe('The multiplier at which it ended; null until then.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(getMoonshotResponseValueRoundEndedAtMax).nullable().describe('When it ended; null until then.'),
  "nextRoundAt": zod.iso.datetime({"offset":true}).max(getMoonshotResponseValueRoundNextRoundAtMax).nullable().describe('From when the next round can begin; null until this one has ended.'),
  "players": zod.int().min(getMoonshotResponseValueRoundPlayersMin).max(getMoonshotResponseValueRoundPlayersMax).describe('How many bets are in it.'),
  "stake": zod.string().max(getMoonshotResponseValueRoundStakeMax).regex(getMoonshotResponseValueRoundStakeRegExp).describe('What is staked in money, play credit left out.'),
  "list": zod.array(zod.strictObject({
  "place": zod.int().min(1).max(getMoonshotResponseValueRoundListItemPlaceMax).describe('Its place in the order of the bets, from 1.'),
  "name": zod.string().min(1).max(getMoonshotResponseValueRoundListItemNameMax).describe('The masked nickname.'),
  "demo": zod.boolean().describe('Whether it is played in play credit.'),
  "stake": zod.string().max(getMoonshotResponseValueRoundListItemStakeMax).regex(getMoonshotResponseValueRoundListItemStakeRegExp).describe('The stake.'),
  "cashedOutAt": zod.string().max(getMoonshotResponseValueRoundListItemCashedOutAtMax).regex(getMoonshotResponseValueRoundListItemCashedOutAtRegExp).nullable().describe('The multiplier at which the flight was left; null while it is not.')
}).describe('A bet in the round, as all players see it.')).max(getMoonshotResponseValueRoundListMax).describe('The bets, the greatest stakes first; of more than 50 those.')
}).describe('The round that all players share.'),
  "own": zod.union([zod.strictObject({
  "place": zod.int().min(1).max(getMoonshotResponseValueOwnOnePlaceMax).describe('Its place in the order of the bets, from 1.'),
  "round": zod.strictObject({
  "roundId": zod.string().max(getMoonshotResponseValueOwnOneRoundRoundIdMax).regex(getMoonshotResponseValueOwnOneRoundRoundIdRegExp).describe('The id of a round.'),
  "betId": zod.string().max(getMoonshotResponseValueOwnOneRoundBetIdMax).regex(getMoonshotResponseValueOwnOneRoundBetIdRegExp).describe('The bet in the betting record.'),
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).describe('An in-house game, a game of vendor `BGS`.'),
  "gameName": zod.string().min(1).max(getMoonshotResponseValueOwnOneRoundGameNameMax).describe('The game\'s name.'),
  "rulesVersion": zod.int().min(1).max(getMoonshotResponseValueOwnOneRoundRulesVersionMax).describe('The rule sheet that holds for it.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void']).describe('`open` waits for the player. An ended round is `won`, `lost` or `push` by what it paid, as in `BetState`; `void` gave the stake back.'),
  "demo": zod.boolean().describe('Whether it is played in play credit.'),
  "stake": zod.string().max(getMoonshotResponseValueOwnOneRoundStakeMax).regex(getMoonshotResponseValueOwnOneRoundStakeRegExp).describe('The stake.'),
  "choice": zod.union([zod.strictObject({
  "game": zod.enum(['moonshot']).describe('The game.'),
  "cashOutAt": zod.string().max(getMoonshotResponseValueOwnOneRoundChoiceOneCashOutAtMax).regex(getMoonshotResponseValueOwnOneRoundChoiceOneCashOutAtRegExp).optional().describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.')
}).describe('Fly, and get out in time.'),zod.strictObject({
  "game": zod.enum(['plinko']).describe('The game.'),
  "rows": zod.int().min(getMoonshotResponseValueOwnOneRoundChoiceTwoRowsMin).max(getMoonshotResponseValueOwnOneRoundChoiceTwoRowsMax).describe('Rows of pins.'),
  "risk": zod.enum(['low', 'medium', 'high']).describe('How far the prices lie apart.')
}).describe('Drop a ball.'),zod.strictObject({
  "game": zod.enum(['mines']).describe('The game.'),
  "mines": zod.int().min(1).max(getMoonshotResponseValueOwnOneRoundChoiceThreeMinesMax).describe('Mines below the 25 cells.')
}).describe('Open cells without meeting a mine.'),zod.strictObject({
  "game": zod.enum(['dice']).describe('The game.'),
  "direction": zod.enum(['over', 'under']).describe('On which side of the target the roll wins; on it, it loses.'),
  "target": zod.string().max(getMoonshotResponseValueOwnOneRoundChoiceFourTargetMax).regex(getMoonshotResponseValueOwnOneRoundChoiceFourTargetRegExp).describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.')
}).describe('Roll over or under a number.'),zod.strictObject({
  "game": zod.enum(['keno']).describe('The game.'),
  "numbers": zod.array(zod.int().min(1).max(getMoonshotResponseValueOwnOneRoundChoiceFiveNumbersItemMax)).min(1).max(getMoonshotResponseValueOwnOneRoundChoiceFiveNumbersMax).describe('The numbers, none twice.')
}).describe('Name up to ten of forty numbers.'),zod.strictObject({
  "game": zod.enum(['lumo-lamp']).describe('The game.'),
  "light": zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).describe('The colour.')
}).describe('Name the colour that lights up.'),zod.strictObject({
  "game": zod.enum(['hi-lo']).describe('The game.')
}).describe('Guess whether the next card is higher or lower, as often as you dare.'),zod.strictObject({
  "game": zod.enum(['lucky-wheel']).describe('The game.'),
  "segments": zod.union([zod.literal(10),zod.literal(20),zod.literal(30),zod.literal(40),zod.literal(50)]).describe('The segments of the wheel, all equally wide.'),
  "risk": zod.enum(['low', 'medium', 'high']).describe('How far the prices lie apart.')
}).describe('Spin a wheel.'),zod.strictObject({
  "game": zod.enum(['lantern-reels']).describe('The game.')
}).describe('Spin five reels with three rows and ten paylines, all of them in play.')]).describe('What the player bets on.'),
  "clientSeed": zod.string().max(getMoonshotResponseValueOwnOneRoundClientSeedMax).regex(getMoonshotResponseValueOwnOneRoundClientSeedRegExp).describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.'),
  "serverSeedHash": zod.string().max(getMoonshotResponseValueOwnOneRoundServerSeedHashMax).regex(getMoonshotResponseValueOwnOneRoundServerSeedHashRegExp).describe('The commitment, as it was shown before the bet.'),
  "opened": zod.array(zod.int().min(getMoonshotResponseValueOwnOneRoundOpenedItemMin).max(getMoonshotResponseValueOwnOneRoundOpenedItemMax)).max(getMoonshotResponseValueOwnOneRoundOpenedMax).describe('The cells of Mines that were opened, in this order; empty in other games.'),
  "dealt": zod.array(zod.strictObject({
  "card": zod.string().max(getMoonshotResponseValueOwnOneRoundDealtItemCardMax).regex(getMoonshotResponseValueOwnOneRoundDealtItemCardRegExp).describe('A card, its rank (`T` is ten) and suit: spades, hearts, diamonds, clubs.'),
  "step": zod.union([zod.literal('higher'),zod.literal('lower'),zod.literal('skip'),zod.literal(null)]).nullable().describe('The guess that it answered, or `skip`; null for the first card.')
}).describe('A card of Hi-Lo, and what was said before it.')).max(getMoonshotResponseValueOwnOneRoundDealtMax).describe('The cards of Hi-Lo dealt so far, in this order, the last one the card to guess from; empty in other games.'),
  "offers": zod.array(zod.strictObject({
  "guess": zod.enum(['higher', 'lower']).describe('`higher`: the next card\'s rank is as high or higher; after an ace, higher. `lower`: it is as low or lower; after a king,\nlower. Ranks go from the ace, 1, to the king, 13.\n'),
  "hitProbability": zod.string().max(getMoonshotResponseValueOwnOneRoundOffersItemHitProbabilityMax).regex(getMoonshotResponseValueOwnOneRoundOffersItemHitProbabilityRegExp).describe('How likely the next card proves it right.'),
  "multiplier": zod.string().max(getMoonshotResponseValueOwnOneRoundOffersItemMultiplierMax).regex(getMoonshotResponseValueOwnOneRoundOffersItemMultiplierRegExp).describe('What the round would pay then, for each 1 staked.')
}).describe('A guess that is open, and what it would make of the round.')).max(getMoonshotResponseValueOwnOneRoundOffersMax).describe('The guesses that an open round of Hi-Lo has now, `higher` first; empty in other games and in ended rounds.'),
  "multiplier": zod.string().max(getMoonshotResponseValueOwnOneRoundMultiplierMax).regex(getMoonshotResponseValueOwnOneRoundMultiplierRegExp).describe('What the round pays, or would pay if it were cashed out now, for each 1 staked; 0.00 when it pays nothing or cannot be cashed out yet.'),
  "nextMultiplier": zod.string().max(getMoonshotResponseValueOwnOneRoundNextMultiplierMax).regex(getMoonshotResponseValueOwnOneRoundNextMultiplierRegExp).nullable().describe('What the next safe cell of Mines would make of an open round; null in other games, whose `offers` tell it, and in ended rounds.'),
  "payout": zod.string().max(getMoonshotResponseValueOwnOneRoundPayoutMax).regex(getMoonshotResponseValueOwnOneRoundPayoutRegExp).nullable().describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.'),
  "outcome": zod.array(zod.string().max(getMoonshotResponseValueOwnOneRoundOutcomeItemMax).regex(getMoonshotResponseValueOwnOneRoundOutcomeItemRegExp)).max(getMoonshotResponseValueOwnOneRoundOutcomeMax).describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour, the cards that were dealt, the segment, the stops of the five reels.\nMines stand in rising order, all else as it was drawn.\n'),
  "startedAt": zod.iso.datetime({"offset":true}).max(getMoonshotResponseValueOwnOneRoundStartedAtMax).describe('When the stake was taken.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(getMoonshotResponseValueOwnOneRoundEndedAtMax).nullable().describe('When it ended; null until then.')
}).describe('A round of an in-house game.')
}).describe('The bet of the member of the session in the round.'),zod.null()]).describe('The own bet in the round; null without one.'),
  "last": zod.array(zod.strictObject({
  "roundId": zod.string().max(getMoonshotResponseValueLastItemRoundIdMax).regex(getMoonshotResponseValueLastItemRoundIdRegExp).describe('The id of a round.'),
  "number": zod.int().min(1).max(getMoonshotResponseValueLastItemNumberMax).describe('Its number for people.'),
  "end": zod.string().max(getMoonshotResponseValueLastItemEndMax).regex(getMoonshotResponseValueLastItemEndRegExp).describe('The multiplier at which it ended.')
}).describe('How an earlier round ended.')).max(getMoonshotResponseValueLastMax).describe('How the rounds before it ended, the newest first.')
}).describe('The flight of now.')
}).describe('The answer of `getMoonshot`.')

export const getMoonshot = {
  response: GetMoonshotResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'game_maintenance', 'maintenance', 'unavailable'],
};
