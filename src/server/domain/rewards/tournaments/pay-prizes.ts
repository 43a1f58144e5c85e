import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { eachInTurn } from '#server/shared/each-in-turn.ts';
import { placePrize } from '#shared/promotions/promotions.ts';
import { audit } from '../../ground/audit/audit.ts';
import { paged } from '../../ground/paging/paging.ts';
import { giveReward } from '../grants/give-reward.ts';
import { type Place, placesOf, TOURNAMENT_COLUMNS, type TournamentRow } from './tournaments.ts';

type Needs = Pick<Services, 'brand' | 'clock' | 'db' | 'random'>;

const DUE = `
  select id from tournaments
  where paid_at is null and enabled and ends_at <= $1::timestamptz - interval '1 minute' order by ends_at, id`;
const LOCK = `select ${TOURNAMENT_COLUMNS} from tournaments t where t.id = $1 and t.paid_at is null for update`;
const KEEP = `
  insert into tournament_places (tournament_id, member_id, position, rank, score, prize)
  select $1, p."memberId", p.position, p.rank, p.score, p.prize
  from jsonb_to_recordset($2::jsonb) as p("memberId" bigint, position int, rank int, score numeric, prize numeric)`;
const PAID = 'update tournaments set paid_at = $2 where id = $1';
// A minute after the end, settlements of bets in time have begun; each holds this lock until stored.
const ALL_SETTLED = 'lock table bet_settlements in share mode';
const ALL = 10_000_000;

/** Pays the prizes of the tournaments that are over, each tournament once and whole, whoever does the same beside. */
export async function payTournaments(services: Needs): Promise<void> {
  const { db, clock } = services;
  const due = await db.query<{ id: string }>('tournaments_due', DUE, [new Date(clock())]);
  if (due.length === 0) return;
  await db.transaction((tx) => tx.query('tournament_bets_stored', ALL_SETTLED, []));
  await eachInTurn(
    due,
    ({ id }) => db.transaction((tx) => payTournament(services, tx, id)),
    (count) => `${count} tournaments were not paid`,
  );
}

async function payTournament(services: Needs, tx: Queries, id: string): Promise<void> {
  const { brand, clock } = services;
  const at = new Date(clock());
  const [tournament] = await tx.query<TournamentRow>('tournament_lock', LOCK, [id]);
  if (tournament === undefined) return;
  const { prizes, title } = tournament;
  const { content } = await paged<Place>(
    tx,
    {
      name: 'tournament_places_won',
      from: placesOf(tournament, at),
      where: [],
      order: sql`p.position`,
      columns: sql`p."memberId"::int as "memberId", p.nickname, p.position::int as position, p.rank::int as rank,
        p.tied::int as tied, p.score::text as score`,
    },
    { pageNo: 1, pageSize: ALL },
  );
  const places = content.map((place) => ({
    ...place,
    prize: placePrize(place.rank, place.tied, prizes, brand.currency.decimals),
  }));
  await tx.query('tournament_places_keep', KEEP, [id, JSON.stringify(places)]);
  await tx.query('tournament_paid', PAID, [id, at]);
  // Wallets are locked in one order.
  const won = places.filter(({ prize }) => Number(prize) > 0).toSorted((a, b) => a.memberId - b.memberId);
  for (const { memberId, prize } of won) {
    await giveReward(services, tx, {
      id: `${id}:${memberId}`,
      key: `tournament:${id}:${memberId}`,
      memberId,
      title,
      at,
      source: 'tournament',
      sourceId: id,
      wagering: null,
      reward: { kind: 'cash', amount: prize, ...NOTHING_ELSE },
    });
  }
  await audit(tx, { at, kind: 'tournament_paid', memberId: null, data: { tournament: id, places: won.length } });
}

const NOTHING_ELSE = { rate: null, maximum: null, points: null, rounds: null, nodeId: null };
