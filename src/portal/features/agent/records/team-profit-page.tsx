import { Scale } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listTeamProfit, useListTeamProfit } from '#generated/client/agent/agent.ts';
import { listTeamProfitDefaults } from '#generated/client/defaults.ts';
import {
  type ListTeamProfitParams,
  ListTeamProfitScope,
  ListTeamProfitSort,
  type TeamProfitRow,
} from '#generated/model/index.ts';
import { listTeamProfitQuerySearchMax } from '#generated/zod/agent/agent.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { agentsOrder, agentsSide } from '../contracts/contract-parts.tsx';

const spec: ListSpec<ListTeamProfitParams> = {
  pageSize: 20,
  range: 'month',
  search: listTeamProfitQuerySearchMax,
  filters: { scope: Object.values(ListTeamProfitScope), parentId: /^\d{1,16}$/ },
  sort: { values: Object.values(ListTeamProfitSort), usual: listTeamProfitDefaults.sort },
};

/** `agentUserProfitLoss`: what each line or user has won or lost; a line opens its own lines (AGENT-07). */
export function TeamProfitPage() {
  const { t } = useTranslation();
  const write = useMoney();
  const list = useListState(spec, usePanel());
  const query = useListTeamProfit(agentsOrder(list.query), { query: list.options });
  const totals = query.data?.totals;
  const { show } = list;
  const columns = useMemo(() => {
    const column = columnsOf<TeamProfitRow>();
    const amounts = ['deposits', 'withdrawals', 'turnover', 'validTurnover', 'prizes'] as const;
    return column.columns([
      column.accessor(({ member }) => member.account, {
        id: 'account',
        header: t('team.column.account'),
        cell: ({ row: { original } }) => (
          <span className="grid justify-items-start">
            {original.scope === 'line' && original.member.directCount > 0 ? (
              <button
                type="button"
                className="target font-semibold wrap-anywhere hover:underline"
                aria-label={t('team.manage.open', { account: original.member.account })}
                onClick={() => show({ filters: { parentId: original.member.id } })}
              >
                {original.member.account}
              </button>
            ) : (
              <span className="font-semibold wrap-anywhere">{original.member.account}</span>
            )}
            <span className="text-xs text-text-3">{t(`team.profit.${original.scope}`)}</span>
          </span>
        ),
        meta: { card: 'title' },
      }),
      ...amounts.map((name) =>
        column.accessor(({ figures }) => figures[name], {
          id: name,
          header: t(`team.column.${name}`),
          cell: ({ row: { original } }) => write(original.figures[name]),
          ...(totals && { footer: write(totals[name]) }),
          meta: { kind: 'money', numeric: true },
        }),
      ),
      column.accessor(({ figures }) => agentsSide(figures.result), {
        id: 'result',
        header: t('team.column.result'),
        cell: ({ getValue }) => <SignedAmount amount={getValue()} />,
        ...(totals && { footer: () => <SignedAmount amount={agentsSide(totals.result)} /> }),
        meta: { kind: 'money', numeric: true },
      }),
    ]);
  }, [t, write, totals, show]);
  return (
    <DataList
      title={t('team.profit.title')}
      list={list}
      query={query}
      columns={columns}
      rowId={({ member, scope }) => `${member.id}-${scope}`}
      searchLabel={t('team.search')}
      filters={
        <>
          <FilterSelect
            label={t('team.profit.scope')}
            value={list.filters.scope ?? 'lines'}
            options={Object.values(ListTeamProfitScope).map((value) => ({ value, label: t(`team.profit.${value}`) }))}
            onChange={(scope) => show({ filters: { scope } })}
          />
          {list.filters.parentId !== undefined && (
            <button
              type="button"
              className="target h-9 text-sm font-semibold underline underline-offset-2"
              onClick={() => show({ filters: { parentId: undefined } })}
            >
              {t('team.manage.whole')}
            </button>
          )}
        </>
      }
      empty={{ icon: <Scale size={18} />, title: t('team.profit.emptyTitle'), text: t('team.profit.emptyText') }}
      source={{ name: 'team-profit', fetchPage: (params, signal) => listTeamProfit(agentsOrder(params), signal) }}
    />
  );
}
