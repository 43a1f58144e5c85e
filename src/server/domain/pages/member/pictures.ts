import { eq } from 'drizzle-orm';
import type { MemberIcon, PlayerAvatar } from '#generated/model/index.ts';
import { members, ranks } from '#server/db/schema/members.ts';
import type { Services } from '#server/services.ts';
import type { Session } from '../../identity/session/session.ts';
import { rankIcon } from '../../rewards/ranks/privileges.ts';

/** The badge of the member's rank (API-16). */
export async function memberIcon({ db }: Pick<Services, 'db'>, session: Session): Promise<MemberIcon> {
  const [rank] = await db.orm
    .select({ level: ranks.level, name: ranks.name })
    .from(members)
    .innerJoin(ranks, eq(ranks.level, members.rankLevel))
    .where(eq(members.id, session.memberId));
  if (rank === undefined) throw new Error(`member ${session.memberId} of session ${session.id} is gone`);
  return { iconUrl: rankIcon(rank.level), labelName: rank.name, rankLevel: rank.level };
}

/** The member's chosen picture; null where there is none (API-04). */
export async function playerAvatar({ db }: Pick<Services, 'db'>, session: Session): Promise<PlayerAvatar> {
  const [row] = await db.orm
    .select({ avatarUrl: members.avatarUrl })
    .from(members)
    .where(eq(members.id, session.memberId));
  return { avatarUrl: row?.avatarUrl ?? null };
}
