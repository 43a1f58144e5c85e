import { Users } from 'lucide-react';
import { useMemo } from 'react';
import { listTeam, useListTeam } from '#generated/client/agent/agent.ts';
import { AgentType, type ListTeamParams, ListTeamSort, type TeamMemberRow } from '#generated/model/index.ts';
import { useSite } from '#portal/access/site.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '../data-list.tsx';
import { FilterSelect } from '../filters.tsx';
import { columnsOf } from '../list-columns.ts';
import type { ListSpec } from '../list-spec.ts';
import { useListState } from '../use-list-state.ts';

export const teamSpec: ListSpec<ListTeamParams> = {
  pageSize: 10,
  range: 'month',
  search: 60,
  filters: { type: Object.values(AgentType), uplineId: /^\d{1,20}$/ },
  sort: { values: Object.values(ListTeamSort), usual: '-turnover' },
};

/** A list with all features. Like a page of a centre it opens once the site is known. */
export function TeamList() {
  return useSite() && <Team />;
}

function Team() {
  const list = useListState(teamSpec, usePanel());
  const query = useListTeam(list.query, { query: list.options });
  const totals = query.data?.totals;
  const columns = useMemo(() => {
    const column = columnsOf<TeamMemberRow>();
    return column.columns([
      column.accessor('member.account', {
        id: 'account',
        header: 'Account',
        footer: 'All accounts',
        meta: { card: 'title' },
      }),
      column.accessor('member.nickname', { header: 'Nickname' }),
      column.accessor('balance', {
        header: 'Balance',
        cell: ({ getValue }) => `$${getValue()}`,
        footer: totals?.balance,
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor('figures.turnover', {
        id: 'turnover',
        header: 'Turnover',
        footer: totals?.figures.turnover,
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor('member.state', { header: 'State', meta: { card: 'corner' } }),
      column.display({
        id: 'more',
        header: 'More',
        cell: () => <button type="button">Open</button>,
        meta: { card: 'none' },
      }),
    ]);
  }, [totals]);
  return (
    <DataList
      title="Team"
      list={list}
      query={query}
      columns={columns}
      rowId={({ member }) => member.id}
      searchLabel="Account or nickname"
      filters={
        <FilterSelect
          label="Type"
          all="Any"
          value={list.filters.type === undefined ? undefined : String(list.filters.type)}
          options={Object.entries(AgentType).map(([label, type]) => ({ label, value: String(type) }))}
          onChange={(value) =>
            list.show({ filters: { type: Object.values(AgentType).find((type) => String(type) === value) } })
          }
        />
      }
      empty={{ icon: <Users size={18} />, title: 'Nobody here', text: 'Members appear as soon as they register.' }}
      source={{ name: 'team', fetchPage: listTeam }}
    />
  );
}
