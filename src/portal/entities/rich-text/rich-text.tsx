import createDOMPurify from 'dompurify';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_ELEMENTS } from '#shared/text/rich-text.ts';
import { useSite } from '../../access/site.ts';
import { cn } from '../../lib/cn.ts';
import { parseUrl, pictureUrl } from '../../lib/urls.ts';

type RichTextProps = {
  /** HTML from the server. */
  readonly html: string;
  readonly under: RichTextRules['under'];
  readonly className?: string | undefined;
};

const LOOK = cn(
  'grid min-w-0 gap-3.5 text-text-2 wrap-anywhere [&_:is(h2,h3,h4,h5,h6)]:mt-2 [&_:is(h2,h3,h4,h5,h6)]:text-lg [&_:is(h2,h3,h4,h5,h6)]:font-semibold [&_:is(h2,h3,h4,h5,h6)]:text-text-1',
  '[&_div:not([data-scroll])]:grid [&_div:not([data-scroll])]:gap-3.5',
  '[&_:is(strong,b)]:font-semibold [&_:is(strong,b)]:text-text-1 [&_a]:font-semibold [&_a]:text-brand-text [&_a]:underline [&_a]:underline-offset-2',
  '[&_:is(ul,ol)]:grid [&_:is(ul,ol)]:gap-2 [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6 [&_li::marker]:text-text-3 [&_ol>li::marker]:font-semibold [&_li]:pl-1',
  '[&_blockquote]:grid [&_blockquote]:gap-2 [&_blockquote]:rounded-md [&_blockquote]:bg-info-soft [&_blockquote]:px-4 [&_blockquote]:py-3 [&_blockquote]:text-sm [&_blockquote]:text-text-1',
  '[&_img]:h-auto [&_img]:max-h-100 [&_img]:max-w-full [&_img]:rounded-lg [&_img]:object-contain [&_hr]:border-line',
  '[&_[data-scroll]]:overflow-x-auto [&_table]:w-full [&_table]:text-sm [&_th]:text-left [&_th]:font-semibold [&_th]:text-text-1',
  '[&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:px-3 [&_:is(th,td)]:py-2 [&_:is(th,td)]:align-top [&_:is(th,td):first-child]:pl-0',
);

/** The browser cleans the text, so the server's markup only reserves a few lines for it. */
const EMPTY = 'empty:min-h-32';

/** A formatted text of the server, cleaned before it is rendered. Links within the site stay in the portal. */
export function RichText({ html, under, className }: RichTextProps) {
  const frame = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const imageHosts = useSite()?.imageCDNs;

  useLayoutEffect(() => {
    const clean = cleanRichText(html, { under, imageHosts: imageHosts ?? [] });
    for (const picture of clean.querySelectorAll('img')) {
      picture.src = pictureUrl(picture.getAttribute('src') ?? '');
      // A missing picture shows its description instead.
      picture.addEventListener('error', () => picture.replaceWith(picture.alt), { once: true });
    }
    frame.current?.replaceChildren(clean);
  }, [html, under, imageHosts]);

  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = insidePath(link?.getAttribute('href') ?? '');
    if (path === undefined) return;
    event.preventDefault();
    navigate(path);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the links inside are pressed, also by key
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div ref={frame} onClick={follow} className={cn(LOOK, html !== '' && EMPTY, className)} />
  );
}

interface RichTextRules {
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
