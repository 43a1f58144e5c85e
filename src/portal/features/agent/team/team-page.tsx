import { Users } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { listTeam, useListTeam } from '../../../../../generated/client/agent/agent.ts';
import { listTeamDefaults } from '../../../../../generated/client/defaults.ts';
import { AgentType, type ListTeamParams, ListTeamSort } from '../../../../../generated/client/model/index.ts';
import { usePanel } from '../../../access/use-panel.ts';
import { DataList } from '../../../entities/list/data-list.tsx';
import { FilterSelect } from '../../../entities/list/filter-select.tsx';
import type { ListSpec } from '../../../entities/list/list-spec.ts';
import { useListState } from '../../../entities/list/use-list-state.ts';
import { Card } from '../../../ui/card.tsx';
import { typeName } from '../type-name.ts';
import { TeamBranch } from './team-branch.tsx';
import { useTeamColumns } from './use-team-columns.tsx';

const types = Object.values(AgentType).filter((type) => type !== 4);
const spec: ListSpec<ListTeamParams> = {
  pageSize: 20,
  range: 'month',
  search: 60,
  filters: { uplineId: /^\d{1,16}$/, type: types },
  sort: { values: Object.values(ListTeamSort), usual: listTeamDefaults.sort },
};

/** `agentTeamManagement`: the team as a tree and as a table of the line that the tree names (AGENT-05). */
export function TeamPage() {
  const { t } = useTranslation();
  const list = useListState(spec, usePanel());
  const query = useListTeam(list.query, { query: list.options });
  const { show } = list;
  const open = useCallback((uplineId: string) => show({ filters: { uplineId } }), [show]);
  const columns = useTeamColumns(query.data, open);
  const shown = list.filters.type === undefined ? undefined : String(list.filters.type);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[260px_minmax(0,1fr)]">
      <Card className="grid min-w-0 gap-2 p-4">
        <h3 className="text-[15px] font-semibold">{t('team.manage.line')}</h3>
        <TeamBranch parentId={undefined} chosen={list.filters.uplineId} onOpen={open} />
      </Card>
      <DataList
        title={t('team.manage.title')}
        list={list}
        query={query}
        columns={columns}
        rowId={({ member }) => member.id}
        searchLabel={t('team.search')}
        filters={
          <>
            <FilterSelect
              label={t('team.column.type')}
              all={t('team.allTypes')}
              value={shown}
              options={types.map((value) => ({ value: String(value), label: t(`team.type.${typeName(value)}`) }))}
              onChange={(wanted) => show({ filters: { type: types.find((type) => String(type) === wanted) } })}
            />
            {list.filters.uplineId !== undefined && (
              <button
                type="button"
                className="target h-9 text-sm font-semibold underline underline-offset-2"
                onClick={() => show({ filters: { uplineId: undefined } })}
              >
                {t('team.manage.whole')}
              </button>
            )}
          </>
        }
        empty={{ icon: <Users size={18} />, title: t('team.manage.emptyTitle'), text: t('team.manage.emptyText') }}
        source={{ name: 'team', fetchPage: listTeam }}
      />
    </div>
  );
}
