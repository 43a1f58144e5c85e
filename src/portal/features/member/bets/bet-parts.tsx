import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bet, BetState } from '#generated/model/index.ts';
import { GameThumb } from '#portal/entities/game/game-thumb.tsx';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { betEnd, drawParts } from '#portal/entities/record/bet-facts.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatDay } from '#portal/lib/format.ts';
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

type BetThumbProps = { readonly bet: Pick<Bet, 'nodeId' | 'gameType'>; readonly className: string };

/** The picture of the game that was bet on; a game that has left the catalogue has none. */
export function BetThumb({ bet: { nodeId, gameType }, className }: BetThumbProps) {
  const src = nodeId === null ? undefined : `/art/game/${nodeId}.webp`;
  return <GameThumb src={src} gameType={gameType} className={className} />;
}

/** What a bet won or lost; null while it is open. */
export function NetAmount({ net }: { readonly net: string | null }) {
  const { t } = useTranslation();
  if (net === null) return <span className="font-medium text-text-2">{t('records.bets.pending')}</span>;
  return <SignedAmount amount={net} />;
}

/** The draw that a bet is on, with its day, by which the bets of a chase differ; undefined for a round. */
export function useDrawText(): (bet: Pick<Bet, 'drawId'>) => string | undefined {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return useCallback(
    ({ drawId }) => {
      if (drawId === null) return undefined;
      const { day, part } = drawParts(drawId);
      const shown = formatDay(day, locale);
      return part === ''
        ? t('records.bets.drawOn', { day: shown })
        : t('records.bets.drawNumber', { part, day: shown });
    },
    [t, locale],
  );
}
