import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import { RecordPage } from '#portal/entities/record/record-page.tsx';
import { Card } from '#portal/ui/card.tsx';
import { useWithdrawal } from './use-withdrawal.ts';
import { WithdrawalDetails } from './withdrawal-details.tsx';

type WithdrawalViewProps = { readonly withdrawalId: string; readonly onBack: () => void };

/** The withdrawal that the address names, on a page of its own. */
export function WithdrawalView({ withdrawalId, onBack }: WithdrawalViewProps) {
  const { t } = useTranslation();
  const query = useWithdrawal(withdrawalId);
  const owner = useGetMemberInfo().data?.account ?? '';
  return (
    <Card className="mx-auto w-full max-w-160 p-5">
      <RecordPage
        query={query}
        back={{ label: t('withdraw.record.back'), onBack }}
        barClassName="mb-4"
        gone={{
          icon: <SearchX size={18} />,
          title: t('withdraw.record.gone'),
          text: t('withdraw.record.goneText'),
        }}
      >
        {(detail) => <WithdrawalDetails detail={detail} owner={owner} full />}
      </RecordPage>
    </Card>
  );
}
