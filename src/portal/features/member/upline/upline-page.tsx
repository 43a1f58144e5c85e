import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import { transferToUpline, useGetMemberTransferTerms } from '#generated/client/wallet/wallet.ts';
import { DebtNotice, useDebt } from '#portal/entities/debt/debt-notice.tsx';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { TransferForm } from '#portal/entities/money/transfer-form.tsx';
import { Card } from '#portal/ui/card.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';
import { FirstPaymentPassword } from '../security/payment-password.tsx';

/** `transferUpline`: money to the member above (MEMBER-06, WALLET-08). */
export function UplinePage() {
  const { t } = useTranslation();
  const query = useGetMemberTransferTerms();
  const terms = query.data;
  const owner = useGetMemberInfo().data?.account;
  const debt = useDebt();
  if (debt) return <DebtNotice debt={debt} />;
  if (terms === undefined || owner === undefined) {
    return (
      <Card>
        <LoadState query={query} />
      </Card>
    );
  }
  if (terms.upline === null) {
    return (
      <Card>
        <EmptyState icon={<Send size={18} />} title={t('money.upline.none')} text={t('money.upline.noneText')} />
      </Card>
    );
  }
  if (!terms.paymentPasswordSet) return <FirstPaymentPassword />;
  return (
    <TransferForm
      name="transferUpline"
      terms={terms}
      owner={owner}
      receiver={terms.upline}
      send={(order) => transferToUpline(order)}
    />
  );
}
