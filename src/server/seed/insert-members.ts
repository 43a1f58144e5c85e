import type { Queries } from '../db/database.ts';
import { invitationCodes, memberLabels, members } from '../db/schema/members.ts';
import { hashPassword } from '../domain/identity/session/password.ts';
import { openWithCredit } from '../domain/money/wallet/open-wallet.ts';
import { DEMO_PASSWORD, type SeedMember, seedInvitationCodes, seedMembers } from './members.ts';
import { inCurrency, type SeedCurrency } from './with-amounts.ts';

const DAY = 24 * 3_600_000;

interface Openings {
  readonly currency: SeedCurrency;
  /** When an account of an age in days opened with its balance. */
  readonly openedAt: (ageDays: number) => Date;
  readonly hasHistory: (member: SeedMember) => boolean;
}

/** Inserts the demo accounts and their invitation codes. Each opens with its balance, except those with a history. */
export async function insertMembers(
  tx: Queries,
  now: Date,
  { currency, openedAt, hasHistory }: Openings,
): Promise<void> {
  for (const member of seedMembers) {
    await insertMember(tx, member, now);
    const amount = inCurrency(member.balance, currency);
    const opening = {
      memberId: member.id,
      kind: 'opening',
      amount,
      currency: currency.code,
      at: openedAt(member.ageDays),
    } as const;
    if (!hasHistory(member)) await openWithCredit(tx, opening);
  }
  const codes = seedInvitationCodes.map(({ kind, code, account }) => ({
    kind,
    code,
    folded: code.toUpperCase(),
    memberId: idOf(account),
  }));
  await tx.orm.insert(invitationCodes).values(codes);
}

/** Inserts a demo account, without money. */
export async function insertMember(tx: Queries, member: SeedMember, now: Date): Promise<void> {
  const { balance: _, labels, avatar, ageDays, upline, ...row } = member;
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
    welcomedAt: createdAt,
    createdAt,
  });
  if (labels.length > 0) {
    await tx.orm.insert(memberLabels).values(labels.map((label, position) => ({ ...label, memberId, position })));
  }
}

function idOf(account: string): number {
  const found = seedMembers.find((member) => member.account === account);
  if (found === undefined) throw new Error(`no demo account ${account}`);
  return found.id;
}
