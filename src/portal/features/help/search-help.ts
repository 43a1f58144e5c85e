import type { HelpCategory } from '#generated/model/index.ts';
import type { FoundArticle } from '../../entities/help/use-help.ts';
import { wordsOf } from '../../lib/words-of.ts';

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
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ entry: { article, category } }) => ({ article, category }));
}
