import type { MoneyLimitKind } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { MemberStatus } from '#server/db/schema/members.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { addAmounts, compareAmounts } from '#shared/money/amount.ts';
import { ageOn, dayIn } from '../../identity/member/age.ts';
import type { Session } from '../../identity/session/session.ts';
import { type HoldingLimit, holding, type Limit, limitsOf, MONEY_PERIODS, playedTime, usedMoney } from './limits.ts';
import { isOverdue } from './reality-check.ts';

interface Needs {
  readonly db: Pick<Queries, 'query'>;
  readonly brand: Pick<Brand, 'timeZone' | 'protection'>;
}

/** A member in a session, at a moment. */
interface Player {
  readonly memberId: number;
  readonly sessionId: number;
  readonly at: Date;
}

/** Money that a member is about to put at risk. */
export interface Stake extends Player {
  /** A decimal string above zero. */
  readonly amount: string;
}

/** Refuses a member who has excluded itself (trust 13): `self_excluded`. */
export function requireNotExcluded(status: MemberStatus): void {
  if (status === 'excluded') throw new Failure('self_excluded');
}

/**
 * Refuses a stake or transfer to a vendor that would pass a loss limit (trust 12, trust 14). It refuses after the time
 * to play, or five minutes after a due reality check. The caller locks the member's row in the transaction that moves
 * the money. It has passed `requireNotExcluded`. Failure: `play_limit_reached`.
 */
export async function requireMayStake(needs: Needs, stake: Stake): Promise<void> {
  const { memberId, amount, at } = stake;
  const limits = await limitsOf(needs.db, memberId, at);
  if (await isOverdue(needs, stake)) throw new Failure('play_limit_reached');
  if (await isTimeUp(needs, stake, limits)) throw new Failure('play_limit_reached');
  const passed = (limit: HoldingLimit, used: string) => compareAmounts(addAmounts(used, amount), limit.amount) > 0;
  if (await isPassed(needs, { memberId, at, kind: 'loss', limits, passed })) throw new Failure('play_limit_reached');
}

/** Refuses a game to a member who could stake nothing in it: `play_limit_reached`. Launching moves no money. */
export async function requireMayPlay(needs: Needs, player: Player): Promise<void> {
  const { memberId, at } = player;
  const limits = await limitsOf(needs.db, memberId, at);
  if (await isTimeUp(needs, player, limits)) throw new Failure('play_limit_reached');
  const passed = (limit: HoldingLimit, used: string) => compareAmounts(used, limit.amount) >= 0;
  if (await isPassed(needs, { memberId, at, kind: 'loss', limits, passed })) throw new Failure('play_limit_reached');
}

/** A deposit that a member is about to ask for. */
export interface AskedDeposit {
  readonly memberId: number;
  /** A decimal string above zero. */
  readonly amount: string;
  readonly at: Date;
}

/**
 * Refuses a deposit that would pass the lowest deposit limit, open deposits included (trust 12). The caller holds the
 * lock of the member's row, in the transaction that stores the deposit. Failure: `deposit_limit_reached`.
 */
export async function requireMayDeposit(needs: Needs, { memberId, amount, at }: AskedDeposit): Promise<void> {
  const limits = await limitsOf(needs.db, memberId, at);
  const passed = (limit: HoldingLimit, used: string) => compareAmounts(addAmounts(used, amount), limit.amount) > 0;
  if (await isPassed(needs, { memberId, at, kind: 'deposit', limits, passed })) {
    throw new Failure('deposit_limit_reached');
  }
}

interface MoneyCheck {
  readonly memberId: number;
  readonly at: Date;
  readonly kind: MoneyLimitKind;
  readonly limits: readonly Limit[];
  readonly passed: (limit: HoldingLimit, used: string) => boolean;
}

/** Whether any limit of the kind is passed. Overlapping periods each have to hold, so the lowest decides. */
async function isPassed(needs: Needs, { memberId, at, kind, limits, passed }: MoneyCheck): Promise<boolean> {
  const held = MONEY_PERIODS.flatMap((period) => {
    const limit = holding(limits, kind, period);
    return limit === undefined ? [] : [{ period, limit }];
  });
  if (held.length === 0) return false;
  const periods = held.map(({ period }) => period);
  const used = await usedMoney(needs, memberId, kind, periods, at);
  return held.some(({ period, limit }) => passed(limit, used.get(period) ?? '0'));
}

async function isTimeUp(needs: Needs, player: Player, limits: readonly Limit[]): Promise<boolean> {
  const session = holding(limits, 'time', 'session');
  const day = holding(limits, 'time', 'day');
  if (session === undefined && day === undefined) return false;
  const played = await playedTime(needs, player, player.at);
  const isUp = (limit: HoldingLimit | undefined, seconds: number) =>
    limit !== undefined && seconds >= Number(limit.amount) * 60;
  return isUp(session, played.session) || isUp(day, played.day);
}

const MEMBER = 'select status, birthday::text as birthday from members where id = $1 for no key update';

/** A stake of the session's member. Play credit has neither an age nor limits. */
interface Bettor {
  readonly session: Pick<Session, 'memberId' | 'id'>;
  readonly demo: boolean;
  readonly amount: string;
  readonly at: Date;
}

/**
 * Locks the member, so that its movements of money wait for each other, and refuses one that may not bet: age and
 * limits (trust 12, VALID-49). Failures: `session_expired`, `birthday_required`, `age_too_low`, `play_limit_reached`.
 */
export async function requireMayBet(
  { tx, brand }: Pick<Services, 'brand'> & { readonly tx: Queries },
  { session: { memberId, id: sessionId }, demo, amount, at }: Bettor,
): Promise<void> {
  const [member] = await tx.query<{ status: MemberStatus; birthday: string | null }>('round_member', MEMBER, [
    memberId,
  ]);
  // The session ended while the call was on its way.
  if (member?.status !== 'active') throw new Failure('session_expired');
  if (demo) return;
  if (member.birthday === null) throw new Failure('birthday_required');
  if (ageOn(dayIn(brand.timeZone, at.getTime()), member.birthday) < brand.playingAge) throw new Failure('age_too_low');
  await requireMayStake({ db: tx, brand }, { memberId, sessionId, amount, at });
}
