import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowDownToLine, RefreshCw, Wallet as WalletIcon } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import { useListBonuses } from '#generated/client/promotions/promotions.ts';
import { collectAllFunds } from '#generated/client/wallet/wallet.ts';
import type { CollectResult, ConsolidatedFunds } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { withIdempotencyKey } from '#portal/api/idempotency-key.ts';
import { DebtNotice, useDebt } from '#portal/entities/debt/debt-notice.tsx';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { renewMoney } from '#portal/entities/money/use-money-form.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { cn } from '#portal/lib/cn.ts';
import { randomId } from '#portal/lib/random-id.ts';
import { Button, IconButton } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';
import { addAmounts, compareAmounts, subtractAmounts } from '#shared/money/amount.ts';
import { TransferForm, useFunds, walletOf } from './transfer-form.tsx';

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

type FundsSummaryProps = {
  readonly funds: ConsolidatedFunds;
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
  /** Whether there are wallets to collect from. */
  readonly collects: boolean;
};

/** What can be played with and what it is made of, and the button that brings everything back to the main wallet. */
function FundsSummary({ funds, query, collects }: FundsSummaryProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const dates = useDates();
  const { show } = usePanel();
  const collect = useCollect();
  const main = walletOf(funds, 'main');
  const isSome = (amount: string | undefined) => amount !== undefined && compareAmounts(amount, '0') > 0;
  // The figure of the header: what can be staked somewhere.
  const playable = addAmounts(main?.balance ?? '0.00', funds.bonusBalance);
  const atVendors = subtractAmounts(funds.totalBalance, main?.balance ?? '0.00');
  const hasBonus = isSome(funds.bonusBalance);
  const { data: bonuses } = useListBonuses({ state: 'active', pageSize: 1 }, { query: { enabled: hasBonus } });
  const hasElsewhere = funds.wallets.some(({ vendor, balance }) => vendor !== null && isSome(balance));
  const result = (done: CollectResult) => {
    if (done.transfers.length === 0) return t('wallet.collectedNothing');
    const all = done.transfers.every(({ state }) => state === 'completed');
    return t(all ? 'wallet.collected' : 'wallet.collectedSome', { amount: write(done.amount) });
  };
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="grid gap-1">
          <p className="text-sm text-text-2">{t('wallet.playable')}</p>
          <p className="flex items-center gap-1">
            <span className="num title text-[26px]/8">{write(playable)}</span>
            <IconButton
              size="sm"
              label={t('wallet.refresh')}
              aria-busy={query.isFetching}
              onClick={() => void query.refetch()}
            >
              <RefreshCw size={16} aria-hidden="true" className={cn(query.isFetching && 'animate-spin')} />
            </IconButton>
          </p>
          <p className="text-xs text-text-3">
            {t('wallet.asOf', { time: dates.write(Date.parse(funds.asOf), 'time') })}
          </p>
          {isSome(atVendors) && (
            <p className="text-xs text-text-3">{t('wallet.vendors', { amount: write(atVendors) })}</p>
          )}
          {isSome(funds.vaultBalance) && (
            <button
              type="button"
              className="target justify-self-start text-sm font-medium text-brand-text underline-offset-4 hover:underline"
              onClick={() => show('vault')}
            >
              {t('wallet.vault', { amount: write(funds.vaultBalance) })}
            </button>
          )}
        </div>
        {main && (
          <div className="grid gap-1">
            <p className="text-sm text-text-2">{t('wallet.cash')}</p>
            <p className="num text-lg/8 font-semibold">{write(main.balance)}</p>
            {isSome(main.heldBalance) && (
              <p className="text-xs text-warn">{t('wallet.held', { amount: write(main.heldBalance) })}</p>
            )}
          </div>
        )}
        {hasBonus && (
          <div className="grid gap-1">
            <p className="text-sm text-text-2">{t('wallet.bonus')}</p>
            <p className="num text-lg/8 font-semibold">{write(funds.bonusBalance)}</p>
            {bonuses && (
              <button
                type="button"
                className="target justify-self-start text-xs font-medium text-brand-text underline-offset-4 hover:underline"
                onClick={() => show('bonusDetails')}
              >
                {t('wallet.toStake', { amount: write(bonuses.totals.remaining) })}
              </button>
            )}
          </div>
        )}
        {collects && (
          <Button loading={collect.isPending} disabled={!hasElsewhere} onClick={() => collect.mutate()}>
            <ArrowDownToLine size={16} aria-hidden="true" />
            {t(collect.isPending ? 'wallet.collecting' : 'wallet.collect')}
          </Button>
        )}
      </div>
      <p role="status" className={cn('text-sm text-success', !collect.data && 'sr-only')}>
        {collect.data && result(collect.data)}
      </p>
      {collect.error && <FailureNote error={collect.error} onRetry={() => collect.mutate()} />}
    </Card>
  );
}

/** Brings the money of all wallets back. A repetition after a lost answer has the same key, so it collects once. */
function useCollect() {
  const queries = useQueryClient();
  const key = useRef<string>(undefined);
  return useMutation({
    mutationFn: () => {
      key.current ??= randomId();
      return withIdempotencyKey(key.current, () => collectAllFunds());
    },
    // It is pending until the wallets are read, so that nobody collects what has been collected.
    onSuccess: () => {
      key.current = undefined;
      return renewMoney(queries);
    },
    onError: () => void renewMoney(queries),
  });
}
