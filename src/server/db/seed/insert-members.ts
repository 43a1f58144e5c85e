import { hashPassword } from '../../domain/session/password.ts';
import { openWithCredit } from '../../domain/wallet/credit.ts';
import type { Queries } from '../database.ts';
import { memberLabels, members, ranks } from '../schema/members.ts';
import { invitationCodes } from '../schema/registrations.ts';
import { DEMO_PASSWORD, type SeedMember, seedInvitationCodes, seedMembers, seedRanks } from './members.ts';

const DAY = 24 * 3_600_000;

/** Inserts the ranks, the demo accounts with their wallets, and their invitation codes. */
export async function insertMembers(tx: Queries, now: Date, currency: string): Promise<void> {
  await tx.orm.insert(ranks).values([...seedRanks]);
  for (const member of seedMembers) await insertMember(tx, member, now, currency);
  const codes = seedInvitationCodes.map(({ kind, code, account }) => ({
    kind,
    code,
    folded: code.toUpperCase(),
    memberId: idOf(account),
  }));
  await tx.orm.insert(invitationCodes).values(codes);
}

async function insertMember(tx: Queries, member: SeedMember, now: Date, currency: string): Promise<void> {
  const { balance, labels, avatar, ageDays, upline, ...row } = member;
  const memberId = row.id;
  const createdAt = new Date(now.getTime() - ageDays * DAY);
  await tx.orm.insert(members).values({
    ...row,
    dialingCode: row.mobileNum === null ? null : '84',
    mobileVerifiedAt: row.mobileNum === null ? null : createdAt,
    uplineId: upline === null ? null : idOf(upline),
    avatarUrl: `/art/avatar/${avatar}.svg`,
    passwordHash: await hashPassword(DEMO_PASSWORD),
    passwordChangedAt: now,
    createdAt,
  });
  if (labels.length > 0) {
    await tx.orm.insert(memberLabels).values(labels.map((label, position) => ({ ...label, memberId, position })));
  }
  await openWithCredit(tx, { memberId, kind: 'opening', amount: balance, currency, at: now });
}

function idOf(account: string): number {
  const found = seedMembers.find((member) => member.account === account);
  if (found === undefined) throw new Error(`no demo account ${account}`);
  return found.id;
}
