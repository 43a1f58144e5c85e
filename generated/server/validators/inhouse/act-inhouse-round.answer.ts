// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const actInhouseRoundResponseValueRoundRoundIdMax = 40;

export const actInhouseRoundResponseValueRoundRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const actInhouseRoundResponseValueRoundBetIdMax = 40;

export const actInhouseRoundResponseValueRoundBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const actInhouseRoundResponseValueRoundGameNameMax = 120;

export const actInhouseRoundResponseValueRoundRulesVersionMax = 100000;

export const actInhouseRoundResponseValueRoundStakeMax = 25;

export const actInhouseRoundResponseValueRoundStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const actInhouseRoundResponseValueRoundChoiceOneCashOutAtMax = 9;

export const actInhouseRoundResponseValueRoundChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');

export const actInhouseRoundResponseValueRoundChoiceTwoRowsMin = 8;

export const actInhouseRoundResponseValueRoundChoiceTwoRowsMax = 16;

export const actInhouseRoundResponseValueRoundChoiceThreeMinesMax = 24;

export const actInhouseRoundResponseValueRoundChoiceFourTargetMax = 5;

export const actInhouseRoundResponseValueRoundChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');

export const actInhouseRoundResponseValueRoundChoiceFiveNumbersItemMax = 40;

export const actInhouseRoundResponseValueRoundChoiceFiveNumbersMax = 10;

export const actInhouseRoundResponseValueRoundClientSeedMax = 64;

export const actInhouseRoundResponseValueRoundClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');

export const actInhouseRoundResponseValueRoundServerSeedHashMax = 64;

export const actInhouseRoundResponseValueRoundServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');

export const actInhouseRoundResponseValueRoundOpenedItemMin = 0;

export const actInhouseRoundResponseValueRoundOpenedItemMax = 24;

export const actInhouseRoundResponseValueRoundOpenedMax = 25;

export const actInhouseRoundResponseValueRoundDealtItemCardMax = 2;

export const actInhouseRoundResponseValueRoundDealtItemCardRegExp = new RegExp('^[A23456789TJQK][SHDC]$');

export const actInhouseRoundResponseValueRoundDealtMax = 52;

export const actInhouseRoundResponseValueRoundOffersItemHitProbabilityMax = 14;

export const actInhouseRoundResponseValueRoundOffersItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');

export const actInhouseRoundResponseValueRoundOffersItemMultiplierMax = 14;

export const actInhouseRoundResponseValueRoundOffersItemMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');

export const actInhouseRoundResponseValueRoundOffersMax = 2;

export const actInhouseRoundResponseValueRoundMultiplierMax = 14;

export const actInhouseRoundResponseValueRoundMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');

export const actInhouseRoundResponseValueRoundNextMultiplierMax = 14;

export const actInhouseRoundResponseValueRoundNextMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');

export const actInhouseRoundResponseValueRoundPayoutMax = 25;

export const actInhouseRoundResponseValueRoundPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const actInhouseRoundResponseValueRoundOutcomeItemMax = 12;

export const actInhouseRoundResponseValueRoundOutcomeItemRegExp = new RegExp('^[0-9A-Z.]{1,12}$');

export const actInhouseRoundResponseValueRoundOutcomeMax = 52;

export const actInhouseRoundResponseValueRoundStartedAtMax = 30;

export const actInhouseRoundResponseValueRoundEndedAtMax = 30;

export const actInhouseRoundResponseValueBalanceAfterMax = 25;

export const actInhouseRoundResponseValueBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ActInhouseRoundResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "round": zod.strictObject({
  "roundId": zod.string().max(actInhouseRoundResponseValueRoundRoundIdMax).regex(actInhouseRoundResponseValueRoundRoundIdRegExp).describe('The id of a round.'),
  "betId": zod.string().max(actInhouseRoundResponseValueRoundBetIdMax).regex(actInhouseRoundResponseValueRoundBetIdRegExp).describe('The bet in the betting record.'),
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).describe('An in-house game, a game of vendor `BGS`.'),
  "gameName": zod.string().min(1).max(actInhouseRoundResponseValueRoundGameNameMax).describe('The game\'s name.'),
  "rulesVersion": zod.int().min(1).max(actInhouseRoundResponseValueRoundRulesVersionMax).describe('The rule sheet that holds for it.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void']).describe('`open` waits for the player. An ended round is `won`, `lost` or `push` by what it paid, as in `BetState`; `void` gave the stake back.'),
  "demo": zod.boolean().describe('Whether it is played in play credit.'),
  "stake": zod.string().max(actInhouseRoundResponseValueRoundStakeMax).regex(actInhouseRoundResponseValueRoundStakeRegExp).describe('The stake.'),
  "choice": zod.union([zod.strictObject({
  "game": zod.enum(['moonshot']).describe('The game.'),
  "cashOutAt": zod.string().max(actInhouseRoundResponseValueRoundChoiceOneCashOutAtMax).regex(actInhouseRoundResponseValueRoundChoiceOneCashOutAtRegExp).optional().describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.')
}).describe('Fly, and get out in time.'),zod.strictObject({
  "game": zod.enum(['plinko']).describe('The game.'),
  "rows": zod.int().min(actInhouseRoundResponseValueRoundChoiceTwoRowsMin).max(actInhouseRoundResponseValueRoundChoiceTwoRowsMax).describe('Rows of pins.'),
  "risk": zod.enum(['low', 'medium', 'high']).describe('How far the prices lie apart.')
}).describe('Drop a ball.'),zod.strictObject({
  "game": zod.enum(['mines']).describe('The game.'),
  "mines": zod.int().min(1).max(actInhouseRoundResponseValueRoundChoiceThreeMinesMax).describe('Mines below the 25 cells.')
}).describe('Open cells without meeting a mine.'),zod.strictObject({
  "game": zod.enum(['dice']).describe('The game.'),
  "direction": zod.enum(['over', 'under']).describe('On which side of the target the roll wins; on it, it loses.'),
  "target": zod.string().max(actInhouseRoundResponseValueRoundChoiceFourTargetMax).regex(actInhouseRoundResponseValueRoundChoiceFourTargetRegExp).describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.')
}).describe('Roll over or under a number.'),zod.strictObject({
  "game": zod.enum(['keno']).describe('The game.'),
  "numbers": zod.array(zod.int().min(1).max(actInhouseRoundResponseValueRoundChoiceFiveNumbersItemMax)).min(1).max(actInhouseRoundResponseValueRoundChoiceFiveNumbersMax).describe('The numbers, none twice.')
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
  "clientSeed": zod.string().max(actInhouseRoundResponseValueRoundClientSeedMax).regex(actInhouseRoundResponseValueRoundClientSeedRegExp).describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.'),
  "serverSeedHash": zod.string().max(actInhouseRoundResponseValueRoundServerSeedHashMax).regex(actInhouseRoundResponseValueRoundServerSeedHashRegExp).describe('The commitment, as it was shown before the bet.'),
  "opened": zod.array(zod.int().min(actInhouseRoundResponseValueRoundOpenedItemMin).max(actInhouseRoundResponseValueRoundOpenedItemMax)).max(actInhouseRoundResponseValueRoundOpenedMax).describe('The cells of Mines that were opened, in this order; empty in other games.'),
  "dealt": zod.array(zod.strictObject({
  "card": zod.string().max(actInhouseRoundResponseValueRoundDealtItemCardMax).regex(actInhouseRoundResponseValueRoundDealtItemCardRegExp).describe('A card, its rank (`T` is ten) and suit: spades, hearts, diamonds, clubs.'),
  "step": zod.union([zod.literal('higher'),zod.literal('lower'),zod.literal('skip'),zod.literal(null)]).nullable().describe('The guess that it answered, or `skip`; null for the first card.')
}).describe('A card of Hi-Lo, and what was said before it.')).max(actInhouseRoundResponseValueRoundDealtMax).describe('The cards of Hi-Lo dealt so far, in this order, the last one the card to guess from; empty in other games.'),
  "offers": zod.array(zod.strictObject({
  "guess": zod.enum(['higher', 'lower']).describe('`higher`: the next card\'s rank is as high or higher; after an ace, higher. `lower`: it is as low or lower; after a king,\nlower. Ranks go from the ace, 1, to the king, 13.\n'),
  "hitProbability": zod.string().max(actInhouseRoundResponseValueRoundOffersItemHitProbabilityMax).regex(actInhouseRoundResponseValueRoundOffersItemHitProbabilityRegExp).describe('How likely the next card proves it right.'),
  "multiplier": zod.string().max(actInhouseRoundResponseValueRoundOffersItemMultiplierMax).regex(actInhouseRoundResponseValueRoundOffersItemMultiplierRegExp).describe('What the round would pay then, for each 1 staked.')
}).describe('A guess that is open, and what it would make of the round.')).max(actInhouseRoundResponseValueRoundOffersMax).describe('The guesses that an open round of Hi-Lo has now, `higher` first; empty in other games and in ended rounds.'),
  "multiplier": zod.string().max(actInhouseRoundResponseValueRoundMultiplierMax).regex(actInhouseRoundResponseValueRoundMultiplierRegExp).describe('What the round pays, or would pay if it were cashed out now, for each 1 staked; 0.00 when it pays nothing or cannot be cashed out yet.'),
  "nextMultiplier": zod.string().max(actInhouseRoundResponseValueRoundNextMultiplierMax).regex(actInhouseRoundResponseValueRoundNextMultiplierRegExp).nullable().describe('What the next safe cell of Mines would make of an open round; null in other games, whose `offers` tell it, and in ended rounds.'),
  "payout": zod.string().max(actInhouseRoundResponseValueRoundPayoutMax).regex(actInhouseRoundResponseValueRoundPayoutRegExp).nullable().describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.'),
  "outcome": zod.array(zod.string().max(actInhouseRoundResponseValueRoundOutcomeItemMax).regex(actInhouseRoundResponseValueRoundOutcomeItemRegExp)).max(actInhouseRoundResponseValueRoundOutcomeMax).describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour, the cards that were dealt, the segment, the stops of the five reels.\nMines stand in rising order, all else as it was drawn.\n'),
  "startedAt": zod.iso.datetime({"offset":true}).max(actInhouseRoundResponseValueRoundStartedAtMax).describe('When the stake was taken.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(actInhouseRoundResponseValueRoundEndedAtMax).nullable().describe('When it ended; null until then.')
}).describe('A round of an in-house game.'),
  "balanceAfter": zod.string().max(actInhouseRoundResponseValueBalanceAfterMax).regex(actInhouseRoundResponseValueBalanceAfterRegExp).describe('What the member can stake on games of the house now.')
}).describe('A round after a step, and the balance after it.')
}).describe('The answer of `actInhouseRound`.')

export const actInhouseRound = {
  response: ActInhouseRoundResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'round_not_open', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
