import sanitizeHtml from 'sanitize-html';
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_ELEMENTS } from '#shared/text/rich-text.ts';

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
