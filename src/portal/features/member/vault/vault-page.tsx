import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMemberInfo } from '../../../../../generated/client/member/member.ts';
import {
  getGetBalanceQueryKey,
  getGetConsolidatedFundsQueryKey,
  getGetVaultQueryKey,
  getListVaultLocksQueryKey,
  useGetVault,
} from '../../../../../generated/client/wallet/wallet.ts';
import { useMoney } from '../../../access/use-money.ts';
import { LoadState } from '../../../entities/loading/load-state.tsx';
import { Facts } from '../../../entities/money/facts.tsx';
import { Card } from '../../../ui/card.tsx';
import { LockForm } from './lock-form.tsx';
import { LockList } from './lock-list.tsx';
import { OpenLocks } from './open-locks.tsx';

/** `vault`: money that the member puts out of reach until a chosen time. */
export function VaultPage() {
  const { t } = useTranslation();
  const write = useMoney();
  const queries = useQueryClient();
  const query = useGetVault();
  const vault = query.data;
  const owner = useGetMemberInfo().data?.account;
  const renew = useCallback(() => {
    const keys = [getGetVaultQueryKey(), getListVaultLocksQueryKey(), getGetBalanceQueryKey()];
    for (const queryKey of [...keys, getGetConsolidatedFundsQueryKey()]) void queries.invalidateQueries({ queryKey });
  }, [queries]);
  if (vault === undefined || owner === undefined) {
    return (
      <Card>
        <LoadState query={query} />
      </Card>
    );
  }
  return (
    <div className="grid max-w-250 gap-4">
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
        <Card className="min-w-0 p-5">
          <LockForm vault={vault} owner={owner} onDone={renew} />
        </Card>
        <Card className="grid gap-4 p-5">
          <div className="grid gap-1">
            <h3 className="text-sm text-text-2">{t('vault.inVault')}</h3>
            <p className="num title text-[26px]/8">{write(vault.balance)}</p>
          </div>
          <Facts facts={[{ label: t('vault.available'), value: write(vault.available) }]} />
          <OpenLocks vault={vault} onEnd={renew} />
          <p className="text-sm text-text-2">{t('vault.terms')}</p>
        </Card>
      </div>
      <LockList />
    </div>
  );
}
