import { randomBytes } from 'node:crypto';
import { addAmounts } from '#shared/money/amount.ts';
import type { Brand } from '../../config/brand.ts';
import { turnover } from '../../config/brand-rewards.ts';
import type { Queries } from '../../db/database.ts';
import { hashPassword } from '../../domain/identity/session/password.ts';
import type { Posting } from '../../domain/money/wallet/post.ts';
import { countWageringIn } from '../../domain/rewards/bonuses/count-wagering.ts';
import { cashPosting, type Given, giveReward } from '../../domain/rewards/grants/give-reward.ts';
import { openAccount } from '../../domain/rewards/new-accounts/open-account.ts';
import { countReferredTurnover } from '../../domain/rewards/referral/count-turnover.ts';
import { takeReferralReward } from '../../domain/rewards/referral/credit-rewards.ts';
import {
  noteReferredDeposit,
  noteReferredRegistration,
  type ReferralBrand,
} from '../../domain/rewards/referral/note-friend.ts';
import { insertPlays, type PlannedPlay } from '../history/insert-plays.ts';
import { DEMO_PASSWORD, seedInvitationCodes } from '../members.ts';
import { inCurrency, type SeedCurrency } from '../with-amounts.ts';
import { planFriends, seedFriends } from './plan-friends.ts';

const DAY = 86_400_000;
/** The days whose play is counted: the oldest friend's. */
const DAYS = 64;

/** The sandbox's rules of referral, those of the shipped brand. */
export function sandboxReferral(currency: SeedCurrency, timeZone: string): ReferralBrand {
  const money = (dollars: string) => inCurrency(dollars, currency);
  return {
    currency,
    timeZone,
    promos: { REFERRAL: true },
    turnover: turnover.parse(undefined),
    referral: {
      turnover: { rate: 30, days: 365 },
      registration: { amount: money('1.00'), accountAgeDays: 1, maxPerDay: 20 },
      firstDeposit: { amount: money('5.00'), minimum: money('20.00') },
      wagering: {
        multiple: 3,
        base: 'bonus',
        days: 30,
        maxStake: money('10.00'),
        contributions: [
          { gameType: 'RNG', rate: 10_000 },
          { gameType: 'INHOUSE', rate: 10_000 },
          { gameType: 'LIVE', rate: 2_000 },
        ],
      },
    },
  };
}

/** A removed account: of one number only one is bound at a time. */
const BIND_INVITERS = `
  insert into bound_accounts (id, member_id, kind, bank_code, bank_name, sealed_number, number_hash, ending, payee_name,
    branch, is_default, usable_from, created_at, removed_at)
  select 'ba-1141', $2, kind, bank_code, bank_name, sealed_number, number_hash, ending, payee_name, branch, false, $3, $3,
    $4
  from bound_accounts where member_id = $1 limit 1`;

interface Inviting {
  readonly inviterId: number;
  readonly now: Date;
  readonly brand: ReferralBrand;
}

/** Inserts the friends of the demo player with what they played and deposited, and notes what that brings. */
export async function insertFriends(tx: Queries, { inviterId, now, brand }: Inviting): Promise<void> {
  // One hash for all, because each takes a processor for some 20 ms.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const ids: number[] = [];
  for (const friend of seedFriends) {
    const at = new Date(now.getTime() - friend.ageDays * DAY);
    const { id } = await openFriend(tx, friend, { inviterId, at, brand, passwordHash });
    if (friend.isInviter)
      await tx.query('seed_same_payout', BIND_INVITERS, [inviterId, id, at, new Date(at.getTime() + DAY)]);
    await noteReferredRegistration({ brand }, tx, { inviteeId: id, inviterId, at });
    ids.push(id);
  }
  const plays = planFriends(ids, now);
  await insertPlays(tx, plays, brand.currency);
  for (const deposit of firstDeposits(plays, brand.currency)) await noteReferredDeposit({ brand }, tx, deposit);
  await countReferredTurnover({ brand, clock: () => now.getTime(), db: tx }, DAYS);
}

function openFriend(
  tx: Queries,
  { account, nickname, payeeName }: (typeof seedFriends)[number],
  about: { inviterId: number; at: Date; brand: Pick<Brand, 'currency'>; passwordHash: string },
) {
  const { inviterId, at, brand, passwordHash } = about;
  const code = seedInvitationCodes.find(({ kind }) => kind === 'referral')?.code ?? null;
  const nothing = { number: undefined, proven: false, email: undefined, idNumber: undefined, uplineId: null } as const;
  return openAccount(
    { brand: { ...brand, accountPrefix: '' }, clock: () => at.getTime(), random: randomBytes },
    tx,
    { ...nothing, username: account, nickname, payeeName, passwordHash, paymentPasswordHash: null, type: 0, rebate: 0 },
    {
      method: 'username',
      ip: '203.0.113.61',
      country: 'VN',
      language: 'VI',
      minimumAge: 18,
      referralCode: code,
      referredBy: inviterId,
      contacts: {},
    },
  );
}

function firstDeposits(plays: readonly PlannedPlay[], currency: SeedCurrency) {
  return plays.flatMap(({ memberId, deposits: [first] }) => {
    const at = first?.steps.find(({ state }) => state === 'credited')?.at;
    return first && at ? [{ memberId, amount: inCurrency(first.credited, currency), at }] : [];
  });
}

/** What friends brought the demo player before now. */
interface FriendRewards {
  /** Shares of the play, which went to the main wallet. */
  readonly shares: readonly Posting[];
  readonly bonuses: readonly Given[];
  /** All of the bonus money, whose wagering was done. */
  readonly released: string;
}

const DUE = `
  select id, due_at as at from referral_rewards where inviter_id = $1 and due_at <= $2 and credited_at is null order by due_at, id`;

/** Notes the rewards that were due before now as given. */
export async function takeFriendRewards(
  tx: Queries,
  { inviterId, now, brand }: { readonly inviterId: number; readonly now: Date; readonly brand: ReferralBrand },
): Promise<FriendRewards> {
  const given: Given[] = [];
  for (const { id, at } of await tx.query<{ id: string; at: Date }>('seed_referral_due', DUE, [inviterId, now])) {
    const taken = await takeReferralReward({ brand }, tx, id, at);
    if (taken !== undefined) given.push(taken);
  }
  const bonuses = given.filter(({ reward }) => reward.kind === 'bonus');
  return {
    shares: given.filter(({ reward }) => reward.kind === 'cash').map((each) => cashPosting({ brand }, each)),
    bonuses,
    released: bonuses.reduce((sum, { reward }) => addAmounts(sum, reward.amount ?? '0'), '0.00'),
  };
}

/** Gives the bonus money, and counts what the player has staked since toward it: the rest of it goes to the main wallet. */
export async function giveFriendBonuses(
  tx: Queries,
  {
    inviterId,
    now,
    brand,
    bonuses,
  }: { inviterId: number; now: Date; brand: ReferralBrand } & Pick<FriendRewards, 'bonuses'>,
): Promise<void> {
  for (const bonus of bonuses) await giveReward({ brand, random: randomBytes }, tx, bonus);
  // Nobody bets on both sides in the seeded history, whatever the odds.
  const counting = { ...brand, promotionRules: { opposingOdds: null } };
  await countWageringIn({ brand: counting, clock: () => now.getTime() }, tx, inviterId);
}
