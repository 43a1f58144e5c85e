import { eq, sql } from 'drizzle-orm';
import * as zod from 'zod';
import { sessions } from '../db/schema/identity.ts';
import { members } from '../db/schema/members.ts';
import type { SealNeeds } from '../domain/ground/encryption/data-seal.ts';
import { hashPassword } from '../domain/identity/session/password.ts';
import { hashToken, newToken, SESSION_HOURS } from '../domain/identity/session/session.ts';
import { storeAccount } from '../domain/money/bound-accounts/add-account.ts';
import { numberSeal } from '../domain/money/bound-accounts/bound-accounts.ts';
import { openWallet, openWithCredit } from '../domain/money/wallet/open-wallet.ts';
import { post } from '../domain/money/wallet/post.ts';
import { grantReward } from '../domain/rewards/grants/grant-reward.ts';
import type { Services } from '../services.ts';
import { Failure } from '../shared/failure.ts';
import { reward } from './promotions.ts';

const instant = zod.iso.datetime({ offset: true }).transform((text) => new Date(text));
const amount = zod.string().regex(/^\d{1,9}(\.\d{1,8})?$/);

/** What a test asks of a member. All but the account is optional. */
export const newMember = zod.strictObject({
  account: zod.string().regex(/^[a-z][a-z0-9_]{3,19}$/),
  nickname: zod.string().min(1).max(40).optional(),
  password: zod.string().min(6).max(64).default('Portico123'),
  paymentPassword: zod
    .string()
    .regex(/^\d{6}$/)
    .optional(),
  /** A decimal string in the currency of the brand, credited to the main wallet. */
  balance: amount.optional(),
  points: zod.int().positive().optional(),
  rank: zod.int().min(0).max(20).default(0),
  /** `yyyy-MM-dd` */
  birthday: zod.iso.date().optional(),
  payeeName: zod.string().max(60).optional(),
  email: zod.email().optional(),
  /** A proven number, without dialling code and leading zero. */
  mobileNum: zod
    .string()
    .regex(/^\d{6,14}$/)
    .optional(),
  dialingCode: zod
    .string()
    .regex(/^\d{1,3}$/)
    .default('84'),
  /** 0 a member, 1 and 2 an agent. */
  type: zod.union([zod.literal(0), zod.literal(1), zod.literal(2)]).default(0),
  /** The account of the agent above. */
  upline: zod.string().optional(),
  /** Whether it may transfer to the agent above. */
  toUpline: zod.boolean().default(false),
  memberAccess: zod.boolean().default(true),
  /** When the account was opened and its password set; now if left out. */
  registeredAt: instant.optional(),
  /** The number of a bank account to be paid to, usable at once; `true` is one that no other member has. */
  bankAccount: zod.union([zod.string().regex(/^\d{6,20}$/), zod.literal(true)]).optional(),
  /** A cash reward of this amount waits in the reward centre. */
  reward: amount.optional(),
  /** Opens a session that began then; its token is in the answer. */
  sessionSince: instant.optional(),
});

export type NewMember = zod.output<typeof newMember>;

/** Makes a member for a test, through the rules of the domain where money moves. Returns its id and its session. */
export async function makeMember(
  services: Pick<Services, 'db' | 'brand' | 'clock'> & SealNeeds,
  asked: NewMember,
): Promise<{ readonly memberId: number; readonly token: string | null }> {
  const { db, brand, clock, random } = services;
  const now = new Date(clock());
  const at = asked.registeredAt ?? now;
  const currency = brand.currency.code;
  const passwordHash = await hashPassword(asked.password);
  const paymentPasswordHash = asked.paymentPassword === undefined ? null : await hashPassword(asked.paymentPassword);
  return await db.transaction(async (tx) => {
    const uplineId = asked.upline === undefined ? null : await idOf(tx, asked.upline);
    const [made] = await tx.orm
      .insert(members)
      .values({
        account: asked.account,
        nickname: asked.nickname ?? asked.account,
        type: asked.type,
        uplineId,
        toUpline: asked.toUpline,
        memberAccess: asked.memberAccess,
        passwordHash,
        passwordChangedAt: at,
        createdAt: at,
        rankLevel: asked.rank,
        email: asked.email,
        payeeName: asked.payeeName,
        birthday: asked.birthday,
        paymentPasswordHash,
        paymentPasswordChangedAt: paymentPasswordHash === null ? null : now,
        ...(asked.mobileNum !== undefined && {
          mobileNum: asked.mobileNum,
          dialingCode: asked.dialingCode,
          mobileVerifiedAt: at,
        }),
      })
      .onConflictDoNothing()
      .returning({ id: members.id });
    if (made === undefined) throw new Failure('validation_failed');
    const memberId = made.id;
    await openWallet(tx, memberId, currency);
    if (asked.balance !== undefined) {
      await openWithCredit(tx, { memberId, kind: 'opening', amount: asked.balance, at: now, currency });
    }
    if (asked.points !== undefined) {
      await post(tx, {
        key: `points:test:${memberId}`,
        kind: 'points_earned',
        reason: { kind: 'points', id: 'test' },
        at: now,
        currency,
        entries: [
          { memberId, purpose: 'points', amount: `${asked.points}` },
          { house: 'points', amount: `-${asked.points}` },
        ],
      });
    }
    if (asked.bankAccount !== undefined) {
      await storeAccount(tx, await numberSeal(tx, services), {
        id: `ba-${memberId}`,
        memberId,
        kind: 'bank',
        bankCode: 'SAOMAI',
        bankName: 'Sao Mai Bank',
        payeeName: asked.payeeName ?? '',
        number: asked.bankAccount === true ? `1903${memberId}` : asked.bankAccount,
        branch: null,
        isDefault: true,
        usableFrom: at,
        createdAt: at,
      });
    }
    if (asked.reward !== undefined) {
      await grantReward({ random }, tx, {
        key: `test:${memberId}`,
        memberId,
        source: 'promotion',
        sourceId: 'p-103',
        wagering: null,
        title: { EN: 'Weekly rebate', VI: 'Hoàn trả tuần' },
        text: { EN: "0.4% of last week's play", VI: '0.4% tiền cược tuần trước' },
        reward: reward('cash', { amount: asked.reward }),
        at: now,
        expiresAt: new Date(now.getTime() + 6 * 86_400_000),
      });
    }
    if (asked.sessionSince === undefined) return { memberId, token: null };
    const token = newToken(random);
    const expiresAt = new Date(asked.sessionSince.getTime() + SESSION_HOURS * 3_600_000);
    await tx.orm.insert(sessions).values({
      tokenHash: hashToken(token),
      memberId,
      createdAt: asked.sessionSince,
      // Otherwise a session that began long ago is idle when the test opens it.
      lastSeenAt: now,
      expiresAt,
      ip: '127.0.0.1',
      country: null,
      device: 'Chrome on Windows',
    });
    return { memberId, token };
  });
}

async function idOf(tx: Pick<Services['db'], 'orm'>, account: string): Promise<number> {
  const [found] = await tx.orm
    .select({ id: members.id })
    .from(members)
    .where(eq(members.account, sql`lower(${account})`));
  if (found === undefined) throw new Failure('not_found');
  return found.id;
}
