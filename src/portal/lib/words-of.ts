/** Elements that begin a line of their own. */
const BLOCKS = 'p, div, li, h1, h2, h3, h4, h5, h6, tr, blockquote';

/**
 * Returns the plain text of an HTML text, line by line. It is parsed in a separate document, in which nothing loads and
 * nothing runs.
 */
export function wordsOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unseen of body.querySelectorAll('script, style, template, noscript')) unseen.remove();
  for (const br of body.querySelectorAll('br')) br.replaceWith('\n');
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n');
  const lines = (body.textContent ?? '').split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return lines.filter((line) => line !== '');
}
