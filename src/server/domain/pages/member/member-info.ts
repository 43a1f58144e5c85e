import { asc, eq } from 'drizzle-orm';
import type { MemberIcon, MemberInfo, PlayerAvatar } from '#generated/model/index.ts';
import { memberLabels, members, ranks } from '#server/db/schema/members.ts';
import type { Services } from '#server/services.ts';
import type { Session } from '../../identity/session/session.ts';
import { clubLabelOf, rankIcon } from '../../rewards/ranks/privileges.ts';

/** The account that is logged in, with its rank and the operator's labels (API-06). */
export async function memberInfo({ db }: Pick<Services, 'db'>, session: Session): Promise<MemberInfo> {
  const { orm } = db;
  const ofMember = eq(memberLabels.memberId, session.memberId);
  const [[found], labels] = await Promise.all([
    orm
      .select()
      .from(members)
      .innerJoin(ranks, eq(ranks.level, members.rankLevel))
      .where(eq(members.id, session.memberId)),
    orm.select().from(memberLabels).where(ofMember).orderBy(asc(memberLabels.position)),
  ]);
  if (found === undefined) throw new Error(`member ${session.memberId} of session ${session.id} is gone`);
  const { members: member, ranks: rank } = found;
  return {
    id: String(member.id),
    account: member.account,
    userName: member.account,
    nickname: member.nickname,
    type: member.type,
    memberAccess: member.memberAccess,
    // The top of a line has nobody to transfer to.
    toUpline: member.toUpline && member.uplineId !== null,
    clubLabel: clubLabelOf(rank),
    memberLabel: labels.map(({ name, color, color2 }) => ({ labelName: name, color, color2 })),
    createdAt: member.createdAt.toISOString(),
  };
}

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
