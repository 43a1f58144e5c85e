// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const commitInhouseRoundResponseValueRoundIdMax = 40;

export const commitInhouseRoundResponseValueRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const commitInhouseRoundResponseValueServerSeedHashMax = 64;

export const commitInhouseRoundResponseValueServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');

export const commitInhouseRoundResponseValueRulesVersionMax = 100000;

export const commitInhouseRoundResponseValueExpiresAtMax = 30;

export const CommitInhouseRoundResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "roundId": zod.string().max(commitInhouseRoundResponseValueRoundIdMax).regex(commitInhouseRoundResponseValueRoundIdRegExp).describe('The id of a round.'),
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).describe('An in-house game, a game of vendor `BGS`.'),
  "serverSeedHash": zod.string().max(commitInhouseRoundResponseValueServerSeedHashMax).regex(commitInhouseRoundResponseValueServerSeedHashRegExp).describe('The SHA-256 of the seed that decides the round.'),
  "algorithm": zod.enum(['portico-hmac-sha256-1']).describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`moonshot`: n = below(1000000); it ends at floor(99000000 / (1000000 - n)) / 100, at least 1.00.\n'),
  "rulesVersion": zod.int().min(1).max(commitInhouseRoundResponseValueRulesVersionMax).describe('The rule sheet that holds for it.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(commitInhouseRoundResponseValueExpiresAtMax).describe('Until when it can be played.')
}).describe('A round that is sealed but not yet played.')
}).describe('The answer of `commitInhouseRound`.')
