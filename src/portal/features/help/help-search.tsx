import { Search, SearchX, X } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HelpCategory } from '#generated/model/index.ts';
import type { FoundArticle } from '../../entities/help/use-help.ts';
import { cn } from '../../lib/cn.ts';
import { wordsOf } from '../../lib/words.ts';
import { IconButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { ArticleLink } from './help-parts.tsx';

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

interface Searchable extends FoundArticle {
  readonly title: string;
  readonly text: string;
}

/** Normalises words for the search: lower case, without diacritics. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}

/** Prepares the articles for searching; worth keeping as long as they are the same. */
export function searchIndex(categories: readonly HelpCategory[]): readonly Searchable[] {
  return categories.flatMap((category) =>
    category.items.map((article) => ({
      article,
      category,
      title: fold(article.title),
      text: fold(`${category.title} ${wordsOf(article.content).join(' ')}`),
    })),
  );
}

/** The articles in which every search word begins a word; matches in the title come first. */
export function searchHelp(index: readonly Searchable[], words: string): readonly FoundArticle[] {
  const wanted = fold(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (wanted.length === 0) return [];
  const beginnings = wanted.map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u'));
  const inTitle = ({ title }: Searchable) => beginnings.filter((beginning) => beginning.test(title)).length;
  return index
    .filter(({ title, text }) => beginnings.every((beginning) => beginning.test(title) || beginning.test(text)))
    .map((entry) => ({ entry, rank: inTitle(entry) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry: { article, category } }) => ({ article, category }));
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
        {/* biome-ignore lint/a11y/useSemanticElements: WebKit's search field takes Esc for itself, and no dialog closes */}
        <input
          type="text"
          role="searchbox"
          aria-label={t('help.search')}
          placeholder={t('help.search')}
          value={words}
          maxLength={MOST_CHARACTERS}
          onChange={(event) => setWords(event.target.value)}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          className="h-full min-w-0 flex-1 bg-transparent text-lg text-text-1 outline-none"
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

type FoundArticlesProps = {
  readonly found: readonly FoundArticle[];
  /** Called when one was chosen. */
  readonly onChoose?: (() => void) | undefined;
};

/** What a search found, the best first. */
export function FoundArticles({ found, onChoose }: FoundArticlesProps) {
  const { t } = useTranslation();
  if (found.length === 0) {
    return <EmptyState icon={<SearchX size={18} />} title={t('help.nothing.title')} text={t('help.nothing.text')} />;
  }
  return (
    <ul aria-label={t('help.found')} className="grid">
      {found.map(({ article, category }) => (
        <li key={article.id} className="border-line not-first:border-t">
          <ArticleLink
            id={article.id}
            onClick={onChoose}
            className="grid gap-0.5 rounded-sm px-3 py-3 hover:bg-surface-2"
          >
            <span className="text-xs text-text-3">{category.title}</span>
            <span className="font-semibold text-text-1">{article.title}</span>
            <span className="line-clamp-2 text-sm text-text-2">{firstLine(article.content)}</span>
          </ArticleLink>
        </li>
      ))}
    </ul>
  );
}

/** The first line of an article, without its markup. */
function firstLine(html: string): string {
  return wordsOf(html)[0] ?? '';
}
