/**
 * The elements of a formatted text. The server keeps them when it stores one and the portal when it shows one (NOTICE-06);
 * scripts, frames, forms and styles are none of them.
 */
export const RICH_TEXT_ELEMENTS: readonly string[] = [
  'p',
  'div',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'small',
  'a',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

/** The attributes of these elements. */
export const RICH_TEXT_ATTRIBUTES = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope'],
} as const;
