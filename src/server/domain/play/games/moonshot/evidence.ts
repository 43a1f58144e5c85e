import type { InhouseChoice, InhouseEvidence } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { writtenMultiplier } from '#shared/games/moonshot.ts';
import { seedSeal } from '../round.ts';
import { ALGORITHM } from '../rules.ts';
import { findFlight } from './flight.ts';
import { betInFlight, findBet } from './own-bet.ts';
import { flightSeeds, playersSeedOf, seedsOf } from './take-off.ts';

/**
 * What anybody needs to work a flight out again, its seed once it has ended (LOBBY-19). The id is that of the flight or
 * of an own bet. Undefined for any other id.
 */
export async function flightEvidence(
  services: Pick<Services, 'db' | 'config' | 'random'>,
  memberId: number,
  id: string,
): Promise<InhouseEvidence | undefined> {
  const { db } = services;
  const named = await findBet(db, memberId, id);
  const flight = await findFlight(db, named?.flightId ?? id);
  if (flight === undefined) return undefined;
  const own = named ?? (await betInFlight(db, memberId, flight.id));
  const bets = await flightSeeds(db, flight.id);
  const clientSeeds = seedsOf(bets);
  const clientSeed = flight.playersSeed ?? playersSeedOf(clientSeeds);
  const isOver = flight.state === 'ended' && flight.endMultiplier !== null;
  const choice: InhouseChoice = own?.choice ?? { game: 'moonshot' };
  return {
    roundId: flight.id,
    gameId: 'moonshot',
    rulesVersion: flight.rulesVersion,
    algorithm: ALGORITHM,
    serverSeedHash: flight.serverSeedHash,
    serverSeed: isOver ? (await seedSeal(services)).open(flight.sealedSeed) : null,
    bets: bets.map(({ placedAt, ...bet }) => ({ ...bet, placedAt: placedAt.toISOString() })),
    clientSeed,
    clientSeeds,
    label: `${flight.id}:${clientSeed}`,
    choice,
    opened: [],
    dealt: [],
    multiplier: own?.multiplier ?? '0.00',
    outcome: isOver ? [writtenMultiplier(flight.endMultiplier)] : [],
    revealedAt: isOver ? (flight.endsAt?.toISOString() ?? null) : null,
  };
}
