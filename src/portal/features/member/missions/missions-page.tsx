import { Target, Trophy } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { claimMission, useGetMissionsSummary, useListTournaments } from '#generated/client/promotions/promotions.ts';
import type { Mission, MissionsSummary } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { useSentOnce } from '#portal/entities/reward/use-sent-once.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { ProgressBar } from '#portal/ui/progress-bar.tsx';
import { Segmented } from '#portal/ui/segmented.tsx';
import { EmptyState, ErrorState } from '#portal/ui/state-panel.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { countsMoney } from '#shared/promotions/promotions.ts';
import { Leaderboard, TournamentCard, TournamentPlaces } from './tournaments.tsx';

const views = ['missions', 'tournaments'] as const;

/** `missionLeaderboard`: the missions and who completed most, or the tournaments (MEMBER-14). */
export function MissionsPage() {
  const { t } = useTranslation();
  const { params, page, show } = usePanel();
  const view = params.get('view') === 'tournaments' ? 'tournaments' : 'missions';
  return (
    <div className="grid gap-4">
      <Segmented
        label={t('missions.view')}
        value={view}
        options={views.map((value) => ({ value, label: t(`missions.views.${value}`) }))}
        onChange={(value) => show(value === 'missions' ? page : `${page}?view=${value}`)}
        className="justify-self-start"
      />
      {view === 'tournaments' ? (
        <Tournaments />
      ) : (
        <>
          <MissionCards />
          <Leaderboard />
        </>
      )}
    </div>
  );
}

function MissionCards() {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useGetMissionsSummary();
  if (data) return <Missions missions={data.missions} />;
  return isError ? (
    <ErrorState
      title={t('missions.failed')}
      text={t('common.nothingLost')}
      retryLabel={t('common.retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <div role="status" aria-label={t('common.loading')} className="grid gap-3 sm:grid-cols-2">
      {/* As many as are usual, so that the board below stays where it is. */}
      {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((card) => (
        <Skeleton key={card} className="h-44" />
      ))}
    </div>
  );
}

function Missions({ missions }: Pick<MissionsSummary, 'missions'>) {
  const { t } = useTranslation();
  const claim = useSentOnce(
    (missionId: string) => claimMission({ missionId }),
    ({ mission }) => toast.success(t('missions.given', { title: mission.title })),
  );
  if (missions.length === 0) {
    return <EmptyState icon={<Target size={18} />} title={t('missions.empty')} text={t('missions.emptyText')} />;
  }
  return (
    <>
      {claim.isError && (
        <FailureNote error={claim.error} onRetry={() => claim.variables && claim.mutate(claim.variables)} />
      )}
      <ul className="grid gap-3 sm:grid-cols-2">
        {missions.map((mission) => (
          <li key={mission.missionId}>
            <MissionCard
              mission={mission}
              claiming={claim.isPending && claim.variables === mission.missionId}
              onClaim={() => claim.mutate(mission.missionId)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The tournaments, and the places of the one that the address names, or else of the first (MEMBER-14). */
function Tournaments() {
  const { t } = useTranslation();
  const { params, change } = usePanel();
  const query = useListTournaments();
  if (query.data === undefined) {
    return (
      <Card>
        <LoadState query={query} />
      </Card>
    );
  }
  const { tournaments } = query.data;
  const [first] = tournaments;
  if (first === undefined) {
    return <EmptyState icon={<Trophy size={18} />} title={t('missions.noRaces')} text={t('missions.noRacesText')} />;
  }
  const shown = tournaments.find(({ tournamentId }) => tournamentId === params.get('tournamentId')) ?? first;
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {tournaments.map((tournament) => (
          <li key={tournament.tournamentId}>
            <TournamentCard
              tournament={tournament}
              isShown={tournament === shown}
              onShow={() => change({ tournamentId: tournament.tournamentId, page: undefined })}
            />
          </li>
        ))}
      </ul>
      <TournamentPlaces key={shown.tournamentId} tournament={shown} />
    </>
  );
}

const tones = { open: 'info', claimable: 'brand', claimed: 'success', expired: 'neutral' } as const;

type MissionCardProps = { readonly mission: Mission; readonly claiming: boolean; readonly onClaim: () => void };

/** A mission with its progress, its reward and, once reached, the way to it. */
function MissionCard({ mission, claiming, onClaim }: MissionCardProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const writeMoney = useMoney();
  const dates = useDates();
  const id = useId();
  const { title, kind, target, progress, reward, state, endsAt } = mission;
  const write = (amount: string) => (countsMoney(kind) ? writeMoney(amount) : formatNumber(Number(amount), locale));
  const share = Math.min(100, Math.floor((Number(progress) / Number(target)) * 100));
  return (
    <Card className="flex h-full flex-col gap-2.5 p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 id={id} className="title">
          {title}
        </h3>
        <Badge tone={tones[state]}>{t(`missions.state.${state}`)}</Badge>
      </div>
      <p className="text-sm text-text-2">
        {t('missions.reward', { reward: reward.amount === null ? reward.text : writeMoney(reward.amount) })}
      </p>
      <ProgressBar value={share} max={100} aria-labelledby={id} />
      <p className="num text-sm text-text-2">
        {t('missions.progress', { progress: write(progress), target: write(target) })}
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-1">
        <span className="text-sm text-text-3">
          {endsAt === null ? t('missions.stays') : t('missions.until', { time: dates.write(Date.parse(endsAt)) })}
        </span>
        {state === 'claimable' && (
          <Button
            variant="brand"
            size="sm"
            loading={claiming}
            aria-label={t('missions.claimOf', { title })}
            onClick={onClaim}
          >
            {t('missions.claim')}
          </Button>
        )}
      </div>
    </Card>
  );
}
