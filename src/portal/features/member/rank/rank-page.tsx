import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetPlayerRank, useListVipTiers } from '#generated/client/member-rank/member-rank.ts';
import type { PlayerRank } from '#generated/model/index.ts';
import { paths } from '#portal/access/paths.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { Chart } from '#portal/entities/chart/chart.tsx';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import {
  figureClass,
  RankArt,
  RankFacts,
  RankProgress,
  rankGround,
  usePrivilegeValue,
} from '#portal/entities/rank/rank.tsx';
import { cn } from '#portal/lib/cn.ts';
import { buttonClass } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';

/** `playerRank` (MEMBER-17): the rank, the conditions of the next one, and the privileges. */
export function RankPage() {
  const { t } = useTranslation();
  const query = useGetPlayerRank();
  const rank = query.data;
  // Without the rules the page shows less; while they load its parts would grow.
  const { data: rules, isPending } = useListVipTiers();
  if (!rank || isPending) {
    return (
      <Card>
        <LoadState query={query} />
      </Card>
    );
  }
  return (
    <div className="grid gap-4">
      <Head rank={rank} />
      <div className="grid gap-4 lg:grid-cols-2">
        <Card className="px-5 py-4">
          <h3 className="mb-1.5 text-lg font-semibold">{t('vip.keeping')}</h3>
          <RankFacts rank={rank} rules={rules} />
        </Card>
        <Privileges rank={rank} />
      </div>
      {rules && (
        <Card className="px-5 py-4">
          <Chart
            kind="bar"
            title={t('vip.ladder')}
            of={{ label: t('vip.rankHead'), value: t('vip.pointsHead') }}
            mark={t('vip.yours')}
            points={rules.tiers.map(({ clubLabel, pointsNeeded }) => ({
              label: clubLabel.labelName,
              value: pointsNeeded,
              isMarked: clubLabel.rankLevel === rank.clubLabel.rankLevel,
            }))}
          />
        </Card>
      )}
      <Link to={paths.vip} className={buttonClass({ className: 'justify-self-start' })}>
        {t('vip.all')}
        <ArrowRight size={16} aria-hidden="true" />
      </Link>
    </div>
  );
}

function Head({ rank }: { readonly rank: PlayerRank }) {
  const { t } = useTranslation();
  const dates = useDates();
  const { clubLabel, iconUrl, reachedAt } = rank;
  return (
    <div
      style={rankGround(clubLabel)}
      className="relative isolate flex min-h-44 flex-col overflow-hidden rounded-lg p-5 text-on-art sm:p-6"
    >
      <RankArt iconUrl={iconUrl} className="-top-8 -right-14 h-50 sm:top-1/2 sm:-right-2 sm:h-64 sm:-translate-y-1/2" />
      <h3 className="display text-2xl max-sm:max-w-3/5">
        {t('vip.rank', { rank: clubLabel.labelName, level: clubLabel.rankLevel })}
      </h3>
      <p className="mt-1 text-xs text-on-art-2">
        {t('vip.reachedOn', { date: dates.write(Date.parse(reachedAt), 'date') })}
      </p>
      <div className="mt-auto max-w-103 pt-8 sm:max-lg:max-w-1/2">
        <RankProgress rank={rank} />
      </div>
    </div>
  );
}

function Privileges({ rank: { privileges } }: { readonly rank: PlayerRank }) {
  const { t } = useTranslation();
  const worthOf = usePrivilegeValue();
  return (
    <Card className="px-5 py-4">
      <h3 className="mb-1.5 text-lg font-semibold">{t('vip.own')}</h3>
      <dl className="grid text-sm">
        {privileges.map((privilege) => (
          <div
            key={`${privilege.kind} ${privilege.text}`}
            className="flex min-h-9 items-center justify-between gap-4 border-line py-1.5 not-first:border-t"
          >
            <dt className="text-text-2">{t(`vip.kind.${privilege.kind}`)}</dt>
            <dd className={cn('text-right', figureClass(worthOf(privilege)))}>{worthOf(privilege)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
