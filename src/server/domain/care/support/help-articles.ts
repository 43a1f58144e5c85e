import type { Language } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { helpCenter } from '../help/help-center.ts';
import type { HelpArticle } from './help-answer.ts';

/** Every article of the help centre in a language. */
export async function helpArticles(
  services: Pick<Services, 'db' | 'brand'>,
  language: Language,
): Promise<HelpArticle[]> {
  const { categories } = await helpCenter(services, language);
  return categories.flatMap(({ items }) => items);
}
