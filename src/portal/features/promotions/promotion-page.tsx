import type { QueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import {
  claimPromotion,
  getGetPromotionQueryOptions,
  joinPromotion,
  useGetMemberPromotion,
  useGetPromotion,
} from '#generated/client/promotions/promotions.ts';
import type { MemberPromotion, Promotion } from '#generated/model/index.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { useNamedPage } from '../../access/page-name.ts';
import { paths } from '../../access/paths.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { useFlag, useSite } from '../../access/site.ts';
import { type PageAddress, useAddress } from '../../access/use-address.ts';
import { useDates } from '../../access/use-dates.ts';
import { useModals } from '../../access/use-modals.ts';
import { useMoney } from '../../access/use-money.ts';
import { useSentOnce } from '../../entities/reward/use-sent-once.ts';
import { RichText } from '../../entities/rich-text/rich-text.tsx';
import { FailureNote } from '../../entities/session/failure-note.tsx';
import { WageringTerms } from '../../entities/wagering/wagering-terms.tsx';
import { pictureUrl } from '../../lib/urls.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { toast } from '../../ui/toast.tsx';
import { ApplyForm } from './apply-form.tsx';
import { PromotionBadge, usePromotionTime } from './promotion-badge.tsx';
import { RafflePanel } from './raffle/raffle-panel.tsx';

/** `/promotions/:id` and `/promoDetail?id=`: the whole of a promotion, its terms before its reward (ROUTE-12, ROUTE-30). */
export function PromotionPage() {
  const { t } = useTranslation();
  const [params] = useAddress();
  const id = useParams()['id'] ?? params.get('id') ?? '';
  const possible = isPossible(id);
  const promotion = useGetPromotion({ id }, { query: { enabled: possible } });
  const missing = !possible || promotion.error?.code === 'not_found';
  if (promotion.data) return <Details promotion={promotion.data} />;
  if (missing) {
    return (
      <Card className="mt-4">
        <EmptyState
          icon={<ArrowLeft size={18} />}
          title={t('promotions.missing')}
          text={t('promotions.missingText')}
          action={
            <Link to={paths.promotions} className={buttonClass()}>
              {t('promotions.allPromotions')}
            </Link>
          }
        />
      </Card>
    );
  }
  if (promotion.isError) {
    return (
      <Card className="mt-4">
        <ErrorState
          title={t('promotions.failed')}
          text={t('common.nothingLost')}
          retryLabel={t('common.retry')}
          retrying={promotion.isFetching}
          onRetry={() => void promotion.refetch()}
        />
      </Card>
    );
  }
  return (
    <div role="status" aria-label={t('common.loading')} className="grid gap-4 pt-4">
      <Skeleton className="h-66 rounded-xl" />
      <Skeleton className="h-20 rounded-lg" />
      <Skeleton className="h-50 rounded-lg" />
    </div>
  );
}

/** Requests the promotion of an address ahead of the first render. */
export async function prefetchPromotion(queries: QueryClient, { params, search }: PageAddress): Promise<void> {
  const id = params['id'] ?? new URLSearchParams(search).get('id') ?? '';
  if (isPossible(id)) await queries.prefetchQuery(getGetPromotionQueryOptions({ id }));
}

/** An id that the contract rules out is not requested. */
const isPossible = (id: string) => /^.{1,40}$/u.test(id);

function Details({ promotion }: { readonly promotion: Promotion }) {
  const { t } = useTranslation();
  const brand = useSite()?.brand;
  const { title, summary, picture, html, wagering, minDeposit, state } = promotion;
  const time = usePromotionTime(promotion);
  useNamedPage(title);
  const facts = [
    [t('promotions.reward'), promotion.reward.text],
    [t('promotions.minDeposit'), minDeposit && formatMoney(minDeposit, brand?.currency)],
    [
      t('promotions.wagering'),
      wagering ? t('promotions.turnover', { multiple: wagering.multiple }) : t('promotions.noTurnover'),
    ],
    [t('promotions.period'), time],
  ] as const;
  return (
    <article className="grid gap-5">
      <header className="relative isolate flex min-h-50 flex-col justify-between gap-8 overflow-hidden rounded-xl [background:var(--art-ground-dark)] p-6 text-on-art sm:min-h-66 sm:p-11">
        <img
          src={pictureUrl(picture)}
          alt=""
          onError={(event) => event.currentTarget.remove()}
          className="absolute inset-y-0 right-0 -z-1 h-full w-full object-cover opacity-60 [mask-image:linear-gradient(to_right,transparent,black_45%)] sm:w-3/5 sm:opacity-100"
        />
        <Link to={paths.promotions} className="target inline-flex w-fit items-center gap-2 text-sm font-medium">
          <ArrowLeft size={16} aria-hidden="true" />
          {t('promotions.allPromotions')}
        </Link>
        <div className="max-w-130">
          <h1 className="display text-3xl text-balance sm:text-5xl">{title}</h1>
          <p className="mt-3 text-lg text-on-art-2">{summary}</p>
        </div>
      </header>
      <Card>
        <dl className="grid gap-x-5 gap-y-4 px-5 py-4 sm:grid-cols-2 xl:grid-cols-4">
          {facts.map(([name, value]) =>
            value ? (
              <div key={name}>
                <dt className="text-sm text-text-3">{name}</dt>
                <dd className="mt-0.5 text-lg font-semibold">{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </Card>
      <Card className="p-6">
        <div className="mb-3 flex items-center gap-3">
          <h2 className="title">{t('promotions.how')}</h2>
          {(state === 'coming_soon' || state === 'closed') && <PromotionBadge promotion={promotion} />}
        </div>
        <RichText html={html} under={2} />
        <Register promotion={promotion} />
        <TakePart id={promotion.id} />
      </Card>
      {wagering && (
        <Card className="p-6">
          <WageringTerms wagering={wagering} />
        </Card>
      )}
      <p className="text-sm text-text-3">{t('promotions.adults')}</p>
    </article>
  );
}

/** The step for a guest at a promotion for new players, and for a trial account at any: to register. */
function Register({ promotion: { category, state } }: { readonly promotion: Promotion }) {
  const { t } = useTranslation();
  const { open } = useModals();
  const loggedIn = useLoggedIn();
  const offered = useFlag('DIRECTREG3');
  const onTrial = loggedIn && isTrial();
  if (!offered || state !== 'join') return null;
  if (loggedIn ? !onTrial : category !== 'new_player') return null;
  return (
    <div className="mt-5 grid justify-items-start gap-3">
      {onTrial && <p className="text-sm text-text-2">{t('promotions.onTrial')}</p>}
      <Button variant="brand" size="lg" onClick={() => open('register', { own: true })}>
        {t('shell.header.register')}
      </Button>
    </div>
  );
}

/** How the member stands with a promotion, and the next step: to join, to deposit, or to claim (PROMO-01). */
function TakePart({ id }: Pick<Promotion, 'id'>) {
  const possible = useLoggedIn() && !isTrial();
  const query = useGetMemberPromotion({ id }, { query: { enabled: possible } });
  if (!possible || !query.data) return null;
  return <Standing {...query.data} />;
}

function Standing({ promotion, participation }: MemberPromotion) {
  const { id, applyMode } = promotion;
  const { t } = useTranslation();
  const write = useMoney();
  const dates = useDates();
  const { open } = useModals();
  const join = useSentOnce((promotionId: string) => joinPromotion({ promotionId }));
  const claim = useSentOnce(
    (promotionId: string) => claimPromotion({ promotionId }),
    () => toast.success(t('promotions.claimedToast')),
  );
  const { state, eligible, ineligibleReason, progress, claimAmount, claimUntil, bonusId, application } = participation;
  const failed = join.isError ? join : claim.isError ? claim : undefined;
  return (
    <section aria-label={t('promotions.mine')} className="mt-5 grid gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="font-semibold">{t('promotions.mine')}</h3>
        <PromotionBadge promotion={promotion} own={participation} />
      </div>
      {progress && (
        <p className="text-sm text-text-2">
          {t('promotions.depositProgress', { progress: write(progress.progress), target: write(progress.target) })}
        </p>
      )}
      {state === 'claim' && claimUntil !== null && (
        <p className="text-sm text-text-2">
          {t('promotions.claimUntil', { time: dates.write(Date.parse(claimUntil)) })}
        </p>
      )}
      {application?.reason && <p className="text-sm wrap-anywhere text-text-2">{application.reason}</p>}
      {applyMode === 'apply' && eligible && <ApplyForm promotionId={id} />}
      {applyMode === 'raffle' && state !== 'coming_soon' && <RafflePanel promotionId={id} />}
      {(state === 'join' || state === 'rejected') &&
        applyMode !== 'raffle' &&
        !eligible &&
        failed === undefined &&
        ineligibleReason !== null && <p className="text-sm text-text-2">{ineligibleReason}</p>}
      {failed && <FailureNote error={failed.error} onRetry={() => failed.mutate(id)} />}
      <div className="flex flex-wrap gap-3">
        {state === 'join' && eligible && applyMode === 'join' && (
          <Button variant="brand" size="lg" loading={join.isPending} onClick={() => join.mutate(id)}>
            {t('promotions.join')}
          </Button>
        )}
        {state === 'claim' && applyMode !== 'raffle' && (
          <Button variant="brand" size="lg" loading={claim.isPending} onClick={() => claim.mutate(id)}>
            {claimAmount === null ? t('promotions.claim') : t('promotions.claimAmount', { amount: write(claimAmount) })}
          </Button>
        )}
        {state === 'signed' && (
          <Button variant="brand" size="lg" onClick={() => open('memberCenter', { own: true, panel: 'depositv2' })}>
            {t('promotions.deposit')}
          </Button>
        )}
        {bonusId !== null && (
          <Button onClick={() => open('memberCenter', { own: true, panel: `bonusDetails?bonus=${bonusId}` })}>
            {t('promotions.openBonus')}
          </Button>
        )}
      </div>
    </section>
  );
}
