import { useTranslation } from 'react-i18next';
import type { PromotionSummary } from '#generated/model/index.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useHydrated } from '../../lib/browser-state.ts';
import { now } from '../../lib/clock.ts';
import { formatRelative } from '../../lib/format.ts';

const NO_BREAK_SPACE = '\u00a0';

/** How long a promotion lasts, when it begins or when it ended, in words. */
export function usePromotionTime({ state, startsAt, endsAt }: Pick<PromotionSummary, 'state' | 'startsAt' | 'endsAt'>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  // The time left counts from the visit, not from the server rendering.
  if (!useHydrated()) return NO_BREAK_SPACE;
  const when = (time: string) => formatRelative(Date.parse(time), now(), locale);
  if (state === 'coming_soon') return t('promotions.begins', { when: when(startsAt) });
  if (endsAt === null) return t('promotions.stays');
  return t(state === 'closed' ? 'promotions.ended' : 'promotions.ends', { when: when(endsAt) });
}
