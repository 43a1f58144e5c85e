import { Check, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { TextField } from './fields.tsx';

export type SearchOption = {
  readonly value: string;
  readonly label: string;
  /** What tells it from others of a similar label. */
  readonly detail?: string;
};

type SearchChoiceProps = {
  readonly label: string;
  readonly chosen: SearchOption | undefined;
  /** The first options of what is typed. */
  readonly options: readonly SearchOption[];
  /** How far the search is and how many it found; read aloud. */
  readonly status: string;
  readonly maxLength: number;
  readonly onType: (text: string) => void;
  readonly onChoose: (option: SearchOption) => void;
};

/** A field that finds one of very many by what is typed: a list of matches, by pointer or arrow keys. */
export function SearchChoice({ label, chosen, options, status, maxLength, onType, onChoose }: SearchChoiceProps) {
  const id = useId();
  // Undefined while the field shows the choice.
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const isOpen = typed !== undefined;
  const at = Math.min(active, options.length - 1);
  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, at, id]);

  function type(text: string | undefined) {
    setTyped(text);
    setActive(0);
    onType(text ?? '');
  }

  function choose(option: SearchOption | undefined) {
    if (option === undefined) return;
    onChoose(option);
    type(undefined);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (!isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) type('');
    else if (!isOpen) return;
    else if (key === 'ArrowDown') setActive(Math.min(at + 1, options.length - 1));
    else if (key === 'ArrowUp') setActive(Math.max(at - 1, 0));
    else if (key === 'Enter') choose(options[at]);
    else if (key === 'Escape') {
      // Only the list closes, not the dialog around it.
      event.stopPropagation();
      type(undefined);
    } else return;
    event.preventDefault();
  }

  return (
    <div className="relative">
      <TextField
        label={label}
        icon={<Search size={18} aria-hidden="true" />}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && options.length > 0 ? `${id}-${at}` : undefined}
        aria-describedby={`${id}-status`}
        autoComplete="off"
        maxLength={maxLength}
        value={typed ?? chosen?.label ?? ''}
        onClick={() => type(typed ?? '')}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => isOpen && type(undefined)}
      />
      <p id={`${id}-status`} role="status" className="mt-1.5 text-xs text-text-3">
        {isOpen ? status : chosen?.detail}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!isOpen || options.length === 0}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto rounded-lg border border-line-strong bg-surface-pop p-1.5 text-text-1 shadow-2"
      >
        {isOpen &&
          options.map((option, position) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
            <div
              key={option.value}
              id={`${id}-${position}`}
              role="option"
              tabIndex={-1}
              aria-selected={option.value === chosen?.value}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(position)}
              onClick={() => choose(option)}
              className={cn(
                'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1 text-sm touch:min-h-touch',
                position === at && 'bg-surface-3',
              )}
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{option.label}</span>
              <span className="text-xs text-text-2">{option.detail}</span>
              {option.value === chosen?.value && <Check size={16} aria-hidden="true" />}
            </div>
          ))}
      </div>
    </div>
  );
}
