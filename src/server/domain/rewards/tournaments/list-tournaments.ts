import type { Language, TournamentList } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { TOURNAMENT_COLUMNS, type TournamentRow, tournamentOf } from './tournament-row.ts';

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
