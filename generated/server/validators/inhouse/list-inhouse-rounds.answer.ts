// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listInhouseRoundsResponseValueContentItemRoundIdMax = 40;

export const listInhouseRoundsResponseValueContentItemRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const listInhouseRoundsResponseValueContentItemBetIdMax = 40;

export const listInhouseRoundsResponseValueContentItemBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const listInhouseRoundsResponseValueContentItemGameNameMax = 120;

export const listInhouseRoundsResponseValueContentItemRulesVersionMax = 100000;

export const listInhouseRoundsResponseValueContentItemStakeMax = 25;

export const listInhouseRoundsResponseValueContentItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listInhouseRoundsResponseValueContentItemChoiceOneCashOutAtMax = 9;

export const listInhouseRoundsResponseValueContentItemChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');

export const listInhouseRoundsResponseValueContentItemChoiceTwoRowsMin = 8;

export const listInhouseRoundsResponseValueContentItemChoiceTwoRowsMax = 16;

export const listInhouseRoundsResponseValueContentItemChoiceThreeMinesMax = 24;

export const listInhouseRoundsResponseValueContentItemChoiceFourTargetMax = 5;

export const listInhouseRoundsResponseValueContentItemChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');

export const listInhouseRoundsResponseValueContentItemChoiceFiveNumbersItemMax = 40;

export const listInhouseRoundsResponseValueContentItemChoiceFiveNumbersMax = 10;

export const listInhouseRoundsResponseValueContentItemClientSeedMax = 64;

export const listInhouseRoundsResponseValueContentItemClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');

export const listInhouseRoundsResponseValueContentItemServerSeedHashMax = 64;

export const listInhouseRoundsResponseValueContentItemServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');

export const listInhouseRoundsResponseValueContentItemOpenedItemMin = 0;

export const listInhouseRoundsResponseValueContentItemOpenedItemMax = 24;

export const listInhouseRoundsResponseValueContentItemOpenedMax = 25;

export const listInhouseRoundsResponseValueContentItemDealtItemCardMax = 2;

export const listInhouseRoundsResponseValueContentItemDealtItemCardRegExp = new RegExp('^[A23456789TJQK][SHDC]$');

export const listInhouseRoundsResponseValueContentItemDealtMax = 52;

export const listInhouseRoundsResponseValueContentItemOffersItemHitProbabilityMax = 14;

export const listInhouseRoundsResponseValueContentItemOffersItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');

export const listInhouseRoundsResponseValueContentItemOffersItemMultiplierMax = 14;

export const listInhouseRoundsResponseValueContentItemOffersItemMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');

export const listInhouseRoundsResponseValueContentItemOffersMax = 2;

export const listInhouseRoundsResponseValueContentItemMultiplierMax = 14;

export const listInhouseRoundsResponseValueContentItemMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');

export const listInhouseRoundsResponseValueContentItemNextMultiplierMax = 14;

export const listInhouseRoundsResponseValueContentItemNextMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');

export const listInhouseRoundsResponseValueContentItemPayoutMax = 25;

export const listInhouseRoundsResponseValueContentItemPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listInhouseRoundsResponseValueContentItemOutcomeItemMax = 12;

export const listInhouseRoundsResponseValueContentItemOutcomeItemRegExp = new RegExp('^[0-9A-Z.]{1,12}$');

export const listInhouseRoundsResponseValueContentItemOutcomeMax = 52;

export const listInhouseRoundsResponseValueContentItemStartedAtMax = 30;

export const listInhouseRoundsResponseValueContentItemEndedAtMax = 30;

export const listInhouseRoundsResponseValueContentMax = 100;

export const listInhouseRoundsResponseValueTotalPagesMin = 0;

export const listInhouseRoundsResponseValueTotalPagesMax = 1000000;

export const listInhouseRoundsResponseValueTotalElementsMin = 0;

export const listInhouseRoundsResponseValueTotalElementsMax = 100000000;

export const listInhouseRoundsResponseValueTotalsRoundsMin = 0;

export const listInhouseRoundsResponseValueTotalsRoundsMax = 100000000;

export const listInhouseRoundsResponseValueTotalsStakeMax = 25;

export const listInhouseRoundsResponseValueTotalsStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listInhouseRoundsResponseValueTotalsOpenStakeMax = 25;

export const listInhouseRoundsResponseValueTotalsOpenStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listInhouseRoundsResponseValueTotalsPayoutMax = 25;

export const listInhouseRoundsResponseValueTotalsPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listInhouseRoundsResponseValueTotalsNetMax = 25;

export const listInhouseRoundsResponseValueTotalsNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListInhouseRoundsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "roundId": zod.string().max(listInhouseRoundsResponseValueContentItemRoundIdMax).regex(listInhouseRoundsResponseValueContentItemRoundIdRegExp).describe('The id of a round.'),
  "betId": zod.string().max(listInhouseRoundsResponseValueContentItemBetIdMax).regex(listInhouseRoundsResponseValueContentItemBetIdRegExp).describe('The bet in the betting record.'),
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).describe('An in-house game, a game of vendor `BGS`.'),
  "gameName": zod.string().min(1).max(listInhouseRoundsResponseValueContentItemGameNameMax).describe('The game\'s name.'),
  "rulesVersion": zod.int().min(1).max(listInhouseRoundsResponseValueContentItemRulesVersionMax).describe('The rule sheet that holds for it.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void']).describe('`open` waits for the player. An ended round is `won`, `lost` or `push` by what it paid, as in `BetState`; `void` gave the stake back.'),
  "demo": zod.boolean().describe('Whether it is played in play credit.'),
  "stake": zod.string().max(listInhouseRoundsResponseValueContentItemStakeMax).regex(listInhouseRoundsResponseValueContentItemStakeRegExp).describe('The stake.'),
  "choice": zod.union([zod.strictObject({
  "game": zod.enum(['moonshot']).describe('The game.'),
  "cashOutAt": zod.string().max(listInhouseRoundsResponseValueContentItemChoiceOneCashOutAtMax).regex(listInhouseRoundsResponseValueContentItemChoiceOneCashOutAtRegExp).optional().describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.')
}).describe('Fly, and get out in time.'),zod.strictObject({
  "game": zod.enum(['plinko']).describe('The game.'),
  "rows": zod.int().min(listInhouseRoundsResponseValueContentItemChoiceTwoRowsMin).max(listInhouseRoundsResponseValueContentItemChoiceTwoRowsMax).describe('Rows of pins.'),
  "risk": zod.enum(['low', 'medium', 'high']).describe('How far the prices lie apart.')
}).describe('Drop a ball.'),zod.strictObject({
  "game": zod.enum(['mines']).describe('The game.'),
  "mines": zod.int().min(1).max(listInhouseRoundsResponseValueContentItemChoiceThreeMinesMax).describe('Mines below the 25 cells.')
}).describe('Open cells without meeting a mine.'),zod.strictObject({
  "game": zod.enum(['dice']).describe('The game.'),
  "direction": zod.enum(['over', 'under']).describe('On which side of the target the roll wins; on it, it loses.'),
  "target": zod.string().max(listInhouseRoundsResponseValueContentItemChoiceFourTargetMax).regex(listInhouseRoundsResponseValueContentItemChoiceFourTargetRegExp).describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.')
}).describe('Roll over or under a number.'),zod.strictObject({
  "game": zod.enum(['keno']).describe('The game.'),
  "numbers": zod.array(zod.int().min(1).max(listInhouseRoundsResponseValueContentItemChoiceFiveNumbersItemMax)).min(1).max(listInhouseRoundsResponseValueContentItemChoiceFiveNumbersMax).describe('The numbers, none twice.')
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
  "clientSeed": zod.string().max(listInhouseRoundsResponseValueContentItemClientSeedMax).regex(listInhouseRoundsResponseValueContentItemClientSeedRegExp).describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.'),
  "serverSeedHash": zod.string().max(listInhouseRoundsResponseValueContentItemServerSeedHashMax).regex(listInhouseRoundsResponseValueContentItemServerSeedHashRegExp).describe('The commitment, as it was shown before the bet.'),
  "opened": zod.array(zod.int().min(listInhouseRoundsResponseValueContentItemOpenedItemMin).max(listInhouseRoundsResponseValueContentItemOpenedItemMax)).max(listInhouseRoundsResponseValueContentItemOpenedMax).describe('The cells of Mines that were opened, in this order; empty in other games.'),
  "dealt": zod.array(zod.strictObject({
  "card": zod.string().max(listInhouseRoundsResponseValueContentItemDealtItemCardMax).regex(listInhouseRoundsResponseValueContentItemDealtItemCardRegExp).describe('A card, its rank (`T` is ten) and suit: spades, hearts, diamonds, clubs.'),
  "step": zod.union([zod.literal('higher'),zod.literal('lower'),zod.literal('skip'),zod.literal(null)]).nullable().describe('The guess that it answered, or `skip`; null for the first card.')
}).describe('A card of Hi-Lo, and what was said before it.')).max(listInhouseRoundsResponseValueContentItemDealtMax).describe('The cards of Hi-Lo dealt so far, in this order, the last one the card to guess from; empty in other games.'),
  "offers": zod.array(zod.strictObject({
  "guess": zod.enum(['higher', 'lower']).describe('`higher`: the next card\'s rank is as high or higher; after an ace, higher. `lower`: it is as low or lower; after a king,\nlower. Ranks go from the ace, 1, to the king, 13.\n'),
  "hitProbability": zod.string().max(listInhouseRoundsResponseValueContentItemOffersItemHitProbabilityMax).regex(listInhouseRoundsResponseValueContentItemOffersItemHitProbabilityRegExp).describe('How likely the next card proves it right.'),
  "multiplier": zod.string().max(listInhouseRoundsResponseValueContentItemOffersItemMultiplierMax).regex(listInhouseRoundsResponseValueContentItemOffersItemMultiplierRegExp).describe('What the round would pay then, for each 1 staked.')
}).describe('A guess that is open, and what it would make of the round.')).max(listInhouseRoundsResponseValueContentItemOffersMax).describe('The guesses that an open round of Hi-Lo has now, `higher` first; empty in other games and in ended rounds.'),
  "multiplier": zod.string().max(listInhouseRoundsResponseValueContentItemMultiplierMax).regex(listInhouseRoundsResponseValueContentItemMultiplierRegExp).describe('What the round pays, or would pay if it were cashed out now, for each 1 staked; 0.00 when it pays nothing or cannot be cashed out yet.'),
  "nextMultiplier": zod.string().max(listInhouseRoundsResponseValueContentItemNextMultiplierMax).regex(listInhouseRoundsResponseValueContentItemNextMultiplierRegExp).nullable().describe('What the next safe cell of Mines would make of an open round; null in other games, whose `offers` tell it, and in ended rounds.'),
  "payout": zod.string().max(listInhouseRoundsResponseValueContentItemPayoutMax).regex(listInhouseRoundsResponseValueContentItemPayoutRegExp).nullable().describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.'),
  "outcome": zod.array(zod.string().max(listInhouseRoundsResponseValueContentItemOutcomeItemMax).regex(listInhouseRoundsResponseValueContentItemOutcomeItemRegExp)).max(listInhouseRoundsResponseValueContentItemOutcomeMax).describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour, the cards that were dealt, the segment, the stops of the five reels.\nMines stand in rising order, all else as it was drawn.\n'),
  "startedAt": zod.iso.datetime({"offset":true}).max(listInhouseRoundsResponseValueContentItemStartedAtMax).describe('When the stake was taken.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(listInhouseRoundsResponseValueContentItemEndedAtMax).nullable().describe('When it ended; null until then.')
}).describe('A round of an in-house game.')).max(listInhouseRoundsResponseValueContentMax).describe('The rounds of the page, the newest first; none beyond the last page.'),
  "totalPages": zod.int().min(listInhouseRoundsResponseValueTotalPagesMin).max(listInhouseRoundsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listInhouseRoundsResponseValueTotalElementsMin).max(listInhouseRoundsResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "rounds": zod.int().min(listInhouseRoundsResponseValueTotalsRoundsMin).max(listInhouseRoundsResponseValueTotalsRoundsMax).describe('Rounds.'),
  "stake": zod.string().max(listInhouseRoundsResponseValueTotalsStakeMax).regex(listInhouseRoundsResponseValueTotalsStakeRegExp).describe('What was staked.'),
  "openStake": zod.string().max(listInhouseRoundsResponseValueTotalsOpenStakeMax).regex(listInhouseRoundsResponseValueTotalsOpenStakeRegExp).optional().describe('What of it is staked in rounds that are still open; without it nothing is known of that.'),
  "payout": zod.string().max(listInhouseRoundsResponseValueTotalsPayoutMax).regex(listInhouseRoundsResponseValueTotalsPayoutRegExp).describe('What was paid.'),
  "net": zod.string().max(listInhouseRoundsResponseValueTotalsNetMax).regex(listInhouseRoundsResponseValueTotalsNetRegExp).describe('Paid less staked, negative when the player lost. The stakes of open rounds count as staked.')
}).describe('The sums over all entries of the range, not of the page.')
}).describe('A page of rounds.')
}).describe('The answer of `listInhouseRounds`.')

export const listInhouseRounds = {
  response: ListInhouseRoundsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
