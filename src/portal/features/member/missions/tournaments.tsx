import { Trophy } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listMissionsLeaderboardDefaults } from '#generated/client/defaults.ts';
import {
  listMissionsLeaderboard,
  listTournamentBoard,
  useListMissionsLeaderboard,
  useListTournamentBoard,
} from '#generated/client/promotions/promotions.ts';
import {
  type LeaderboardEntry,
  type ListMissionsLeaderboardParams,
  ListMissionsLeaderboardPeriod,
  type ListTournamentBoardParams,
  type Tournament,
  type TournamentEntry,
  type TournamentState,
} from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';

const TONES = { coming: 'info', running: 'success', ended: 'warn', paid: 'neutral' } as const satisfies Record<
  TournamentState,
  string
>;

type TournamentCardProps = {
  readonly tournament: Tournament;
  readonly isShown: boolean;
  readonly onShow: () => void;
};

/** A tournament: what counts, until when, and what each place gives. */
export function TournamentCard({ tournament, isShown, onShow }: TournamentCardProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const write = useMoney();
  const { locale } = useLanguage();
  const { title, text, minimumStake, startsAt, endsAt, state, prizePool, prizes } = tournament;
  const place = (count: number) => formatNumber(count, locale);
  return (
    <Card className="grid h-full content-start gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{title}</h3>
        <Badge tone={TONES[state]}>{t(`missions.raceState.${state}`)}</Badge>
      </div>
      <p className="text-sm text-text-2">
        {text} {t('missions.fromStake', { amount: write(minimumStake) })}
      </p>
      <p className="text-sm text-text-3">
        {t('missions.raceTime', { from: dates.write(Date.parse(startsAt)), to: dates.write(Date.parse(endsAt)) })}
      </p>
      <p className="font-semibold">{t('missions.pool', { amount: write(prizePool) })}</p>
      <details className="text-sm">
        <summary className="target cursor-pointer font-medium text-brand-text">{t('missions.prizes')}</summary>
        <dl className="mt-2 grid gap-1">
          {prizes.map(({ from, to, amount }) => (
            <div key={from} className="flex justify-between gap-4">
              <dt className="text-text-2">
                {from === to
                  ? t('missions.prizePlace', { place: place(from) })
                  : t('missions.prizePlaces', { from: place(from), to: place(to) })}
              </dt>
              <dd className="num">{write(amount)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-text-3">{t('missions.tieRule')}</p>
      </details>
      <Button
        className="mt-auto justify-self-start"
        aria-pressed={isShown}
        onClick={onShow}
        aria-label={t('missions.placesOf', { title })}
      >
        {t('missions.places')}
      </Button>
    </Card>
  );
}

type PlacesParams = Omit<ListTournamentBoardParams, 'tournamentId'>;
const placesSpec: ListSpec<PlacesParams> = { pageSize: 10 };

/** The places of a tournament with what each gives, and the member's own. */
export function TournamentPlaces({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const { tournamentId, metric, title } = tournament;
  const list = useListState(placesSpec, usePanel());
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
        meta: { kind: 'number' },
      }),
      column.accessor('nickname', { header: t('missions.name'), meta: { card: 'title' } }),
      column.accessor('score', {
        header: t(`missions.metric.${metric}`),
        cell: ({ getValue }) => score(getValue()),
        meta: { kind: 'number', numeric: true },
      }),
      column.accessor('prize', {
        header: t('missions.prize'),
        cell: ({ getValue }) => (Number(getValue()) === 0 ? '–' : write(getValue())),
        meta: { kind: 'money', numeric: true },
      }),
    ]);
  }, [t, locale, write, metric, score]);
  const me = query.data?.me;
  return (
    <DataList
      title={title}
      list={list}
      query={query}
      columns={columns}
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

const periods = Object.values(ListMissionsLeaderboardPeriod);
const leaderboardSpec: ListSpec<ListMissionsLeaderboardParams> = { pageSize: 10, filters: { period: periods } };

/** Who completed most missions, and the member's own place (API-44). */
export function Leaderboard() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const list = useListState(leaderboardSpec, usePanel());
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
      list={list}
      query={query}
      columns={columns}
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
