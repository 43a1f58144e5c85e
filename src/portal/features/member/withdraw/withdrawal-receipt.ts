import type { WithdrawalDetail, WithdrawalState } from '#generated/model/index.ts';
import type { i18n } from '#portal/i18n/i18n.ts';
import { accountName } from '../accounts/account-name.ts';

/** Whether it ended without payment, and its amount is in the wallet again. */
export const isBack = (state: WithdrawalState): state is 'rejected' | 'returned' =>
  state === 'rejected' || state === 'returned';

/** What the receipt of a withdrawal says: that it was asked for, and later how it ended. */
export function withdrawalReceipt(
  t: typeof i18n.t,
  write: (amount: string) => string,
  { withdrawal }: WithdrawalDetail,
) {
  const { withdrawalId, state, reason, target, fee, receives } = withdrawal;
  const amount = write(withdrawal.amount);
  const back = isBack(state);
  return {
    title:
      isBack(state) || state === 'received' ? t(`withdraw.ended.${state}`, { amount }) : t('withdraw.done', { amount }),
    reference: withdrawalId,
    state: back ? ('failed' as const) : ('completed' as const),
    facts: [
      ...(reason === null ? [] : [{ label: t('withdraw.record.reason'), value: reason }]),
      { label: t('withdraw.list.account'), value: accountName(t, target) },
      { label: t('money.fee'), value: write(fee) },
      ...(back ? [] : [{ label: t('withdraw.receives'), value: write(receives) }]),
    ],
    next: t(back ? 'withdraw.isBack' : state === 'received' ? 'withdraw.complete' : 'withdraw.next'),
  };
}
