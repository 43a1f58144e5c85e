import { useEffect } from 'react';
import { useListWithdrawals } from '#generated/client/wallet/wallet.ts';
import { useModals } from '../../access/use-modals.ts';
import { firstWaiting, waitingWithdrawals } from '../../features/member/withdraw/waiting-withdrawals.ts';
import { sessionStore } from '../../lib/storage.ts';

/** Asks once per session whether a paid withdrawal has arrived, after all other modals close (WALLET-10). */
export function WithdrawalOpener() {
  const { stack, open } = useModals();
  const waiting = firstWaiting(useListWithdrawals(waitingWithdrawals).data);
  const isFree = stack.length === 0;
  useEffect(() => {
    if (waiting === undefined || !isFree || sessionStore.get('withdrawal') === waiting) return;
    sessionStore.set('withdrawal', waiting);
    open('withdrawal');
  }, [waiting, isFree, open]);
  return null;
}
