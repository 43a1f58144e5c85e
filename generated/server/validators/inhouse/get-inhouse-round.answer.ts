// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getInhouseRoundResponseValueRoundIdMax = 40;

export const getInhouseRoundResponseValueRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const getInhouseRoundResponseValueBetIdMax = 40;

export const getInhouseRoundResponseValueBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const getInhouseRoundResponseValueGameNameMax = 120;

export const getInhouseRoundResponseValueRulesVersionMax = 100000;

export const getInhouseRoundResponseValueStakeMax = 25;

export const getInhouseRoundResponseValueStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getInhouseRoundResponseValueChoiceOneCashOutAtMax = 9;

export const getInhouseRoundResponseValueChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');

export const getInhouseRoundResponseValueChoiceTwoRowsMin = 8;

export const getInhouseRoundResponseValueChoiceTwoRowsMax = 16;

export const getInhouseRoundResponseValueChoiceThreeMinesMax = 24;

export const getInhouseRoundResponseValueChoiceFourTargetMax = 5;

export const getInhouseRoundResponseValueChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');

export const getInhouseRoundResponseValueChoiceFiveNumbersItemMax = 40;

export const getInhouseRoundResponseValueChoiceFiveNumbersMax = 10;

export const getInhouseRoundResponseValueClientSeedMax = 64;

export const getInhouseRoundResponseValueClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');

export const getInhouseRoundResponseValueServerSeedHashMax = 64;

export const getInhouseRoundResponseValueServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');

export const getInhouseRoundResponseValueOpenedItemMin = 0;

export const getInhouseRoundResponseValueOpenedItemMax = 24;

export const getInhouseRoundResponseValueOpenedMax = 25;

export const getInhouseRoundResponseValueDealtItemCardMax = 2;

export const getInhouseRoundResponseValueDealtItemCardRegExp = new RegExp('^[A23456789TJQK][SHDC]$');

export const getInhouseRoundResponseValueDealtMax = 52;

export const getInhouseRoundResponseValueOffersItemHitProbabilityMax = 14;

export const getInhouseRoundResponseValueOffersItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');

export const getInhouseRoundResponseValueOffersItemMultiplierMax = 14;

export const getInhouseRoundResponseValueOffersItemMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');

export const getInhouseRoundResponseValueOffersMax = 2;

export const getInhouseRoundResponseValueMultiplierMax = 14;

export const getInhouseRoundResponseValueMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');

export const getInhouseRoundResponseValueNextMultiplierMax = 14;

export const getInhouseRoundResponseValueNextMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');

export const getInhouseRoundResponseValuePayoutMax = 25;

export const getInhouseRoundResponseValuePayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getInhouseRoundResponseValueOutcomeItemMax = 12;

export const getInhouseRoundResponseValueOutcomeItemRegExp = new RegExp('^[0-9A-Z.]{1,12}$');

export const getInhouseRoundResponseValueOutcomeMax = 52;

export const getInhouseRoundResponseValueStartedAtMax = 30;

export const getInhouseRoundResponseValueEndedAtMax = 30;

export const GetInhouseRoundResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "roundId": zod.string().max(getInhouseRoundResponseValueRoundIdMax).regex(getInhouseRoundResponseValueRoundIdRegExp).describe('The id of a round.'),
  "betId": zod.string().max(getInhouseRoundResponseValueBetIdMax).regex(getInhouseRoundResponseValueBetIdRegExp).describe('The bet in the betting record.'),
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).describe('An in-house game, a game of vendor `BGS`.'),
  "gameName": zod.string().min(1).max(getInhouseRoundResponseValueGameNameMax).describe('The game\'s name.'),
  "rulesVersion": zod.int().min(1).max(getInhouseRoundResponseValueRulesVersionMax).describe('The rule sheet that holds for it.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void']).describe('`open` waits for the player. An ended round is `won`, `lost` or `push` by what it paid, as in `BetState`; `void` gave the stake back.'),
  "demo": zod.boolean().describe('Whether it is played in play credit.'),
  "stake": zod.string().max(getInhouseRoundResponseValueStakeMax).regex(getInhouseRoundResponseValueStakeRegExp).describe('The stake.'),
  "choice": zod.union([zod.strictObject({
  "game": zod.enum(['moonshot']).describe('The game.'),
  "cashOutAt": zod.string().max(getInhouseRoundResponseValueChoiceOneCashOutAtMax).regex(getInhouseRoundResponseValueChoiceOneCashOutAtRegExp).optional().describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.')
}).describe('Fly, and get out in time.'),zod.strictObject({
  "game": zod.enum(['plinko']).describe('The game.'),
  "rows": zod.int().min(getInhouseRoundResponseValueChoiceTwoRowsMin).max(getInhouseRoundResponseValueChoiceTwoRowsMax).describe('Rows of pins.'),
  "risk": zod.enum(['low', 'medium', 'high']).describe('How far the prices lie apart.')
}).describe('Drop a ball.'),zod.strictObject({
  "game": zod.enum(['mines']).describe('The game.'),
  "mines": zod.int().min(1).max(getInhouseRoundResponseValueChoiceThreeMinesMax).describe('Mines below the 25 cells.')
}).describe('Open cells without meeting a mine.'),zod.strictObject({
  "game": zod.enum(['dice']).describe('The game.'),
  "direction": zod.enum(['over', 'under']).describe('On which side of the target the roll wins; on it, it loses.'),
  "target": zod.string().max(getInhouseRoundResponseValueChoiceFourTargetMax).regex(getInhouseRoundResponseValueChoiceFourTargetRegExp).describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.')
}).describe('Roll over or under a number.'),zod.strictObject({
  "game": zod.enum(['keno']).describe('The game.'),
  "numbers": zod.array(zod.int().min(1).max(getInhouseRoundResponseValueChoiceFiveNumbersItemMax)).min(1).max(getInhouseRoundResponseValueChoiceFiveNumbersMax).describe('The numbers, none twice.')
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
  "clientSeed": zod.string().max(getInhouseRoundResponseValueClientSeedMax).regex(getInhouseRoundResponseValueClientSeedRegExp).describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.'),
  "serverSeedHash": zod.string().max(getInhouseRoundResponseValueServerSeedHashMax).regex(getInhouseRoundResponseValueServerSeedHashRegExp).describe('The commitment, as it was shown before the bet.'),
  "opened": zod.array(zod.int().min(getInhouseRoundResponseValueOpenedItemMin).max(getInhouseRoundResponseValueOpenedItemMax)).max(getInhouseRoundResponseValueOpenedMax).describe('The cells of Mines that were opened, in this order; empty in other games.'),
  "dealt": zod.array(zod.strictObject({
  "card": zod.string().max(getInhouseRoundResponseValueDealtItemCardMax).regex(getInhouseRoundResponseValueDealtItemCardRegExp).describe('A card, its rank (`T` is ten) and suit: spades, hearts, diamonds, clubs.'),
  "step": zod.union([zod.literal('higher'),zod.literal('lower'),zod.literal('skip'),zod.literal(null)]).nullable().describe('The guess that it answered, or `skip`; null for the first card.')
}).describe('A card of Hi-Lo, and what was said before it.')).max(getInhouseRoundResponseValueDealtMax).describe('The cards of Hi-Lo dealt so far, in this order, the last one the card to guess from; empty in other games.'),
  "offers": zod.array(zod.strictObject({
  "guess": zod.enum(['higher', 'lower']).describe('`higher`: the next card\'s rank is as high or higher; after an ace, higher. `lower`: it is as low or lower; after a king,\nlower. Ranks go from the ace, 1, to the king, 13.\n'),
  "hitProbability": zod.string().max(getInhouseRoundResponseValueOffersItemHitProbabilityMax).regex(getInhouseRoundResponseValueOffersItemHitProbabilityRegExp).describe('How likely the next card proves it right.'),
  "multiplier": zod.string().max(getInhouseRoundResponseValueOffersItemMultiplierMax).regex(getInhouseRoundResponseValueOffersItemMultiplierRegExp).describe('What the round would pay then, for each 1 staked.')
}).describe('A guess that is open, and what it would make of the round.')).max(getInhouseRoundResponseValueOffersMax).describe('The guesses that an open round of Hi-Lo has now, `higher` first; empty in other games and in ended rounds.'),
  "multiplier": zod.string().max(getInhouseRoundResponseValueMultiplierMax).regex(getInhouseRoundResponseValueMultiplierRegExp).describe('What the round pays, or would pay if it were cashed out now, for each 1 staked; 0.00 when it pays nothing or cannot be cashed out yet.'),
  "nextMultiplier": zod.string().max(getInhouseRoundResponseValueNextMultiplierMax).regex(getInhouseRoundResponseValueNextMultiplierRegExp).nullable().describe('What the next safe cell of Mines would make of an open round; null in other games, whose `offers` tell it, and in ended rounds.'),
  "payout": zod.string().max(getInhouseRoundResponseValuePayoutMax).regex(getInhouseRoundResponseValuePayoutRegExp).nullable().describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.'),
  "outcome": zod.array(zod.string().max(getInhouseRoundResponseValueOutcomeItemMax).regex(getInhouseRoundResponseValueOutcomeItemRegExp)).max(getInhouseRoundResponseValueOutcomeMax).describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour, the cards that were dealt, the segment, the stops of the five reels.\nMines stand in rising order, all else as it was drawn.\n'),
  "startedAt": zod.iso.datetime({"offset":true}).max(getInhouseRoundResponseValueStartedAtMax).describe('When the stake was taken.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(getInhouseRoundResponseValueEndedAtMax).nullable().describe('When it ended; null until then.')
}).describe('A round of an in-house game.')
}).describe('The answer of `getInhouseRound`.')

export const getInhouseRound = {
  response: GetInhouseRoundResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
