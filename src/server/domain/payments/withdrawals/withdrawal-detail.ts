import type {
  Language,
  Withdrawal,
  WithdrawalDetail,
  WithdrawalNextStep,
  WithdrawalTarget,
  WithdrawalTimelineStep,
} from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { texts } from '#server/texts/texts.ts';
import { subtractAmounts } from '#shared/money/amount.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { money } from '../../ground/amounts/money.ts';
import { type StepRow, stepsOf, type WithdrawalRow } from './withdrawal-row.ts';

type Brand = Pick<Services, 'brand'>;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A withdrawal for its member. */
export function withdrawalOf(services: Brand, row: WithdrawalRow): Withdrawal {
  const { id, state, bankReference, reason, requestedAt, updatedAt } = row;
  return {
    withdrawalId: id,
    state,
    ...amountsOf(services, row),
    target: targetOf(row),
    bankReference: bankReference && fitted(bankReference, 60),
    reason: reason && fitted(reason, 200),
    requestedAt: requestedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Cuts an operator's words to the contract's length; the message to the member has all of them. */
function fitted(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).toWellFormed()}…`;
}

/** The amounts of a withdrawal, as on the wire. */
export function amountsOf({ brand }: Brand, { amount, fee }: Pick<WithdrawalRow, 'amount' | 'fee'>) {
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  return { amount: wire(amount), fee: wire(fee), receives: wire(subtractAmounts(amount, fee)) };
}

/** Where a withdrawal goes. */
export function targetOf({ accountId, kind, bankName, ending, payeeName }: WithdrawalTarget): WithdrawalTarget {
  return { accountId, kind, bankName, ending, payeeName };
}

/** A withdrawal with its timeline and next step (WALLET-10), for its member. */
export async function withdrawalDetail(
  services: Brand,
  db: Pick<Queries, 'query'>,
  row: WithdrawalRow,
  language: Language,
): Promise<WithdrawalDetail> {
  const steps = await stepsOf(db, row.id);
  const { disputeReason, disputeText, disputedAt, disputeAnswer, disputeAnsweredAt } = row;
  return {
    withdrawal: withdrawalOf(services, row),
    timeline: steps.map((step) => timelineStep(services, row, step, language)),
    next: nextStep(services, row),
    dispute:
      disputeReason === null || disputedAt === null
        ? null
        : {
            reason: disputeReason,
            text: disputeText,
            at: disputedAt.toISOString(),
            answer: disputeAnswer && fitted(disputeAnswer, 300),
            answeredAt: disputeAnsweredAt?.toISOString() ?? null,
          },
  };
}

/** What an operator noted is not for the member. */
function timelineStep(
  { brand }: Brand,
  row: WithdrawalRow,
  { state, at, owner }: StepRow,
  language: Language,
): WithdrawalTimelineStep {
  const step = { state, at: at.toISOString(), owner };
  if (state === 'requested') {
    const formatted = formatMoney(money(row.amount, brand.currency.decimals), brand.currency);
    return { ...step, note: texts[language].withdrawals.heldNote(formatted) };
  }
  if (state === 'received' && owner === 'system') {
    return { ...step, note: texts[language].withdrawals.countedNote(brand.withdrawals.autoReceivedMinutes) };
  }
  return { ...step, note: null };
}

/** Whose turn it is, to do what, until when. */
function nextStep({ brand }: Brand, row: WithdrawalRow): WithdrawalNextStep | null {
  const { reviewMinutes, payMinutes, answerHours } = brand.withdrawals;
  const by = (at: Date, span: number) => new Date(at.getTime() + span).toISOString();
  switch (row.state) {
    case 'requested':
      return { owner: 'operator', action: 'review', deadline: by(row.requestedAt, reviewMinutes * MINUTE) };
    case 'reviewing':
      return { owner: 'operator', action: 'approve', deadline: by(row.requestedAt, reviewMinutes * MINUTE) };
    case 'approved':
      return { owner: 'operator', action: 'pay', deadline: by(row.updatedAt, payMinutes * MINUTE) };
    case 'paid':
      return { owner: 'member', action: 'confirm_received', deadline: row.autoReceivedAt?.toISOString() ?? null };
    case 'disputed':
      return { owner: 'operator', action: 'answer_dispute', deadline: by(row.updatedAt, answerHours * HOUR) };
    case 'received':
    case 'rejected':
    case 'returned':
      return null;
  }
}
