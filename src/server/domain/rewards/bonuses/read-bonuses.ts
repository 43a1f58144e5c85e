import { sql } from 'drizzle-orm';
import type { Bonus, BonusPage, BonusState, Language, WageringPage } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Words } from '#server/db/schema/bonuses.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { subtractAmounts } from '#shared/money/amount.ts';
import { money } from '../../ground/amounts/money.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { type PageQuery, paged, piece } from '../../ground/paging/paging.ts';

type Needs = Pick<Services, 'db' | 'brand' | 'clock'>;

/** A bonus as it is stored. Amounts are `numeric` text. */
interface BonusRow extends Pick<Bonus, 'source' | 'sourceId' | 'wagering' | 'state'> {
  readonly id: string;
  readonly memberId: number;
  readonly title: Words;
  readonly amount: string;
  readonly balance: string;
  readonly required: string;
  readonly counted: string;
  readonly grantedAt: Date;
  readonly endsAt: Date;
  readonly endedAt: Date | null;
  readonly converted: string | null;
  readonly forfeited: string | null;
}

const COLUMNS = `
  n.id, n.member_id as "memberId", n.title, n.source, n.source_id as "sourceId", n.amount, n.balance, n.required,
  n.counted, n.wagering, n.state, n.granted_at as "grantedAt", n.ends_at as "endsAt", n.ended_at as "endedAt", n.converted,
  n.forfeited`;
const FIND = `select ${COLUMNS} from bonuses n where n.id = $1 and n.member_id = $2`;
const LOCK = `${FIND} for update`;

export interface BonusQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly state?: BonusState | undefined;
}

/** A page of the member's bonuses, active ones first, with the sums over all pages (MEMBER-10). */
export async function listBonuses(
  { db, brand, clock }: Needs,
  memberId: number,
  { state, ...query }: BonusQuery,
  language: Language,
): Promise<BonusPage> {
  const range = rangeOf(query, clock(), brand.timeZone);
  const { totals, content, ...page } = await paged<BonusRow, Record<keyof BonusPage['totals'], string>>(
    db,
    {
      name: 'bonuses',
      from: sql`bonuses n`,
      where: [
        sql`n.member_id = ${memberId}`,
        sql`n.granted_at >= ${range.from} and n.granted_at < ${range.to}`,
        state && sql`n.state = ${state}`,
      ],
      order: sql`n.state = 'active' desc, n.granted_at desc, n.id`,
      columns: piece(COLUMNS),
      totals: {
        amount: sql`coalesce(sum(n.amount), 0)`,
        balance: sql`coalesce(sum(n.balance), 0)`,
        remaining: sql`coalesce(sum(n.required - n.counted) filter (where n.state = 'active'), 0)`,
        converted: sql`coalesce(sum(n.converted), 0)`,
      },
    },
    query,
  );
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  return {
    ...page,
    content: content.map((row) => bonusOf({ brand }, row, language)),
    totals: {
      amount: wire(totals.amount),
      balance: wire(totals.balance),
      remaining: wire(totals.remaining),
      converted: wire(totals.converted),
    },
  };
}

/** A bonus of the member. Failure: `not_found`, also for another member's. */
export async function findBonus(
  { db, brand }: Pick<Needs, 'db' | 'brand'>,
  memberId: number,
  bonusId: string,
  language: Language,
): Promise<Bonus> {
  const [row] = await db.query<BonusRow>('bonus_find', FIND, [bonusId, memberId]);
  if (row === undefined) throw new Failure('not_found');
  return bonusOf({ brand }, row, language);
}

/** The same, locked until the end of the transaction. */
export async function lockBonus(tx: Queries, memberId: number, bonusId: string): Promise<BonusRow> {
  const [row] = await tx.query<BonusRow>('bonus_lock', LOCK, [bonusId, memberId]);
  if (row === undefined) throw new Failure('not_found');
  return row;
}

/** A bonus as the contract shows it. */
export function bonusOf({ brand }: Pick<Services, 'brand'>, row: BonusRow, language: Language): Bonus {
  const { id, title, source, sourceId, wagering, state, required, counted, grantedAt, endsAt, endedAt } = row;
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  const wireOf = (numeric: string | null) => (numeric === null ? null : wire(numeric));
  return {
    bonusId: id,
    title: title[language],
    source,
    sourceId,
    wagering,
    state,
    amount: wire(row.amount),
    balance: wire(row.balance),
    required: wire(required),
    counted: wire(counted),
    remaining: wire(subtractAmounts(required, counted)),
    grantedAt: grantedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    converted: wireOf(row.converted),
    forfeited: wireOf(row.forfeited),
  };
}

interface EntryRow
  extends Pick<WageringPage['content'][number], 'betId' | 'gameName' | 'gameType' | 'rate' | 'reason'> {
  readonly id: number;
  readonly stake: string;
  readonly counted: string;
  readonly countedTotal: string;
  readonly at: Date;
}

/** A page of what each bet did for a bonus, the newest first (MEMBER-10). Failure: `not_found`. */
export async function listWagering(
  services: Pick<Needs, 'db' | 'brand'>,
  memberId: number,
  bonusId: string,
  query: PageQuery,
): Promise<WageringPage> {
  const { db, brand } = services;
  await findBonus(services, memberId, bonusId, 'EN');
  const { totals, content, ...page } = await paged<EntryRow, Record<'stake' | 'counted', string>>(
    db,
    {
      name: 'wagering_entries',
      from: sql`wagering_entries w join bets b on b.id = w.bet_id`,
      where: [sql`w.bonus_id = ${bonusId}`],
      order: sql`w.at desc, w.id desc`,
      columns: piece(`w.id, w.bet_id as "betId", b.game_name as "gameName", b.category as "gameType", w.stake, w.rate,
        w.counted, w.reason, w.counted_total as "countedTotal", w.at`),
      totals: { stake: sql`coalesce(sum(w.stake), 0)`, counted: sql`coalesce(sum(w.counted), 0)` },
    },
    query,
  );
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  return {
    ...page,
    content: content.map(({ id, stake, counted, countedTotal, at, ...entry }) => ({
      ...entry,
      entryId: `we-${id}`,
      stake: wire(stake),
      counted: wire(counted),
      countedTotal: wire(countedTotal),
      at: at.toISOString(),
    })),
    totals: { stake: wire(totals.stake), counted: wire(totals.counted) },
  };
}
