import type { QueryClient } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import {
  getListVipTiersQueryOptions,
  useGetPlayerRank,
  useListVipTiers,
} from '#generated/client/member-rank/member-rank.ts';
import type { PlayerRank, VipTiers } from '#generated/model/index.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { useDates } from '../../access/use-dates.ts';
import { useModals } from '../../access/use-modals.ts';
import { useMoney } from '../../access/use-money.ts';
import { RankArt, RankFacts, RankProgress, rankGround } from '../../entities/rank/rank.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import { PrivilegesTable, UpgradeRules } from './privileges-table.tsx';
import { TierLadder } from './tier-ladder.tsx';

/** `/vip`: the ranks, the member's own progress, what each rank brings, and the rules (SIDEBAR-03, SIDEBAR-11). */
export function VipPage() {
  const { t } = useTranslation();
  const loggedIn = useLoggedIn();
  const hasRank = loggedIn && !isTrial();
  const list = useListVipTiers();
  const own = useGetPlayerRank({ query: { enabled: hasRank } });
  const rules = list.data;
  return (
    <div className="grid gap-6">
      <div className="grid gap-4">
        {!hasRank ? (
          <GuestBanner trial={loggedIn} rules={rules} />
        ) : own.data ? (
          <MemberBanner rank={own.data} rules={rules} />
        ) : own.isError ? (
          <Failed title={t('vip.failed')} query={own} />
        ) : (
          <Loading className="h-58" />
        )}
      </div>
      {rules ? (
        <>
          <TierLadder tiers={rules.tiers} own={hasRank ? own.data : undefined} />
          <PrivilegesTable rules={rules} level={hasRank ? own.data?.clubLabel.rankLevel : undefined} />
          <UpgradeRules rules={rules} />
        </>
      ) : list.isError ? (
        <Failed title={t('vip.tiersFailed')} query={list} />
      ) : (
        <Loading className="h-dvh" />
      )}
    </div>
  );
}

/** Requests the public data of the page ahead of its first render. */
export function prefetchVip(queries: QueryClient): Promise<void> {
  return queries.prefetchQuery(getListVipTiersQueryOptions());
}

type FailedProps = {
  readonly title: string;
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
};

function Failed({ title, query }: FailedProps) {
  const { t } = useTranslation();
  return (
    <Card>
      <ErrorState
        title={title}
        text={t('common.nothingLost')}
        retryLabel={t('common.retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </Card>
  );
}

function Loading({ className }: { readonly className: string }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')} className={className}>
      <Skeleton className="h-full rounded-xl" />
    </div>
  );
}

type GuestBannerProps = {
  /** A trial account, which has no rank either. */
  readonly trial: boolean;
  readonly rules: VipTiers | undefined;
};

/** Shown to visitors without a rank instead of the rank, with the way to get one. */
function GuestBanner({ trial, rules }: GuestBannerProps) {
  const { t } = useTranslation();
  const { open } = useModals();
  const top = rules?.tiers.at(-1);
  return (
    <Banner
      title={trial ? t('vip.trialTitle') : t('vip.guestTitle')}
      iconUrl={top?.iconUrl}
      style={top && rankGround(top.clubLabel)}
      rules={rules}
    >
      <p className="text-sm text-on-art-2">{trial ? t('vip.trialText') : t('vip.guestText')}</p>
      {!trial && (
        <Button variant="brand" className="justify-self-start" onClick={() => open('login')}>
          {t('shell.header.login')}
        </Button>
      )}
    </Banner>
  );
}

/** The member's rank, the progress to the next one, and how long it is kept. */
function MemberBanner({ rank, rules }: { readonly rank: PlayerRank; readonly rules: VipTiers | undefined }) {
  const { t } = useTranslation();
  const dates = useDates();
  const name = useGetMemberInfo().data?.nickname;
  const { labelName, rankLevel } = rank.clubLabel;
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_356px]">
      <Banner
        kick={name && t('vip.since', { name, date: dates.write(Date.parse(rank.reachedAt), 'date') })}
        title={t('vip.rank', { rank: labelName, level: rankLevel })}
        iconUrl={rank.iconUrl}
        style={rankGround(rank.clubLabel)}
        rules={rules}
      >
        <RankProgress rank={rank} />
      </Banner>
      <Card className="px-5 py-4">
        <h2 className="mb-1.5 text-lg font-semibold">{t('vip.keeping')}</h2>
        <RankFacts rank={rank} rules={rules} />
      </Card>
    </div>
  );
}

type BannerProps = {
  readonly kick?: string | undefined;
  readonly title: string;
  readonly iconUrl: string | undefined;
  /** The ground, of the colour of a rank. */
  readonly style?: CSSProperties | undefined;
  readonly rules: VipTiers | undefined;
  readonly children: ReactNode;
};

/** The head of the page: a rank's emblem on a lit background, with light text in both themes. */
function Banner({ kick, title, iconUrl, style, rules, children }: BannerProps) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <section
      style={style}
      className="relative isolate flex min-h-58 flex-col overflow-hidden rounded-xl [background:var(--art-ground-dark)] p-5 text-on-art sm:px-9 sm:py-7"
    >
      {iconUrl && (
        <RankArt
          iconUrl={iconUrl}
          className="-top-8 -right-14 h-56 sm:top-1/2 sm:right-0 sm:h-84 sm:-translate-y-1/2"
        />
      )}
      {kick && <p className="text-xs font-semibold text-on-art-2 max-sm:max-w-3/5">{kick}</p>}
      <h1 className="display mt-1.5 text-3xl text-balance max-sm:max-w-3/5 sm:max-w-1/2 sm:text-4xl lg:max-w-130">
        {title}
      </h1>
      <div className="mt-auto grid max-w-103 gap-2.5 pt-8 sm:max-lg:max-w-1/2">
        {children}
        {rules && (
          <p className="text-2xs text-on-art-2">
            {t('vip.terms', { turnover: money(rules.turnoverPerPoint), days: rules.periodDays })}
          </p>
        )}
      </div>
    </section>
  );
}
