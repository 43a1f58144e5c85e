import { useTranslation } from 'react-i18next';
import type { ListedPromotion, Promotion, PromotionParticipation, PromotionState } from '#generated/model/index.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useHydrated } from '../../lib/browser-state.ts';
import { now } from '../../lib/clock.ts';
import { formatRelative } from '../../lib/format.ts';
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

const NO_BREAK_SPACE = '\u00a0';

/** How long a promotion lasts, when it begins or when it ended, in words. */
export function usePromotionTime({ state, startsAt, endsAt }: Pick<ListedPromotion, 'state' | 'startsAt' | 'endsAt'>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  // The time left counts from the visit, not from the server rendering.
  if (!useHydrated()) return NO_BREAK_SPACE;
  const when = (time: string) => formatRelative(Date.parse(time), now(), locale);
  if (state === 'coming_soon') return t('promotions.begins', { when: when(startsAt) });
  if (endsAt === null) return t('promotions.stays');
  return t(state === 'closed' ? 'promotions.ended' : 'promotions.ends', { when: when(endsAt) });
}
