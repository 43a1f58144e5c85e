import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getVietnamNumeroDefaults } from '#generated/client/defaults.ts';
import { useGetVietnamNumero } from '#generated/client/lottery/lottery.ts';
import type { LotteryGameCode, VietnamNumero } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { Segmented } from '#portal/ui/segmented.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { digits } from '#shared/lottery/chance.ts';
import { EndingGrid, type EndingValue } from './ending-grid.tsx';
import { HotAndCold } from './hot-and-cold.tsx';
import { NoDraws } from './no-draws.tsx';
import { PlaceChips } from './place-chips.tsx';
import { REFRESH_MS } from './refresh.ts';
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

/** Whether the game has several draws a day, so that days do not identify them. Stations draw at once. */
function isFast({ draws }: VietnamNumero): boolean {
  const [newest, ...others] = draws.map(({ drawAt }) => Date.parse(drawAt));
  const before = others.find((at) => at !== newest);
  return newest !== undefined && before !== undefined && newest - before < HALF_A_DAY_MS;
}
