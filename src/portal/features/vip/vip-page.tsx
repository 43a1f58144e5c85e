import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  getListVipTiersQueryOptions,
  useGetPlayerRank,
  useListVipTiers,
} from '#generated/client/member-rank/member-rank.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import { GuestBanner } from './guest-banner.tsx';
import { MemberBanner } from './member-banner.tsx';
import { PrivilegesTable } from './privileges-table.tsx';
import { TierLadder } from './tier-ladder.tsx';
import { UpgradeRules } from './upgrade-rules.tsx';

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
