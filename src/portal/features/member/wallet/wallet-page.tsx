import { Wallet as WalletIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import { DebtNotice, useDebt } from '#portal/entities/debt/debt-notice.tsx';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { Card } from '#portal/ui/card.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';
import { FundsSummary } from './funds-summary.tsx';
import { TransferForm } from './transfer-form.tsx';
import { useFunds } from './use-funds.ts';

/** `transferFund`: the member's wallets, and transfers between them (MEMBER-03, WALLET-03). */
export function WalletPage() {
  const { t } = useTranslation();
  const { funds, layout, vendors } = useFunds();
  const owner = useGetMemberInfo().data?.account;
  const debt = useDebt();
  if (funds.data === undefined || vendors === undefined || owner === undefined) {
    return (
      <Card>
        <LoadState query={funds.data === undefined ? funds : layout} />
      </Card>
    );
  }
  return (
    <div className="grid max-w-250 gap-4">
      {debt && <DebtNotice debt={debt} />}
      <FundsSummary funds={funds.data} query={funds} collects={vendors.length > 0} />
      {vendors.length === 0 ? (
        <Card>
          <EmptyState icon={<WalletIcon size={18} />} title={t('wallet.single')} text={t('wallet.singleText')} />
        </Card>
      ) : (
        <TransferForm funds={funds.data} vendors={vendors} owner={owner} />
      )}
    </div>
  );
}
