import { useTranslation } from 'react-i18next';
import type { LotteryBetState } from '../../../../../../generated/client/model/index.ts';
import { Badge } from '../../../../ui/badge.tsx';

const tones = {
  open: 'info',
  won: 'success',
  lost: 'neutral',
  push: 'neutral',
  void: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<LotteryBetState, string>;

/** The state of a bet on a draw, in a word. */
export function BetBadge({ state }: { readonly state: LotteryBetState }) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`betting.own.state.${state}`)}</Badge>;
}
