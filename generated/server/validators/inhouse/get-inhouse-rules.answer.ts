// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getInhouseRulesResponseValueNodeIdMax = 12;

export const getInhouseRulesResponseValueNodeIdRegExp = new RegExp('^[0-9]{1,12}$');

export const getInhouseRulesResponseValueGameNameMax = 120;

export const getInhouseRulesResponseValueVersionMax = 100000;

export const getInhouseRulesResponseValueValidFromMax = 30;

export const getInhouseRulesResponseValueHtmlMax = 20000;

export const getInhouseRulesResponseValueMultiplierRuleMax = 1000;

export const getInhouseRulesResponseValuePricesItemChoiceMax = 120;

export const getInhouseRulesResponseValuePricesItemMultiplierMax = 14;

export const getInhouseRulesResponseValuePricesItemMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');

export const getInhouseRulesResponseValuePricesItemHitProbabilityMax = 14;

export const getInhouseRulesResponseValuePricesItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');

export const getInhouseRulesResponseValuePricesItemReturnToPlayerMin = 0;

export const getInhouseRulesResponseValuePricesItemReturnToPlayerMax = 10000;

export const getInhouseRulesResponseValuePricesMax = 500;

export const getInhouseRulesResponseValueReturnToPlayerMin = 0;

export const getInhouseRulesResponseValueReturnToPlayerMax = 10000;

export const getInhouseRulesResponseValueMinStakeMax = 25;

export const getInhouseRulesResponseValueMinStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getInhouseRulesResponseValueMaxStakeMax = 25;

export const getInhouseRulesResponseValueMaxStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getInhouseRulesResponseValueMaxPayoutMax = 25;

export const getInhouseRulesResponseValueMaxPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getInhouseRulesResponseValueUnfinishedHoursMax = 168;

export const getInhouseRulesResponseValueUnfinishedRuleMax = 500;

export const GetInhouseRulesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).describe('An in-house game, a game of vendor `BGS`.'),
  "nodeId": zod.string().max(getInhouseRulesResponseValueNodeIdMax).regex(getInhouseRulesResponseValueNodeIdRegExp).describe('The place of a game in the catalogue; unique.'),
  "gameName": zod.string().min(1).max(getInhouseRulesResponseValueGameNameMax).describe('Its name.'),
  "version": zod.int().min(1).max(getInhouseRulesResponseValueVersionMax).describe('The version of the sheet. A round is settled by the version that it began with.'),
  "validFrom": zod.iso.datetime({"offset":true}).max(getInhouseRulesResponseValueValidFromMax).describe('Since when this version holds.'),
  "html": zod.string().min(1).max(getInhouseRulesResponseValueHtmlMax).describe('How it is played, sanitised HTML.'),
  "multiplierRule": zod.string().min(1).max(getInhouseRulesResponseValueMultiplierRuleMax).describe('How the multiplier follows from a choice, for any choice.'),
  "prices": zod.array(zod.strictObject({
  "choice": zod.string().min(1).max(getInhouseRulesResponseValuePricesItemChoiceMax).describe('The choice, in words of the rule sheet.'),
  "multiplier": zod.string().max(getInhouseRulesResponseValuePricesItemMultiplierMax).regex(getInhouseRulesResponseValuePricesItemMultiplierRegExp).describe('What it pays for each 1 staked.'),
  "hitProbability": zod.string().max(getInhouseRulesResponseValuePricesItemHitProbabilityMax).regex(getInhouseRulesResponseValuePricesItemHitProbabilityRegExp).describe('How likely this price is paid.'),
  "returnToPlayer": zod.int().min(getInhouseRulesResponseValuePricesItemReturnToPlayerMin).max(getInhouseRulesResponseValuePricesItemReturnToPlayerMax).describe('The return to player of the bet, all its prices together, in basis points, rounded down.')
}).describe('One price that a bet can be paid, and how likely it is. A bet with several prices has a row for each.')).max(getInhouseRulesResponseValuePricesMax).describe('Every choice with its prices above zero; of a game with more than 500 choices those at even steps. A line of Lantern Reels pays a tenth of the round, so its rows are by line.'),
  "returnToPlayer": zod.int().min(getInhouseRulesResponseValueReturnToPlayerMin).max(getInhouseRulesResponseValueReturnToPlayerMax).describe('The return to player of the game in basis points, that of its least choice.'),
  "minStake": zod.string().max(getInhouseRulesResponseValueMinStakeMax).regex(getInhouseRulesResponseValueMinStakeRegExp).describe('The least stake of a round.'),
  "maxStake": zod.string().max(getInhouseRulesResponseValueMaxStakeMax).regex(getInhouseRulesResponseValueMaxStakeRegExp).describe('The greatest stake of a round.'),
  "maxPayout": zod.string().max(getInhouseRulesResponseValueMaxPayoutMax).regex(getInhouseRulesResponseValueMaxPayoutRegExp).describe('The most that a round pays.'),
  "algorithm": zod.enum(['portico-hmac-sha256-1', 'portico-hmac-sha256-2']).describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n`portico-hmac-sha256-2` is the same, but no number comes twice in one prize of a Vietnamese table: a number that its prize has\nalready is passed over, and the next one is made of the digits that follow. The North is drawn so, as its stations draw; its\ndraws of days that the server was bound to before this version keep `portico-hmac-sha256-1`.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`hi-lo`: card by card c = below(52), so that each comes from a whole deck; its rank is place floor(c / 4) of A23456789TJQK,\nits suit place c mod 4 of SHDC. `lucky-wheel`: below(segments), from 0, the segment as the sheet numbers them.\n`lantern-reels`: below(length of its strip) for each reel from the left; that symbol of the strip, from 0, stands in the top\nrow, the next two below it, the first again after the last.\n`moonshot`: n = below(1000000) * 1000000 + below(1000000); it ends at floor(99 * 10^12 / (10^12 - n)) / 100, at least 1.00\nand at most 990000.00. By version 1 of its rules n = below(1000000), and it ends at floor(99000000 / (1000000 - n)) / 100, at\nleast 1.00: so coarse that many multipliers above 1000 returned less than the sheet said, at worst 49.50 percent at 495000.01.\n\n**The shared round of Moonshot.** Its `roundId` is that of the round of all players, and its `clientSeed` the SHA-256, in\nlower-case hexadecimal, of the client seeds of all bets that stand at take-off, in the order of their places, joined by line\nfeeds (U+000A), without one at the end; without a bet that of the empty text. The server shows the hash of its seed before the\nfirst bet, and no player knows that seed before the end: neither side alone can choose it. A player is paid `cashOutAt` where\nit is at most the end.\n\n**What that cannot exclude.** The server knows its seed while it takes bets, and takes them one after another. Somebody in\nleague with it who bets last could choose a seed by the end that it gives. Operators have no account that bets, the evidence\nlists every bet with its place, its time and its seed while bets are still taken, and whoever bets after that somebody spoils\nthe choice. Games of one player leave no such room: their seed is sealed first, and the player speaks last.\n'),
  "unfinishedHours": zod.int().min(1).max(getInhouseRulesResponseValueUnfinishedHoursMax).describe('How long an unfinished round waits for its player.'),
  "unfinishedRule": zod.string().min(1).max(getInhouseRulesResponseValueUnfinishedRuleMax).describe('What becomes of it then.')
}).describe('The rule sheet of an in-house game.')
}).describe('The answer of `getInhouseRules`.')

export const getInhouseRules = {
  response: GetInhouseRulesResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
