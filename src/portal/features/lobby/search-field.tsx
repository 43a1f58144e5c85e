import { ChevronDown, Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { throttleLatest } from '../../lib/timing.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { IconButton } from '../../ui/button.tsx';
import { searchWords } from './lobby-filters.ts';

const THROTTLE_MS = 200;

type SearchFieldProps = {
  /** The search words. */
  readonly value: string;
  readonly onChange: (words: string) => void;
  readonly className?: string | undefined;
  /** The name of what is searched; by default the games of the lobby. */
  readonly label?: string | undefined;
  /** The focus of a dialog begins here. */
  readonly isFirst?: boolean | undefined;
  /** Moves on to the results. */
  readonly onDone?: (() => void) | undefined;
};

/**
 * Searches while the visitor types: at the first key, then at most every 200 ms. Only words from elsewhere (Back, a
 * cleared filter) replace the text in the field.
 */
export function SearchField({ value, onChange, className, label, isFirst, onDone }: SearchFieldProps) {
  const { t } = useTranslation();
  const name = label ?? t('lobby.search');
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /** Words that were reported and have not come back as `value`, the oldest first. */
  const [underway, setUnderway] = useState<readonly string[]>([]);
  /** How often words from elsewhere have replaced the visitor's text. */
  const [replaced, setReplaced] = useState(0);
  if (value !== known) {
    const own = underway.lastIndexOf(value);
    setKnown(value);
    setUnderway(underway.slice(own + 1));
    if (own < 0) {
      setText(value);
      setReplaced(replaced + 1);
    }
  }

  const send = useStableCallback((words: string) => {
    if (words === (underway.at(-1) ?? value)) return;
    setUnderway([...underway, words]);
    onChange(words);
  });
  const [search] = useState(() => throttleLatest(send, THROTTLE_MS));
  // Replaced words, and the words of an unmounted field, are not searched for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each replacement has its own end
  useEffect(() => () => search.cancel(), [search, replaced]);

  const type = (next: string) => {
    setText(next);
    search(searchWords(next));
  };
  return (
    <search className={className}>
      <label className="flex h-touch items-center gap-2.5 rounded-md border border-line-control bg-surface-2 pr-1 pl-3.5 text-text-3 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-focus lg:h-control-md light:bg-surface-1">
        <Search size={18} aria-hidden="true" />
        {/* biome-ignore lint/a11y/useSemanticElements: WebKit's search field takes Esc for itself, and no dialog closes */}
        <input
          type="text"
          role="searchbox"
          aria-label={name}
          placeholder={name}
          data-focus-first={isFirst ? '' : undefined}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (!onDone || (event.key !== 'Enter' && event.key !== 'ArrowDown')) return;
            event.preventDefault();
            onDone();
          }}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          className="h-full min-w-0 flex-1 bg-transparent text-md text-text-1 outline-none touch:text-lg"
        />
        {text !== '' && (
          <IconButton size="sm" label={t('lobby.clearSearch')} onClick={() => type('')}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        )}
      </label>
    </search>
  );
}

type SortSelectProps<Sort extends string> = {
  readonly label: string;
  readonly value: Sort;
  readonly options: readonly { readonly value: Sort; readonly label: string }[];
  readonly onChange: (sort: Sort) => void;
};

/** The order of a list of games. */
export function SortSelect<Sort extends string>({ label, value, options, onChange }: SortSelectProps<Sort>) {
  return (
    <label className="relative flex h-9 flex-none items-center gap-2 rounded-sm text-sm whitespace-nowrap text-text-2 touch:h-touch">
      <span className="sr-only">{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
        className="h-full cursor-pointer appearance-none max-w-60 [field-sizing:content] truncate rounded-sm bg-transparent pr-6 font-semibold text-text-1 touch:text-lg"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface-pop">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" className="pointer-events-none absolute right-0" />
    </label>
  );
}
