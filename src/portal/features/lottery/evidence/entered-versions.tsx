import { useTranslation } from 'react-i18next';
import type { Draw, DrawVersion } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { DrawName } from './draw-name.tsx';
import { ResultRows } from './result-rows.tsx';

type EnteredVersionsProps = {
  readonly draw: Draw;
  /** The first one first; the last one holds. */
  readonly versions: readonly DrawVersion[];
};

/** The versions of a result from outside, the one that holds first, each with when and why it was entered. */
export function EnteredVersions({ draw, versions }: EnteredVersionsProps) {
  const { t } = useTranslation();
  const dates = useDates();
  return (
    <>
      <DrawName draw={draw} />
      <p className="text-sm text-text-2">{t('fairness.entered.lead')}</p>
      {versions.length === 0 && <p role="status">{t('fairness.draw.notDrawn')}</p>}
      <ol className="grid gap-4">
        {versions.toReversed().map(({ version, enteredAt, prizes, reason }, place) => {
          const before = versions.find((one) => one.version === version - 1);
          const time = dates.write(Date.parse(enteredAt));
          return (
            <li key={version} className="grid gap-2 rounded-md border border-line p-4">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 className="text-sm font-semibold">{t('fairness.entered.version', { version })}</h3>
                <Badge tone={place === 0 ? 'success' : 'neutral'}>
                  {t(place === 0 ? 'fairness.entered.holds' : 'fairness.entered.replaced')}
                </Badge>
              </div>
              <p className="text-sm text-text-2">
                {t(before ? 'fairness.entered.correction' : 'fairness.entered.first', { time })}
              </p>
              {reason !== null && <p className="text-sm">{t('fairness.entered.reason', { reason })}</p>}
              <ResultRows rows={prizes} before={before?.prizes} />
            </li>
          );
        })}
      </ol>
    </>
  );
}
