import { SkipForward } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { Button } from '#portal/ui/button.tsx';
import { MOST_CARDS } from '#shared/games/hi-lo.ts';
import type { ProgressProps } from '../game.ts';
import { chanceText, multiplierText } from '../odds-text.ts';
import { FactList } from '../shell/fact-list.tsx';
import { guessWord, rightGuesses } from './cards.ts';

/** What each guess would make of an open round, and the way past a card. */
export function HiLoProgress({ round, busy, act }: ProgressProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <>
      <FactList
        facts={[
          { label: t('originals.hiLo.right'), value: rightGuesses(round) },
          ...round.offers.map(({ guess, hitProbability, multiplier }) => ({
            label: t(guessWord(guess, round.dealt.at(-1)?.card)),
            value: `${multiplierText(multiplier)} · ${chanceText(hitProbability, locale)}`,
          })),
        ]}
      />
      <Button block disabled={busy || round.dealt.length >= MOST_CARDS - 1} onClick={() => act({ action: 'skip' })}>
        <SkipForward size={16} aria-hidden="true" />
        {t('originals.hiLo.skip')}
      </Button>
    </>
  );
}
