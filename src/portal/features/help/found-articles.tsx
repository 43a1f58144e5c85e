import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FoundArticle } from '../../entities/help/use-help.ts';
import { wordsOf } from '../../lib/words-of.ts';
import { EmptyState } from '../../ui/state-panel.tsx';
import { ArticleLink } from './article-link.tsx';

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
