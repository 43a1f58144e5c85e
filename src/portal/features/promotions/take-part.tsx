import { useTranslation } from 'react-i18next';
import { claimPromotion, joinPromotion, useGetMemberPromotion } from '#generated/client/promotions/promotions.ts';
import type { MemberPromotion, Promotion } from '#generated/model/index.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { useDates } from '../../access/use-dates.ts';
import { useModals } from '../../access/use-modals.ts';
import { useMoney } from '../../access/use-money.ts';
import { useSentOnce } from '../../entities/reward/use-sent-once.ts';
import { FailureNote } from '../../entities/session/failure-note.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { ApplyForm } from './apply-form.tsx';
import { PromotionBadge } from './promotion-badge.tsx';
import { RafflePanel } from './raffle/raffle-panel.tsx';

/** How the member stands with a promotion, and the next step: to join, to deposit, or to claim (PROMO-01). */
export function TakePart({ id }: Pick<Promotion, 'id'>) {
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
