import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { HelpCategory } from '#generated/model/index.ts';
import { useHelp } from '../../entities/help/use-help.ts';
import { Card } from '../../ui/card.tsx';
import { ArticleLink, HelpState, StillStuck, topicIcon } from './help-parts.tsx';
import { FoundArticles, HelpSearch, useHelpSearch } from './help-search.tsx';

/** `/help`: every topic with its articles, and a search in their texts. An article opens over it (ROUTE-17, ROUTE-18). */
export function HelpPage() {
  const { t } = useTranslation();
  const help = useHelp();
  // Rendered in slices, so that a slow device can scroll and press meanwhile.
  const categories = useDeferredValue(help.data?.categories);
  const search = useHelpSearch(categories);
  return (
    <div className="grid gap-6 pt-6">
      <div className="grid gap-4">
        <h1 className="display text-3xl text-balance">{t('help.question')}</h1>
        <HelpSearch search={search} className="max-w-150" />
      </div>
      {!categories ? (
        <HelpState help={help} />
      ) : search.isSearching ? (
        <Card className="p-3">
          <FoundArticles found={search.found} />
        </Card>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {categories.map((category) => (
            <Topic key={category.id} category={category} />
          ))}
          <StillStuck />
        </div>
      )}
    </div>
  );
}

function Topic({ category: { id, title, items } }: { readonly category: HelpCategory }) {
  const Icon = topicIcon(id);
  return (
    <Card className="p-5">
      <section aria-labelledby={`topic-${id}`}>
        <div className="mb-3 flex items-center gap-3">
          <span className="grid size-9 flex-none place-items-center rounded-md bg-surface-3 text-text-2">
            <Icon size={18} aria-hidden="true" />
          </span>
          <h2 id={`topic-${id}`} className="title text-lg">
            {title}
          </h2>
        </div>
        <ul className="grid gap-0.5">
          {items.map((item) => (
            <li key={item.id}>
              <ArticleLink
                id={item.id}
                className="target -mx-2 block rounded-sm px-2 py-1.5 text-text-2 hover:bg-surface-2 hover:text-text-1"
              >
                {item.title}
              </ArticleLink>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
