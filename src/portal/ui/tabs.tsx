import type { KeyboardEvent, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

type TabsProps<Id extends string> = {
  /** Ties tabs and panels together; unique on the page. */
  readonly name: string;
  readonly label: string;
  readonly items: readonly { readonly id: Id; readonly label: ReactNode }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly className?: string | undefined;
};

/** Switches whole panes. One tab is in the tab order; arrow keys, Home and End move between them. */
export function Tabs<Id extends string>({ name, label, items, value, onChange, className }: TabsProps<Id>) {
  const onKeyDown = (event: KeyboardEvent) => {
    const index = items.findIndex((item) => item.id === value);
    const next = items[nextIndex(event.key, index, items.length)];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    document.getElementById(tabId(name, next.id))?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={cn('flex gap-6 border-b border-line', className)}>
      {items.map((item) => {
        const active = item.id === value;
        return (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={tabId(name, item.id)}
            aria-selected={active}
            aria-controls={active ? panelId(name, item.id) : undefined}
            tabIndex={active ? 0 : -1}
            onClick={() => onChange(item.id)}
            onKeyDown={onKeyDown}
            className={cn(
              '-mb-px inline-flex h-touch items-center justify-center gap-2 border-b-2 whitespace-nowrap transition-colors touch:min-w-touch',
              active
                ? 'border-brand-graphic font-semibold text-text-1'
                : 'border-transparent font-medium text-text-2 hover:text-text-1',
            )}
          >
            {item.label}
          </button>
        );
      })}
    </div>
  );
}

type TabPanelProps = {
  /** The `name` of the tabs. */
  readonly name: string;
  /** The id of the tab that shows this panel. */
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The pane of the selected tab; render only that one. */
export function TabPanel({ name, id, className, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(name, id)} aria-labelledby={tabId(name, id)} className={className}>
      {children}
    </div>
  );
}

function nextIndex(key: string, index: number, length: number): number {
  if (key === 'ArrowRight') return (index + 1) % length;
  if (key === 'ArrowLeft') return (index - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return -1;
}

function tabId(name: string, id: string): string {
  return `${name}-tab-${id}`;
}

function panelId(name: string, id: string): string {
  return `${name}-panel-${id}`;
}
