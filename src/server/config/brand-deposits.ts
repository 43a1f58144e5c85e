import * as zod from 'zod';
import { brandAmount } from './brand-amount.ts';

// The bounds are those of `DepositMethod` in the contract.
const name = zod.string().min(1).max(60);
const minutes = zod.int().max(10_080);
const words = zod.string().min(1).max(80);

const common = {
  methodId: zod.string().regex(/^[a-z0-9-]{1,40}$/),
  names: zod.strictObject({ EN: name, VI: name }),
  picture: zod.string().min(1).max(2_048),
  minAmount: brandAmount,
  maxAmount: brandAmount,
  /** Basis points of the amount. */
  feeRate: zod.int().min(0).max(10_000),
  feeFixed: brandAmount,
  presets: zod.array(brandAmount).max(12),
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
