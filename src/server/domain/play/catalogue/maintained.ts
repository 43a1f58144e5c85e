import type { GameRow, MaintenanceRow, VendorRow } from './read-rows.ts';

interface Maintained {
  readonly maintenance: boolean;
  readonly maintenanceUntil: Date | null;
}

/** The maintenances at a moment: those of vendors and games themselves, and those of operators. */
export interface Maintenances {
  /** A game is down with its vendor. The end is the latest of all; null if one is unknown. */
  of(vendor: VendorRow, game?: GameRow): { readonly maintenance: boolean; readonly maintenanceUntil: string | null };
}

/** Reads the maintenances as they are at `now`. */
export function maintenancesAt(rows: readonly MaintenanceRow[], now: number): Maintenances {
  const active = rows.filter(({ startsAt, endsAt, endsByItself }) => {
    return startsAt.getTime() <= now && !(endsByItself && endsAt !== null && endsAt.getTime() <= now);
  });
  const byVendor = Map.groupBy(active, ({ vendorCode }) => vendorCode);
  const byGame = Map.groupBy(active, ({ nodeId }) => nodeId);
  return {
    of(vendor, game) {
      const own = [vendor, ...(game ? [game] : [])].filter((part) => part.maintenance && isAhead(part, now));
      const set = [...(byVendor.get(vendor.code) ?? []), ...(game ? (byGame.get(game.nodeId) ?? []) : [])];
      // An operator ends it, later than expected.
      const later = set.map(({ endsAt }) => (endsAt && endsAt.getTime() > now ? endsAt.getTime() : null));
      const ends = [...own.map(({ maintenanceUntil }) => maintenanceUntil?.getTime() ?? null), ...later];
      const known = ends.flatMap((end) => end ?? []);
      return {
        maintenance: ends.length > 0,
        maintenanceUntil:
          known.length > 0 && known.length === ends.length ? new Date(Math.max(...known)).toISOString() : null,
      };
    },
  };
}

/** The moments at which a maintenance begins or ends. */
export function maintenanceTimes(parts: readonly Maintained[], rows: readonly MaintenanceRow[]): readonly number[] {
  const own = parts.flatMap((part) => (part.maintenance ? (part.maintenanceUntil?.getTime() ?? []) : []));
  return [
    ...own,
    ...rows.flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), ...(endsAt ? [endsAt.getTime()] : [])]),
  ];
}

function isAhead({ maintenanceUntil }: Maintained, now: number): boolean {
  return maintenanceUntil === null || maintenanceUntil.getTime() > now;
}
