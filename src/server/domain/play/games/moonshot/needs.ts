import { databaseTime, type ReadTime } from '#server/domain/ground/database-time.ts';
import type { Services } from '#server/services.ts';
import type { CatalogueSnapshot } from '../../catalogue/snapshot.ts';

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
