import { lazyAreas } from '../i18n/areas.ts';
import { i18n } from '../i18n/i18n.ts';
import { en } from '../i18n/locales/en/en.ts';

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
  const areas: Texts = Object.assign(
    { ...en },
    ...(await Promise.all(Object.values(lazyAreas).map((load) => load.en()))),
  );
  // i18next changes the objects of the files themselves.
  const english = structuredClone(areas);
  const show = (texts: Texts) => void i18n.addResourceBundle('en', 'translation', texts, true, true);
  show(marked(english));
  await i18n.changeLanguage('en');
  return () => show(english);
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
