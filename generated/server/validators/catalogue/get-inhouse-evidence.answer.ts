// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getInhouseEvidenceResponseValueRoundIdMax = 40;

export const getInhouseEvidenceResponseValueRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const getInhouseEvidenceResponseValueServerSeedHashMax = 64;

export const getInhouseEvidenceResponseValueServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');

export const getInhouseEvidenceResponseValueServerSeedMax = 64;

export const getInhouseEvidenceResponseValueServerSeedRegExp = new RegExp('^[0-9a-f]{64}$');

export const getInhouseEvidenceResponseValueClientSeedMax = 64;

export const getInhouseEvidenceResponseValueClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');

export const getInhouseEvidenceResponseValueLabelMax = 110;

export const getInhouseEvidenceResponseValueChoiceOneCashOutAtMax = 9;

export const getInhouseEvidenceResponseValueChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');

export const getInhouseEvidenceResponseValueChoiceTwoRowsMin = 8;

export const getInhouseEvidenceResponseValueChoiceTwoRowsMax = 16;

export const getInhouseEvidenceResponseValueChoiceThreeMinesMax = 24;

export const getInhouseEvidenceResponseValueChoiceFourTargetMax = 5;

export const getInhouseEvidenceResponseValueChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');

export const getInhouseEvidenceResponseValueChoiceFiveNumbersItemMax = 40;

export const getInhouseEvidenceResponseValueChoiceFiveNumbersMax = 10;

export const getInhouseEvidenceResponseValueOutcomeItemMax = 12;

export const getInhouseEvidenceResponseValueOutcomeItemRegExp = new RegExp('^[0-9A-Z.]{1,12}$');

export const getInhouseEvidenceResponseValueOutcomeMax = 40;

export const getInhouseEvidenceResponseValueRevealedAtMax = 30;

export const GetInhouseEvidenceResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "roundId": zod.string().max(getInhouseEvidenceResponseValueRoundIdMax).regex(getInhouseEvidenceResponseValueRoundIdRegExp).describe('The id of a round.'),
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).describe('An in-house game, a game of vendor `BGS`.'),
  "algorithm": zod.enum(['portico-hmac-sha256-1']).describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`moonshot`: n = below(1000000); it ends at floor(99000000 / (1000000 - n)) / 100, at least 1.00.\n'),
  "serverSeedHash": zod.string().max(getInhouseEvidenceResponseValueServerSeedHashMax).regex(getInhouseEvidenceResponseValueServerSeedHashRegExp).describe('The commitment, as it was shown before the bet.'),
  "serverSeed": zod.string().max(getInhouseEvidenceResponseValueServerSeedMax).regex(getInhouseEvidenceResponseValueServerSeedRegExp).nullable().describe('The seed of the server, null until the round has ended.'),
  "clientSeed": zod.string().max(getInhouseEvidenceResponseValueClientSeedMax).regex(getInhouseEvidenceResponseValueClientSeedRegExp).describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.'),
  "label": zod.string().min(1).max(getInhouseEvidenceResponseValueLabelMax).describe('The label of the algorithm, `roundId:clientSeed`.'),
  "choice": zod.union([zod.strictObject({
  "game": zod.enum(['moonshot']).describe('The game.'),
  "cashOutAt": zod.string().max(getInhouseEvidenceResponseValueChoiceOneCashOutAtMax).regex(getInhouseEvidenceResponseValueChoiceOneCashOutAtRegExp).optional().describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.')
}).describe('Fly, and get out in time.'),zod.strictObject({
  "game": zod.enum(['plinko']).describe('The game.'),
  "rows": zod.int().min(getInhouseEvidenceResponseValueChoiceTwoRowsMin).max(getInhouseEvidenceResponseValueChoiceTwoRowsMax).describe('Rows of pins.'),
  "risk": zod.enum(['low', 'medium', 'high']).describe('How far the prices lie apart.')
}).describe('Drop a ball.'),zod.strictObject({
  "game": zod.enum(['mines']).describe('The game.'),
  "mines": zod.int().min(1).max(getInhouseEvidenceResponseValueChoiceThreeMinesMax).describe('Mines below the 25 cells.')
}).describe('Open cells without meeting a mine.'),zod.strictObject({
  "game": zod.enum(['dice']).describe('The game.'),
  "direction": zod.enum(['over', 'under']).describe('On which side of the target the roll wins; on it, it loses.'),
  "target": zod.string().max(getInhouseEvidenceResponseValueChoiceFourTargetMax).regex(getInhouseEvidenceResponseValueChoiceFourTargetRegExp).describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.')
}).describe('Roll over or under a number.'),zod.strictObject({
  "game": zod.enum(['keno']).describe('The game.'),
  "numbers": zod.array(zod.int().min(1).max(getInhouseEvidenceResponseValueChoiceFiveNumbersItemMax)).min(1).max(getInhouseEvidenceResponseValueChoiceFiveNumbersMax).describe('The numbers, none twice.')
}).describe('Name up to ten of forty numbers.'),zod.strictObject({
  "game": zod.enum(['lumo-lamp']).describe('The game.'),
  "light": zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).describe('The colour.')
}).describe('Name the colour that lights up.')]).describe('What the player bets on.'),
  "outcome": zod.array(zod.string().max(getInhouseEvidenceResponseValueOutcomeItemMax).regex(getInhouseEvidenceResponseValueOutcomeItemRegExp)).max(getInhouseEvidenceResponseValueOutcomeMax).describe('What the seeds give, as in the round; empty until it has ended.'),
  "revealedAt": zod.iso.datetime({"offset":true}).max(getInhouseEvidenceResponseValueRevealedAtMax).nullable().describe('When the seed was shown.')
}).describe('Everything needed to work a round out again.')
}).describe('The answer of `getInhouseEvidence`.')
