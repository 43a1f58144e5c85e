import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import { useListWithdrawals } from '#generated/client/wallet/wallet.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { firstWaiting, waitingWithdrawals } from './waiting-withdrawals.ts';
import { useWithdrawal } from './withdrawal.ts';
import { WithdrawalDetails } from './withdrawal-details.tsx';

type WithdrawalConfirmationProps = { readonly onClose: () => void };

/**
 * The screen 'withdrawal confirmation': the paid withdrawal that waits for its member's answer, with its timeline and
 * both answers (WALLET-10).
 */
export function WithdrawalConfirmation({ onClose }: WithdrawalConfirmationProps) {
  const waiting = useListWithdrawals(waitingWithdrawals);
  const first = firstWaiting(waiting.data);
  const isEmpty = waiting.isError || (waiting.data !== undefined && first === undefined);
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);
  return first === undefined ? null : <Waiting withdrawalId={first} onClose={onClose} />;
}

function Waiting({ withdrawalId, onClose }: WithdrawalConfirmationProps & { readonly withdrawalId: string }) {
  const { t } = useTranslation();
  const query = useWithdrawal(withdrawalId);
  const owner = useGetMemberInfo().data?.account;
  return (
    <Modal title={t('withdraw.ask.title')} closeLabel={t('common.close')} onClose={onClose} className="sm:w-130">
      <div className="px-6 pb-6">
        {query.data && owner !== undefined ? (
          <WithdrawalDetails detail={query.data} owner={owner} />
        ) : (
          <LoadState query={query} />
        )}
      </div>
    </Modal>
  );
}
