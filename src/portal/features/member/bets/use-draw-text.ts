import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bet } from '#generated/model/index.ts';
import { drawParts } from '#portal/entities/record/draw-parts.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatDay } from '#portal/lib/format.ts';

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
