import { Vault as VaultIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listVaultLocks, useListVaultLocks } from '#generated/client/wallet/wallet.ts';
import { type ListVaultLocksParams, type VaultLock, VaultLockState } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filter-select.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { hoursText } from './hours-text.ts';

const states = Object.values(VaultLockState);
const spec: ListSpec<ListVaultLocksParams> = { pageSize: 20, range: 'month', filters: { state: states } };

/** The locks of the period, returned ones with them, and the sums over all pages. */
export function LockList() {
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
        meta: { card: 'title' },
      }),
      column.accessor('amount', {
        header: t('vault.amount'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.amount) }),
        meta: { numeric: true },
      }),
      column.accessor(({ hours }) => hoursText(t, hours), { id: 'hours', header: t('vault.duration') }),
      column.accessor('endsAt', {
        header: t('vault.lockedUntil'),
        cell: ({ getValue }) => dates.write(Date.parse(getValue())),
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
