import type { ReactTable, Row as TableRow } from '@tanstack/react-table';
import type { KeyboardEvent, MouseEvent } from 'react';
import { cn } from '../../lib/cn.ts';
import { CELL, NUMERIC } from './cell-class.ts';
import { cellContent, type ListFeatures } from './list-columns.ts';

/** The id of the row that is shown beside the table; undefined where rows cannot be chosen. */
export type ChosenRow = string | null | undefined;

type TableRowsProps<Row extends object> = { readonly table: ReactTable<ListFeatures, Row>; readonly chosen: ChosenRow };

/** The rows of a table. Where a row can be chosen, a press anywhere in it presses its first button. */
export function TableRows<Row extends object>({ table, chosen }: TableRowsProps<Row>) {
  return table.getRowModel().rows.map((row) => <OneRow key={row.id} row={row} chosen={chosen} />);
}

type OneRowProps<Row extends object> = { readonly row: TableRow<ListFeatures, Row>; readonly chosen: ChosenRow };

function OneRow<Row extends object>({ row, chosen }: OneRowProps<Row>) {
  const canChoose = chosen !== undefined;
  return (
    <tr
      onClick={canChoose ? pressRow : undefined}
      className={cn(
        'h-12 break-inside-avoid border-b border-line last:border-b-0 hover:bg-surface-2',
        canChoose && 'cursor-pointer',
        chosen === row.id && 'bg-surface-2 shadow-[inset_2px_0_0_var(--brand-graphic)]',
      )}
    >
      {row.getAllCells().map((cell) => {
        const { card, numeric } = cell.column.columnDef.meta ?? {};
        const Cell = card === 'title' ? 'th' : 'td';
        return (
          <Cell
            key={cell.id}
            scope={card === 'title' ? 'row' : undefined}
            className={cn(CELL, card === 'title' && 'font-semibold', numeric && NUMERIC)}
          >
            {cellContent(cell)}
          </Cell>
        );
      })}
    </tr>
  );
}

function pressRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>) {
  const isPressed = target instanceof Element && target.closest('button, a') !== null;
  // Who marks a text to copy it does not choose.
  if (!isPressed && window.getSelection()?.isCollapsed !== false) press(currentTarget);
}

/** Up and down choose the row before and after the one with the focus. */
export function walkRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const rows = [...event.currentTarget.rows];
  const next = step && rows[rows.findIndex((row) => row.contains(document.activeElement)) + step];
  if (!next) return;
  event.preventDefault();
  press(next);
}

function press(row: HTMLTableRowElement) {
  const button = row.querySelector('button');
  button?.focus();
  button?.click();
}
