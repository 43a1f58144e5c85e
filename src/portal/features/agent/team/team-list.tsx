import { Users } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { listTeam, useListTeam } from '../../../../../generated/client/agent/agent.ts';
import { usePanel } from '../../../access/use-panel.ts';
import { DataList } from '../../../entities/list/data-list.tsx';
import { FilterSelect } from '../../../entities/list/filter-select.tsx';
import { useListState } from '../../../entities/list/use-list-state.ts';
import { Card } from '../../../ui/card.tsx';
import { typeName } from '../type-name.ts';
import { TeamBranch } from './team-branch.tsx';
import { teamSpec, teamTypes } from './team-spec.ts';
import { useTeamColumns } from './use-team-columns.tsx';

/** The team as a tree and as a table of the line that the tree names. */
export function TeamList() {
  const { t } = useTranslation();
  const panel = usePanel();
  const list = useListState(teamSpec, panel);
  const query = useListTeam(list.query, { query: list.options });
  const { show } = list;
  const { change } = panel;
  const openMember = useCallback((member: string) => change({ member }), [change]);
  const open = useCallback((uplineId: string) => show({ filters: { uplineId } }), [show]);
  const columns = useTeamColumns(query.data, openMember);
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
              options={teamTypes.map((value) => ({ value: String(value), label: t(`team.type.${typeName(value)}`) }))}
              onChange={(wanted) => show({ filters: { type: teamTypes.find((type) => String(type) === wanted) } })}
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
