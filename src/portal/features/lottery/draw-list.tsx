import { ChevronLeft, ChevronRight, History, Printer } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listDraws, useListDraws } from '#generated/client/lottery/lottery.ts';
import type { Draw, ListDrawsParams, LotteryGame } from '#generated/model/index.ts';
import { useBrandZone, useDates } from '../../access/use-dates.ts';
import { boundsOf } from '../../entities/date-range/date-range.ts';
import { ExportList } from '../../entities/list/csv/export-list.tsx';
import { usePageAddress } from '../../entities/list/list-address.ts';
import { ListBody } from '../../entities/list/list-body.tsx';
import { columnsOf } from '../../entities/list/list-columns.ts';
import type { ListSpec } from '../../entities/list/list-spec.ts';
import { useListState } from '../../entities/list/use-list-state.ts';
import { useLive } from '../../entities/live/live-state.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { now } from '../../lib/clock.ts';
import { formatDay } from '../../lib/format.ts';
import { printElement } from '../../lib/print-element.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { DrawTable } from './draw-table.tsx';
import { drawnNumbers } from './drawn-numbers.ts';
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
          <ExportList list={list} columns={columns} source={source} />
        </div>
      )}
    </div>
  );
}

/** The columns of the file. */
function useColumns() {
  const { t } = useTranslation();
  const dates = useDates();
  return useMemo(() => {
    const column = columnsOf<Draw>();
    return column.columns([
      column.accessor('issueNo', { header: t('lottery.draw') }),
      column.accessor(({ drawAt }) => dates.write(Date.parse(drawAt)), { id: 'drawAt', header: t('lottery.time') }),
      column.accessor((draw) => drawnNumbers(draw).join(' '), { id: 'numbers', header: t('lottery.numbers') }),
      column.accessor('commitment', { header: t('lottery.seal') }),
    ]);
  }, [t, dates]);
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
