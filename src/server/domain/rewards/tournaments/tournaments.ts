import { type SQL, sql } from 'drizzle-orm';
import type {
  GameCategory,
  Language,
  Tournament,
  TournamentBoard,
  TournamentEntry,
  TournamentList,
  TournamentMetric,
  TournamentPrize,
} from '#generated/model/index.ts';
import type { Words } from '#server/db/schema/bonuses.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { placePrize, prizePool } from '#shared/promotions/promotions.ts';
import { money } from '../../ground/amounts/money.ts';
import { type PageQuery, paged } from '../../ground/paging/paging.ts';
import { maskedName } from '../../ground/text/masks.ts';

export interface TournamentRow {
  readonly id: string;
  readonly title: Words;
  readonly text: Words;
  readonly metric: TournamentMetric;
  readonly vendorCode: string | null;
  readonly category: GameCategory | null;
  readonly minimumStake: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly prizes: readonly TournamentPrize[];
  readonly paidAt: Date | null;
}

export const TOURNAMENT_COLUMNS = `
  t.id, t.title, t.text, t.metric, t.vendor_code as "vendorCode", t.category, t.minimum_stake as "minimumStake",
  t.starts_at as "startsAt", t.ends_at as "endsAt", t.prizes, t.paid_at as "paidAt"`;

/** A tournament as the contract tells it. */
function tournamentOf(
  { brand, clock }: Pick<Services, 'brand' | 'clock'>,
  row: TournamentRow,
  language: Language,
): Tournament {
  const { decimals } = brand.currency;
  const { id, title, text, metric, vendorCode, category, minimumStake, startsAt, endsAt, prizes } = row;
  return {
    tournamentId: id,
    title: title[language],
    text: text[language],
    metric,
    category,
    vendor: vendorCode,
    minimumStake: money(minimumStake, decimals),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    state: stateOf(row, clock()),
    prizePool: prizePool(prizes, decimals),
    prizes: prizes.map(({ amount, ...places }) => ({ ...places, amount: money(amount, decimals) })),
  };
}

function stateOf({ startsAt, endsAt, paidAt }: TournamentRow, now: number): Tournament['state'] {
  if (paidAt !== null) return 'paid';
  if (endsAt.getTime() <= now) return 'ended';
  return startsAt.getTime() <= now ? 'running' : 'coming';
}

const LIST = `
  select ${TOURNAMENT_COLUMNS} from tournaments t
  where t.enabled and t.ends_at > $1::timestamptz - interval '92 days'
  order by case when t.ends_at <= $1 then 3 when t.starts_at > $1 then 2 else 1 end,
    case when t.ends_at <= $1 then -extract(epoch from t.ends_at) else extract(epoch from t.ends_at) end, t.id
  limit 100`;

/** The tournaments: those that run, the first to end first, those to come, and those of the last 92 days (MEMBER-14). */
export async function listTournaments(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  language: Language,
): Promise<TournamentList> {
  const rows = await services.db.query<TournamentRow>('tournaments', LIST, [new Date(services.clock())]);
  return { tournaments: rows.map((row) => tournamentOf(services, row, language)) };
}

/** A place by what has settled so far; `tied` members share it. */
export interface Place {
  readonly memberId: number;
  readonly nickname: string;
  readonly position: number;
  readonly rank: number;
  readonly tied: number;
  /** The valid turnover or the multiplier, with two decimals, rounded down. */
  readonly score: string;
}

const MULTIPLE = sql`case when b.state in ('won', 'lost') then b.payout / nullif(b.stake, 0) end`;

/** What is counted of a member's bets, and when it was reached. */
const SCORES: Readonly<Record<TournamentRow['metric'], { readonly score: SQL; readonly reached: SQL }>> = {
  turnover: { score: sql`sum(s.valid_turnover)`, reached: sql`max(s.settled_at) filter (where s.valid_turnover > 0)` },
  multiplier: {
    score: sql`max(${MULTIPLE})`,
    reached: sql`(array_agg(s.settled_at order by ${MULTIPLE} desc nulls last, s.settled_at))[1]`,
  },
};

/**
 * The places of a tournament, as a table `p` of `from`: by the bets that first settled in its time, with what corrected
 * them in it. Trial accounts and members who are excluded at `now` have none. Who reached a score first stands first among equals.
 */
export function placesOf(
  { metric, vendorCode, category, minimumStake, startsAt, endsAt }: TournamentRow,
  now: Date,
): SQL {
  const { score, reached } = SCORES[metric];
  return sql`(
    select scored.*, m.nickname,
      row_number() over (order by scored.score desc, scored.reached, scored."memberId") as position,
      rank() over (order by scored.score desc) as rank, count(*) over (partition by scored.score) as tied
    from (
      select s.member_id as "memberId", trunc(${score}, 2) as score, ${reached} as reached
      from bet_settlements s join bets b on b.id = s.bet_id
      where not exists (select from bet_settlements e where e.bet_id = s.bet_id and e.settled_at < ${startsAt})
        and s.settled_at >= ${startsAt} and s.settled_at < ${endsAt} and b.stake >= ${minimumStake}::numeric
        ${vendorCode === null ? sql`` : sql`and b.vendor_code = ${vendorCode}`}
        ${category === null ? sql`` : sql`and b.category = ${category}`}
      group by s.member_id
    ) scored
    join members m on m.id = scored."memberId" and m.type <> 4
    where scored.score > 0 and not exists (
      select from self_exclusions x
      where x.member_id = m.id and x.ended_at is null and x.starts_at <= ${now} and (x.ends_at is null or x.ends_at > ${now}))
  ) p`;
}

const FIND = `select ${TOURNAMENT_COLUMNS} from tournaments t where t.id = $1 and t.enabled`;

interface PlaceRow {
  readonly nickname: string;
  readonly position: string;
  readonly rank: string;
  readonly tied: string;
  readonly score: string;
  /** As it was paid; null before that. */
  readonly prize: string | null;
}

/** The places of a tournament, of now or as they were paid (API-44, MEMBER-14). Failure: `not_found`. */
export async function tournamentBoard(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  memberId: number,
  { tournamentId, ...query }: PageQuery & { readonly tournamentId: string },
  language: Language,
): Promise<TournamentBoard> {
  const { db, brand, clock } = services;
  const now = new Date(clock());
  const [row] = await db.query<TournamentRow>('tournament_find', FIND, [tournamentId]);
  if (row === undefined) throw new Failure('not_found');
  const { decimals } = brand.currency;
  const kept = sql`(
    select k.*, k.member_id as "memberId", m.nickname, 1 as tied
    from tournament_places k join members m on m.id = k.member_id where k.tournament_id = ${tournamentId}) p`;
  const from = row.paidAt === null ? placesOf(row, now) : kept;
  const columns = sql`p.nickname, p.position::text as position, p.rank::text as rank, p.tied::text as tied,
    p.score::numeric(24, 2)::text as score, ${row.paidAt === null ? sql`null` : sql`p.prize::text`} as prize`;
  const list = (name: string, where: ReturnType<typeof sql> | undefined, page: PageQuery) =>
    paged<PlaceRow>(db, { name, from, where: [where], order: sql`p.position`, columns }, page);
  const entry = ({ nickname, position, rank, tied, score, prize }: PlaceRow): TournamentEntry => ({
    position: Number(position),
    rank: Number(rank),
    nickname: maskedName(nickname),
    score,
    prize: prize === null ? placePrize(Number(rank), Number(tied), row.prizes, decimals) : money(prize, decimals),
  });
  const { content, totalPages, totalElements } = await list('tournament_board', undefined, query);
  const own = await list('tournament_own', sql`p."memberId" = ${memberId}`, { pageNo: 1, pageSize: 1 });
  const [mine] = own.content;
  return {
    content: content.map(entry),
    totalPages,
    totalElements,
    me: mine === undefined ? null : entry(mine),
    tournament: tournamentOf(services, row, language),
    asOf: (row.paidAt ?? now).toISOString(),
  };
}
