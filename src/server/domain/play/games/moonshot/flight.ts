import type { Queries } from '#server/db/database.ts';
import { databaseTime, type ReadTime } from '#server/domain/ground/database-time.ts';
import type { Services } from '#server/services.ts';
import type { CatalogueSnapshot } from '../../catalogue/snapshot.ts';

/** A flight as it is stored. */
export interface Flight {
  readonly id: string;
  readonly number: number;
  readonly state: 'betting' | 'flying' | 'ended';
  readonly rulesVersion: number;
  readonly serverSeedHash: string;
  readonly sealedSeed: string;
  readonly playersSeed: string | null;
  readonly opensAt: Date;
  readonly betsCloseAt: Date;
  readonly takeOffAt: Date | null;
  /** In hundredths; nobody may be told before the flight has ended. */
  readonly endMultiplier: number | null;
  readonly endsAt: Date | null;
  readonly nextRoundAt: Date | null;
}

const COLUMNS = `
  id, number, state, rules_version as "rulesVersion", server_seed_hash as "serverSeedHash", sealed_seed as "sealedSeed",
  players_seed as "playersSeed", opens_at as "opensAt", bets_close_at as "betsCloseAt", take_off_at as "takeOffAt",
  end_multiplier as "endMultiplier", ends_at as "endsAt", next_round_at as "nextRoundAt"`;

const LAST = `select ${COLUMNS} from moonshot_rounds order by number desc limit 1`;

/** The newest flight; undefined before the first. */
export async function lastFlight(db: Pick<Queries, 'query'>): Promise<Flight | undefined> {
  const [flight] = await db.query<Flight>('moonshot_last', LAST);
  return flight;
}

const FIND = `select ${COLUMNS} from moonshot_rounds where id = $1`;

/** A flight by its id. */
export async function findFlight(db: Pick<Queries, 'query'>, id: string): Promise<Flight | undefined> {
  const [flight] = await db.query<Flight>('moonshot_find', FIND, [id]);
  return flight;
}

const LOCK = `select ${COLUMNS} from moonshot_rounds where id = $1 and state = $2 for update`;

/** Locks a flight against its bets and other processes; undefined where it is in another state by now. */
export async function lockFlight(tx: Queries, id: string, state: Flight['state']): Promise<Flight | undefined> {
  const [flight] = await tx.query<Flight>('moonshot_lock', LOCK, [id, state]);
  return flight;
}

const HOLD = `select ${COLUMNS} from moonshot_rounds where id = $1 for share`;

/** Keeps a flight from its next state until the transaction ends. */
export async function holdFlight(tx: Queries, id: string): Promise<Flight | undefined> {
  const [flight] = await tx.query<Flight>('moonshot_hold', HOLD, [id]);
  return flight;
}

/** What the flights need. */
export type MoonshotNeeds = Pick<Services, 'db' | 'brand' | 'config' | 'random'> & {
  /** The database's clock; a test has its own. */
  readonly flightTime?: ReadTime;
};

/** What an act on a bet needs; the catalogue was read before its transaction. */
export type FlightBetNeeds = Pick<Services, 'brand' | 'clock' | 'random'> &
  Pick<MoonshotNeeds, 'flightTime'> & { readonly catalogue: CatalogueSnapshot };

/** The clock that decides about flights. */
export function timeOf({ flightTime }: Pick<MoonshotNeeds, 'flightTime'>): ReadTime {
  return flightTime ?? databaseTime;
}
