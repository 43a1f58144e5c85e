import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draw } from '#generated/model/index.ts';
import { drawParts } from '#portal/entities/record/bet-facts.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatDate } from '#portal/lib/format.ts';
import { drawName } from './slip-draws.ts';

/**
 * Names a draw with its day, because the draws of a station are called alike. The day is that of the brand's clock, as
 * in the draw's number. A caller that knows the station gives it, as drawn draws are not listed.
 */
export function useDatedDraw(draws: readonly Draw[]): (drawId: string | undefined, station?: string) => string {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return useCallback(
    (drawId, station) => {
      if (drawId === undefined) return '';
      const name = station ?? drawName(draws, drawId);
      const day = formatDate(Date.parse(drawParts(drawId).day), locale, 'day');
      return name === '' ? day : t('betting.datedDraw', { name, day });
    },
    [draws, locale, t],
  );
}
