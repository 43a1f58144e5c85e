import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getVietnamNumeroDefaults } from '#generated/client/defaults.ts';
import { useGetVietnamNumero } from '#generated/client/lottery/lottery.ts';
import type { LotteryGameCode, VietnamNumero } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { cn } from '#portal/lib/cn.ts';
import { Skeleton } from '#portal/ui/loading.tsx';
import { Segmented } from '#portal/ui/segmented.tsx';
import { digits } from '#shared/lottery/chance.ts';
import type { Figure } from '#shared/lottery/figures.ts';
import { HotAndCold, NoDraws, PlaceChips, REFRESH_MS } from './figure-parts.tsx';
import { Trend } from './trend.tsx';

/** The figures of the hundred two-digit endings of a Vietnamese game (LOTTERY-09). */
export function EndingFigures({ gameCode }: { readonly gameCode: LotteryGameCode }) {
  const { t } = useTranslation();
  const { count } = getVietnamNumeroDefaults;
  const query = useGetVietnamNumero({ gameCode, count }, { query: { refetchInterval: REFRESH_MS } });
  if (query.data === undefined) {
    return <LoadState query={query} failed={t('figures.failed')} skeleton={<Skeleton className="h-120" />} />;
  }
  return query.data.count === 0 ? <NoDraws /> : <Figures board={query.data} />;
}

const HALF_A_DAY_MS = 12 * 60 * 60_000;
const numbers = digits.values.map(String);

function Figures({ board }: { readonly board: VietnamNumero }) {
  const { t } = useTranslation();
  const dates = useDates();
  const [shown, setShown] = useState<EndingValue>('hits');
  const [isUnits, setUnits] = useState(false);
  const names = [t('figures.tens'), t('figures.units')] as const;
  const { hot, cold, figures, count } = board;
  return (
    <>
      <HotAndCold hot={hot} cold={cold} draws={count} />
      <div className="grid min-w-0 items-start gap-x-6 gap-y-5 xl:grid-cols-2">
        <div className="grid min-w-0 gap-2.5">
          <Segmented
            label={t('figures.shown')}
            value={shown}
            options={(['hits', 'gap', 'longestGap'] as const).map((value) => ({ value, label: t(`figures.${value}`) }))}
            onChange={setShown}
            className="justify-self-start"
          />
          <EndingGrid title={t(`figures.endings.${shown}`, { count })} {...{ figures, shown, hot, cold }} />
        </div>
        <div className="grid min-w-0 gap-2.5">
          <PlaceChips names={names} chosen={isUnits ? 1 : 0} onChoose={(place) => setUnits(place === 1)} />
          <Trend
            title={t('figures.trend', { of: isUnits ? names[1] : names[0] })}
            numbers={numbers}
            draws={board.draws.map(({ drawId, drawAt, special }) => ({
              drawId,
              label: dates.write(Date.parse(drawAt), isFast(board) ? 'time' : 'day'),
              drawn: special.at(isUnits ? -1 : -2) ?? '',
            }))}
          />
        </div>
      </div>
    </>
  );
}

/** What the grid shows of each ending. */
type EndingValue = 'hits' | 'gap' | 'longestGap';

type EndingGridProps = {
  readonly title: string;
  /** Of 00 to 99, in their order. */
  readonly figures: readonly Figure[];
  readonly shown: EndingValue;
  readonly hot: readonly string[];
  readonly cold: readonly string[];
};

/** The hundred endings, ten in a row, with a figure each; hot and cold ones stand on their ground. */
function EndingGrid({ title, figures, shown, hot, cold }: EndingGridProps) {
  const { t } = useTranslation();
  return (
    <figure className="grid min-w-0 gap-2">
      <figcaption className="text-sm font-medium text-text-2">{title}</figcaption>
      <ol aria-label={title} className="num grid grid-cols-10 gap-0.5 text-center sm:gap-1">
        {figures.map((figure) => (
          <li
            key={figure.number}
            className={cn(
              'rounded-xs bg-surface-2 py-1 leading-none light:bg-surface-3',
              hot.includes(figure.number) && 'bg-danger-soft light:bg-danger-soft',
              cold.includes(figure.number) && 'bg-info-soft light:bg-info-soft',
            )}
          >
            <b className="block text-sm font-bold">{figure.number}</b>
            <span className="sr-only">: </span>
            <span className="text-2xs text-text-2">{figure[shown]}</span>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-text-2">
        <Legend className="bg-danger-soft" text={t('figures.hotShort')} />
        <Legend className="bg-info-soft" text={t('figures.coldShort')} />
      </p>
    </figure>
  );
}

function Legend({ className, text }: { readonly className: string; readonly text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={cn('size-3 rounded-xs border border-line-strong', className)} />
      {text}
    </span>
  );
}

/** Whether the game has several draws a day, so that days do not identify them. Stations draw at once. */
function isFast({ draws }: VietnamNumero): boolean {
  const [newest, ...others] = draws.map(({ drawAt }) => Date.parse(drawAt));
  const before = others.find((at) => at !== newest);
  return newest !== undefined && before !== undefined && newest - before < HALF_A_DAY_MS;
}
