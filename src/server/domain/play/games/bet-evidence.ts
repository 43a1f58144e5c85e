import type { BetEvidence } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import type { StakedRound } from './round.ts';
import { ALGORITHM } from './rules.ts';
import { seedSeal } from './seed.ts';

const FIND = `
  select server_seed_hash as "serverSeedHash", sealed_seed as "sealedSeed", client_seed as "clientSeed",
    ended_at as "endedAt"
  from inhouse_rounds where bet_id = $1 and member_id = $2 and ended_at is not null`;

type Evidence = Pick<StakedRound, 'serverSeedHash' | 'sealedSeed' | 'clientSeed'> & { readonly endedAt: Date };

/** What the bet of an in-house round can be checked by; undefined for other bets and open rounds. */
export async function roundEvidence(
  services: Pick<Services, 'db' | 'config' | 'random'>,
  memberId: number,
  betId: string,
): Promise<BetEvidence | undefined> {
  const [round] = await services.db.query<Evidence>('inhouse_bet_evidence', FIND, [betId, memberId]);
  if (round === undefined) return undefined;
  const { serverSeedHash, sealedSeed, clientSeed, endedAt } = round;
  const seal = await seedSeal(services);
  return {
    source: 'inhouse',
    drawnAt: endedAt.toISOString(),
    drawName: null,
    resultVersion: null,
    prizes: [],
    algorithm: ALGORITHM,
    commitment: serverSeedHash,
    clientSeed,
    seed: sealedSeed === null ? null : seal.open(sealedSeed),
  };
}
