import { useTranslation } from 'react-i18next';
import type { LotteryBet, LotteryBetState } from '#generated/model/index.ts';
import { betEnd } from '#portal/entities/record/bet-end.ts';
import { Badge } from '#portal/ui/badge.tsx';

const tones = {
  open: 'info',
  won: 'success',
  lost: 'neutral',
  push: 'neutral',
  void: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<LotteryBetState, string>;

/** How a bet on a draw stands, or the bets of a chase on it, in a word. */
export function BetBadge({ bet }: { readonly bet: Pick<LotteryBet, 'state' | 'payout'> }) {
  const { t } = useTranslation();
  return <Badge tone={tones[bet.state]}>{t(`betting.own.state.${betEnd(bet)}`)}</Badge>;
}
