import { Flame, History, Info, Snowflake } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getVietnamNumeroDefaults } from '#generated/client/defaults.ts';
import { useGetVietnamNumero, useListOpenedNumero } from '#generated/client/lottery/lottery.ts';
import type { LotteryGame, LotteryGameCode, OpenedNumero, VietnamNumero } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { cn } from '#portal/lib/cn.ts';
import { Card } from '#portal/ui/card.tsx';
import { Chip } from '#portal/ui/chip.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { Segmented } from '#portal/ui/segmented.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';
import { digits } from '#shared/lottery/chance.ts';
import { coldest, type Figure, figuresOf, gapRows, hottest } from '#shared/lottery/figures.ts';
import { numberOfDay, numbersOf } from '../numbers.tsx';
import type { HistoryView } from '../use-lottery.ts';

export type BoardProps = { readonly game: Pick<LotteryGame, 'gameCode'> };

/** What a Vietnamese game has drawn of late, in figures, under the plain words that they foretell nothing (LOTTERY-11). */
export function Board({ game }: BoardProps) {
  const { t } = useTranslation();
  return (
    <Card className="min-w-0 overflow-clip">
      <section aria-labelledby="lottery-figures" className="grid min-w-0 gap-4 p-4 sm:p-5">
        <div className="grid gap-2">
          <h2 id="lottery-figures" className="title">
            {t('figures.title')}
          </h2>
          <NoMemory />
        </div>
        <EndingFigures gameCode={game.gameCode} />
      </section>
    </Card>
  );
}

/** The same of a game whose places each draw one number, in its history. */
export function Figures(props: DigitFiguresProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('figures.title')} className="grid min-w-0 gap-4 px-4 pb-4">
      <NoMemory />
      <DigitFigures {...props} />
    </section>
  );
}

function NoMemory() {
  const { t } = useTranslation();
  return (
    <p className="flex items-start gap-2 rounded-md bg-info-soft px-3 py-2.5 text-xs">
      <Info size={16} aria-hidden="true" className="flex-none text-info" />
      {t('figures.noMemory')}
    </p>
  );
}

/** As many as the board of a Vietnamese game has. */
const { count } = getVietnamNumeroDefaults;

/** The numbers that are marked as hot or cold, of about ten. */
const MARKED = 3;

export type DigitFiguresProps = {
  readonly game: Pick<LotteryGame, 'gameCode' | 'gameGroupCode'>;
  readonly view: Exclude<HistoryView, 'list'>;
};

/** How often each number came and how long ago, in one place or in all; or draw by draw, as a line, in one place. */
function DigitFigures({ game, view }: DigitFiguresProps) {
  const { t } = useTranslation();
  const query = useListOpenedNumero({ gameCode: game.gameCode, count }, { query: { refetchInterval: REFRESH_MS } });
  if (query.data === undefined) {
    return <LoadState query={query} failed={t('figures.failed')} skeleton={<Skeleton className="h-120" />} />;
  }
  if (query.data.length === 0) return <NoDraws />;
  return <DigitBoard opened={query.data} groupCode={game.gameGroupCode} isTrend={view === 'trend'} />;
}

type FiguresProps = {
  readonly opened: readonly OpenedNumero[];
  readonly groupCode: string;
  /** Whether the places are shown draw by draw. */
  readonly isTrend: boolean;
};

function DigitBoard({ opened, groupCode, isTrend }: FiguresProps) {
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
          <FigureRows
            title={t('figures.howOften', { of: name, count: opened.length })}
            figures={figures}
            hot={hot}
            cold={cold}
          />
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

/** The figures of the hundred two-digit endings of a Vietnamese game (LOTTERY-09). */
function EndingFigures({ gameCode }: { readonly gameCode: LotteryGameCode }) {
  const { t } = useTranslation();
  const { count } = getVietnamNumeroDefaults;
  const query = useGetVietnamNumero({ gameCode, count }, { query: { refetchInterval: REFRESH_MS } });
  if (query.data === undefined) {
    return <LoadState query={query} failed={t('figures.failed')} skeleton={<Skeleton className="h-120" />} />;
  }
  return query.data.count === 0 ? <NoDraws /> : <EndingBoard board={query.data} />;
}

const HALF_A_DAY_MS = 12 * 60 * 60_000;
const numbers = digits.values.map(String);

function EndingBoard({ board }: { readonly board: VietnamNumero }) {
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
          <EndingGrid
            title={t(`figures.endings.${shown}`, { count })}
            figures={figures}
            shown={shown}
            hot={hot}
            cold={cold}
          />
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

type HotAndColdProps = {
  readonly hot: readonly string[];
  readonly cold: readonly string[];
  /** How many draws were counted. */
  readonly draws: number;
};

/** The numbers that came most often, and those that have not come for longest. */
function HotAndCold({ hot, cold, draws }: HotAndColdProps) {
  const { t } = useTranslation();
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <Marked
        icon={<Flame size={16} aria-hidden="true" className="text-danger" />}
        name={t('figures.hot', { count: draws })}
        numbers={hot}
        className="bg-danger-soft"
      />
      <Marked
        icon={<Snowflake size={16} aria-hidden="true" className="text-info" />}
        name={t('figures.cold', { count: draws })}
        numbers={cold}
        className="bg-info-soft"
      />
    </dl>
  );
}

type MarkedProps = {
  readonly icon: ReactNode;
  readonly name: string;
  readonly numbers: readonly string[];
  readonly className: string;
};

function Marked({ icon, name, numbers, className }: MarkedProps) {
  return (
    <div className="grid content-between gap-1.5">
      <dt className="flex items-center gap-1.5 text-xs font-medium text-text-2">
        {icon}
        {name}
      </dt>
      <dd>
        <ul className="flex flex-wrap gap-1">
          {numbers.map((number) => (
            <li
              key={number}
              className={cn('num grid size-7.5 place-items-center rounded-full text-sm font-bold', className)}
            >
              {number}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** There is nothing to count yet. */
function NoDraws() {
  const { t } = useTranslation();
  return <EmptyState icon={<History size={18} />} title={t('lottery.noResults')} text={t('lottery.noResultsText')} />;
}

type PlaceChipsProps = {
  readonly names: readonly string[];
  /** The index of the chosen name. */
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
};

/** Chooses the place of a result that the figures are of. */
function PlaceChips({ names, chosen, onChoose }: PlaceChipsProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no form fields
    <div role="group" aria-label={t('figures.places')} className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1">
      {names.map((name, place) => (
        <Chip key={name} selected={place === chosen} onClick={() => onChoose(place)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}

/** The figures of fast draws move on after at most this long. */
const REFRESH_MS = 30_000;

type TrendProps = {
  readonly title: string;
  /** The numbers that the place can have, a column each. */
  readonly numbers: readonly string[];
  /** The newest first. */
  readonly draws: readonly { readonly drawId: string; readonly label: string; readonly drawn: string }[];
};

/** The draws that are told in words. */
const TOLD = 10;

/**
 * What a place drew, a row for each draw, with a line from number to number. Elsewhere stand the draws since a number
 * came last. The table is scrolled in its box; the newest draws are told in words too.
 */
function Trend({ title, numbers, draws }: TrendProps) {
  const { t } = useTranslation();
  const id = useId();
  const gaps = gapRows(
    numbers,
    draws.map(({ drawn }) => [drawn]),
  );
  const spots = draws.map(({ drawn }, row) => `${numbers.indexOf(drawn) + 0.5},${row + 0.5}`);
  return (
    <figure aria-labelledby={id} className="grid min-w-0 gap-2">
      <figcaption id={id} className="text-sm font-medium text-text-2">
        {title}
      </figcaption>
      <section
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
        tabIndex={0}
        className="relative max-h-98 overflow-auto rounded-md border border-line outline-offset-[-2px]"
      >
        <div className="relative w-full min-w-84">
          {/* before the table, so that the drawn numbers stand on the line */}
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${numbers.length} ${draws.length}`}
            preserveAspectRatio="none"
            className="pointer-events-none absolute inset-x-0 top-8 left-22 h-[calc(100%-32px)] w-[calc(100%-88px)]"
          >
            <polyline
              points={spots.join(' ')}
              fill="none"
              strokeWidth="1.5"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className="stroke-brand-graphic opacity-60"
            />
          </svg>
          <table className="num w-full table-fixed border-separate border-spacing-0 text-center text-xs">
            <thead>
              <tr>
                <th
                  scope="col"
                  className="sticky top-0 left-0 z-sticky h-8 w-22 border-b border-line bg-surface-1 px-2.5 text-left font-medium text-text-3"
                >
                  {t('lottery.draw')}
                </th>
                {numbers.map((number) => (
                  <th
                    key={number}
                    scope="col"
                    className="sticky top-0 z-raised border-b border-line bg-surface-1 font-semibold"
                  >
                    {number}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {draws.map(({ drawId, label, drawn }, row) => (
                <tr key={drawId} className="even:bg-surface-2/50">
                  <th
                    scope="row"
                    className="sticky left-0 z-raised h-7 bg-surface-1 px-2.5 text-left font-normal whitespace-nowrap text-text-2"
                  >
                    {label}
                  </th>
                  {numbers.map((number, column) => (
                    <td key={number} className="p-0">
                      {number === drawn ? (
                        <span className="relative mx-auto grid size-6 place-items-center rounded-full bg-brand-soft font-bold text-brand-text">
                          {number}
                        </span>
                      ) : (
                        // What the figures beside it tell.
                        <span aria-hidden="true" className="text-2xs text-text-3">
                          {gaps[row]?.[column]}
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <p className="text-xs text-text-2">
        {t('figures.lastDrawn', {
          numbers: draws
            .slice(0, TOLD)
            .map(({ drawn }) => drawn)
            .join(', '),
        })}
      </p>
    </figure>
  );
}
