import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { Popover, type PopoverTriggerProps } from './popover.tsx';

export type MenuItem = {
  readonly id: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly onSelect: () => void;
  /** Draws a line above it. */
  readonly isApart?: boolean | undefined;
};

type MenuProps = {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly trigger: (props: PopoverTriggerProps & { readonly 'aria-haspopup': 'menu' }) => ReactNode;
};

/** Acts on one thing, beside a button. The arrow keys, Home and End move; Esc and a press outside close it. */
export function Menu({ label, items, trigger }: MenuProps) {
  return (
    <Popover
      label={label}
      trigger={(props) => trigger({ ...props, 'aria-haspopup': 'menu' })}
      className="w-56"
      // The keys work at once, as in menus of the platform.
      onShown={(panel) => panel.querySelector<HTMLElement>('[role=menuitem]')?.focus()}
    >
      {(close) => <MenuItems label={label} items={items} onClose={close} />}
    </Popover>
  );
}

type MenuItemsProps = Pick<MenuProps, 'label' | 'items'> & { readonly onClose: () => void };

function MenuItems({ label, items, onClose }: MenuItemsProps) {
  const menu = useRef<HTMLDivElement>(null);
  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  function onKeyDown(event: KeyboardEvent) {
    const all = entries();
    const at = all.findIndex((entry) => entry.matches(':focus'));
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Tab') onClose();
    if (next === undefined) return;
    event.preventDefault();
    all[next % all.length]?.focus();
  }
  return (
    <div ref={menu} role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown} className="grid">
      {items.map(({ id, label: name, Icon, onSelect, isApart }) => (
        <button
          key={id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            onClose();
            onSelect();
          }}
          className={cn(
            'target flex h-10 items-center gap-2.5 rounded-md px-2.5 text-left text-sm hover:bg-surface-3',
            isApart &&
              'mt-2.5 before:absolute before:inset-x-1 before:-top-1.5 before:border-t before:border-line-strong',
          )}
        >
          <Icon size={16} aria-hidden="true" className="flex-none text-text-3" />
          {name}
        </button>
      ))}
    </div>
  );
}
