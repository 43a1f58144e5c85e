// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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

export const CashOutMoonshotResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "round": zod.strictObject({
  "roundId": zod.string().max(cashOutMoonshotResponseValueRoundRoundIdMax).regex(cashOutMoonshotResponseValueRoundRoundIdRegExp).describe('The id of a round.'),
  "betId": zod.string().max(cashOutMoonshotResponseValueRoundBetIdMax).regex(cashOutMoonshotResponseValueRoundBetIdRegExp).describe('The bet in the betting record.'),
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).describe('An in-house game, a game of vendor `BGS`.'),
  "gameName": zod.string().min(1).max(cashOutMoonshotResponseValueRoundGameNameMax).describe('The game\'s name.'),
  "rulesVersion": zod.int().min(1).max(cashOutMoonshotResponseValueRoundRulesVersionMax).describe('The rule sheet that holds for it.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void']).describe('`open` waits for the player. An ended round is `won`, `lost` or `push` by what it paid, as in `BetState`; `void` gave the stake back.'),
  "demo": zod.boolean().describe('Whether it is played in play credit.'),
  "stake": zod.string().max(cashOutMoonshotResponseValueRoundStakeMax).regex(cashOutMoonshotResponseValueRoundStakeRegExp).describe('The stake.'),
  "choice": zod.union([zod.strictObject({
  "game": zod.enum(['moonshot']).describe('The game.'),
  "cashOutAt": zod.string().max(cashOutMoonshotResponseValueRoundChoiceOneCashOutAtMax).regex(cashOutMoonshotResponseValueRoundChoiceOneCashOutAtRegExp).optional().describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.')
}).describe('Fly, and get out in time.'),zod.strictObject({
  "game": zod.enum(['plinko']).describe('The game.'),
  "rows": zod.int().min(cashOutMoonshotResponseValueRoundChoiceTwoRowsMin).max(cashOutMoonshotResponseValueRoundChoiceTwoRowsMax).describe('Rows of pins.'),
  "risk": zod.enum(['low', 'medium', 'high']).describe('How far the prices lie apart.')
}).describe('Drop a ball.'),zod.strictObject({
  "game": zod.enum(['mines']).describe('The game.'),
  "mines": zod.int().min(1).max(cashOutMoonshotResponseValueRoundChoiceThreeMinesMax).describe('Mines below the 25 cells.')
}).describe('Open cells without meeting a mine.'),zod.strictObject({
  "game": zod.enum(['dice']).describe('The game.'),
  "direction": zod.enum(['over', 'under']).describe('On which side of the target the roll wins; on it, it loses.'),
  "target": zod.string().max(cashOutMoonshotResponseValueRoundChoiceFourTargetMax).regex(cashOutMoonshotResponseValueRoundChoiceFourTargetRegExp).describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.')
}).describe('Roll over or under a number.'),zod.strictObject({
  "game": zod.enum(['keno']).describe('The game.'),
  "numbers": zod.array(zod.int().min(1).max(cashOutMoonshotResponseValueRoundChoiceFiveNumbersItemMax)).min(1).max(cashOutMoonshotResponseValueRoundChoiceFiveNumbersMax).describe('The numbers, none twice.')
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
  "clientSeed": zod.string().max(cashOutMoonshotResponseValueRoundClientSeedMax).regex(cashOutMoonshotResponseValueRoundClientSeedRegExp).describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.'),
  "serverSeedHash": zod.string().max(cashOutMoonshotResponseValueRoundServerSeedHashMax).regex(cashOutMoonshotResponseValueRoundServerSeedHashRegExp).describe('The commitment, as it was shown before the bet.'),
  "opened": zod.array(zod.int().min(cashOutMoonshotResponseValueRoundOpenedItemMin).max(cashOutMoonshotResponseValueRoundOpenedItemMax)).max(cashOutMoonshotResponseValueRoundOpenedMax).describe('The cells of Mines that were opened, in this order; empty in other games.'),
  "dealt": zod.array(zod.strictObject({
  "card": zod.string().max(cashOutMoonshotResponseValueRoundDealtItemCardMax).regex(cashOutMoonshotResponseValueRoundDealtItemCardRegExp).describe('A card, its rank (`T` is ten) and suit: spades, hearts, diamonds, clubs.'),
  "step": zod.union([zod.literal('higher'),zod.literal('lower'),zod.literal('skip'),zod.literal(null)]).nullable().describe('The guess that it answered, or `skip`; null for the first card.')
}).describe('A card of Hi-Lo, and what was said before it.')).max(cashOutMoonshotResponseValueRoundDealtMax).describe('The cards of Hi-Lo dealt so far, in this order, the last one the card to guess from; empty in other games.'),
  "offers": zod.array(zod.strictObject({
  "guess": zod.enum(['higher', 'lower']).describe('`higher`: the next card\'s rank is as high or higher; after an ace, higher. `lower`: it is as low or lower; after a king,\nlower. Ranks go from the ace, 1, to the king, 13.\n'),
  "hitProbability": zod.string().max(cashOutMoonshotResponseValueRoundOffersItemHitProbabilityMax).regex(cashOutMoonshotResponseValueRoundOffersItemHitProbabilityRegExp).describe('How likely the next card proves it right.'),
  "multiplier": zod.string().max(cashOutMoonshotResponseValueRoundOffersItemMultiplierMax).regex(cashOutMoonshotResponseValueRoundOffersItemMultiplierRegExp).describe('What the round would pay then, for each 1 staked.')
}).describe('A guess that is open, and what it would make of the round.')).max(cashOutMoonshotResponseValueRoundOffersMax).describe('The guesses that an open round of Hi-Lo has now, `higher` first; empty in other games and in ended rounds.'),
  "multiplier": zod.string().max(cashOutMoonshotResponseValueRoundMultiplierMax).regex(cashOutMoonshotResponseValueRoundMultiplierRegExp).describe('What the round pays, or would pay if it were cashed out now, for each 1 staked; 0.00 when it pays nothing or cannot be cashed out yet.'),
  "nextMultiplier": zod.string().max(cashOutMoonshotResponseValueRoundNextMultiplierMax).regex(cashOutMoonshotResponseValueRoundNextMultiplierRegExp).nullable().describe('What the next safe cell of Mines would make of an open round; null in other games, whose `offers` tell it, and in ended rounds.'),
  "payout": zod.string().max(cashOutMoonshotResponseValueRoundPayoutMax).regex(cashOutMoonshotResponseValueRoundPayoutRegExp).nullable().describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.'),
  "outcome": zod.array(zod.string().max(cashOutMoonshotResponseValueRoundOutcomeItemMax).regex(cashOutMoonshotResponseValueRoundOutcomeItemRegExp)).max(cashOutMoonshotResponseValueRoundOutcomeMax).describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour, the cards that were dealt, the segment, the stops of the five reels.\nMines stand in rising order, all else as it was drawn.\n'),
  "startedAt": zod.iso.datetime({"offset":true}).max(cashOutMoonshotResponseValueRoundStartedAtMax).describe('When the stake was taken.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(cashOutMoonshotResponseValueRoundEndedAtMax).nullable().describe('When it ended; null until then.')
}).describe('A round of an in-house game.'),
  "sharedRoundId": zod.string().max(cashOutMoonshotResponseValueSharedRoundIdMax).regex(cashOutMoonshotResponseValueSharedRoundIdRegExp).describe('The round that all players share.'),
  "place": zod.int().min(1).max(cashOutMoonshotResponseValuePlaceMax).describe('Its place in the order of the bets, from 1.'),
  "balanceAfter": zod.string().max(cashOutMoonshotResponseValueBalanceAfterMax).regex(cashOutMoonshotResponseValueBalanceAfterRegExp).describe('What the member can stake on games of the house now.')
}).describe('The own bet after a step, and the balance after it.')
}).describe('The answer of `cashOutMoonshot`.')

export const cashOutMoonshot = {
  response: CashOutMoonshotResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'idempotency_conflict', 'round_not_open', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
