import { ChevronLeft, ChevronRight, History, Printer } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listDraws, useListDraws } from '#generated/client/lottery/lottery.ts';
import type { Draw, ListDrawsParams, LotteryGame } from '#generated/model/index.ts';
import { useBrandZone, useDates } from '../../access/use-dates.ts';
import { boundsOf } from '../../entities/date-range/date-range.ts';
import { ExportList } from '../../entities/list/export/export-list.tsx';
import { ListBody } from '../../entities/list/list-body.tsx';
import { columnsOf } from '../../entities/list/list-columns.ts';
import type { ListSpec } from '../../entities/list/list-spec.ts';
import { useListState, usePageAddress } from '../../entities/list/use-list-state.ts';
import { useLive } from '../../entities/live/live-state.ts';
import { useLanguage } from '../../i18n/language.ts';
import { now } from '../../lib/clock.ts';
import { formatDay } from '../../lib/format.ts';
import { printElement } from '../../lib/print-element.ts';
import { IconButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { VerifyLink } from './evidence/verify-link.tsx';
import { drawnNumbers, Numbers, numberOfDay } from './numbers.tsx';
import { useLottery } from './use-lottery.ts';

const spec: ListSpec<ListDrawsParams> = { pageSize: 20 };
const REFRESH_MS = 10_000;

/** The draws of a game on a day, the newest first, by pages. */
export function DrawList({ game }: { readonly game: LotteryGame }) {
  const { t } = useTranslation();
  const { day, later } = useLottery();
  const live = useLive();
  const list = useListState(spec, usePageAddress());
  const whole = useRef<HTMLDivElement>(null);
  const bounds = boundsOf({ name: 'custom', first: day, last: day }, now(), useBrandZone());
  const fixed = { gameCode: game.gameCode, state: 'settled', ...bounds } as const;
  const query = useListDraws(
    { ...list.query, ...fixed },
    {
      query: {
        // Keeps the former page for the same day only; other draws would be mistaken for the requested ones.
        placeholderData: (before) =>
          before?.content[0] && isOf(before.content[0], game, bounds.from, bounds.to) ? before : undefined,
        // The live stream reports draws.
        refetchInterval: later === undefined && !live ? REFRESH_MS : false,
      },
    },
  );
  const columns = useColumns();
  const source = {
    name: `${game.gameCode}-${day}`,
    fetchPage: (asked: Partial<ListDrawsParams>, signal: AbortSignal) => listDraws({ ...asked, ...fixed }, signal),
  };
  return (
    <div ref={whole}>
      <p className="title hidden pl-5 print:block">{game.gameName}</p>
      <div className="flex items-center justify-between border-b border-line pr-4 pb-2.5 pl-3">
        <DayStepper />
        {(query.data?.totalElements ?? 0) > 0 && (
          <IconButton
            size="sm"
            label={t('lists.print')}
            onClick={() => whole.current && printElement(whole.current)}
            className="print:hidden"
          >
            <Printer size={16} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <ListBody
        list={list}
        query={query}
        empty={{ icon: <History size={18} />, title: t('lottery.noResults'), text: t('lottery.noResultsText') }}
        classNames={{ foot: 'border-t border-line px-5 py-2.5' }}
      >
        {(data) => <DrawTable game={game} draws={data?.content} placeholders={list.pageSize} />}
      </ListBody>
      {(query.data?.totalElements ?? 0) > 0 && (
        <div className="px-5 pb-3.5 print:hidden">
          <ExportList title={game.gameName} list={list} columns={columns} source={source} />
        </div>
      )}
    </div>
  );
}

type DrawTableProps = {
  readonly game: LotteryGame;
  /** Undefined while they load. */
  readonly draws: readonly Draw[] | undefined;
  /** The rows that stand for draws that load. */
  readonly placeholders: number;
};

const CELL = 'px-1.5 first:pl-5 last:pr-3 xl:max-[1399px]:first:pl-4 xl:max-[1399px]:last:pr-2';

/** Draws in rows: number and time, what was drawn, its sum where bets go by it, and the way to its evidence. */
export function DrawTable({ game, draws, placeholders }: DrawTableProps) {
  const { t } = useTranslation();
  const hasSum = sumOf(game, drawnNumbers(draws?.[0] ?? { result: null })) !== undefined;
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{t('lottery.history')}</caption>
      <thead>
        <tr className="border-b border-line text-left text-xs text-text-3">
          <th scope="col" className={`${CELL} h-9 font-medium`}>
            {t('lottery.draw')}
          </th>
          <th scope="col" className={`${CELL} font-medium`}>
            {t('lottery.result')}
          </th>
          {hasSum && (
            <th scope="col" className={`${CELL} font-medium`}>
              {t('lottery.sum')}
            </th>
          )}
          <th scope="col" className={CELL}>
            <span className="sr-only">{t('lottery.seal')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {draws?.map((draw) => (
          <DrawRow key={draw.drawId} game={game} draw={draw} hasSum={hasSum} />
        ))}
        {draws === undefined &&
          Array.from({ length: placeholders }, (_, row) => `row-${row}`).map((row) => (
            <tr key={row} className="h-11.5 border-b border-line last:border-b-0">
              <td colSpan={3} className={CELL}>
                <Skeleton className="h-4" />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

type Rule = {
  /** The first places, whose numbers make the sum. */
  readonly places: number;
  /** The smallest of the big sums. */
  readonly big: number;
  /** The sum that is neither big nor small. */
  readonly neither?: number;
  /** Whether equal numbers are neither. */
  readonly notEqual?: true;
};

/** The sums that the bets on big and small go by, by the group of the game. */
const rules: Readonly<Record<string, Rule>> = {
  SSC: { places: 5, big: 23 },
  '11X5': { places: 5, big: 31, neither: 30 },
  K3: { places: 3, big: 11, notEqual: true },
  PC28: { places: 3, big: 14 },
  PK10: { places: 2, big: 12 },
};

/** The sum of a draw, and whether it is big or small; undefined for a game without such bets. */
export function sumOf({ gameGroupCode }: Pick<LotteryGame, 'gameGroupCode'>, numbers: readonly string[]) {
  const rule = rules[gameGroupCode];
  if (rule === undefined || numbers.length < rule.places) return undefined;
  const counted = numbers.slice(0, rule.places);
  const sum = counted.reduce((total, number) => total + Number(number), 0);
  const isNeither = sum === rule.neither || (rule.notEqual && new Set(counted).size === 1);
  return { sum, side: isNeither ? undefined : sum >= rule.big ? ('big' as const) : ('small' as const) };
}

type DrawRowProps = { readonly game: LotteryGame; readonly draw: Draw; readonly hasSum: boolean };

function DrawRow({ game, draw, hasSum }: DrawRowProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const numbers = drawnNumbers(draw);
  const told = sumOf(game, numbers);
  const short = numberOfDay(draw);
  return (
    <tr className="h-11.5 border-b border-line last:border-b-0 hover:bg-surface-2">
      <th scope="row" className={`${CELL} num text-left font-normal`}>
        <span className="sr-only">{draw.issueNo.slice(0, -short.length)}</span>
        {short}
        <time dateTime={draw.drawAt} className="block text-2xs text-text-3">
          {dates.write(Date.parse(draw.drawAt), 'time')}
        </time>
      </th>
      <td className={`${CELL} py-1.5`}>
        <Numbers numbers={numbers} />
      </td>
      {hasSum && (
        <td className={`${CELL} num whitespace-nowrap`}>
          <b className="font-semibold">{told?.sum}</b>{' '}
          <span className="text-xs text-text-3 xl:max-[1399px]:block">{told?.side && t(`lottery.${told.side}`)}</span>
        </td>
      )}
      <td className={`${CELL} w-10 text-right`}>
        <VerifyLink draw={draw} isIcon />
      </td>
    </tr>
  );
}

/** The columns of the file. */
function useColumns() {
  const { t } = useTranslation();
  return useMemo(() => {
    const column = columnsOf<Draw>();
    return column.columns([
      column.accessor('issueNo', { header: t('lottery.draw') }),
      column.accessor('drawAt', { header: t('lottery.time'), meta: { kind: 'time' } }),
      column.accessor((draw) => drawnNumbers(draw).join(' '), { id: 'numbers', header: t('lottery.numbers') }),
      column.accessor('commitment', { header: t('lottery.seal') }),
    ]);
  }, [t]);
}

function isOf({ gameCode, drawAt }: Draw, game: LotteryGame, from: string, to: string): boolean {
  return gameCode === game.gameCode && Date.parse(from) <= Date.parse(drawAt) && Date.parse(drawAt) < Date.parse(to);
}

/** Goes from the shown day to the one before or after. */
function DayStepper() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { day, earlier, later, showDay } = useLottery();
  return (
    <div className="flex items-center gap-2">
      <IconButton
        variant="box"
        size="sm"
        label={t('lottery.dayBefore')}
        aria-disabled={earlier === undefined}
        onClick={() => earlier && showDay(earlier)}
        className="aria-disabled:opacity-40 print:hidden"
      >
        <ChevronLeft size={18} aria-hidden="true" />
      </IconButton>
      <span aria-live="polite" className="num min-w-26 text-center text-sm font-semibold">
        {formatDay(day, locale)}
      </span>
      <IconButton
        variant="box"
        size="sm"
        label={t('lottery.dayAfter')}
        aria-disabled={later === undefined}
        onClick={() => later && showDay(later)}
        className="aria-disabled:opacity-40 print:hidden"
      >
        <ChevronRight size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
