import { useTranslation } from 'react-i18next';
import type { Promotion, PromotionParticipation, PromotionState } from '#generated/model/index.ts';
import { Badge } from '../../ui/badge.tsx';

const tones = {
  coming_soon: 'neutral',
  join: 'brand',
  signed: 'info',
  applying: 'info',
  processing: 'info',
  issued: 'success',
  rejected: 'danger',
  claim: 'brand',
  claimed: 'success',
  closed: 'danger',
} as const satisfies Record<PromotionState, string>;

type PromotionBadgeProps = {
  readonly promotion: Pick<Promotion, 'applyMode' | 'state'>;
  /** How the member of the session stands with it; the state is then the member's own. */
  readonly own?: Pick<PromotionParticipation, 'eligible' | 'state'> | undefined;
};

/** How a promotion stands, in a word (PROMO-02). 'Join' stands only where the member can. */
export function PromotionBadge({ promotion: { applyMode, state: shown }, own }: PromotionBadgeProps) {
  const { t } = useTranslation();
  const state = own?.state ?? shown;
  if (own && state === 'join' && applyMode === 'claim') return <Badge>{t('promotions.automatic')}</Badge>;
  if (own && state === 'join' && applyMode !== 'raffle' && !own.eligible)
    return <Badge>{t('promotions.notNow')}</Badge>;
  return <Badge tone={tones[state]}>{t(`promotions.state.${state}`)}</Badge>;
}
