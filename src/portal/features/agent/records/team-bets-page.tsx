import { Dices } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listTeamBets, useListTeamBets } from '#generated/client/agent/agent.ts';
import { listTeamBetsDefaults } from '#generated/client/defaults.ts';
import {
  BetState,
  GameCategory,
  type ListTeamBetsParams,
  ListTeamBetsSort,
  type TeamBet,
} from '#generated/model/index.ts';
import { listTeamBetsQuerySearchMax } from '#generated/zod/agent/agent.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { betEnd } from '#portal/entities/record/bet-facts.ts';

const spec: ListSpec<ListTeamBetsParams> = {
  pageSize: 20,
  range: 'week',
  search: listTeamBetsQuerySearchMax,
  filters: { gameType: Object.values(GameCategory), state: Object.values(BetState), memberId: /^\d{1,16}$/ },
  sort: { values: Object.values(ListTeamBetsSort), usual: listTeamBetsDefaults.sort },
};

/** `agentTeamBetting`: the bets of everybody in the team (AGENT-06). */
export function TeamBetsPage() {
  const { t } = useTranslation();
  const dates = useDates();
  const write = useMoney();
  const list = useListState(spec, usePanel());
  const query = useListTeamBets(list.query, { query: list.options });
  const totals = query.data?.totals;
  const columns = useMemo(() => {
    const column = columnsOf<TeamBet>();
    const open = t('team.bets.open');
    return column.columns([
      column.accessor('account', {
        header: t('team.column.account'),
        ...(totals && { footer: t('team.bets.count', { count: totals.count }) }),
        meta: { card: 'title' },
      }),
      column.accessor('gameName', { header: t('team.bets.game') }),
      column.accessor('stake', {
        header: t('team.bets.stake'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.stake) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor('turnover', {
        header: t('team.column.turnover'),
        cell: ({ row: { original } }) => (original.turnover === null ? open : write(original.turnover)),
        ...(totals && { footer: write(totals.turnover) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor('net', {
        header: t('team.bets.net'),
        cell: ({ row: { original } }) => (original.net === null ? open : <SignedAmount amount={original.net} />),
        ...(totals && { footer: () => <SignedAmount amount={totals.net} /> }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor((bet) => t(`team.bets.states.${betEnd(bet)}`), {
        id: 'state',
        header: t('team.bets.state'),
        meta: { card: 'corner' },
      }),
      column.accessor('placedAt', {
        header: t('team.bets.placed'),
        cell: ({ getValue }) => <span className="num">{dates.write(Date.parse(getValue()))}</span>,
        meta: { kind: 'time', numeric: true },
      }),
    ]);
  }, [t, dates, write, totals]);
  return (
    <DataList
      title={t('team.bets.title')}
      list={list}
      query={query}
      columns={columns}
      rowId={({ betId }) => betId}
      searchLabel={t('team.search')}
      filters={
        <>
          <FilterSelect
            label={t('team.bets.category')}
            all={t('team.bets.allCategories')}
            value={list.filters.gameType}
            options={Object.values(GameCategory).map((value) => ({ value, label: t(`common.category.${value}`) }))}
            onChange={(gameType) => list.show({ filters: { gameType } })}
          />
          <FilterSelect
            label={t('team.bets.state')}
            all={t('team.bets.allStates')}
            value={list.filters.state}
            options={Object.values(BetState).map((value) => ({ value, label: t(`team.bets.states.${value}`) }))}
            onChange={(state) => list.show({ filters: { state } })}
          />
        </>
      }
      empty={{ icon: <Dices size={18} />, title: t('team.bets.emptyTitle'), text: t('team.bets.emptyText') }}
      source={{ name: 'team-bets', fetchPage: listTeamBets }}
    />
  );
}
