import createDOMPurify from 'dompurify';

/** What a text may be made of: words and their structure, links and pictures. The server's list, kept a second time. */
const TAGS = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'small', 'a', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const ATTRIBUTES = ['href', 'src', 'alt', 'width', 'height', 'scope'];

export interface RichTextRules {
  /** The level of the heading over the text: its own headings begin below. */
  readonly under: 1 | 2 | 3;
  /** Where pictures may come from besides this site: all else the page's policy would block. */
  readonly imageHosts: readonly string[];
}

/**
 * HTML of the server as nodes in which nothing runs and nothing leads astray (NOTICE-06, trust 20): the server cleaned
 * it when it was stored; this does not trust that. Links to elsewhere open a window of their own that cannot reach
 * back; pictures from elsewhere give way to their description.
 */
export function cleanRichText(html: string, { under, imageHosts }: RichTextRules): DocumentFragment {
  const purify = createDOMPurify(window);
  const clean = purify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of clean.querySelectorAll('a')) restrainLink(link);
  for (const picture of clean.querySelectorAll('img')) restrainPicture(picture, imageHosts);
  for (const heading of clean.querySelectorAll('h2, h3, h4, h5, h6')) lower(heading, under - 1);
  for (const table of clean.querySelectorAll('table')) letScroll(table);
  return clean;
}

/** The path of a link within this site; undefined for one that leads out of it. */
export function insidePath(href: string): string | undefined {
  return /^[/#](?![/\\])/.test(href) && !href.includes('\\') ? href : undefined;
}

function restrainLink(link: HTMLAnchorElement): void {
  const href = (link.getAttribute('href') ?? '').trim();
  if (insidePath(href) !== undefined) return;
  if (/^(mailto|tel):/i.test(href)) return;
  if (!/^https:\/\/[^/]/i.test(href)) {
    // Only the words are left of a link that leads nowhere good.
    link.replaceWith(...link.childNodes);
    return;
  }
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow';
}

function restrainPicture(picture: HTMLImageElement, hosts: readonly string[]): void {
  const src = picture.getAttribute('src') ?? '';
  if (!isOwnPicture(src, hosts)) {
    picture.replaceWith(picture.alt);
    return;
  }
  for (const side of ['width', 'height']) {
    if (!/^\d{1,4}$/.test(picture.getAttribute(side) ?? '')) picture.removeAttribute(side);
  }
  if (!picture.hasAttribute('alt')) picture.alt = '';
  picture.setAttribute('loading', 'lazy');
}

function isOwnPicture(src: string, hosts: readonly string[]): boolean {
  if (/^\/(?![/\\])/.test(src)) return true;
  return hosts.some((host) => URL.canParse(src) && URL.canParse(host) && new URL(src).origin === new URL(host).origin);
}

/** Puts a heading some levels lower, so that the headings of the page stay in order. */
function lower(heading: Element, levels: number): void {
  if (levels === 0) return;
  const level = Math.min(6, Number(heading.tagName.slice(1)) + levels);
  const other = document.createElement(`h${level}`);
  other.append(...heading.childNodes);
  heading.replaceWith(other);
}

/** A wide table scrolls by itself and not the page with it. */
function letScroll(table: Element): void {
  const frame = document.createElement('div');
  frame.dataset['scroll'] = '';
  table.replaceWith(frame);
  frame.append(table);
}
