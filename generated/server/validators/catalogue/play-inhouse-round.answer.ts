// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const playInhouseRoundResponseValueRoundRoundIdMax = 40;

export const playInhouseRoundResponseValueRoundRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const playInhouseRoundResponseValueRoundBetIdMax = 40;

export const playInhouseRoundResponseValueRoundBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const playInhouseRoundResponseValueRoundGameNameMax = 120;

export const playInhouseRoundResponseValueRoundRulesVersionMax = 100000;

export const playInhouseRoundResponseValueRoundStakeMax = 25;

export const playInhouseRoundResponseValueRoundStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const playInhouseRoundResponseValueRoundChoiceOneCashOutAtMax = 9;

export const playInhouseRoundResponseValueRoundChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');

export const playInhouseRoundResponseValueRoundChoiceTwoRowsMin = 8;

export const playInhouseRoundResponseValueRoundChoiceTwoRowsMax = 16;

export const playInhouseRoundResponseValueRoundChoiceThreeMinesMax = 24;

export const playInhouseRoundResponseValueRoundChoiceFourTargetMax = 5;

export const playInhouseRoundResponseValueRoundChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');

export const playInhouseRoundResponseValueRoundChoiceFiveNumbersItemMax = 40;

export const playInhouseRoundResponseValueRoundChoiceFiveNumbersMax = 10;

export const playInhouseRoundResponseValueRoundClientSeedMax = 64;

export const playInhouseRoundResponseValueRoundClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');

export const playInhouseRoundResponseValueRoundServerSeedHashMax = 64;

export const playInhouseRoundResponseValueRoundServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');

export const playInhouseRoundResponseValueRoundOpenedItemMin = 0;

export const playInhouseRoundResponseValueRoundOpenedItemMax = 24;

export const playInhouseRoundResponseValueRoundOpenedMax = 25;

export const playInhouseRoundResponseValueRoundMultiplierMax = 14;

export const playInhouseRoundResponseValueRoundMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');

export const playInhouseRoundResponseValueRoundNextMultiplierMax = 14;

export const playInhouseRoundResponseValueRoundNextMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');

export const playInhouseRoundResponseValueRoundPayoutMax = 25;

export const playInhouseRoundResponseValueRoundPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const playInhouseRoundResponseValueRoundOutcomeItemMax = 12;

export const playInhouseRoundResponseValueRoundOutcomeItemRegExp = new RegExp('^[0-9A-Z.]{1,12}$');

export const playInhouseRoundResponseValueRoundOutcomeMax = 40;

export const playInhouseRoundResponseValueRoundStartedAtMax = 30;

export const playInhouseRoundResponseValueRoundEndedAtMax = 30;

export const playInhouseRoundResponseValueBalanceAfterMax = 25;

export const playInhouseRoundResponseValueBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const PlayInhouseRoundResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "round": zod.strictObject({
  "roundId": zod.string().max(playInhouseRoundResponseValueRoundRoundIdMax).regex(playInhouseRoundResponseValueRoundRoundIdRegExp).describe('The id of a round.'),
  "betId": zod.string().max(playInhouseRoundResponseValueRoundBetIdMax).regex(playInhouseRoundResponseValueRoundBetIdRegExp).describe('The bet in the betting record.'),
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).describe('An in-house game, a game of vendor `BGS`.'),
  "gameName": zod.string().min(1).max(playInhouseRoundResponseValueRoundGameNameMax).describe('The game\'s name.'),
  "rulesVersion": zod.int().min(1).max(playInhouseRoundResponseValueRoundRulesVersionMax).describe('The rule sheet that holds for it.'),
  "state": zod.enum(['open', 'won', 'lost', 'void']).describe('`open` waits for the player; `void` gave the stake back.'),
  "demo": zod.boolean().describe('Whether it is played in play credit.'),
  "stake": zod.string().max(playInhouseRoundResponseValueRoundStakeMax).regex(playInhouseRoundResponseValueRoundStakeRegExp).describe('The stake.'),
  "choice": zod.union([zod.strictObject({
  "game": zod.enum(['moonshot']).describe('The game.'),
  "cashOutAt": zod.string().max(playInhouseRoundResponseValueRoundChoiceOneCashOutAtMax).regex(playInhouseRoundResponseValueRoundChoiceOneCashOutAtRegExp).optional().describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.')
}).describe('Fly, and get out in time.'),zod.strictObject({
  "game": zod.enum(['plinko']).describe('The game.'),
  "rows": zod.int().min(playInhouseRoundResponseValueRoundChoiceTwoRowsMin).max(playInhouseRoundResponseValueRoundChoiceTwoRowsMax).describe('Rows of pins.'),
  "risk": zod.enum(['low', 'medium', 'high']).describe('How far the prices lie apart.')
}).describe('Drop a ball.'),zod.strictObject({
  "game": zod.enum(['mines']).describe('The game.'),
  "mines": zod.int().min(1).max(playInhouseRoundResponseValueRoundChoiceThreeMinesMax).describe('Mines below the 25 cells.')
}).describe('Open cells without meeting a mine.'),zod.strictObject({
  "game": zod.enum(['dice']).describe('The game.'),
  "direction": zod.enum(['over', 'under']).describe('On which side of the target the roll wins; on it, it loses.'),
  "target": zod.string().max(playInhouseRoundResponseValueRoundChoiceFourTargetMax).regex(playInhouseRoundResponseValueRoundChoiceFourTargetRegExp).describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.')
}).describe('Roll over or under a number.'),zod.strictObject({
  "game": zod.enum(['keno']).describe('The game.'),
  "numbers": zod.array(zod.int().min(1).max(playInhouseRoundResponseValueRoundChoiceFiveNumbersItemMax)).min(1).max(playInhouseRoundResponseValueRoundChoiceFiveNumbersMax).describe('The numbers, none twice.')
}).describe('Name up to ten of forty numbers.'),zod.strictObject({
  "game": zod.enum(['lumo-lamp']).describe('The game.'),
  "light": zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).describe('The colour.')
}).describe('Name the colour that lights up.')]).describe('What the player bets on.'),
  "clientSeed": zod.string().max(playInhouseRoundResponseValueRoundClientSeedMax).regex(playInhouseRoundResponseValueRoundClientSeedRegExp).describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.'),
  "serverSeedHash": zod.string().max(playInhouseRoundResponseValueRoundServerSeedHashMax).regex(playInhouseRoundResponseValueRoundServerSeedHashRegExp).describe('The commitment, as it was shown before the bet.'),
  "opened": zod.array(zod.int().min(playInhouseRoundResponseValueRoundOpenedItemMin).max(playInhouseRoundResponseValueRoundOpenedItemMax)).max(playInhouseRoundResponseValueRoundOpenedMax).describe('The cells of Mines that were opened, in this order; empty in other games.'),
  "multiplier": zod.string().max(playInhouseRoundResponseValueRoundMultiplierMax).regex(playInhouseRoundResponseValueRoundMultiplierRegExp).describe('What the round pays, or would pay now, for each 1 staked; 0.00 when it is lost.'),
  "nextMultiplier": zod.string().max(playInhouseRoundResponseValueRoundNextMultiplierMax).regex(playInhouseRoundResponseValueRoundNextMultiplierRegExp).nullable().describe('What the next safe cell of Mines would make of it; null where nothing can follow.'),
  "payout": zod.string().max(playInhouseRoundResponseValueRoundPayoutMax).regex(playInhouseRoundResponseValueRoundPayoutRegExp).nullable().describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.'),
  "outcome": zod.array(zod.string().max(playInhouseRoundResponseValueRoundOutcomeItemMax).regex(playInhouseRoundResponseValueRoundOutcomeItemRegExp)).max(playInhouseRoundResponseValueRoundOutcomeMax).describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour.\n'),
  "startedAt": zod.iso.datetime({"offset":true}).max(playInhouseRoundResponseValueRoundStartedAtMax).describe('When the stake was taken.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(playInhouseRoundResponseValueRoundEndedAtMax).nullable().describe('When it ended.')
}).describe('A round of an in-house game.'),
  "balanceAfter": zod.string().max(playInhouseRoundResponseValueBalanceAfterMax).regex(playInhouseRoundResponseValueBalanceAfterRegExp).describe('What the member can play with now.')
}).describe('A round after a step, and the balance after it.')
}).describe('The answer of `playInhouseRound`.')
