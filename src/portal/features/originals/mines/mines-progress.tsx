import { Shuffle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { Button } from '#portal/ui/button.tsx';
import { CELLS, minesNextSafe } from '#shared/games/mines.ts';
import type { ProgressProps } from '../game.ts';
import { chanceText, multiplierText } from '../odds-text.ts';
import { FactList } from '../shell/fact-list.tsx';
import { cellsOf, gemsFound } from './field.ts';

/** The chances of the next tile of an open round, and a button that opens any of them. */
export function MinesProgress({ round, busy, act }: ProgressProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const mines = round.choice.game === 'mines' ? round.choice.mines : 0;
  const found = gemsFound(round);
  const covered = cellsOf(round, false).flatMap((shows, cell) => (shows === 'covered' ? [cell] : []));
  const openAny = () => {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    const cell = covered[random % covered.length];
    if (cell !== undefined) act({ action: 'open', cell });
  };
  return (
    <>
      <FactList
        facts={[
          { label: t('originals.mines.found'), value: t('originals.mines.foundOf', { found, all: CELLS - mines }) },
          {
            label: t('originals.mines.nextPays'),
            value: round.nextMultiplier ? multiplierText(round.nextMultiplier) : '–',
          },
          { label: t('originals.mines.chanceOfGem'), value: chanceText(minesNextSafe(mines, found), locale) },
          {
            label: t('originals.mines.chanceOfMine'),
            value: chanceText(String(1 - Number(minesNextSafe(mines, found))), locale),
          },
        ]}
      />
      <Button block disabled={busy} onClick={openAny}>
        <Shuffle size={16} aria-hidden="true" />
        {t('originals.mines.openAny')}
      </Button>
    </>
  );
}
