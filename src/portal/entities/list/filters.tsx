import { ChevronDown, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import type { ListControl } from './use-list-state.ts';

type FilterSelectProps<Value extends string> = {
  readonly label: string;
  readonly value: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The option that filters nothing; without it one of the others is always selected. */
  readonly all?: string | undefined;
  readonly onChange: (value: Value | undefined) => void;
  readonly className?: string | undefined;
};

/** Selects one of several values that filter or sort a list. */
export function FilterSelect<Value extends string>({
  label,
  value,
  options,
  all,
  onChange,
  className,
}: FilterSelectProps<Value>) {
  return (
    <label
      className={cn(
        'relative flex h-9 flex-none items-center gap-2 text-sm whitespace-nowrap text-text-2 touch:h-touch',
        className,
      )}
    >
      {label}
      <select
        value={value ?? ''}
        onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
        className="h-full cursor-pointer appearance-none max-w-60 [field-sizing:content] truncate rounded-sm bg-transparent pr-6 font-semibold text-text-1 touch:text-lg"
      >
        {all !== undefined && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" className="pointer-events-none absolute right-0" />
    </label>
  );
}

type SearchFieldProps = {
  /** The label: what the search covers. */
  readonly label: string;
  readonly list: ListControl;
};

/** Limits a list to rows that contain some words. It searches on submit, not on each key press. */
export function SearchField({ label, list }: SearchFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(list.search);
  const [asked, setAsked] = useState(list.search);
  if (asked !== list.search) {
    setAsked(list.search);
    setTyped(list.search);
  }
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        list.showSearch(typed);
      }}
    >
      <div className="min-w-0 flex-1">
        <TextField
          role="searchbox"
          enterKeyHint="search"
          label={label}
          icon={<Search size={18} aria-hidden="true" />}
          value={typed}
          maxLength={list.searchLength}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" className="h-touch">
        {t('lists.search')}
      </Button>
    </form>
  );
}
