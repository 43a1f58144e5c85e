import type { Language } from '../../../../generated/server/model/index.ts';
import type { Services } from '../../services.ts';
import type { HelpArticle } from './help-answer.ts';

/** Every article of the help centre in a language. */
export async function helpArticles(
  _services: Pick<Services, 'db' | 'brand'>,
  _language: Language,
): Promise<HelpArticle[]> {
  return [];
}
