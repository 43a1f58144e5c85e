import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPointsBalance } from '#generated/client/points/points.ts';
import type { PointReward } from '#generated/model/index.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { useMembersOnly } from '../../entities/favourite/use-members-only.ts';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLostFocus } from '../../lib/use-lost-focus.ts';
import { Button } from '../../ui/button.tsx';
import { useMall } from './use-mall.ts';

// Guests cannot redeem, so the reward does not wait for these.
const RedeemForm = lazyPart(() => import('./redeem-form.tsx').then((part) => part.RedeemForm), 'verification', 'form');
const WithPaymentPassword = lazyPart(() =>
  import('./with-payment-password.tsx').then((part) => part.WithPaymentPassword),
);

/** The way from a reward to its redemption, or why there is none. */
export function Redeem({ reward }: { readonly reward: PointReward }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const membersOnly = useMembersOnly();
  const isMember = useLoggedIn() && !isTrial();
  const { redeeming, showRedeem } = useMall();
  const { data: points } = useGetPointsBalance({ query: { enabled: isMember } });
  if (isMember && points === undefined) return null;
  // The receipt stays when its points or the last piece are gone.
  if (isMember && redeeming && points) {
    return (
      <Opened>
        <WithPaymentPassword>
          {(owner) => <RedeemForm reward={reward} points={points.balance} owner={owner} />}
        </WithPaymentPassword>
      </Opened>
    );
  }
  if (reward.stock === 0) return null;
  const missing = reward.points - (points?.balance ?? reward.points);
  if (missing > 0) {
    const amount = `${formatNumber(missing, locale)} ${t('mall.points', { count: missing })}`;
    return <p className="text-sm text-text-2">{t('mall.redeem.missing', { points: amount })}</p>;
  }
  return (
    <Button variant="brand" size="lg" block onClick={() => membersOnly(showRedeem)}>
      {t('mall.redeem.open')}
    </Button>
  );
}

/** The place of the form, which has the keyboard as soon as the form replaces the button. */
function Opened({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const place = useLostFocus<HTMLFieldSetElement>();
  return (
    <fieldset
      ref={place}
      tabIndex={-1}
      aria-label={t('mall.redeem.open')}
      className="min-w-0 border-t border-line pt-4 outline-none"
    >
      <Suspense>{children}</Suspense>
    </fieldset>
  );
}
