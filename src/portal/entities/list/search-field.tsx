import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ListControl } from './use-list-state.ts';

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
