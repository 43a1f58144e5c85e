import { useTranslation } from 'react-i18next';
import { useListDraws } from '#generated/client/lottery/lottery.ts';
import type { LotteryGameCode } from '#generated/model/index.ts';
import { useDates } from '../../access/use-dates.ts';
import { useLive } from '../../entities/live/live-state.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { drawnNumbers, numberOfDay } from './drawn-numbers.ts';
import { Numbers } from './numbers.tsx';

const REFRESH_MS = 10_000;

/** The last draw of a game with its numbers; nothing before the first one. */
export function LatestDraw({ gameCode }: { readonly gameCode: LotteryGameCode }) {
  const { t } = useTranslation();
  const dates = useDates();
  // The live stream reports draws.
  const { data, isPending } = useListDraws(
    { gameCode, state: 'settled', pageSize: 1 },
    { query: { refetchInterval: useLive() ? false : REFRESH_MS } },
  );
  if (isPending) return <Skeleton className="h-10 w-75 rounded-md max-xl:order-last max-xl:w-full" />;
  const [draw] = data?.content ?? [];
  if (draw === undefined) return null;
  return (
    <section
      aria-label={t('lottery.latest')}
      className="flex min-h-10 items-center gap-3.5 max-xl:order-last max-xl:w-full max-sm:justify-between"
    >
      <p className="num text-xs/4 text-text-3 xl:text-right">
        <span className="block whitespace-nowrap">{t('lottery.issue', { issue: numberOfDay(draw) })}</span>
        <time dateTime={draw.drawAt} className="block">
          {dates.write(Date.parse(draw.drawAt), 'time')}
        </time>
      </p>
      <Numbers numbers={drawnNumbers(draw)} size="lg" />
    </section>
  );
}
