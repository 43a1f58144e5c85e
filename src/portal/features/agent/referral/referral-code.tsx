import { useTranslation } from 'react-i18next';
import { useGetReferral } from '#generated/client/promotions/promotions.ts';
import { CopyButton } from '#portal/entities/copy/copy-button.tsx';

/** The agent's referral code with the link that registers by it; nothing while it is unknown. */
export function ReferralCode() {
  const { t } = useTranslation();
  const { data } = useGetReferral();
  if (!data) return null;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-1 gap-y-2 rounded-lg border border-line bg-surface-2 px-3 py-3">
      <dl className="min-w-0">
        <dt className="text-xs text-text-3">{t('referral.ownCode')}</dt>
        <dd className="num mt-1 text-lg/8 tracking-wide wrap-anywhere">{data.code}</dd>
      </dl>
      <CopyButton
        size="sm"
        text={data.link}
        label={t('referral.copy')}
        shortLabel={t('referral.copyShort')}
        copied={t('referral.copied')}
      />
    </div>
  );
}
