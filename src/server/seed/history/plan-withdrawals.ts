import type { DisputeReason, WithdrawalOwner, WithdrawalState } from '#generated/model/index.ts';

/** A state of a planned withdrawal. */
export interface PlannedStep {
  readonly state: WithdrawalState;
  readonly at: Date;
  readonly owner: WithdrawalOwner;
  readonly actor: string;
}

/** A withdrawal of a demo account. Amounts are decimal strings. */
export interface PlannedWithdrawal {
  readonly id: string;
  readonly memberId: number;
  readonly accountId: string;
  readonly payeeName: string;
  readonly amount: string;
  /** The first one is the request. */
  readonly steps: readonly [PlannedStep, ...PlannedStep[]];
  /** Why it was rejected or returned. */
  readonly reason: string | null;
  readonly dispute: DisputeReason | null;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OPERATOR = 'op_mai';

/** Who withdraws, and to which account. */
export type Payee = Pick<PlannedWithdrawal, 'memberId' | 'accountId' | 'payeeName'>;

type Course = readonly (readonly [WithdrawalState, minutes: number])[];
const reviewed: Course = [
  ['requested', 0],
  ['reviewing', 9],
];
const approved: Course = [...reviewed, ['approved', 17]];
const paid: Course = [...approved, ['paid', 26]];

interface Story {
  readonly amount: string;
  /** When it was asked for, in minutes before now. */
  readonly ago: number;
  readonly course: Course;
  readonly reason?: string;
  readonly dispute?: DisputeReason;
}

const days = (count: number, minutes: number) => count * (DAY / MINUTE) + minutes;

/** Withdrawals that have ended: received by the member's word or counted so, rejected, and returned. */
const ended: readonly Story[] = [
  { amount: '300.00', ago: days(57, 130), course: [...paid, ['received', 31]] },
  { amount: '450.00', ago: days(46, 200), course: [...paid, ['received', 56]] },
  {
    amount: '1200.00',
    ago: days(35, 90),
    course: [...reviewed, ['rejected', 21]],
    reason: 'The bank could not confirm the account on that day. Please try again.',
  },
  { amount: '1200.00', ago: days(34, 400), course: [...paid, ['received', 40]] },
  {
    amount: '250.00',
    ago: days(19, 260),
    course: [...paid, ['disputed', 44], ['returned', 700]],
    reason: 'The bank sent the money back.',
    dispute: 'not_arrived',
  },
  { amount: '500.00', ago: days(11, 75), course: [...paid, ['received', 35]] },
  { amount: '300.00', ago: days(4, 320), course: [...paid, ['received', 29]] },
];

/** Withdrawals that are under way, one in each state. */
const running: readonly Story[] = [
  { amount: '180.00', ago: days(1, 300), course: [...paid, ['disputed', 48]], dispute: 'not_arrived' },
  { amount: '90.00', ago: 36, course: paid },
  { amount: '75.00', ago: 24, course: approved },
  { amount: '60.00', ago: 14, course: reviewed },
  { amount: '50.00', ago: 4, course: reviewed.slice(0, 1) },
];

/** The withdrawals of the player, which have all ended. */
export function endedWithdrawals(payee: Payee, now: Date): PlannedWithdrawal[] {
  return ended.map((story, index) => planned(payee, story, `wd-${4_001 + index}`, now));
}

/** Withdrawals in every state before the end. */
export function runningWithdrawals(payee: Payee, now: Date): PlannedWithdrawal[] {
  return running.map((story, index) => planned(payee, story, `wd-${4_101 + index}`, now));
}

function planned(payee: Payee, story: Story, id: string, now: Date): PlannedWithdrawal {
  const { amount, ago, course, reason = null, dispute = null } = story;
  const asked = now.getTime() - ago * MINUTE;
  const [first, ...rest] = course.map(([state, minutes]): PlannedStep => {
    const at = new Date(asked + minutes * MINUTE);
    if (state === 'received' && minutes >= AUTO_RECEIVED) return { state, at, owner: 'system', actor: 'system' };
    const isMember = state === 'requested' || state === 'received' || state === 'disputed';
    return { state, at, ...(isMember ? BY_MEMBER : BY_OPERATOR) };
  });
  if (first === undefined) throw new Error(`the withdrawal ${id} has no state`);
  return { ...payee, id, amount, steps: [first, ...rest], reason, dispute };
}

const BY_MEMBER = { owner: 'member', actor: 'member' } as const;
const BY_OPERATOR = { owner: 'operator', actor: OPERATOR } as const;
/** Paid after 26 minutes, it counts as received half an hour later. */
const AUTO_RECEIVED = 56;
