import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { HelpCategory, HelpItem } from '../../../../generated/client/model/index.ts';
import { getGetHelpCenterQueryOptions, useGetHelpCenter } from '../../../../generated/client/service/service.ts';
import type { PageAddress } from '../../access/page-address.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** The help centre in the language on the screen; that of the language before stays until its own has come (API-32). */
export function useHelp({ enabled = true }: { readonly enabled?: boolean } = {}) {
  const { language } = useLanguage();
  return useGetHelpCenter({ lang: language, device: 'WEB' }, { query: { placeholderData: keepPreviousData, enabled } });
}

/** Fetches the help centre ahead of the first render. */
export async function prefetchHelp(queries: QueryClient, { language }: PageAddress): Promise<void> {
  await queries.prefetchQuery(getGetHelpCenterQueryOptions({ lang: language, device: 'WEB' }));
}

/** An article with the chapter that it stands in. */
export interface FoundArticle {
  readonly article: HelpItem;
  readonly category: HelpCategory;
}

/** The article that a hash names, if there is one. */
export function findArticle(categories: readonly HelpCategory[], hash: string): FoundArticle | undefined {
  const id = hash.replace(/^#/, '');
  for (const category of categories) {
    const article = category.items.find((item) => item.id === id);
    if (article) return { article, category };
  }
  return undefined;
}
