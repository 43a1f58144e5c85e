import sanitizeHtml from 'sanitize-html';

/** The allowed HTML of announcements and help articles; the portal cleans it again before display (trust 20). */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'u',
    's',
    'small',
    'a',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], img: ['src', 'alt', 'width', 'height'], th: ['scope'] },
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
