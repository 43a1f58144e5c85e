import { useTranslation } from 'react-i18next';
import { CELLS, minesMultiplier } from '#shared/games/mines.ts';
import { multiplierText } from '../odds-text.ts';

/** How many prices are shown at once. */
const SHOWN = 8;

type MinesLadderProps = { readonly mines: number; readonly found: number };

/** What each gem pays: passed ones on a veil, the current one white, the next one outlined. */
export function MinesLadder({ mines, found }: MinesLadderProps) {
  const { t } = useTranslation();
  const most = CELLS - mines;
  const first = Math.max(1, Math.min(found - 3, most - SHOWN + 1));
  const steps = Array.from({ length: Math.min(SHOWN, most) }, (_, index) => first + index);
  return (
    <ol aria-label={t('originals.mines.ladder')} className="mines-ladder">
      {steps.map((gems) => (
        <li
          key={gems}
          data-step={gems < found ? 'past' : gems === found ? 'on' : gems === found + 1 ? 'next' : undefined}
          aria-current={gems === found ? 'step' : undefined}
        >
          <span className="num">{multiplierText(minesMultiplier(mines, gems))}</span>
          <small>{t('originals.mines.gems', { count: gems })}</small>
        </li>
      ))}
    </ol>
  );
}
