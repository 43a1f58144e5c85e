import { Trophy } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listTournamentBoard, useListTournamentBoard } from '#generated/client/promotions/promotions.ts';
import type { ListTournamentBoardParams, Tournament, TournamentEntry } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatNumber } from '#portal/lib/format.ts';

type PlacesParams = Omit<ListTournamentBoardParams, 'tournamentId'>;
const spec: ListSpec<PlacesParams> = { pageSize: 10 };

/** The places of a tournament with what each gives, and the member's own. */
export function TournamentPlaces({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const { tournamentId, metric, title } = tournament;
  const list = useListState(spec, usePanel());
  const query = useListTournamentBoard({ ...list.query, tournamentId }, { query: list.options });
  const score = useCallback(
    (text: string) => (metric === 'turnover' ? write(text) : `${formatNumber(Number(text), locale)}×`),
    [metric, write, locale],
  );
  const columns = useMemo(() => {
    const column = columnsOf<TournamentEntry>();
    return column.columns([
      column.accessor('rank', {
        header: t('missions.place'),
        cell: ({ getValue }) => formatNumber(getValue(), locale),
      }),
      column.accessor('nickname', { header: t('missions.name'), meta: { card: 'title' } }),
      column.accessor('score', {
        header: t(`missions.metric.${metric}`),
        cell: ({ getValue }) => score(getValue()),
        meta: { numeric: true },
      }),
      column.accessor('prize', {
        header: t('missions.prize'),
        cell: ({ getValue }) => (Number(getValue()) === 0 ? '–' : write(getValue())),
        meta: { numeric: true },
      }),
    ]);
  }, [t, locale, write, metric, score]);
  const me = query.data?.me;
  return (
    <DataList
      title={title}
      {...{ list, query, columns }}
      rowId={({ position }) => `${position}`}
      summary={
        me && (
          <p className="px-4 py-3 text-sm text-text-2 sm:px-5">
            {t('missions.myPlace', {
              place: formatNumber(me.rank, locale),
              score: score(me.score),
              prize: write(me.prize),
            })}
          </p>
        )
      }
      empty={{ icon: <Trophy size={18} />, title: t('missions.noPlaces'), text: t('missions.noPlacesText') }}
      source={{
        name: tournamentId,
        fetchPage: (params: PlacesParams, signal) => listTournamentBoard({ ...params, tournamentId }, signal),
      }}
    />
  );
}
