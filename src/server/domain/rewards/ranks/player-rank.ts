import { asc, eq, gte } from 'drizzle-orm';
import type { Language, PlayerRank } from '#generated/model/index.ts';
import { members, ranks } from '#server/db/schema/members.ts';
import type { Services } from '#server/services.ts';
import { money } from '../../ground/amounts/money.ts';
import type { Session } from '../../identity/session/session.ts';
import { checkMoment, daysLater, lastCheckDay } from './check-ranks.ts';
import { clubLabelOf, privilegesByLevel, rankIcon } from './privileges.ts';

/** Turnover counted by the last check: of the last period, and since the rank was last kept. */
const TURNOVER = `
  select coalesce(sum(amount), 0)::text as "turnover", floor(coalesce(sum(amount), 0) / $2::numeric)::bigint as "points",
    floor(coalesce(sum(amount) filter (where counted_on > $5::date), 0) / $2::numeric)::bigint as "pointsSince"
  from rank_turnover
  where member_id = $1 and counted_on > $3::date and counted_on <= $4::date`;

interface Counted {
  readonly turnover: string;
  readonly points: number;
  readonly pointsSince: number;
}

/** Limits the points to the contract's maximum. */
const MAX_POINTS = 1_000_000_000;

/** The member's rank at the last check, and the progress to the next one (MEMBER-17). */
export async function playerRank(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  session: Session,
  language: Language,
): Promise<PlayerRank> {
  const { db, brand, clock } = services;
  const { periodDays, turnoverPerPoint } = brand.vip;
  const [member] = await db.orm.select().from(members).where(eq(members.id, session.memberId));
  if (member === undefined) throw new Error(`member ${session.memberId} of session ${session.id} is gone`);
  const { rankReachedOn: reachedOn, createdAt } = member;
  const today = lastCheckDay(brand, clock());
  const keptUntil = member.rankKeptUntil ?? daysLater(today, periodDays);
  const range = [daysLater(today, -periodDays), today, daysLater(keptUntil, -periodDays)];
  const [[rank, above], [counted], privilegesOf] = await Promise.all([
    db.orm.select().from(ranks).where(gte(ranks.level, member.rankLevel)).orderBy(asc(ranks.level)).limit(2),
    db.query<Counted>('rank_turnover', TURNOVER, [member.id, turnoverPerPoint, ...range]),
    privilegesByLevel(services, language),
  ]);
  if (rank === undefined || counted === undefined) throw new Error(`there is no rank ${member.rankLevel}`);
  const points = Math.min(counted.points, MAX_POINTS);
  return {
    clubLabel: clubLabelOf(rank),
    iconUrl: rankIcon(rank.level),
    rankPoints: points,
    validTurnover: money(counted.turnover, brand.currency.decimals),
    next: above
      ? {
          clubLabel: clubLabelOf(above),
          pointsNeeded: above.pointsNeeded,
          pointsToNext: Math.max(0, above.pointsNeeded - points),
        }
      : null,
    reachedAt: (reachedOn === null ? createdAt : new Date(checkMoment(brand, reachedOn))).toISOString(),
    keptUntil: new Date(checkMoment(brand, keptUntil)).toISOString(),
    // A rank that no check examines is kept without points.
    pointsToKeep: member.rankKeptUntil === null ? 0 : Math.max(0, rank.pointsToKeep - counted.pointsSince),
    privileges: privilegesOf(rank.level),
    asOf: new Date(checkMoment(brand, today)).toISOString(),
  };
}
