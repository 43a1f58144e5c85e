import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { Database } from '../src/server/db/database.ts';
import { openPglite } from '../src/server/db/pglite.ts';
import { members } from '../src/server/db/schema/members.ts';
import { loginTickets, sessions } from '../src/server/db/schema/sessions.ts';
import { seed } from '../src/server/db/seed/seed.ts';
import { reward } from '../src/server/db/seed/seed-promotion.ts';
import type { SeedBrand } from '../src/server/db/seed/with-amounts.ts';
import { storeAccount } from '../src/server/domain/bound-accounts/add-account.ts';
import { numberSeal } from '../src/server/domain/bound-accounts/sealed-number.ts';
import { grantReward } from '../src/server/domain/rewards/grant-reward.ts';
import { hashPassword } from '../src/server/domain/session/password.ts';
import { SESSION_HOURS } from '../src/server/domain/session/session.ts';
import { hashToken } from '../src/server/domain/session/token.ts';
import { secretHash } from '../src/server/domain/verification/secret.ts';
import { openWithCredit } from '../src/server/domain/wallet/credit.ts';
import { openWallet } from '../src/server/domain/wallet/open-wallet.ts';
import { post } from '../src/server/domain/wallet/post.ts';
import { shippedBrand } from '../src/server/paths.ts';
import { addDays, dayAt, dayName } from '../src/shared/time/zone.ts';
import {
  applying,
  arriving,
  asking,
  betting,
  binding,
  careful,
  cashing,
  celebrating,
  earning,
  favouring,
  flying,
  forgetful,
  gaming,
  guiding,
  halting,
  inviting,
  invitingAsGuest,
  invitingOnPhone,
  lateTicket,
  liking,
  limited,
  locking,
  longAway,
  longSessions,
  racing,
  redeeming,
  signing,
  spending,
  tabbing,
  taking,
  traveller,
  vendorPlayers,
  withSpare,
} from './sites.ts';

const MINUTE = 60_000;
/** The password of the members that only the stories know. */
const password = 'Portico123';
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The part of the shipped brand that the seed needs. */
type ShippedBrand = SeedBrand & { readonly merchantCode: string; readonly timeZone: string };

/** Creates the template database that the sites copy. The folder gets its name once the database is complete. */
export async function seedTemplate(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  const db = await openPglite({ dataDir: unfinished });
  await db.migrate();
  // The server validates the currency of the shipped file.
  const brand = JSON.parse(readFileSync(shippedBrand, 'utf8')) as ShippedBrand;
  await seed(db, { clock: Date.now, brand, history: true, team: { timeZone: brand.timeZone } });
  const at = new Date(Date.now() - 180 * DAY);
  for (const account of withSpare(longAway.account)) {
    const memberId = await seedMember(db, brand, { ...longAway, account, at, email: null, mobileNum: null });
    if (account === longAway.account) await seedLateTicket(db, brand, memberId);
  }
  for (const member of [forgetful, traveller, ...careful]) await seedMember(db, brand, { ...member, at: new Date() });
  await seedCelebrating(db, brand);
  for (const name of [favouring, liking, asking].flatMap((each) => Object.values(each).flat())) {
    await seedMember(db, brand, { account: name, password, at: new Date(), email: null, mobileNum: null });
  }
  await seedMember(db, brand, {
    ...{ account: signing, password, at: new Date(), email: null, mobileNum: null },
    below: 1_000_002,
  });
  await seedGuiding(db, brand);
  await seedBinding(db, brand);
  await seedCashing(db, brand);
  const players: readonly string[] = [
    ...[
      ...Object.values(flying),
      ...Object.values(gaming).flat(),
      ...limited,
      ...inviting,
      ...invitingOnPhone,
      ...invitingAsGuest,
      ...applying,
      ...Object.values(halting).flat(),
      ...Object.values(locking).flat(),
      ...Object.values(arriving).flat(),
    ],
    ...[
      ...Object.values(vendorPlayers),
      ...Object.values(betting).flat(),
      ...tabbing,
      ...Object.values(earning).flat(),
      ...Object.values(racing).flat(),
    ],
  ];
  const takers = Object.values(taking).flatMap(withSpare);
  for (const name of [...Object.values(spending).flatMap(withSpare), ...players, ...takers]) {
    // The others give their birthday or their name in a story.
    const person = {
      email: null,
      mobileNum: null,
      ...(players.includes(name) || takers.includes(name) ? { birthday: '1990-06-01' } : {}),
      ...(players.includes(name) ? {} : { payeeName: 'TRAN MINH ANH' }),
    };
    const id = await seedMember(db, brand, { account: name, password, at: new Date(), ...person });
    const credit = { memberId: id, kind: 'opening', amount: '1000.00', at: new Date() } as const;
    await openWithCredit(db, { ...credit, currency: brand.currency.code });
    if (name === longSessions.account) await seedLongSessions(db, id);
    if ([taking.claims, taking.phone].flatMap(withSpare).includes(name)) await seedReward(db, id);
  }
  const { desktop, phone, refused, goodsOnPhone } = redeeming;
  for (const name of [...desktop, ...phone, ...refused, ...goodsOnPhone]) {
    const id = await seedMember(db, brand, { account: name, password, at: new Date(), email: null, mobileNum: null });
    await seedPoints(db, brand, id);
  }
  await db.close();
  renameSync(unfinished, folder);
}

/** An older account, so that its birthday brings a credit. */
async function seedCelebrating(db: Database, brand: ShippedBrand): Promise<void> {
  const at = new Date(Date.now() - 40 * DAY);
  const { month, day } = addDays(dayAt(Date.now(), brand.timeZone), 5);
  // A leap year has every day.
  const birthday = dayName({ year: 1992, month, day });
  const person = { account: celebrating, password, at, email: null, mobileNum: null, birthday };
  const id = await seedMember(db, brand, person);
  await db.orm.update(members).set({ rankLevel: 3 }).where(eq(members.id, id));
  await openWithCredit(db, { memberId: id, kind: 'opening', amount: '1000.00', at, currency: brand.currency.code });
}

/** A line of its own, whose head has money to transfer. */
async function seedGuiding(db: Database, brand: ShippedBrand): Promise<void> {
  const at = new Date();
  const person = { password, at, email: null, mobileNum: null };
  const memberId = await seedMember(db, brand, { ...person, account: guiding.agent, below: null });
  await seedMember(db, brand, { ...person, account: guiding.downline, below: memberId });
  await setPaymentPassword(db, memberId, guiding.paymentPassword);
  await openWithCredit(db, { memberId, kind: 'opening', amount: '1000.00', at, currency: brand.currency.code });
}

async function seedBinding(db: Database, brand: ShippedBrand): Promise<void> {
  const person = { account: binding.account, password, at: new Date(), email: null, mobileNum: null };
  const memberId = await seedMember(db, brand, { ...person, payeeName: 'TRAN MINH ANH' });
  await setPaymentPassword(db, memberId, binding.paymentPassword);
}

/** A member of a rank that withdraws eight times a day. */
async function seedCashing(db: Database, brand: ShippedBrand): Promise<void> {
  const at = new Date();
  const payeeName = 'TRAN MINH ANH';
  const person = { account: cashing, password, at, email: null, mobileNum: null, birthday: '1990-06-01', payeeName };
  const memberId = await seedMember(db, brand, person);
  await db.orm.update(members).set({ rankLevel: 3 }).where(eq(members.id, memberId));
  await openWithCredit(db, { memberId, kind: 'opening', amount: '1000.00', at, currency: brand.currency.code });
  await seedPoints(db, brand, memberId);
  await storeAccount(db, await numberSeal(db, { random: randomBytes, config: { dataKey: undefined } }), {
    ...{ id: 'ba-cashing', memberId, kind: 'bank', bankCode: 'SAOMAI', bankName: 'Sao Mai Bank', payeeName },
    ...{ number: '19034560001', branch: null, isDefault: true, usableFrom: at, createdAt: at },
  });
}

async function setPaymentPassword(db: Database, memberId: number, text: string): Promise<void> {
  const paymentPasswordHash = await hashPassword(text);
  const set = { paymentPasswordHash, paymentPasswordChangedAt: new Date() };
  await db.orm.update(members).set(set).where(eq(members.id, memberId));
}

async function seedPoints(db: Database, { currency }: ShippedBrand, memberId: number): Promise<void> {
  await setPaymentPassword(db, memberId, redeeming.paymentPassword);
  await db.transaction((tx) =>
    post(tx, {
      ...{ key: `points:stories:${memberId}`, kind: 'points_earned', reason: { kind: 'points', id: 'stories' } },
      ...{ at: new Date(), currency: currency.code },
      entries: [
        { memberId, purpose: 'points', amount: `${redeeming.points}` },
        { house: 'points', amount: `-${redeeming.points}` },
      ],
    }),
  );
}

interface SeededMember {
  readonly account: string;
  readonly password: string;
  /** The time of registration and of the password. */
  readonly at: Date;
  readonly email: string | null;
  /** The name of the accounts that it pays from and is paid to. */
  readonly payeeName?: string;
  readonly birthday?: string;
  /** A proven number in Vietnam. */
  readonly mobileNum: string | null;
  /** Makes it an agent directly below this one; null makes it an agent below nobody. */
  readonly below?: number | null;
}

async function seedMember(
  db: Database,
  { currency }: ShippedBrand,
  { account, password, at, email, mobileNum, payeeName, birthday, below }: SeededMember,
): Promise<number> {
  const passwordHash = await hashPassword(password);
  const [member] = await db.orm
    .insert(members)
    .values({
      account,
      nickname: account,
      type: below === undefined ? 0 : 2,
      uplineId: below,
      memberAccess: true,
      passwordHash,
      passwordChangedAt: at,
      createdAt: at,
      email,
      mobileNum,
      payeeName,
      birthday,
      ...(mobileNum !== null && { dialingCode: '84', mobileVerifiedAt: at }),
    })
    .returning({ id: members.id });
  if (!member) throw new Error(`${account} is in the database already`);
  await openWallet(db, member.id, currency.code);
  return member.id;
}

/** Seeds sessions in which a reality check is due, and keeps them from ending before their stories. */
async function seedLongSessions(db: Database, memberId: number): Promise<void> {
  const createdAt = new Date(Date.now() - 84 * MINUTE);
  const expiresAt = new Date(createdAt.getTime() + SESSION_HOURS * HOUR);
  const place = { ip: '127.0.0.1', country: null, device: 'Chrome on Windows' };
  await db.orm.insert(sessions).values(
    longSessions.tokens.map((token) => ({
      ...{ tokenHash: hashToken(token), memberId, createdAt, lastSeenAt: expiresAt, expiresAt },
      ...place,
    })),
  );
}

/** Puts a rebate of $8.42 into the reward centre of a member. */
async function seedReward(db: Database, memberId: number): Promise<void> {
  const at = new Date();
  await grantReward({ random: randomBytes }, db, {
    ...{ key: `stories:${memberId}`, memberId, source: 'promotion', sourceId: 'p-103', wagering: null },
    title: { EN: 'Weekly rebate', VI: 'Hoàn trả tuần' },
    text: { EN: "0.4% of last week's play", VI: '0.4% tiền cược tuần trước' },
    reward: reward('cash', { amount: '8.42' }),
    ...{ at, expiresAt: new Date(at.getTime() + 6 * DAY) },
  });
}

/** Seeds a login ticket that has expired. */
async function seedLateTicket(db: Database, { merchantCode }: ShippedBrand, memberId: number): Promise<void> {
  const expiresAt = new Date(Date.now() - 3_600_000);
  await db.orm.insert(loginTickets).values({ hash: secretHash(lateTicket), merchantCode, memberId, expiresAt });
}
