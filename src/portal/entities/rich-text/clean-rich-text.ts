import createDOMPurify from 'dompurify';
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_ELEMENTS } from '#shared/text/rich-text.ts';
import { parseUrl } from '../../lib/urls.ts';

export interface RichTextRules {
  /** The level of the heading above the text; the text's own headings start below it. */
  readonly under: 1 | 2 | 3;
  /** The hosts of pictures besides this site; the page's policy would block all others. */
  readonly imageHosts: readonly string[];
}

/**
 * Turns HTML of the server into safe nodes, without scripts or misleading links (NOTICE-06, trust 20). The server
 * cleaned it when it was stored, but this function does not rely on that. External links open a new window without
 * access to this page; external pictures become their description.
 */
export function cleanRichText(html: string, { under, imageHosts }: RichTextRules): DocumentFragment {
  const purify = createDOMPurify(window);
  const clean = purify.sanitize(html, {
    ALLOWED_TAGS: [...RICH_TEXT_ELEMENTS],
    ALLOWED_ATTR: Object.values(RICH_TEXT_ATTRIBUTES).flat(),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of clean.querySelectorAll('a')) restrainLink(link);
  for (const picture of clean.querySelectorAll('img')) restrainPicture(picture, imageHosts);
  for (const heading of clean.querySelectorAll('h1, h2, h3, h4, h5, h6')) lower(heading, under - 1);
  for (const table of clean.querySelectorAll('table')) letScroll(table);
  return clean;
}

/** The path of a link within this site; undefined for an external link. */
export function insidePath(href: string): string | undefined {
  return /^[/#](?![/\\])/.test(href) && !href.includes('\\') ? href : undefined;
}

function restrainLink(link: HTMLAnchorElement): void {
  const href = (link.getAttribute('href') ?? '').trim();
  if (insidePath(href) !== undefined) return;
  if (/^(mailto|tel):/i.test(href)) return;
  if (!/^https:\/\/[^/]/i.test(href)) {
    // An unsafe link becomes plain text.
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
  const origin = parseUrl(src)?.origin;
  return origin !== undefined && hosts.some((host) => parseUrl(host)?.origin === origin);
}

/** Lowers the level of a heading, so that the headings of the page stay in order. */
function lower(heading: Element, levels: number): void {
  const own = Number(heading.tagName.slice(1));
  const level = Math.min(6, Math.max(2, own) + levels);
  if (level === own) return;
  const other = document.createElement(`h${level}`);
  other.append(...heading.childNodes);
  heading.replaceWith(other);
}

/** Makes a wide table scroll by itself instead of the page. */
function letScroll(table: Element): void {
  const frame = document.createElement('div');
  frame.dataset['scroll'] = '';
  table.replaceWith(frame);
  frame.append(table);
}
