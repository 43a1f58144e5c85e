import { Trophy } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listMissionsLeaderboardDefaults } from '#generated/client/defaults.ts';
import { listMissionsLeaderboard, useListMissionsLeaderboard } from '#generated/client/promotions/promotions.ts';
import {
  type LeaderboardEntry,
  type ListMissionsLeaderboardParams,
  ListMissionsLeaderboardPeriod,
} from '#generated/model/index.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatNumber } from '#portal/lib/format.ts';

const periods = Object.values(ListMissionsLeaderboardPeriod);
const spec: ListSpec<ListMissionsLeaderboardParams> = { pageSize: 10, filters: { period: periods } };

/** Who completed most missions, and the member's own place (API-44). */
export function Leaderboard() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const list = useListState(spec, usePanel());
  const query = useListMissionsLeaderboard(list.query, { query: list.options });
  const columns = useMemo(() => {
    const number = (count: number) => formatNumber(count, locale);
    const column = columnsOf<LeaderboardEntry>();
    return column.columns([
      column.accessor('rank', {
        header: t('missions.place'),
        cell: ({ getValue }) => number(getValue()),
        meta: { kind: 'number' },
      }),
      column.accessor('nickname', { header: t('missions.name'), meta: { card: 'title' } }),
      column.accessor('score', {
        header: t('missions.score'),
        cell: ({ getValue }) => number(getValue()),
        meta: { kind: 'number', numeric: true },
      }),
    ]);
  }, [t, locale]);
  const me = query.data?.me;
  return (
    <DataList
      title={t('missions.board')}
      {...{ list, query, columns }}
      rowId={({ position }) => `${position}`}
      filters={
        <FilterSelect
          label={t('missions.period')}
          value={list.filters.period ?? listMissionsLeaderboardDefaults.period}
          options={periods.map((period) => ({ value: period, label: t(`missions.periods.${period}`) }))}
          onChange={(period) => list.show({ filters: { period } })}
        />
      }
      summary={
        me && (
          <p className="px-4 py-3 text-sm text-text-2 sm:px-5">
            {t('missions.me', { place: formatNumber(me.rank, locale), count: me.score })}
          </p>
        )
      }
      empty={{ icon: <Trophy size={18} />, title: t('missions.boardEmpty'), text: t('missions.boardEmptyText') }}
      source={{ name: 'leaderboard', fetchPage: listMissionsLeaderboard }}
    />
  );
}
