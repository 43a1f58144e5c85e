import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { i18n } from '../../i18n/i18n.ts';

type Texts = { readonly [key: string]: string | Texts };

/** Marks every text by brackets and lengthens it by half. Text without brackets is not translated. */
function marked(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? `⟦${text}${tail(text)}⟧` : marked(text),
    ]),
  );
}

function tail(text: string): string {
  return '·'.repeat(Math.ceil(text.replace(/{{[^}]*}}/g, '').length / 2));
}

/** Shows the marked texts instead of English. Returns the function that restores English. */
export async function showPseudoLocale(): Promise<() => void> {
  const folder = join(import.meta.dirname, '../../i18n/locales/en');
  const before: Texts = i18n.getResourceBundle('en', 'translation');
  const areas: Record<string, Texts> = {};
  for (const file of readdirSync(folder)) {
    // The file named after the language only imports the others.
    if (file === 'en.ts') continue;
    for (const [area, texts] of Object.entries<Texts>(await import(join(folder, file)))) areas[area] = marked(texts);
  }
  i18n.addResourceBundle('en', 'translation', areas, true, true);
  await i18n.changeLanguage('en');
  return () => void i18n.addResourceBundle('en', 'translation', before, true, true);
}

/** All text that is read or heard on the screen: text nodes, and attributes with names or descriptions. */
export function wordsOnScreen(): string[] {
  const words: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent?.closest('script, style')) words.push(walker.currentNode.textContent ?? '');
  }
  for (const name of ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title']) {
    for (const element of document.querySelectorAll(`[${name}]`)) words.push(element.getAttribute(name) ?? '');
  }
  return words.map((word) => word.trim()).filter((word) => /\p{L}{2}/u.test(word));
}
