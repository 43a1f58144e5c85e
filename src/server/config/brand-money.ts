import * as zod from 'zod';
import { napasBanks } from './napas-banks.ts';

/** An amount in a brand file, as the contract writes it. */
export const amount = zod.string().regex(/^(0|[1-9]\d{0,14})\.\d{2,8}$/, 'must be an amount, like 10.00');

// The bounds are those of `DepositMethod` in the contract.
const name = zod.string().min(1).max(60);
const minutes = zod.int().max(10_080);
const words = zod.string().min(1).max(80);

const common = {
  methodId: zod.string().regex(/^[a-z0-9-]{1,40}$/),
  names: zod.strictObject({ EN: name, VI: name }),
  picture: zod.string().min(1).max(2_048),
  minAmount: amount,
  maxAmount: amount,
  /** Basis points of the amount. */
  feeRate: zod.int().min(0).max(10_000),
  feeFixed: amount,
  presets: zod.array(amount).max(12),
  expiresMinutes: minutes.min(1),
  arrivesMinutesMin: minutes.min(0),
  arrivesMinutesMax: minutes.min(0),
  maintenance: zod.boolean().default(false),
};

const depositMethod = zod.discriminatedUnion('kind', [
  zod.strictObject({
    ...common,
    kind: zod.literal('bank_transfer'),
    bankName: words,
    accountNumber: zod.string().min(1).max(40),
    accountName: words,
    /** The number of the bank at NAPAS, by which a VietQR is drawn; null for none. */
    bankBin: zod
      .string()
      .refine((bin) => Object.hasOwn(napasBanks, bin), 'must be the number of a bank in napas-banks.ts')
      .nullable()
      .default(null),
  }),
  zod.strictObject({
    ...common,
    kind: zod.literal('e_wallet_qr'),
    accountName: words,
    /** The content of the QR code, with `{amount}` and `{note}` in their places. */
    qrContent: zod.string().min(1).max(900),
  }),
  zod.strictObject({
    ...common,
    kind: zod.literal('card'),
    /** The provider's hosted page, to which the deposit's id is appended; null is this server's sandbox. */
    hostedPage: zod
      .url({ protocol: /^https?$/ })
      .max(2_000)
      .nullable()
      .default(null),
  }),
]);

/** The methods to deposit by, in their order (WALLET-11). */
export const depositMethods = zod
  .array(depositMethod)
  .max(50)
  .default([])
  .refine(
    (methods) => new Set(methods.map(({ methodId }) => methodId)).size === methods.length,
    'must not name a method twice',
  );

/** How many deposits of a member may wait for their money at once. */
export const maxPendingDeposits = zod.int().min(1).max(100_000).default(5);

/** A method to deposit by. */
export type DepositMethodRule = zod.output<typeof depositMethod>;

/**
 * How contracts pay. A bill waits for an operator so many days before it expires. The account `agents` pays at most so
 * much on a day of the brand's zone, null for any amount.
 */
export const contractPayments = zod
  .strictObject({ pendingDays: zod.int().min(1).max(365), dailyBudget: amount.nullable().default(null) })
  .default({ pendingDays: 7, dailyBudget: null });

const shortTime = zod.int().min(1).max(10_080);

const bank = zod.strictObject({
  bankCode: zod.string().regex(/^[A-Z0-9_]{2,20}$/),
  bankName: zod.string().min(1).max(80),
  kind: zod.enum(['bank', 'e_wallet']),
  /** A regular expression for a whole account number. */
  accountPattern: zod.string().min(1).max(120).refine(isPattern, 'must be a regular expression'),
  /** Whether payouts to it are halted now. */
  maintenance: zod.boolean().default(false),
});

const usualBanks: zod.output<typeof bank>[] = [
  { bankCode: 'SAOMAI', bankName: 'Sao Mai Bank', kind: 'bank', accountPattern: '^[0-9]{8,16}$', maintenance: false },
  { bankCode: 'HONGHA', bankName: 'Hong Ha Bank', kind: 'bank', accountPattern: '^[0-9]{9,15}$', maintenance: false },
  { bankCode: 'SENVI', bankName: 'Sen Wallet', kind: 'e_wallet', accountPattern: '^0[0-9]{9}$', maintenance: false },
];

const usual = {
  minAmount: '10.00',
  maxAmount: '20000.00',
  feeRate: 0,
  feeFixed: '0.00',
  arrivesMinutesMin: 5,
  arrivesMinutesMax: 45,
  autoReceivedMinutes: 30,
  reviewMinutes: 30,
  payMinutes: 30,
  answerHours: 72,
  holdHours: 24,
  maxAccounts: 5,
  banks: usualBanks,
};

/** The limits, fees and deadlines of withdrawals, and the banks to which the brand pays out (WALLET-09, WALLET-11). */
export const withdrawals = zod
  .strictObject({
    minAmount: amount,
    maxAmount: amount,
    /** Basis points of the amount, beside a fixed part. */
    feeRate: zod.int().min(0).max(10_000).default(0),
    feeFixed: amount.default('0.00'),
    arrivesMinutesMin: zod.int().min(0).max(10_080).default(5),
    arrivesMinutesMax: zod.int().min(0).max(10_080).default(45),
    /** From `paid` until it counts as received. */
    autoReceivedMinutes: shortTime.default(30),
    /** The deadlines of an operator for the decision, for the payment, and for the answer to a dispute. */
    reviewMinutes: shortTime.default(30),
    payMinutes: shortTime.default(30),
    answerHours: zod.int().min(1).max(720).default(72),
    /** How long bound accounts cannot be used after a reset of the payment password. */
    holdHours: zod.int().min(0).max(168).default(24),
    maxAccounts: zod.int().min(1).max(20).default(5),
    banks: zod.array(bank).min(1).max(300).default(usualBanks),
  })
  .check(({ value, issues }) => {
    const codes = value.banks.map((one) => one.bankCode);
    if (new Set(codes).size < codes.length) {
      issues.push({ code: 'custom', path: ['banks'], message: 'must hold each bank once', input: value.banks });
    }
  })
  .default(() => usual);

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

/** The limits of transfers up or down the line, per transfer and per day of the brand (WALLET-08). */
export const transfers = zod
  .strictObject({ minAmount: amount, maxAmount: amount, maxPerDay: amount })
  .default({ minAmount: '1.00', maxAmount: '10000.00', maxPerDay: '20000.00' });

const hours = zod.int().min(1).max(8760);

/** The terms of the vault: the limits of a lock, how many can be open at once, and the times to choose from, rising. */
export const vault = zod
  .strictObject({
    minAmount: amount,
    maxAmount: amount,
    maxLocks: zod.int().min(1).max(100),
    hours: zod
      .array(hours)
      .min(1)
      .max(12)
      .refine((list) => list.every((one, at) => at === 0 || one > (list[at - 1] ?? 0)), 'must rise'),
  })
  .default({ minAmount: '1.00', maxAmount: '100000.00', maxLocks: 20, hours: [24, 72, 168, 720, 2160] });
