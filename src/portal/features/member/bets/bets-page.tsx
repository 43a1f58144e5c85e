import { Dices, ReceiptText, SearchX } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listBets, useGetBet, useListBets } from '#generated/client/bets/bets.ts';
import { type Bet, type BetPage, BetState, GameCategory, type ListBetsParams } from '#generated/model/index.ts';
import { listBetsQuerySearchMax } from '#generated/zod/bets/bets.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { columnsOf, type ListColumns } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { betEnd } from '#portal/entities/record/bet-facts.ts';
import { RecordPage } from '#portal/entities/record/record-page.tsx';
import { useMediaQuery } from '#portal/lib/browser-state.ts';
import { cn } from '#portal/lib/cn.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { BetBadge, BetDetails, BetThumb, NetAmount, useDrawText } from './bet-details.tsx';

/** `personalHistoryCopy`: the bets and, beside them or instead of them, the bet that the address names (MEMBER-07). */
export function BetsPage() {
  const { params, change } = usePanel();
  const isWide = useMediaQuery('(width >= 1280px)');
  const betId = params.get('bet');
  const open = useCallback((id: string) => change({ bet: id }), [change]);
  const close = () => {
    change({ bet: undefined });
    if (betId) document.getElementById(betRowId(betId))?.focus();
  };
  return (
    <div className={cn('grid items-start gap-5', isWide && betId && 'grid-cols-[minmax(0,1fr)_372px]')}>
      {(isWide || !betId) && <BetList openId={betId} onOpen={open} />}
      {betId && <BetView key={betId} betId={betId} isBeside={isWide} onBack={close} />}
    </div>
  );
}

type BetViewProps = {
  readonly betId: string;
  /** Whether the list stays visible at its side. */
  readonly isBeside: boolean;
  readonly onBack: () => void;
};

/** The bet of the address, with its evidence and a link to its ledger entries. */
function BetView({ betId, isBeside, onBack }: BetViewProps) {
  const { t } = useTranslation();
  const { show } = usePanel();
  const query = useGetBet(betId);
  return (
    <Card className={cn('w-full p-5', isBeside ? 'sticky top-0' : 'mx-auto max-w-160')}>
      <RecordPage
        query={query}
        back={{ label: t(isBeside ? 'records.bets.record.close' : 'records.bets.record.back'), onBack }}
        barClassName="mb-4"
        gone={{
          icon: <SearchX size={18} />,
          title: t('records.bets.record.gone'),
          text: t('records.bets.record.goneText'),
        }}
        actions={({ ledgerEntryIds }) =>
          ledgerEntryIds.length > 0 && (
            <Button size="sm" onClick={() => show(`transactionHistory?${new URLSearchParams({ about: betId })}`)}>
              <ReceiptText size={16} aria-hidden="true" />
              {t('records.bets.record.movements')}
            </Button>
          )
        }
      >
        {(detail) => <BetDetails detail={detail} />}
      </RecordPage>
    </Card>
  );
}

const betCategories = Object.values(GameCategory);

const betStates = Object.values(BetState);

/** What the address of the betting record may hold. */
const betSpec: ListSpec<ListBetsParams> = {
  pageSize: 20,
  range: 'month',
  search: listBetsQuerySearchMax,
  filters: { gameType: betCategories, state: betStates },
};

type BetListProps = {
  /** The bet that is shown beside the list. */
  readonly openId: string | null;
  readonly onOpen: (betId: string) => void;
};

/** The bets by category and state, with the sums over all pages. */
function BetList({ openId, onOpen }: BetListProps) {
  const { t } = useTranslation();
  const list = useListState(betSpec, usePanel());
  const query = useListBets(list.query, { query: list.options });
  const columns = useBetColumns(query.data, openId, onOpen);
  const fileColumns = useBetFileColumns(columns);
  return (
    <DataList
      title={t('records.bets.title')}
      list={list}
      query={query}
      columns={columns}
      fileColumns={fileColumns}
      rowId={({ betId }) => betId}
      searchLabel={t('records.bets.search')}
      filters={
        <>
          <FilterSelect
            label={t('records.bets.category')}
            all={t('records.bets.allCategories')}
            value={list.filters.gameType}
            options={betCategories.map((value) => ({ value, label: t(`common.category.${value}`) }))}
            onChange={(gameType) => list.show({ filters: { gameType } })}
          />
          <FilterSelect
            label={t('records.bets.stateLabel')}
            all={t('records.bets.allStates')}
            value={list.filters.state}
            options={betStates.map((value) => ({ value, label: t(`records.bets.state.${value}`) }))}
            onChange={(state) => list.show({ filters: { state } })}
          />
        </>
      }
      empty={{ icon: <Dices size={18} />, title: t('records.bets.emptyTitle'), text: t('records.bets.emptyText') }}
      source={{ name: 'bets', fetchPage: listBets }}
    />
  );
}

/** The id of the button that opens a bet of the list. */
function betRowId(betId: string): string {
  return `open-${betId}`;
}

/** The columns of the betting record; the name of the game opens the bet. */
function useBetColumns(page: BetPage | undefined, openId: string | null, onOpen: (betId: string) => void) {
  const { t } = useTranslation();
  const dates = useDates();
  const write = useMoney();
  const totals = page?.totals;
  return useMemo(() => {
    const column = columnsOf<Bet>();
    return column.columns([
      column.accessor('gameName', {
        header: t('records.bets.bet'),
        cell: ({ row: { original } }) => <BetName bet={original} isOpen={original.betId === openId} onOpen={onOpen} />,
        ...(totals && {
          footer: `${t('records.bets.count', { count: totals.count })}, ${t('records.bets.open', { count: totals.openCount })}`,
        }),
        meta: { card: 'title' },
      }),
      column.accessor('stake', {
        header: t('records.bets.stake'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.stake) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor('net', {
        header: t('records.bets.result'),
        cell: ({ getValue }) => <NetAmount net={getValue()} />,
        ...(totals && { footer: () => <NetAmount net={totals.net} /> }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor((bet) => t(`records.bets.state.${betEnd(bet)}`), {
        id: 'state',
        header: t('records.bets.stateLabel'),
        cell: ({ row: { original } }) => <BetBadge bet={original} />,
        meta: { card: 'corner' },
      }),
      column.accessor('placedAt', {
        header: t('records.bets.time'),
        cell: ({ getValue }) => <span className="num">{dates.write(Date.parse(getValue()))}</span>,
        meta: { kind: 'time', numeric: true },
      }),
    ]);
  }, [t, dates, write, totals, openId, onOpen]);
}

/** The columns of the file: besides those of the table what tells one bet from another. */
function useBetFileColumns(columns: ListColumns<Bet>): ListColumns<Bet> {
  const { t } = useTranslation();
  const drawText = useDrawText();
  return useMemo(() => {
    const column = columnsOf<Bet>();
    const more = column.columns([
      column.accessor('summary', { header: t('records.bets.what') }),
      column.accessor((bet) => drawText(bet) ?? '', { id: 'draw', header: t('records.bets.draw') }),
      column.accessor('vendorName', { header: t('records.bets.record.provider') }),
      column.accessor('betId', { header: t('records.bets.number') }),
    ]);
    return [...columns, ...more];
  }, [t, columns, drawText]);
}

type BetNameProps = { readonly bet: Bet; readonly isOpen: boolean; readonly onOpen: (betId: string) => void };

function BetName({ bet, isOpen, onOpen }: BetNameProps) {
  const { t } = useTranslation();
  const { betId, gameName, summary, vendorName } = bet;
  const draw = useDrawText()(bet);
  return (
    <span className="flex items-center gap-3">
      <BetThumb bet={bet} className="size-8" />
      <span className="grid min-w-0 justify-items-start">
        <button
          type="button"
          id={betRowId(betId)}
          aria-current={isOpen}
          aria-label={`${gameName}, ${t('records.bets.openBet', { id: betId })}`}
          onClick={() => onOpen(betId)}
          className="target text-left font-semibold wrap-anywhere underline-offset-2 hover:underline aria-current:text-brand-text"
        >
          {gameName}
        </button>
        <span className="text-xs font-normal text-text-3 wrap-anywhere">{summary || vendorName}</span>
        {draw && <span className="num text-xs font-normal text-text-3">{draw}</span>}
      </span>
    </span>
  );
}
