import { Coins } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listBonuses, useListBonuses } from '#generated/client/promotions/promotions.ts';
import { type Bonus, BonusState, type ListBonusesParams } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { BonusBadge, BonusView } from './bonus-view.tsx';

/** `bonusDetails`: the bonuses, or the one that the address names with its wagering ledger (MEMBER-10). */
export function BonusesPage() {
  const { params, change } = usePanel();
  const open = useCallback((bonus: string) => change({ bonus }), [change]);
  const bonusId = params.get('bonus');
  if (!bonusId) return <BonusList onOpen={open} />;
  return <BonusView key={bonusId} bonusId={bonusId} onBack={() => change({ bonus: undefined })} />;
}

const states = Object.values(BonusState);
const spec: ListSpec<ListBonusesParams> = { pageSize: 20, range: 'month', filters: { state: states } };

/** The bonuses of the period, with the sums over all pages. */
function BonusList({ onOpen }: { readonly onOpen: (bonusId: string) => void }) {
  const { t } = useTranslation();
  const dates = useDates();
  const write = useMoney();
  const list = useListState(spec, usePanel());
  const query = useListBonuses(list.query, { query: list.options });
  const totals = query.data?.totals;
  const columns = useMemo(() => {
    const column = columnsOf<Bonus>();
    return column.columns([
      column.accessor('title', {
        header: t('bonuses.bonus'),
        cell: ({ row: { original } }) => (
          <button
            type="button"
            className="target text-left font-medium text-brand-text underline-offset-4 hover:underline"
            onClick={() => onOpen(original.bonusId)}
          >
            {original.title}
          </button>
        ),
        meta: { card: 'title' },
      }),
      column.accessor('amount', {
        header: t('bonuses.amount'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.amount) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor('balance', {
        header: t('bonuses.balance'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.balance) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor(({ state, remaining }) => (state === 'active' ? remaining : ''), {
        id: 'remaining',
        header: t('bonuses.remaining'),
        cell: ({ getValue }) => (getValue() === '' ? '\u2013' : write(getValue())),
        ...(totals && { footer: write(totals.remaining) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor('endsAt', {
        header: t('bonuses.until'),
        cell: ({ getValue }) => dates.write(Date.parse(getValue())),
        meta: { kind: 'time' },
      }),
      column.accessor(({ state }) => t(`bonuses.state.${state}`), {
        id: 'state',
        header: t('bonuses.stateLabel'),
        cell: ({ row: { original } }) => <BonusBadge state={original.state} />,
        meta: { card: 'corner' },
      }),
    ]);
  }, [t, dates, write, totals, onOpen]);
  return (
    <DataList
      title={t('bonuses.title')}
      list={list}
      query={query}
      columns={columns}
      rowId={({ bonusId }) => bonusId}
      filters={
        <FilterSelect
          label={t('bonuses.stateLabel')}
          all={t('bonuses.allStates')}
          value={list.filters.state}
          options={states.map((value) => ({ value, label: t(`bonuses.state.${value}`) }))}
          onChange={(state) => list.show({ filters: { state } })}
        />
      }
      empty={{ icon: <Coins size={18} />, title: t('bonuses.empty'), text: t('bonuses.emptyText') }}
      source={{ name: 'bonuses', fetchPage: listBonuses }}
    />
  );
}
