import { useTranslation } from 'react-i18next';
import type { WithdrawalDetail } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { type Fact, RecordDetails } from '#portal/entities/record/record-details.tsx';
import type { i18n } from '#portal/i18n/i18n.ts';
import { accountName } from '../accounts/account-name.ts';
import { ArrivedQuestion } from './arrived-question.tsx';
import { StateBadge } from './state-badge.tsx';
import { isBack } from './withdrawal-receipt.ts';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';

type WithdrawalDetailsProps = {
  readonly detail: WithdrawalDetail;
  readonly owner: string;
  /** Whether fee, holder and references are shown too. */
  readonly full?: boolean;
};

/** A withdrawal: its amount and target, its timeline, and the question whether it has arrived (WALLET-10). */
export function WithdrawalDetails({ detail, owner, full = false }: WithdrawalDetailsProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const { withdrawal, next, dispute } = detail;
  const { withdrawalId, target, reason } = withdrawal;
  const facts: readonly Fact[] = [
    ...(reason === null || reason === dispute?.answer ? [] : [{ label: t('withdraw.record.reason'), value: reason }]),
    ...(dispute === null
      ? []
      : [
          {
            label: t('withdraw.dispute.yours'),
            value: dispute.text ?? t(`withdraw.dispute.${dispute.reason}`),
          },
        ]),
    ...(dispute?.answer ? [{ label: t('withdraw.dispute.answer'), value: dispute.answer }] : []),
    ...(full ? fullFacts(t, write, withdrawal) : []),
  ];
  const asks = next?.action === 'confirm_received' || withdrawal.state === 'disputed';
  return (
    <RecordDetails
      title={write(withdrawal.amount)}
      subtitle={
        <>
          {t('withdraw.record.to', { account: accountName(t, target) })}
          <span className="num block wrap-anywhere">{t('withdraw.record.title', { id: withdrawalId })}</span>
        </>
      }
      state={withdrawal.state}
      badge={<StateBadge state={withdrawal.state} />}
      facts={facts}
    >
      <WithdrawalTimeline detail={detail} />
      {full && isBack(withdrawal.state) && <p className="text-sm">{t('withdraw.isBack')}</p>}
      {asks && <ArrivedQuestion key={withdrawal.state} detail={detail} owner={owner} />}
    </RecordDetails>
  );
}

function fullFacts(
  t: typeof i18n.t,
  write: ReturnType<typeof useMoney>,
  { state, fee, receives, target, bankReference }: WithdrawalDetail['withdrawal'],
): readonly Fact[] {
  return [
    { label: t('withdraw.record.fee'), value: write(fee), numeric: true },
    ...(isBack(state) ? [] : [{ label: t('withdraw.receives'), value: write(receives), numeric: true }]),
    { label: t('withdraw.record.holder'), value: target.payeeName },
    ...(bankReference === null
      ? []
      : [{ label: t('withdraw.record.bankReference'), value: bankReference, numeric: true }]),
  ];
}
