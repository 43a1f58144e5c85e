import { useQueryClient } from '@tanstack/react-query';
import { Vault as VaultIcon } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import {
  getGetVaultQueryKey,
  getListVaultLocksQueryKey,
  listVaultLocks,
  useGetVault,
  useListVaultLocks,
} from '#generated/client/wallet/wallet.ts';
import {
  type ListVaultLocksParams,
  type Vault,
  type VaultLock,
  type VaultLocked,
  VaultLockState,
} from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { Facts } from '#portal/entities/money/facts.tsx';
import { renewMoney } from '#portal/entities/money/use-money-form.ts';
import { timeParts, useAhead, useTime } from '#portal/entities/time/use-time.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { Card } from '#portal/ui/card.tsx';
import { hoursText, LockForm } from './lock-form.tsx';

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

const states = Object.values(VaultLockState);
const spec: ListSpec<ListVaultLocksParams> = { pageSize: 20, range: 'month', filters: { state: states } };

/** The locks of the period, returned ones with them, and the sums over all pages. */
function LockList() {
  const { t } = useTranslation();
  const dates = useDates();
  const write = useMoney();
  const list = useListState(spec, usePanel());
  const query = useListVaultLocks(list.query, { query: list.options });
  const totals = query.data?.totals;
  const columns = useMemo(() => {
    const column = columnsOf<VaultLock>();
    return column.columns([
      column.accessor('lockedAt', {
        header: t('vault.lockedAt'),
        cell: ({ getValue }) => dates.write(Date.parse(getValue())),
        meta: { kind: 'time', card: 'title' },
      }),
      column.accessor('amount', {
        header: t('vault.amount'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.amount) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor(({ hours }) => hoursText(t, hours), { id: 'hours', header: t('vault.duration') }),
      column.accessor('endsAt', {
        header: t('vault.lockedUntil'),
        cell: ({ getValue }) => dates.write(Date.parse(getValue())),
        meta: { kind: 'time' },
      }),
      column.accessor(({ state }) => t(`vault.state.${state}`), {
        id: 'state',
        header: t('vault.stateLabel'),
        cell: ({ row: { original } }) => (
          <Badge tone={original.state === 'locked' ? 'info' : 'success'}>{t(`vault.state.${original.state}`)}</Badge>
        ),
        meta: { card: 'corner' },
      }),
    ]);
  }, [t, dates, write, totals]);
  return (
    <DataList
      title={t('vault.history')}
      list={list}
      query={query}
      columns={columns}
      rowId={({ lockId }) => lockId}
      filters={
        <FilterSelect
          label={t('vault.stateLabel')}
          all={t('vault.allStates')}
          value={list.filters.state}
          options={states.map((value) => ({ value, label: t(`vault.state.${value}`) }))}
          onChange={(state) => list.show({ filters: { state } })}
        />
      }
      empty={{ icon: <VaultIcon size={18} />, title: t('vault.empty'), text: t('vault.emptyText') }}
      source={{ name: 'vault', fetchPage: listVaultLocks }}
    />
  );
}

const DAY_MS = 86_400_000;
/** The server counts as well; asking at the same moment could be too early. */
const GRACE_MS = 1_000;

type OpenLocksProps = {
  readonly vault: Vault;
  /** Called when the time of a lock has run out. */
  readonly onEnd: () => void;
};

/** The open locks, each with the time that is left. */
function OpenLocks({ vault, onEnd }: OpenLocksProps) {
  const { t } = useTranslation();
  const ahead = useAhead(vault.asOf);
  if (vault.locks.length === 0) return <p className="text-sm text-text-3">{t('vault.nothingLocked')}</p>;
  return (
    <ul aria-label={t('vault.openLocks')} className="grid gap-3">
      {vault.locks.map((lock) => (
        <OpenLock key={lock.lockId} lock={lock} ahead={ahead} onEnd={onEnd} />
      ))}
    </ul>
  );
}

type OpenLockProps = { readonly lock: VaultLock; readonly ahead: number; readonly onEnd: () => void };

function OpenLock({ lock, ahead, onEnd }: OpenLockProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const dates = useDates();
  const ends = Date.parse(lock.endsAt);
  const rest = ends - useTime(ahead);
  const left = Math.max(0, rest);
  const isOver = rest <= -GRACE_MS;
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  const days = Math.floor(left / DAY_MS);
  const time = timeParts(left % DAY_MS).join(':');
  return (
    <li className="grid gap-0.5 border-t border-line pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="num font-semibold text-text-1">{write(lock.amount)}</span>
        <span role="timer" aria-label={t('vault.timeLeft')} className="num text-sm text-text-1">
          {days === 0 ? time : t('vault.left', { days: t('vault.days', { count: days }), time })}
        </span>
      </div>
      <p className="text-xs text-text-3">{t('vault.until', { time: dates.write(ends) })}</p>
    </li>
  );
}
