import { ChevronRight, FileQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../access/use-dates.ts';
import type { FoundArticle } from '../../entities/help/use-help.ts';
import { RichText } from '../../entities/rich-text/rich-text.tsx';
import { useHydrated } from '../../lib/browser-state.ts';
import { wordsOf } from '../../lib/words.ts';
import { EmptyState } from '../../ui/state-panel.tsx';

const WORDS_PER_MINUTE = 200;

/** An article of the help centre: where it stands, what it is called, how old it is, and what it says. */
export function Article({ article, category }: FoundArticle) {
  const { t } = useTranslation();
  const dates = useDates();
  const isHydrated = useHydrated();
  return (
    <article className="grid content-start gap-4">
      <div data-head className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-1.5 text-xs text-text-3">
          {category.title}
          <ChevronRight size={14} aria-hidden="true" />
          <span className="text-text-2">{article.title}</span>
        </p>
        <h2 className="display text-2xl text-balance">{article.title}</h2>
        <p className="text-sm text-text-3">
          {t('help.updated', { date: dates.write(Date.parse(article.updatedAt), 'date') })}{' '}
          {isHydrated && t('help.minutes', { count: minutesToRead(article.content) })}
        </p>
      </div>
      <RichText html={article.content} under={2} />
    </article>
  );
}

/** Only a browser reads the text out of the markup. */
function minutesToRead(html: string): number {
  const words = wordsOf(html).join(' ').split(' ').length;
  return Math.ceil(words / WORDS_PER_MINUTE);
}

/** The message for a hash that names no article. */
export function NoArticle() {
  const { t } = useTranslation();
  return (
    <EmptyState icon={<FileQuestion size={18} />} title={t('help.noArticle.title')} text={t('help.noArticle.text')} />
  );
}
