import { join } from 'node:path';
import ts from 'typescript';
import { isForTests, readSources, type Source, walk } from './source/files.ts';

type Texts = { readonly [key: string]: string | Texts };

const locales = 'src/portal/i18n/locales';

/** English and Vietnamese have the same keys, and every key is used somewhere in the portal. */
export async function translations(root: string): Promise<readonly string[]> {
  const en = await load(root, 'en');
  const vi = await load(root, 'vi');
  const sources = await readSources(root, ['src/portal/**/*.{ts,tsx}']);
  const used = usedTexts(sources.filter(({ path }) => !path.startsWith(locales) && !isForTests(path)));
  return [
    // Vietnamese has one form for every number, so the English singular has no counterpart.
    ...[...en].filter((key) => !vi.has(key) && !key.endsWith('_one')).map((key) => `${place('vi', key)} is missing`),
    ...[...vi].filter((key) => !en.has(key)).map((key) => `${place('vi', key)} does not exist in English`),
    ...[...en].filter((key) => !used(key.replace(/_(one|other)$/, ''))).map((key) => `${place('en', key)} is not used`),
  ];
}

/**
 * Tells whether a translation key is used, as a string or by a template with its beginning. ``t(`errors.${code}`)``
 * uses all of `errors.`. With a prefix the key may omit its area.
 */
function usedTexts(sources: readonly Source[]): (key: string) => boolean {
  const words = new Set<string>();
  const heads = new Set<string>();
  for (const source of sources) {
    walk(source, (node) => {
      if (ts.isStringLiteralLike(node)) words.add(node.text);
      else if (ts.isTemplateExpression(node) && node.head.text.includes('.')) heads.add(node.head.text);
    });
  }
  return (key) => words.has(key) || [...heads].some((head) => key.startsWith(head));
}

async function load(root: string, locale: 'en' | 'vi'): Promise<Set<string>> {
  const module: unknown = await import(/* @vite-ignore */ join(root, locales, locale, `${locale}.ts`));
  // Reads the export named like the locale; any other export counts as a file without keys.
  const texts = (module as Record<string, Texts | undefined>)[locale];
  return new Set(keys(texts ?? {}));
}

function keys(texts: Texts, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keys(value, `${path}${key}.`),
  );
}

function place(locale: string, key: string): string {
  return `${locales}/${locale}/${key.split('.')[0]}.ts: ${key}`;
}
