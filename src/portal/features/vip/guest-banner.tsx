import { useTranslation } from 'react-i18next';
import type { VipTiers } from '#generated/model/index.ts';
import { useModals } from '../../access/use-modals.ts';
import { rankGround } from '../../entities/rank/rank-art.tsx';
import { Button } from '../../ui/button.tsx';
import { Banner } from './banner.tsx';

type GuestBannerProps = {
  /** A trial account, which has no rank either. */
  readonly trial: boolean;
  readonly rules: VipTiers | undefined;
};

/** Shown to visitors without a rank instead of the rank, with the way to get one. */
export function GuestBanner({ trial, rules }: GuestBannerProps) {
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
