import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MoonshotEnd } from '#generated/model/index.ts';
import { fairnessPath } from '#portal/access/paths.ts';
import { multiplierText } from '../odds-text.ts';

/** A flight that ends below this multiplier is drawn weaker. */
const LOW = 1.5;

/** How the last flights ended, each a way to check it. */
export function LastEnds({ last }: { readonly last: readonly MoonshotEnd[] }) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('originals.moonshot.last')} className="ms-ends">
      {last.map(({ roundId, number, end }) => (
        <li key={roundId}>
          <Link
            to={fairnessPath(roundId)}
            data-low={Number(end) < LOW || undefined}
            className="num ms-end"
            aria-label={t('originals.moonshot.lastEnd', { number, end: multiplierText(end) })}
          >
            {multiplierText(end)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
