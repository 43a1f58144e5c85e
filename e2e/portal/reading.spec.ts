import { expect, test } from '@playwright/test';
import { openPage } from './support.ts';

test.describe('for who reads otherwise', () => {
  const aids = [
    { name: 'zoomed to 200%', viewport: { width: 720, height: 450 } },
    { name: 'at 320 px, zoomed to 400%', viewport: { width: 320, height: 256 } },
    { name: 'with wider spacing', viewport: { width: 320, height: 640 }, spacing: true },
    { name: 'in forced colours', viewport: { width: 320, height: 640 }, forced: true },
    { name: 'in longer words', viewport: { width: 390, height: 844 }, longer: true },
    { name: 'in longer words on a desktop', viewport: { width: 1440, height: 900 }, longer: true },
  ] as const;

  for (const aid of aids) {
    test(`nothing is lost ${aid.name}`, async ({ page }) => {
      await page.setViewportSize(aid.viewport);
      if ('forced' in aid) await page.emulateMedia({ forcedColors: 'active' });
      for (const path of ['/index', '/live', '/login', '/nowhere', '/index?modal=trial'] as const) {
        await openPage(page, path);
        await expect(page.getByRole('heading').first()).toBeAttached();
        if ('spacing' in aid) await page.evaluate(addStyle, wideSpacing);
        if ('longer' in aid) await page.evaluate(lengthen);
        expect(await page.evaluate(findLost), path).toEqual([]);
      }
    });
  }
});

/** The spacing of WCAG 1.4.12. */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** The page's policy forbids inline styles, not sheets that a script makes. */
function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Makes the words of buttons, links and headings longer by a third, as some languages do. */
function lengthen(): void {
  for (const element of document.querySelectorAll('button, a, h1, h2, label')) {
    if (element.closest('article')) continue;
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) {
        node.textContent += 'ệ'.repeat(Math.ceil(node.textContent.length / 3));
      }
    }
  }
}

/** What cannot be read: a page wider than the window, and words of controls and headings that are cut off. */
function findLost(): string[] {
  const lost: string[] = [];
  /** Where the words of an element stand, but for those that end in dots or are told to the ears only. */
  const wordsOf = (element: HTMLElement): DOMRect[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const places: DOMRect[] = [];
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement?.closest('.sr-only, .truncate')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      places.push(...range.getClientRects());
    }
    return places;
  };
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) lost.push(`the page is ${root.scrollWidth} wide`);
  for (const element of document.querySelectorAll<HTMLElement>('button, a, h1, h2, label, [role=tab]')) {
    const style = getComputedStyle(element);
    // What ends in dots or is told to the ears only is not lost by accident; art that is named beside it is no text.
    if (!element.innerText?.trim() || element.closest('.sr-only, [inert], article')) continue;
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue;
    const box = element.getBoundingClientRect();
    const clips =
      style.overflowX !== 'visible' &&
      wordsOf(element).some(({ left, right }) => right > box.right + 1 || left < box.left - 1);
    const scrolls = element.closest('[class*="overflow-x-auto"]') !== null;
    const outside = box.width > 0 && !scrolls && (box.right > root.clientWidth + 1 || box.left < -1);
    if (clips || outside) lost.push(`${element.tagName} ${element.innerText.slice(0, 40)}`);
  }
  return lost;
}
