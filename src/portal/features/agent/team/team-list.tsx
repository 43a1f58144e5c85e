import { keepPreviousData } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listTeam, useGetTeamMember, useListTeam, useListTeamChildren } from '#generated/client/agent/agent.ts';
import { listTeamChildrenDefaults } from '#generated/client/defaults.ts';
import type { ListTeamParams } from '#generated/model/index.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filter-select.tsx';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { Card } from '#portal/ui/card.tsx';
import { agentsOrder } from '../agents-side.ts';
import { typeName } from '../type-name.ts';
import { LineHead, LineHeadSkeleton } from './line-head.tsx';
import { LinePath, LinePathSkeleton } from './line-path.tsx';
import { TeamTree } from './team-branch.tsx';
import { teamSpec, teamTypes, typesOfLine } from './team-spec.ts';
import { useTeamColumns, useTeamFileColumns } from './use-team-columns.tsx';

/** The team as a tree and as a table of the line that the tree names. */
export function TeamList() {
  const { t } = useTranslation();
  const panel = usePanel();
  const list = useListState(teamSpec, panel);
  const query = useListTeam(agentsOrder(list.query), { query: list.options });
  const { show } = list;
  const { line, isPending } = useLine(list.filters.uplineId, list.query);
  const open = (uplineId: string | undefined) => show({ filters: { uplineId } });
  const isTop = list.filters.uplineId === undefined;
  const columns = useTeamColumns(query.data);
  const fileColumns = useTeamFileColumns(columns);
  const { type } = list.filters;
  const possible = line ? typesOfLine(line.member.type) : teamTypes;
  // A type that was chosen in a higher line stays in sight, so that it can be taken back.
  const types = teamTypes.filter((each) => each === type || possible.includes(each));
  return (
    <div className="grid items-start gap-4 min-[1440px]:grid-cols-[264px_minmax(0,1fr)]">
      <Card className="grid min-w-0 gap-1 px-2.5 py-3">
        <h3 className="px-2.5 pt-1 pb-2 text-[15px] font-semibold">{t('team.manage.line')}</h3>
        <TeamTree chosen={list.filters.uplineId} onOpen={open} />
      </Card>
      <div className="grid min-w-0 gap-3.5">
        {line ? <LineHead card={line} /> : isPending && <LineHeadSkeleton isTop={isTop} />}
        <DataList
          title={t('team.manage.title')}
          list={list}
          query={query}
          columns={columns}
          fileColumns={fileColumns}
          rowId={({ member }) => member.id}
          isDense
          inTitleRow="full"
          summary={line ? <LinePath path={line.path} onOpen={open} /> : isPending && <LinePathSkeleton isTop={isTop} />}
          searchLabel={t('team.search')}
          filters={
            <FilterSelect
              label={t('team.column.type')}
              all={t('team.allTypes')}
              value={type === undefined ? undefined : String(type)}
              options={types.map((value) => ({ value: String(value), label: t(`team.type.${typeName(value)}`) }))}
              onChange={(wanted) => show({ filters: { type: types.find((each) => String(each) === wanted) } })}
            />
          }
          empty={{ icon: <Users size={18} />, title: t('team.manage.emptyTitle'), text: t('team.manage.emptyText') }}
          source={{ name: 'team', fetchPage: (params, signal) => listTeam(agentsOrder(params), signal) }}
        />
      </div>
    </div>
  );
}

/** Whose line is shown, with its figures of the range; without a choice that is the agent of the session. */
function useLine(uplineId: string | undefined, { from, to }: Pick<ListTeamParams, 'from' | 'to'>) {
  const top = useListTeamChildren(
    { pageNo: 1, pageSize: listTeamChildrenDefaults.pageSize },
    { query: { enabled: uplineId === undefined } },
  );
  const id = uplineId ?? top.data?.node.id;
  const card = useGetTeamMember(
    id ?? '',
    { ...(from && { from }), ...(to && { to }) },
    {
      query: { enabled: id !== undefined, placeholderData: keepPreviousData },
    },
  );
  return { line: card.data, isPending: card.data === undefined && !card.isError && !top.isError };
}
