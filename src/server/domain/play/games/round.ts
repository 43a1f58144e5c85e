import type { InhouseChoice } from '#generated/model/index.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { RoundState } from '#server/db/schema/play.ts';
import type { Services } from '#server/services.ts';
import { type DataSeal, dataSeal, type SealNeeds } from '../../ground/encryption/data-seal.ts';
import { lockMember } from '../../ground/lock-member.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';
import type { Steps } from './steps.ts';

/** What an act on a round needs within its transaction. Catalogue and seal were read before. */
export type RoundNeeds = Pick<Services, 'brand' | 'clock' | 'random'> & {
  readonly tx: Queries;
  readonly catalogue: CatalogueSnapshot;
  readonly seal: DataSeal;
};

/** Reads what must not be read within the transaction. */
export async function roundNeeds(services: Services): Promise<Omit<RoundNeeds, 'tx'>> {
  const seal = await seedSeal(services);
  return { ...services, catalogue: await services.catalogue.current(), seal };
}

const seals = new WeakMap<Database, Promise<DataSeal>>();

/** Encrypts the seeds of rounds for storage. Its keys never change while the server runs. */
export function seedSeal(needs: SealNeeds & { readonly db: Database }): Promise<DataSeal> {
  const known = seals.get(needs.db);
  if (known !== undefined) return known;
  const made = dataSeal(needs.db, needs, 'inhouse_seeds');
  seals.set(needs.db, made);
  // A failure is not kept: the next call tries again.
  made.catch(() => seals.delete(needs.db));
  return made;
}

/** A round as it is stored. Amounts are `numeric` text. */
export interface StoredRound {
  readonly id: string;
  readonly memberId: number;
  readonly gameId: InhouseChoice['game'];
  readonly rulesVersion: number;
  readonly state: RoundState;
  readonly demo: boolean;
  readonly serverSeedHash: string;
  /** Null where all players share the seed. */
  readonly sealedSeed: string | null;
  readonly expiresAt: Date;
}

/** A round that was staked on. */
export interface StakedRound extends StoredRound {
  readonly betId: string;
  readonly stake: string;
  readonly choice: InhouseChoice;
  readonly clientSeed: string;
  readonly startedAt: Date;
  readonly steps: Steps;
  readonly multiplier: string;
  readonly payout: string | null;
  readonly outcome: readonly string[];
  readonly endedAt: Date | null;
}

/** The columns of a round `r`. */
export const ROUND_COLUMNS = `
  r.id, r.member_id as "memberId", r.game_id as "gameId", r.rules_version as "rulesVersion", r.state, r.demo,
  r.server_seed_hash as "serverSeedHash", r.sealed_seed as "sealedSeed", r.expires_at as "expiresAt",
  r.bet_id as "betId", r.stake, r.choice, r.client_seed as "clientSeed", r.started_at as "startedAt", r.steps,
  r.multiplier, r.payout, r.outcome, r.ended_at as "endedAt"`;

const LOCK = `select ${ROUND_COLUMNS} from inhouse_rounds r where r.id = $1 and r.member_id = $2 for update`;

/** Locks a round of the member; undefined where it has none with this id. */
export async function lockRound(
  tx: Queries,
  memberId: number,
  roundId: string,
): Promise<StoredRound | StakedRound | undefined> {
  const [round] = await tx.query<StoredRound | StakedRound>('inhouse_round_lock', LOCK, [roundId, memberId]);
  return round;
}

/** Makes acts of a member wait for each other. It comes before any lock of a round, so that none waits in a circle. */
export async function holdMember(tx: Queries, memberId: number): Promise<void> {
  await lockMember(tx, memberId);
}

/** Whether a round has its stake. */
export function isStaked(round: StoredRound): round is StakedRound {
  return round.state !== 'sealed' && round.state !== 'expired';
}

/** The label from which the numbers of a round follow. */
export function labelOf({ id, clientSeed }: Pick<StakedRound, 'id' | 'clientSeed'>): string {
  return `${id}:${clientSeed}`;
}
