import type { MoneyLimitPayload, PlayLimits, SessionLimitPayload } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { money, requireMoney } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import { lockMember } from '../../ground/lock-member.ts';
import type { Session } from '../../identity/session/session.ts';
import { type Limit, limitsOf } from './limits.ts';
import { playLimits } from './play-limits.ts';

const HOUR = 3_600_000;
/** How long a higher limit waits. */
const RAISED_AFTER = 24 * HOUR;

type Dependencies = Pick<Services, 'brand' | 'clock' | 'db'>;
type Caller = Pick<Session, 'id' | 'memberId'>;

/** Sets a limit of deposits or losses (MEMBER-22, trust 12). Failures: `validation_failed`, `forbidden`. */
export async function setMoneyLimit(
  services: Dependencies,
  session: Caller,
  { kind, period, amount }: MoneyLimitPayload,
): Promise<PlayLimits> {
  if (amount !== null) requireMoney(services.brand, amount);
  return setLimit(services, session, { kind, period, amount });
}

/** Sets a limit of the time to play, in minutes (MEMBER-22, trust 12). Failure: `forbidden`. */
export function setSessionLimit(
  services: Dependencies,
  session: Caller,
  { period, minutes }: SessionLimitPayload,
): Promise<PlayLimits> {
  return setLimit(services, session, { kind: 'time', period, amount: minutes === null ? null : String(minutes) });
}

type Wish = Pick<Limit, 'kind' | 'period' | 'amount'>;

const STORE = `
  insert into play_limits (member_id, kind, period, set_by, amount, next_amount, next_at)
  values ($1, $2, $3, 'member', $4, $5, $6)
  on conflict (member_id, kind, period, set_by)
  do update set amount = excluded.amount, next_amount = excluded.next_amount, next_at = excluded.next_at`;

/** A higher limit waits 24 hours; a lower one holds at once. The lock separates it from stakes and deposits. */
async function setLimit(services: Dependencies, session: Caller, wish: Wish): Promise<PlayLimits> {
  const { db, clock } = services;
  const { memberId } = session;
  const at = new Date(clock());
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const limits = await limitsOf(tx, memberId, at);
    const same = limits.filter(({ kind, period }) => kind === wish.kind && period === wish.period);
    const operators = same.find(({ setBy }) => setBy === 'operator');
    if (operators !== undefined && isHigher(wish.amount, operators.amount)) throw new Failure('forbidden');
    const own = same.find(({ setBy }) => setBy === 'member');
    await store(tx, memberId, wish, changed(own, wish.amount, at));
    const { kind, period, amount } = wish;
    const { decimals } = services.brand.currency;
    const before = recorded(kind, own?.amount ?? null, decimals);
    const data = { limit: kind, period, before, amount: recorded(kind, amount, decimals) };
    await audit(tx, { at, kind: 'play_limit_changed', memberId, data });
    return playLimits(services, tx, session);
  });
}

/** An amount of the audit log: whole minutes, or money with the currency's decimals. */
function recorded(kind: Limit['kind'], amount: string | null, decimals: number): string | null {
  if (amount === null) return null;
  return kind === 'time' ? (amount.split('.')[0] ?? amount) : money(amount, decimals);
}

type Change = Pick<Limit, 'amount' | 'nextAmount' | 'nextAt'>;

function changed(own: Limit | undefined, wanted: string | null, at: Date): Change {
  const present = own?.amount ?? null;
  if (!isHigher(wanted, present)) return { amount: wanted, nextAmount: null, nextAt: null };
  const { nextAmount = null, nextAt = null } = own ?? {};
  // The same wish again does not begin another 24 hours.
  const isWaiting = nextAt !== null && !isHigher(wanted, nextAmount) && !isHigher(nextAmount, wanted);
  return {
    amount: present,
    nextAmount: wanted,
    nextAt: isWaiting ? nextAt : new Date(at.getTime() + RAISED_AFTER),
  };
}

/** No limit is higher than any. */
function isHigher(limit: string | null, than: string | null): boolean {
  if (than === null) return false;
  return limit === null || compareAmounts(limit, than) > 0;
}

async function store(tx: Queries, memberId: number, { kind, period }: Wish, change: Change): Promise<void> {
  const { amount, nextAmount, nextAt } = change;
  await tx.query('play_limit_store', STORE, [memberId, kind, period, amount, nextAmount, nextAt]);
}
