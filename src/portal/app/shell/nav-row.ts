import { cn } from '../../lib/cn.ts';

/** A group of the main menu, separated by a line from the previous one. */
export function navGroupClass(mini: boolean): string {
  return cn('grid gap-px not-first:mt-2 not-first:border-t not-first:border-line not-first:pt-2', mini && 'w-12');
}

/** A row of the main menu; only an icon in mini mode. */
export function navRowClass(mini: boolean, active = false): string {
  return cn(
    'relative flex w-full items-center gap-3 rounded-sm text-sm whitespace-nowrap hover:text-text-1',
    mini ? 'h-10 justify-center' : 'h-8.75 px-3 touch:h-touch',
    active
      ? 'bg-surface-3 font-semibold text-text-1'
      : 'font-medium text-text-2 hover:bg-surface-2 light:hover:bg-surface-3',
  );
}

/** The props of the content behind a row of the main menu. */
export type MenuPanelProps = {
  /** Called before any navigation. */
  readonly onLeave: () => void;
};
