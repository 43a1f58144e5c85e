import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import {
  getGetCustomerServiceQueryOptions,
  getGetHelpCenterQueryOptions,
  useGetHelpCenter,
} from '#generated/client/service/service.ts';
import type { HelpCategory, HelpItem } from '#generated/model/index.ts';
import type { PageAddress } from '../../access/use-address.ts';
import { useLanguage } from '../../i18n/language.ts';

/**
 * The help centre in the current language. After a change of language the old texts stay until the new ones load
 * (API-32).
 */
export function useHelp({ enabled = true }: { readonly enabled?: boolean } = {}) {
  const { language } = useLanguage();
  return useGetHelpCenter({ lang: language, device: 'WEB' }, { query: { placeholderData: keepPreviousData, enabled } });
}

/** Fetches the help centre, and the contacts that stand beside it, before the first render. */
export async function prefetchHelp(queries: QueryClient, { language }: PageAddress): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(getGetHelpCenterQueryOptions({ lang: language, device: 'WEB' })),
    queries.prefetchQuery(getGetCustomerServiceQueryOptions()),
  ]);
}

/** An article with its category. */
export interface FoundArticle {
  readonly article: HelpItem;
  readonly category: HelpCategory;
}

/** The article in a hash; undefined if there is none. */
export function findArticle(categories: readonly HelpCategory[], hash: string): FoundArticle | undefined {
  const id = hash.replace(/^#/, '');
  for (const category of categories) {
    const article = category.items.find((item) => item.id === id);
    if (article) return { article, category };
  }
  return undefined;
}
