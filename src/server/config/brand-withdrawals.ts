import * as zod from 'zod';

const amount = zod.string().regex(/^(0|[1-9]\d{0,14})\.\d{2,8}$/, 'must be an amount, like 10.00');
const minutes = zod.int().min(1).max(10_080);

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
    autoReceivedMinutes: minutes.default(30),
    /** The deadlines of an operator for the decision, for the payment, and for the answer to a dispute. */
    reviewMinutes: minutes.default(30),
    payMinutes: minutes.default(30),
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
