import { readdirSync } from 'node:fs';
import { join } from 'node:path';

type Texts = { readonly [key: string]: string | Texts };
type Language = 'EN' | 'VI';

/** The portal's texts of a language, by area. */
async function readTexts(language: Language): Promise<Readonly<Record<string, Texts>>> {
  const code = language.toLowerCase();
  const folder = join(import.meta.dirname, '../../src/portal/i18n/locales', code);
  // The file named like the language only collects others.
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

/** Of words on the screen, those that are a key in the place of its text, or the other language's own. */
export function untranslated(words: readonly string[], language: Language): readonly string[] {
  const other = said[language === 'EN' ? 'VI' : 'EN'];
  return words.filter((word) => key.test(word) || (other.has(word) && !said[language].has(word)));
}

/** What is read or heard in the page, word for word: texts, and the attributes that name or describe. */
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
