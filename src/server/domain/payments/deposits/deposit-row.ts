import type { DepositKind, DepositState } from '#generated/model/index.ts';
import type { Refusal } from '../../rewards/promotions/refusals.ts';

/** A deposit as it is stored; amounts are `numeric` text. */
export interface DepositRow {
  readonly id: string;
  readonly number: number;
  readonly memberId: number;
  readonly methodId: string;
  readonly kind: DepositKind;
  readonly state: DepositState;
  readonly amount: string;
  readonly feeRate: number;
  readonly feeFixed: string;
  readonly fee: string;
  readonly payerReference: string | null;
  readonly reportedAt: Date | null;
  readonly promotionId: string | null;
  readonly promotionRefusal: Refusal | null;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly receivedAmount: string | null;
  readonly bankReference: string | null;
  readonly paidAt: Date | null;
  readonly creditedAmount: string | null;
  readonly creditedAt: Date | null;
  readonly balanceAfter: string | null;
  readonly reason: string | null;
}

/** The columns of a deposit, in the table with the alias `d`. */
export const DEPOSIT_COLUMNS = `
  d.id, d.number, d.member_id as "memberId", d.method_id as "methodId", d.kind, d.state, d.amount,
  d.fee_rate as "feeRate", d.fee_fixed as "feeFixed", d.fee, d.payer_reference as "payerReference",
  d.reported_at as "reportedAt", d.promotion_id as "promotionId",
  d.promotion_refusal as "promotionRefusal", d.created_at as "createdAt",
  d.expires_at as "expiresAt", d.received_amount as "receivedAmount", d.bank_reference as "bankReference",
  d.paid_at as "paidAt", d.credited_amount as "creditedAmount", d.credited_at as "creditedAt",
  d.balance_after as "balanceAfter", d.reason`;
