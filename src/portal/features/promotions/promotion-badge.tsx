import { useTranslation } from 'react-i18next';
import type { PromotionState } from '../../../../generated/client/model/index.ts';
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

/** How a promotion stands, in a word (PROMO-02). */
export function PromotionBadge({ state }: { readonly state: PromotionState }) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`promotions.state.${state}`)}</Badge>;
}
