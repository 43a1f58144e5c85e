import type { Language } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { helpArticles, helpArticleTexts, helpCategories, helpCategoryTexts } from '#server/db/schema/help.ts';
import { cleanHtml } from '../../ground/html/clean-html.ts';

type ByLanguage<Words> = Readonly<Partial<Record<Language, Words>>>;

export interface NewHelpCategory {
  readonly id: string;
  readonly titles: ByLanguage<string>;
  readonly articles: readonly {
    readonly id: string;
    readonly updatedAt: Date;
    /** The content is untrusted HTML, cleaned here. */
    readonly texts: ByLanguage<{ readonly title: string; readonly content: string }>;
  }[];
}

/** Texts by language. */
function translations<Words>({ EN, VI }: ByLanguage<Words>): { readonly language: Language; readonly words: Words }[] {
  return [
    ...(EN === undefined ? [] : [{ language: 'EN' as const, words: EN }]),
    ...(VI === undefined ? [] : [{ language: 'VI' as const, words: VI }]),
  ];
}

/** Stores chapters of the help centre in order, with cleaned HTML. No other code writes them. */
export async function storeHelp(tx: Queries, categories: readonly NewHelpCategory[]): Promise<void> {
  const articles = categories.flatMap((category) =>
    category.articles.map((article, position) => ({ ...article, categoryId: category.id, position })),
  );
  await tx.orm.insert(helpCategories).values(categories.map(({ id }, position) => ({ id, position })));
  await tx.orm
    .insert(helpCategoryTexts)
    .values(
      categories.flatMap(({ id, titles }) =>
        translations(titles).map(({ language, words }) => ({ categoryId: id, language, title: words })),
      ),
    );
  await tx.orm
    .insert(helpArticles)
    .values(articles.map(({ id, categoryId, position, updatedAt }) => ({ id, categoryId, position, updatedAt })));
  await tx.orm.insert(helpArticleTexts).values(
    articles.flatMap(({ id, texts }) =>
      translations(texts).map(({ language, words: { title, content } }) => ({
        articleId: id,
        language,
        title,
        content: cleanHtml(content),
      })),
    ),
  );
}
