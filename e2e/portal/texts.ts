import { readdirSync } from 'node:fs';
import { join } from 'node:path';

type Texts = { readonly [key: string]: string | Texts };
type Language = 'EN' | 'VI';

/** The portal's texts of a language, by area. */
async function readTexts(language: Language): Promise<Readonly<Record<string, Texts>>> {
  const code = language.toLowerCase();
  const folder = join(import.meta.dirname, '../../src/portal/i18n/locales', code);
  // The file with the name of the language only collects the others.
  const files = readdirSync(folder).filter((file) => file !== `${code}.ts`);
  const areas = await Promise.all(files.map((file): Promise<Record<string, Texts>> => import(join(folder, file))));
  return Object.assign({}, ...areas);
}

function leavesOf(texts: Texts): string[] {
  return Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : leavesOf(text)));
}

const [english, vietnamese] = await Promise.all([readTexts('EN'), readTexts('VI')]);
const said = { EN: new Set(leavesOf(english)), VI: new Set(leavesOf(vietnamese)) };
const key = new RegExp(`^(?:${Object.keys(english).join('|')})(?:\\.\\w+)+$`);

/** The visible words that are an untranslated key or belong to the other language. */
export function untranslated(words: readonly string[], language: Language): readonly string[] {
  const other = said[language === 'EN' ? 'VI' : 'EN'];
  return words.filter((word) => key.test(word) || (other.has(word) && !said[language].has(word)));
}

/** The texts of the page and of its naming and describing attributes. */
export function wordsOnScreen(): string[] {
  const words: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent?.closest('script, style, [lang]:not(html)')) words.push(walker.currentNode.textContent ?? '');
  }
  for (const name of ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title']) {
    for (const element of document.querySelectorAll(`[${name}]`)) words.push(element.getAttribute(name) ?? '');
  }
  return words.map((word) => word.trim()).filter((word) => /\p{L}{2}/u.test(word));
}
