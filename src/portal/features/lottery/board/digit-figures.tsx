import { Flame, Snowflake } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getVietnamNumeroDefaults } from '#generated/client/defaults.ts';
import { useListOpenedNumero } from '#generated/client/lottery/lottery.ts';
import type { LotteryGame, OpenedNumero } from '#generated/model/index.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { coldest, type Figure, figuresOf, hottest } from '#shared/lottery/figures.ts';
import { numbersOf } from '../drawing-of.ts';
import { numberOfDay } from '../drawn-numbers.ts';
import type { HistoryView } from '../use-lottery.ts';
import { HotAndCold, NoDraws, PlaceChips, REFRESH_MS } from './figure-parts.tsx';
import { Trend } from './trend.tsx';

/** As many as the board of a Vietnamese game has. */
const { count } = getVietnamNumeroDefaults;

/** The numbers that are marked as hot or cold, of about ten. */
const MARKED = 3;

export type DigitFiguresProps = {
  readonly game: Pick<LotteryGame, 'gameCode' | 'gameGroupCode'>;
  readonly view: Exclude<HistoryView, 'list'>;
};

/** How often each number came and how long ago, in one place or in all; or draw by draw, as a line, in one place. */
export function DigitFigures({ game, view }: DigitFiguresProps) {
  const { t } = useTranslation();
  const query = useListOpenedNumero({ gameCode: game.gameCode, count }, { query: { refetchInterval: REFRESH_MS } });
  if (query.data === undefined) {
    return <LoadState query={query} failed={t('figures.failed')} skeleton={<Skeleton className="h-120" />} />;
  }
  if (query.data.length === 0) return <NoDraws />;
  return <Figures opened={query.data} groupCode={game.gameGroupCode} isTrend={view === 'trend'} />;
}

type FiguresProps = {
  readonly opened: readonly OpenedNumero[];
  readonly groupCode: string;
  /** Whether the places are shown draw by draw. */
  readonly isTrend: boolean;
};

function Figures({ opened, groupCode, isTrend }: FiguresProps) {
  const { t } = useTranslation();
  const [chosen, setPlace] = useState(0);
  const draws = opened.map(({ prizes }) => prizes.flatMap((row) => row.numbers));
  const numbers = numbersOf(groupCode) ?? [...new Set(draws.flat())].sort();
  const places = draws[0]?.length ?? 0;
  // Where every draw has every number, only their places differ. A line needs one number of each draw.
  const hasAll = places < numbers.length && !isTrend;
  const place = chosen < places || (chosen === places && hasAll) ? chosen : 0;
  const isAll = place === places;
  const shown = isAll ? draws : draws.map((drawn) => drawn.slice(place, place + 1));
  const figures = figuresOf(numbers, shown);
  const name = isAll ? t('figures.allPlaces') : t('figures.place', { place: place + 1 });
  const hot = hottest(figures, MARKED);
  const cold = coldest(figures, MARKED);
  return (
    <>
      <PlaceChips
        names={[
          ...Array.from({ length: places }, (_, index) => t('figures.place', { place: index + 1 })),
          ...(hasAll ? [t('figures.allPlaces')] : []),
        ]}
        chosen={place}
        onChoose={setPlace}
      />
      {isTrend ? (
        <Trend
          title={t('figures.trend', { of: name })}
          numbers={numbers}
          draws={opened.map((draw, index) => ({
            drawId: draw.drawId,
            label: numberOfDay(draw),
            drawn: shown[index]?.[0] ?? '',
          }))}
        />
      ) : (
        <>
          <HotAndCold hot={hot} cold={cold} draws={opened.length} />
          <FigureRows title={t('figures.howOften', { of: name, count: opened.length })} {...{ figures, hot, cold }} />
        </>
      )}
    </>
  );
}

type FigureRowsProps = {
  readonly title: string;
  readonly figures: readonly Figure[];
  readonly hot: readonly string[];
  readonly cold: readonly string[];
};

/** How often each number came and how long ago, with a bar for how often. */
function FigureRows({ title, figures, hot, cold }: FigureRowsProps) {
  const { t } = useTranslation();
  const most = Math.max(1, ...figures.map(({ hits }) => hits));
  return (
    <table className="w-full text-sm">
      <caption className="mb-1 text-left text-sm font-medium text-text-2">{title}</caption>
      <thead>
        <tr className="border-b border-line text-right text-xs text-text-3">
          <th scope="col" className="py-2 text-left font-medium">
            {t('figures.number')}
          </th>
          <th scope="col" className="py-2 font-medium" colSpan={2}>
            {t('figures.hits')}
          </th>
          <th scope="col" className="py-2 pl-3 font-medium">
            {t('figures.gap')}
          </th>
          <th scope="col" className="py-2 pl-3 font-medium">
            {t('figures.longestGap')}
          </th>
        </tr>
      </thead>
      <tbody className="num">
        {figures.map(({ number, hits, gap, longestGap }) => (
          <tr key={number} className="border-b border-line text-right last:border-b-0">
            <th scope="row" className="h-8 text-left font-bold">
              <span className="inline-flex items-center gap-1.5">
                {number}
                {hot.includes(number) && <Flame size={14} aria-hidden="true" className="text-danger" />}
                {cold.includes(number) && <Snowflake size={14} aria-hidden="true" className="text-info" />}
              </span>
            </th>
            <td aria-hidden="true" className="w-[30%] min-w-10 px-2">
              <span
                className="block h-2 rounded-full bg-text-3 forced-colors:border"
                style={{ width: `${(hits / most) * 100}%` }}
              />
            </td>
            <td>{hits}</td>
            <td>{gap}</td>
            <td>{longestGap}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
