import type { Database } from '#server/db/database.ts';
import { type AddressRanges, addressRanges } from '#server/shared/addresses.ts';
import { type Clock, renewing } from '#server/shared/clock.ts';
import { BLOCK_IS_ACTIVE } from './block.ts';
import { MAINTENANCE_STATE } from './maintenance.ts';

/** What operators have closed. */
export interface SiteRules {
  readonly addresses: AddressRanges;
  readonly countries: ReadonlySet<string>;
  /** The maintenance of the whole site; `until` is null where nobody knows its end. */
  readonly maintenance: { readonly until: string | null } | undefined;
}

/** The rules of the operators, held in memory. */
export interface SiteRuleBook {
  /** The rules of this second. It fails where the database cannot be read, so that nobody is let in unchecked. */
  current(): SiteRules | Promise<SiteRules>;
}

const CHECK_EVERY = 1_000;

const RULES = `
  select network, country, null::timestamptz as until, false as maintenance from site_blocks b where ${BLOCK_IS_ACTIVE}
  union all
  select null, null, case when ends_at > $1 then ends_at end, true from maintenances m where scope = 'site' and ${MAINTENANCE_STATE} = 'active'`;

interface Row {
  readonly network: string | null;
  readonly country: string | null;
  readonly until: Date | null;
  readonly maintenance: boolean;
}

/** Reads the rules, and again once a second, so that any server's change holds within a second. */
export async function loadSiteRules(db: Database, clock: Clock): Promise<SiteRuleBook> {
  const read = async () => rulesOf(await db.query<Row>('site_rules', RULES, [new Date(clock())]));
  return { current: renewing(await read(), CHECK_EVERY, clock, read) };
}

function rulesOf(rows: readonly Row[]): SiteRules {
  const closed = rows.find(({ maintenance }) => maintenance);
  return {
    addresses: addressRanges(rows.flatMap(({ network }) => network ?? [])),
    countries: new Set(rows.flatMap(({ country }) => country ?? [])),
    maintenance: closed && { until: closed.until?.toISOString() ?? null },
  };
}
