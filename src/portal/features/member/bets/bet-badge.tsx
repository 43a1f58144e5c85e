import { useTranslation } from 'react-i18next';
import type { Bet, BetState } from '#generated/model/index.ts';
import { betEnd } from '#portal/entities/record/bet-end.ts';
import { Badge } from '#portal/ui/badge.tsx';

const tones = {
  open: 'info',
  won: 'success',
  lost: 'danger',
  push: 'neutral',
  void: 'neutral',
} as const satisfies Record<BetState, string>;

/** How a bet stands, in a word. */
export function BetBadge({ bet }: { readonly bet: Pick<Bet, 'state' | 'payout'> }) {
  const { t } = useTranslation();
  return <Badge tone={tones[bet.state]}>{t(`records.bets.state.${betEnd(bet)}`)}</Badge>;
}
