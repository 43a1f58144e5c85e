import sanitizeHtml from 'sanitize-html';
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_ELEMENTS } from '#shared/text/rich-text.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text as HTML, for a person's words inside a message. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
}

/** The allowed HTML of announcements and help articles; the portal cleans it again before display (trust 20). */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_ELEMENTS],
  allowedAttributes: {
    a: [...RICH_TEXT_ATTRIBUTES.a, 'target', 'rel'],
    img: [...RICH_TEXT_ATTRIBUTES.img],
    th: [...RICH_TEXT_ATTRIBUTES.th],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href, target }) => ({
      tagName,
      attribs: {
        ...(href !== undefined && { href }),
        ...(target === '_blank' && { target, rel: 'noopener noreferrer' }),
      },
    }),
  },
};

/** Removes everything from HTML that a text does not need: scripts, styles, handlers, frames, forms. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, RULES);
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The text of HTML from `cleanHtml`, in one line; it unescapes the few characters that `cleanHtml` escapes. */
export function textOf(clean: string): string {
  return clean
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?])/g, '')
    .trim();
}

/** The first words of a text, limited in characters, with an ellipsis where words are missing. */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${end > most / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')}…`;
}
