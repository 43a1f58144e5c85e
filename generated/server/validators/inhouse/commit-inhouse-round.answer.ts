// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const commitInhouseRoundResponseValueRoundIdMax = 40;

export const commitInhouseRoundResponseValueRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const commitInhouseRoundResponseValueServerSeedHashMax = 64;

export const commitInhouseRoundResponseValueServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');

export const commitInhouseRoundResponseValueRulesVersionMax = 100000;

export const commitInhouseRoundResponseValueExpiresAtMax = 30;

export const commitInhouseRoundResponseValueReplacedRoundIdMax = 40;

export const commitInhouseRoundResponseValueReplacedRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const commitInhouseRoundResponseValueReplacedServerSeedHashMax = 64;

export const commitInhouseRoundResponseValueReplacedServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');

export const commitInhouseRoundResponseValueReplacedServerSeedMax = 64;

export const commitInhouseRoundResponseValueReplacedServerSeedRegExp = new RegExp('^[0-9a-f]{64}$');

export const CommitInhouseRoundResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "roundId": zod.string().max(commitInhouseRoundResponseValueRoundIdMax).regex(commitInhouseRoundResponseValueRoundIdRegExp).describe('The id of a round.'),
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).describe('An in-house game, a game of vendor `BGS`.'),
  "serverSeedHash": zod.string().max(commitInhouseRoundResponseValueServerSeedHashMax).regex(commitInhouseRoundResponseValueServerSeedHashRegExp).describe('The SHA-256 of the seed that decides the round.'),
  "algorithm": zod.enum(['portico-hmac-sha256-1', 'portico-hmac-sha256-2']).describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n`portico-hmac-sha256-2` is the same, but no number comes twice in one prize of a Vietnamese table: a number that its prize has\nalready is passed over, and the next one is made of the digits that follow. The North is drawn so, as its stations draw; its\ndraws of days that the server was bound to before this version keep `portico-hmac-sha256-1`.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`hi-lo`: card by card c = below(52), so that each comes from a whole deck; its rank is place floor(c / 4) of A23456789TJQK,\nits suit place c mod 4 of SHDC. `lucky-wheel`: below(segments), from 0, the segment as the sheet numbers them.\n`lantern-reels`: below(length of its strip) for each reel from the left; that symbol of the strip, from 0, stands in the top\nrow, the next two below it, the first again after the last.\n`moonshot`: n = below(1000000) * 1000000 + below(1000000); it ends at floor(99 * 10^12 / (10^12 - n)) / 100, at least 1.00\nand at most 990000.00. By version 1 of its rules n = below(1000000), and it ends at floor(99000000 / (1000000 - n)) / 100, at\nleast 1.00: so coarse that many multipliers above 1000 returned less than the sheet said, at worst 49.50 percent at 495000.01.\n\n**The shared round of Moonshot.** Its `roundId` is that of the round of all players, and its `clientSeed` the SHA-256, in\nlower-case hexadecimal, of the client seeds of all bets that stand at take-off, in the order of their places, joined by line\nfeeds (U+000A), without one at the end; without a bet that of the empty text. The server shows the hash of its seed before the\nfirst bet, and no player knows that seed before the end: neither side alone can choose it. A player is paid `cashOutAt` where\nit is at most the end.\n\n**What that cannot exclude.** The server knows its seed while it takes bets, and takes them one after another. Somebody in\nleague with it who bets last could choose a seed by the end that it gives. Operators have no account that bets, the evidence\nlists every bet with its place, its time and its seed while bets are still taken, and whoever bets after that somebody spoils\nthe choice. Games of one player leave no such room: their seed is sealed first, and the player speaks last.\n'),
  "rulesVersion": zod.int().min(1).max(commitInhouseRoundResponseValueRulesVersionMax).describe('The rule sheet that holds for it.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(commitInhouseRoundResponseValueExpiresAtMax).describe('Until when it can be played.'),
  "replaced": zod.strictObject({
  "roundId": zod.string().max(commitInhouseRoundResponseValueReplacedRoundIdMax).regex(commitInhouseRoundResponseValueReplacedRoundIdRegExp).describe('The id of a round.'),
  "serverSeedHash": zod.string().max(commitInhouseRoundResponseValueReplacedServerSeedHashMax).regex(commitInhouseRoundResponseValueReplacedServerSeedHashRegExp).describe('Its commitment, as it was shown.'),
  "serverSeed": zod.string().max(commitInhouseRoundResponseValueReplacedServerSeedMax).regex(commitInhouseRoundResponseValueReplacedServerSeedRegExp).describe('Its seed, whose SHA-256 is the commitment. No round is ever played with it.')
}).optional().describe('The round that it replaces; absent without one.')
}).describe('A round that is sealed but not yet played.')
}).describe('The answer of `commitInhouseRound`.')

export const commitInhouseRound = {
  response: CommitInhouseRoundResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'game_maintenance', 'maintenance', 'unavailable'],
};
