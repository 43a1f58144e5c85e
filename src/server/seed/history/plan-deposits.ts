import type { DepositKind, DepositState } from '#generated/model/index.ts';
import { feeOf, subtractAmounts } from '#shared/money/amount.ts';
import type { depositSteps } from '../../db/schema/payments.ts';

type DepositStep = Pick<typeof depositSteps.$inferInsert, 'state' | 'at' | 'by' | 'operator'>;

/** A deposit of a demo account. Amounts are decimal strings. */
export interface PlannedDeposit {
  readonly id: string;
  readonly memberId: number;
  readonly methodId: string;
  readonly kind: DepositKind;
  readonly feeRate: number;
  readonly amount: string;
  readonly fee: string;
  /** What the main wallet gets, less the fee. */
  readonly credited: string;
  readonly expiresAt: Date;
  /** The first one is the request. */
  readonly steps: readonly [DepositStep, ...DepositStep[]];
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OPERATOR = 'op_mai';

/** The methods of the shipped brand. */
const methods = {
  bank: { methodId: 'dm-bank', kind: 'bank_transfer', feeRate: 0, expires: 60, arrives: 16 },
  wallet: { methodId: 'dm-ewallet', kind: 'e_wallet_qr', feeRate: 0, expires: 15, arrives: 3 },
  card: { methodId: 'dm-card', kind: 'card', feeRate: 150, expires: 20, arrives: 2 },
} as const;

interface Story {
  readonly method: keyof typeof methods;
  readonly amount: string;
  /** When it was asked for, in minutes before now. */
  readonly ago: number;
  readonly ends: DepositState;
}

const days = (count: number, minutes: number) => count * (DAY / MINUTE) + minutes;

/** Deposits that have ended: credited, declined, and never paid. */
const ended: readonly Story[] = [
  { method: 'bank', amount: '500.00', ago: days(88, 400), ends: 'credited' },
  { method: 'wallet', amount: '200.00', ago: days(73, 610), ends: 'credited' },
  { method: 'card', amount: '300.00', ago: days(60, 130), ends: 'failed' },
  { method: 'card', amount: '300.00', ago: days(60, 121), ends: 'credited' },
  { method: 'bank', amount: '1000.00', ago: days(43, 540), ends: 'credited' },
  { method: 'wallet', amount: '250.00', ago: days(29, 300), ends: 'expired' },
  { method: 'bank', amount: '500.00', ago: days(28, 500), ends: 'credited' },
  { method: 'wallet', amount: '250.00', ago: days(14, 350), ends: 'credited' },
  { method: 'bank', amount: '400.00', ago: days(5, 440), ends: 'credited' },
];

/** Deposits that are under way. */
const running: readonly Story[] = [
  { method: 'bank', amount: '150.00', ago: 17, ends: 'paid' },
  { method: 'bank', amount: '120.00', ago: 6, ends: 'pending' },
];

/** The deposits of the player, which have all ended. */
export function endedDeposits(memberId: number, now: Date): PlannedDeposit[] {
  return ended.map((story, index) => planned(memberId, story, `dep-${2_001 + index}`, now));
}

/** Deposits in every state before the end. */
export function runningDeposits(memberId: number, now: Date): PlannedDeposit[] {
  return running.map((story, index) => planned(memberId, story, `dep-${2_101 + index}`, now));
}

interface WalletDeposit {
  readonly id: string;
  readonly amount: string;
  /** A moment before it was used. */
  readonly creditedAt: Date;
}

/** A deposit by e-wallet, credited a minute before a moment. */
export function walletDeposit(memberId: number, { id, amount, creditedAt }: WalletDeposit, now: Date): PlannedDeposit {
  const ago = (now.getTime() - creditedAt.getTime()) / MINUTE + methods.wallet.arrives + 1.1;
  return planned(memberId, { method: 'wallet', amount, ago, ends: 'credited' }, id, now);
}

function planned(memberId: number, { method, amount, ago, ends }: Story, id: string, now: Date): PlannedDeposit {
  const { expires, arrives, ...rest } = methods[method];
  const asked = now.getTime() - ago * MINUTE;
  const after = (minutes: number) => new Date(asked + minutes * MINUTE);
  const provider = rest.kind === 'bank_transfer' ? BY_OPERATOR : BY_PROVIDER;
  const paid: DepositStep = { state: 'paid', at: after(arrives), ...provider };
  const rests: Readonly<Record<DepositState, readonly DepositStep[]>> = {
    pending: [],
    paid: [paid],
    credited: [paid, { state: 'credited', at: after(arrives + 0.1), by: 'system' }],
    reversed: [],
    failed: [{ state: 'failed', at: after(arrives), ...provider }],
    expired: [{ state: 'expired', at: after(expires), by: 'system' }],
  };
  const fee = feeOf(amount, { ...rest, feeFixed: '0.00' }, 2);
  const credited = subtractAmounts(amount, fee);
  const first: DepositStep = { state: 'pending', at: after(0), by: 'member' };
  return { ...rest, id, memberId, amount, fee, credited, expiresAt: after(expires), steps: [first, ...rests[ends]] };
}

const BY_OPERATOR = { by: 'operator', operator: OPERATOR } as const;
const BY_PROVIDER = { by: 'provider' } as const;
