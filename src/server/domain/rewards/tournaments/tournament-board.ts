import { sql } from 'drizzle-orm';
import type { Language, TournamentBoard, TournamentEntry } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { placePrize } from '#shared/promotions/place-prize.ts';
import { money } from '../../ground/amounts/money.ts';
import { type PageQuery, paged } from '../../ground/paging/paging.ts';
import { maskedName } from '../../identity/member/masked-name.ts';
import { placesOf } from './places.ts';
import { TOURNAMENT_COLUMNS, type TournamentRow, tournamentOf } from './tournament-row.ts';

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
