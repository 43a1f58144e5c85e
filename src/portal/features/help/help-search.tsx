import { Search, X } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HelpCategory } from '#generated/model/index.ts';
import { cn } from '../../lib/cn.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { searchHelp, searchIndex } from './search-help.ts';

/** The longest search text; the rest of a longer one is ignored. */
const MOST_CHARACTERS = 80;

/** The search text of the help centre and its results. */
export function useHelpSearch(categories: readonly HelpCategory[] | undefined) {
  const [words, setWords] = useState('');
  const settled = useDeferredValue(words);
  const isAsked = settled.trim() !== '';
  // Prepared for the first search: only a browser reads the texts.
  const index = useMemo(() => (isAsked ? searchIndex(categories ?? []) : []), [categories, isAsked]);
  const found = useMemo(() => searchHelp(index, settled), [index, settled]);
  return { words, setWords, found, isSearching: words.trim() !== '' };
}

type HelpSearchProps = {
  readonly search: ReturnType<typeof useHelpSearch>;
  readonly className?: string | undefined;
};

/** The search field of the help texts, with the number of results. */
export function HelpSearch({ search: { words, setWords, found, isSearching }, className }: HelpSearchProps) {
  const { t } = useTranslation();
  return (
    <search className={cn('block', className)}>
      <label className="flex h-13 items-center gap-3 rounded-md border border-line-control bg-surface-1 pr-1.5 pl-4 text-text-3 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-focus">
        <Search size={20} aria-hidden="true" />
        <input
          type="search"
          aria-label={t('help.search')}
          placeholder={t('help.search')}
          value={words}
          maxLength={MOST_CHARACTERS}
          onChange={(event) => setWords(event.target.value)}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          className="h-full min-w-0 flex-1 bg-transparent text-lg text-text-1 outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        <span role="status" className="text-sm whitespace-nowrap max-sm:sr-only">
          {isSearching && t('help.answers', { count: found.length })}
        </span>
        {isSearching && (
          <IconButton size="sm" label={t('help.clear')} onClick={() => setWords('')}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        )}
      </label>
    </search>
  );
}
