import { useTranslation } from 'react-i18next';
import type { Draw } from '#generated/model/index.ts';
import { useDates } from '../../access/use-dates.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The draws to come, the next one first. */
export function ComingList({ draws }: { readonly draws: readonly Draw[] | undefined }) {
  const { t } = useTranslation();
  const dates = useDates();
  if (draws === undefined) return <Skeleton className="h-75 rounded-lg" />;
  return (
    <Card className="px-5 py-3.5">
      <h2 className="title mb-1.5">{t('lottery.coming')}</h2>
      {draws.length === 0 && <p className="text-sm text-text-2">{t('lottery.noneComing')}</p>}
      <ul>
        {draws.map(({ drawId, station, issueNo, drawAt }) => (
          <li key={drawId} className="flex min-h-10 items-center gap-3 border-t border-line text-sm first:border-t-0">
            <span className="flex-1 font-medium">{station?.name ?? issueNo}</span>
            <time dateTime={drawAt} className="num text-text-2">
              {dates.write(Date.parse(drawAt))}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
