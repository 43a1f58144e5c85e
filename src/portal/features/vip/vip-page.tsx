import type { QueryClient } from '@tanstack/react-query';
import { Check, Info, Lock, type LucideIcon, RefreshCw, ShieldCheck } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import {
  getListVipTiersQueryOptions,
  useGetPlayerRank,
  useListVipTiers,
} from '#generated/client/member-rank/member-rank.ts';
import type { PlayerRank, VipTier, VipTiers } from '#generated/model/index.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { useDates } from '../../access/use-dates.ts';
import { useModals } from '../../access/use-modals.ts';
import { useMoney } from '../../access/use-money.ts';
import { RankArt, RankFacts, RankProgress, rankGround, usePrivilegeValue } from '../../entities/rank/rank.tsx';
import { RichText } from '../../entities/rich-text/rich-text.tsx';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';

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

type PrivilegesTableProps = {
  readonly rules: VipTiers;
  /** The member's own rank. */
  readonly level: number | undefined;
};

/** The privileges, one column per rank. On narrow screens the table scrolls sideways under its row names. */
function PrivilegesTable({ rules: { tiers, checkedAt }, level }: PrivilegesTableProps) {
  const { t } = useTranslation();
  const worthOf = usePrivilegeValue();
  const kinds = [...new Set(tiers.flatMap(({ privileges }) => privileges.map(({ kind }) => kind)))];
  const own = (rankLevel: number) => rankLevel === level && 'bg-brand-soft';
  return (
    <Card className="min-w-0 overflow-hidden">
      <section
        aria-label={t('vip.privilegesOfAll')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto -outline-offset-2"
      >
        <table className="w-full text-center text-sm">
          <thead>
            <tr className="text-xs text-text-3">
              <th scope="col" className="sticky left-0 z-raised bg-surface-1 px-4 py-3 text-left font-medium sm:px-5">
                {t('vip.privileges')}
              </th>
              {tiers.map(({ clubLabel: { labelName, rankLevel } }) => (
                <th
                  key={rankLevel}
                  scope="col"
                  className={cn('min-w-26 px-2 py-3 font-medium', own(rankLevel), own(rankLevel) && 'text-brand-text')}
                >
                  {labelName} {rankLevel === level && <span className="sr-only">({t('vip.yourRank')})</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind} className="h-11 border-t border-line">
                <th
                  scope="row"
                  className="sticky left-0 z-raised bg-surface-1 px-4 py-2 min-w-34 text-left font-regular text-text-2 sm:min-w-50 sm:px-5"
                >
                  {t(`vip.kind.${kind}`)}
                </th>
                {tiers.map(({ clubLabel: { rankLevel }, privileges }) => {
                  const values = privileges.filter((privilege) => privilege.kind === kind).map(worthOf);
                  const value = values.join(', ') || t('vip.none');
                  return (
                    <td key={rankLevel} className={cn('px-2 py-2', !/\p{L}/u.test(value) && 'num', own(rankLevel))}>
                      {value}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="flex flex-wrap items-center gap-x-7 gap-y-2 border-t border-line px-4 py-3.5 text-xs text-text-2 sm:px-5">
        <Note Icon={RefreshCw} text={t('vip.checked', { time: checkedAt })} />
        <Note Icon={ShieldCheck} text={t('vip.limits')} />
        <Note Icon={Info} text={t('vip.neverAsks')} />
        <Link to={`#${RULES_ID}`} className="target font-semibold text-brand-text sm:ml-auto">
          {t('vip.rules')}
        </Link>
      </div>
    </Card>
  );
}

/** The fragment of the address that leads to the rules. */
const RULES_ID = 'rules';

/** How ranks are reached and kept: the operator's text and the conditions of each rank. */
function UpgradeRules({ rules: { tiers, periodDays, rulesHtml } }: { readonly rules: VipTiers }) {
  const { t } = useTranslation();
  const kept = tiers.filter(({ pointsToKeep }) => pointsToKeep > 0);
  return (
    <section id={RULES_ID} aria-labelledby="vip-rules" className="scroll-mt-18">
      <Card className="grid gap-x-10 gap-y-5 p-5 sm:p-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div>
          <h2 id="vip-rules" className="title mb-3">
            {t('vip.rules')}
          </h2>
          <RichText html={rulesHtml} under={2} />
        </div>
        {kept.length > 0 && (
          <div>
            <h3 className="mb-1.5 text-lg font-semibold">{t('vip.keepNeeds', { days: periodDays })}</h3>
            <dl className="text-sm">
              {kept.map(({ clubLabel: { labelName, rankLevel }, pointsToKeep }) => (
                <div
                  key={rankLevel}
                  className="flex min-h-9 items-center justify-between gap-4 border-line py-1.5 not-first:border-t"
                >
                  <dt className="text-text-2">{labelName}</dt>
                  <dd className="font-semibold tabular-nums">{t('vip.needed', { count: pointsToKeep })}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </Card>
    </section>
  );
}

function Note({ Icon, text }: { readonly Icon: LucideIcon; readonly text: string }) {
  return (
    <span className="flex items-center gap-2">
      <Icon size={16} aria-hidden="true" className="flex-none text-text-3" />
      {text}
    </span>
  );
}

type TierLadderProps = {
  readonly tiers: readonly VipTier[];
  /** The member's own progress; undefined for guests. */
  readonly own: PlayerRank | undefined;
};

/** All ranks, the lowest first, each with the points that reach it. */
function TierLadder({ tiers, own }: TierLadderProps) {
  const { t } = useTranslation();
  return (
    <section>
      <h2 id="vip-ranks" className="title mb-3">
        {t('vip.ranks', { count: tiers.length })}
      </h2>
      <ol aria-labelledby="vip-ranks" className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-7">
        {tiers.map((tier) => (
          <Tier key={tier.clubLabel.rankLevel} tier={tier} own={own} />
        ))}
      </ol>
    </section>
  );
}

const MARK =
  'mt-auto inline-flex h-5.5 w-fit items-center gap-1 rounded-xs px-2 text-2xs font-semibold whitespace-nowrap';

function Tier({ tier, own }: { readonly tier: VipTier; readonly own: PlayerRank | undefined }) {
  const { t } = useTranslation();
  const { clubLabel, iconUrl, pointsNeeded } = tier;
  const level = clubLabel.rankLevel;
  const isOwn = own?.clubLabel.rankLevel === level;
  const isAbove = own !== undefined && level > own.clubLabel.rankLevel;
  const toGo = own?.next?.clubLabel.rankLevel === level ? own.next.pointsToNext : 0;
  return (
    <li
      aria-current={isOwn || undefined}
      style={rankGround(clubLabel)}
      className={cn(
        'relative isolate flex h-37 flex-col overflow-hidden rounded-lg px-4 py-3.5 text-on-art max-sm:last:odd:col-span-2',
        isOwn && 'outline-2 -outline-offset-2 outline-art-play',
      )}
    >
      <RankArt iconUrl={iconUrl} className={cn('-right-5 -bottom-0.5 h-30', isAbove && 'brightness-85 saturate-80')} />
      <p className="display text-[19px]/[22px]">{clubLabel.labelName}</p>
      <p className="mt-0.5 text-xs text-on-art-2">{t('vip.needed', { count: pointsNeeded })}</p>
      {isOwn ? (
        <span className={cn(MARK, 'bg-art-play text-art-play-ink')}>{t('vip.here')}</span>
      ) : (
        own && (
          <span className={cn(MARK, 'bg-overlay-ink text-on-art')}>
            {isAbove ? <Lock size={12} aria-hidden="true" /> : <Check size={12} aria-hidden="true" />}
            {isAbove ? (toGo > 0 ? t('vip.toGo', { points: toGo }) : t('vip.locked')) : t('vip.reached')}
          </span>
        )
      )}
    </li>
  );
}
