import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import { getGetVaultQueryKey, getListVaultLocksQueryKey, useGetVault } from '#generated/client/wallet/wallet.ts';
import type { Vault, VaultLocked } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { Facts } from '#portal/entities/money/facts.tsx';
import { renewMoney } from '#portal/entities/money/use-money-form.ts';
import { Card } from '#portal/ui/card.tsx';
import { LockForm } from './lock-form.tsx';
import { LockList, OpenLocks } from './lock-list.tsx';

/** `vault`: money that the member puts out of reach until a chosen time. */
export function VaultPage() {
  const { t } = useTranslation();
  const write = useMoney();
  const queries = useQueryClient();
  const query = useGetVault();
  const vault = query.data;
  const owner = useGetMemberInfo().data?.account;
  const renew = useCallback(() => renewMoney(queries, [getListVaultLocksQueryKey()]), [queries]);
  const showLocked = ({ lock, available, balance }: VaultLocked) => {
    queries.setQueryData<Vault>(
      getGetVaultQueryKey(),
      (before) => before && { ...before, available, balance, locks: [...before.locks, lock] },
    );
    return renew();
  };
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
          <LockForm vault={vault} owner={owner} onDone={showLocked} />
        </Card>
        <Card className="grid gap-4 p-5">
          <div className="grid gap-1">
            <h3 className="text-sm text-text-2">{t('vault.inVault')}</h3>
            <p className="num title text-[26px]/8">{write(vault.balance)}</p>
          </div>
          <Facts facts={[{ label: t('vault.available'), value: write(vault.available) }]} />
          <OpenLocks vault={vault} onEnd={() => void renew()} />
          <p className="text-sm text-text-2">{t('vault.terms')}</p>
        </Card>
      </div>
      <LockList />
    </div>
  );
}
