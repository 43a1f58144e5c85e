import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listIncomeBets, useListIncomeBets } from '../../../../../generated/client/agent/agent.ts';
import { listIncomeBetsDefaults } from '../../../../../generated/client/defaults.ts';
import {
  type IncomeBet,
  type ListIncomeBetsParams,
  ListIncomeBetsSort,
} from '../../../../../generated/client/model/index.ts';
import { useDates } from '../../../access/use-dates.ts';
import { useMoney } from '../../../access/use-money.ts';
import { usePanel } from '../../../access/use-panel.ts';
import { DataList } from '../../../entities/list/data-list.tsx';
import { columnsOf } from '../../../entities/list/list-columns.ts';
import type { ListSpec } from '../../../entities/list/list-spec.ts';
import { useListState } from '../../../entities/list/use-list-state.ts';
import { usePercent } from '../contracts/use-percent.ts';

const spec: ListSpec<ListIncomeBetsParams> = {
  pageSize: 20,
  search: 60,
  sort: { values: Object.values(ListIncomeBetsSort), usual: listIncomeBetsDefaults.sort },
};

/** The bets behind an income, with what each added. */
export function IncomeBets({ incomeId }: { readonly incomeId: string }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const dates = useDates();
  const write = useMoney();
  const list = useListState(spec, usePanel());
  const query = useListIncomeBets(incomeId, list.query, { query: list.options });
  const totals = query.data?.totals;
  const columns = useMemo(() => {
    const column = columnsOf<IncomeBet>();
    return column.columns([
      column.accessor(({ bet }) => bet.account, {
        id: 'account',
        header: t('team.column.account'),
        meta: { card: 'title' },
      }),
      column.accessor(({ bet }) => bet.betId, { id: 'betId', header: t('contracts.bet') }),
      column.accessor(({ bet }) => bet.gameName, {
        id: 'game',
        header: t('team.bets.game'),
        cell: ({ getValue, row: { original } }) => (
          <span className="grid">
            <span>{getValue()}</span>
            {original.adjustment && <span className="text-xs text-text-3">{t('contracts.isAdjustment')}</span>}
          </span>
        ),
      }),
      column.accessor(({ bet }) => bet.turnover ?? '0.00', {
        id: 'turnover',
        header: t('team.column.turnover'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.turnover) }),
        meta: { numeric: true },
      }),
      column.accessor(({ rate, downlineRate }) => `${percent(rate)} − ${percent(downlineRate)}`, {
        id: 'rates',
        header: t('contracts.rates'),
        meta: { numeric: true },
      }),
      // What a bet adds has more decimals than money has, so that the sum can be checked.
      column.accessor('contribution', {
        header: t('contracts.contribution'),
        cell: ({ getValue }) => exactText(getValue()),
        ...(totals && { footer: exactText(totals.contribution) }),
        meta: { numeric: true },
      }),
      column.accessor(({ bet }) => bet.settledAt ?? '', {
        id: 'settledAt',
        header: t('team.bets.settled'),
        cell: ({ getValue }) => <span className="num">{getValue() && dates.write(Date.parse(getValue()))}</span>,
        meta: { numeric: true },
      }),
    ]);
  }, [t, percent, dates, write, totals]);
  return (
    <DataList
      title={t('contracts.betsBehind')}
      list={list}
      query={query}
      columns={columns}
      rowId={({ bet }) => bet.betId}
      searchLabel={t('team.search')}
      empty={{ icon: <ReceiptText size={18} />, title: t('contracts.noBets'), text: t('contracts.noBetsText') }}
      source={{ name: `bets-${incomeId}`, fetchPage: (params, signal) => listIncomeBets(incomeId, params, signal) }}
    />
  );
}

/** An amount with all its decimals, with the minus sign that money has. */
function exactText(amount: string): string {
  return amount.replace('-', '\u2212');
}
