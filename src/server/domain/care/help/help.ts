import type { HelpCategory, HelpCenter, Language } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { helpArticles, helpArticleTexts, helpCategories, helpCategoryTexts } from '#server/db/schema/support.ts';
import type { Services } from '#server/services.ts';
import { cleanHtml, escapeHtml } from '../../ground/html/html.ts';

interface Row {
  readonly categoryId: string;
  readonly category: string;
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly updatedAt: Date;
}

const ARTICLES = `
  select c.id as "categoryId", ct.title as category, a.id, t.title, t.content, a.updated_at as "updatedAt"
  from help_articles a
    join help_article_texts t on t.article_id = a.id and t.language = $1
    join help_categories c on c.id = a.category_id
    join help_category_texts ct on ct.category_id = c.id and ct.language = $1
  order by c.position, c.id, a.position, a.id`;

/** The help centre in one language; untranslated articles are omitted (API-32). */
export async function helpCenter({ db, brand }: Pick<Services, 'db' | 'brand'>, lang: Language): Promise<HelpCenter> {
  const rows = await db.query<Row>('help_articles', ARTICLES, [lang]);
  const categories = new Map<string, HelpCategory>();
  for (const { categoryId, category, id, title, content, updatedAt } of rows) {
    const chapter = categories.get(categoryId) ?? { id: categoryId, title: named(category, brand.name), items: [] };
    chapter.items.push({
      id,
      title: named(title, brand.name),
      content: named(withHelpLine(content, brand.helpLine), escapeHtml(brand.name)),
      updatedAt: updatedAt.toISOString(),
    });
    categories.set(categoryId, chapter);
  }
  return { lang, categories: [...categories.values()] };
}

/** One set of articles serves every brand: `{{brand}}` stands for its name. */
function named(text: string, name: string): string {
  return text.replaceAll('{{brand}}', () => name);
}

/** A paragraph with the help line's number is removed where the brand has none. */
function withHelpLine(content: string, helpLine: string | null): string {
  if (helpLine !== null) return content.replaceAll('{{helpLine}}', () => escapeHtml(helpLine));
  return content.replaceAll(/<p>[^<]*\{\{helpLine\}\}[^<]*<\/p>\s*/g, '');
}

type ByLanguage<Words> = Readonly<Partial<Record<Language, Words>>>;

interface NewHelpCategory {
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
