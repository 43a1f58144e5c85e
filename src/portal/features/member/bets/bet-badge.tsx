import { useTranslation } from 'react-i18next';
import type { BetState } from '../../../../../generated/client/model/index.ts';
import { Badge } from '../../../ui/badge.tsx';

const tones = {
  open: 'info',
  won: 'success',
  lost: 'danger',
  push: 'neutral',
  void: 'neutral',
} as const satisfies Record<BetState, string>;

/** The state of a bet, in a word. */
export function BetBadge({ state }: { readonly state: BetState }) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`records.bets.state.${state}`)}</Badge>;
}
