import { useTranslation } from 'react-i18next';
import type { BonusState } from '#generated/model/index.ts';
import { Badge } from '#portal/ui/badge.tsx';

const tones = {
  active: 'info',
  completed: 'success',
  expired: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<BonusState, string>;

/** The state of a bonus, in a word. */
export function BonusBadge({ state }: { readonly state: BonusState }) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`bonuses.state.${state}`)}</Badge>;
}
