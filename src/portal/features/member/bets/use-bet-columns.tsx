import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bet, BetPage } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { columnsOf, type ListColumns } from '#portal/entities/list/list-columns.ts';
import { betEnd } from '#portal/entities/record/bet-end.ts';
import { BetBadge } from './bet-badge.tsx';
import { BetThumb } from './bet-thumb.tsx';
import { NetAmount } from './net-amount.tsx';
import { useDrawText } from './use-draw-text.ts';

/** The id of the button that opens a bet of the list. */
export function betRowId(betId: string): string {
  return `open-${betId}`;
}

/** The columns of the betting record; the name of the game opens the bet. */
export function useBetColumns(page: BetPage | undefined, openId: string | null, onOpen: (betId: string) => void) {
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
        meta: { numeric: true },
      }),
      column.accessor('net', {
        header: t('records.bets.result'),
        cell: ({ getValue }) => <NetAmount net={getValue()} />,
        ...(totals && { footer: () => <NetAmount net={totals.net} /> }),
        meta: { numeric: true },
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
        meta: { numeric: true },
      }),
    ]);
  }, [t, dates, write, totals, openId, onOpen]);
}

/** The columns of the file: besides those of the table what tells one bet from another. */
export function useBetFileColumns(columns: ListColumns<Bet>): ListColumns<Bet> {
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
