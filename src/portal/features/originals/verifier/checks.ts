import type { InhouseEvidence } from '#generated/model/index.ts';
import { sha256, toHex } from '#portal/lib/hmac-sha256.ts';
import { playersText } from '#shared/games/moonshot.ts';
import type { Given } from './given.ts';
import type { WorkedOut } from './work-out.ts';

/** Whether each step agrees with what was published; undefined where nothing was published of it. */
export type Checks = {
  readonly seal: boolean;
  /** Whether the seeds of all bets give the seed of a shared round. */
  readonly players: boolean | undefined;
  readonly outcome: boolean | undefined;
  readonly pays: boolean | undefined;
};

/** Compares what was worked out with the seal and, where the server gave it, the evidence. */
export function checksOf(
  { hash, outcome, multiplier }: WorkedOut,
  given: Given,
  evidence: InhouseEvidence | undefined,
): Checks {
  return {
    seal: hash === given.serverSeedHash,
    players: evidence?.clientSeeds && isOfPlayers(evidence, evidence.clientSeeds),
    outcome: evidence && outcomeText(evidence.gameId, evidence.outcome) === outcomeText(evidence.gameId, outcome),
    pays: evidence && multiplier !== undefined ? evidence.multiplier === multiplier : undefined,
  };
}

/** The SHA-256 that the seeds of all bets of a shared round give. */
export function jointSeed(clientSeeds: readonly string[]): string {
  return toHex(sha256(new TextEncoder().encode(playersText(clientSeeds))));
}

function isOfPlayers({ clientSeed, bets }: InhouseEvidence, clientSeeds: readonly string[]): boolean {
  const standing = bets?.filter(({ takenBack }) => !takenBack).map((bet) => bet.clientSeed);
  return jointSeed(clientSeeds) === clientSeed && (standing === undefined || String(standing) === String(clientSeeds));
}

/** Earlier rounds of Keno have their numbers in rising order. */
function outcomeText(gameId: InhouseEvidence['gameId'], outcome: readonly string[]): string {
  return String(gameId === 'keno' ? outcome.toSorted() : outcome);
}
