import type { Locator, Page } from '@playwright/test';
import { siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { openAs, openPage } from './support.ts';

test.use({ baseURL: siteAt('money') });

const panels = [
  ...['transferFund', 'depositv2', 'withdraw', 'transferUpline'],
  ...['personalHistoryCopy', 'transactionHistory', 'personalProfit', 'securityCenter'],
];

/** Opens a page of the member centre, and waits until all of it is there. */
async function openPanel(page: Page, panel: string): Promise<Locator> {
  await openPage(page, `/index?${new URLSearchParams({ modal: 'memberCenter', panel })}`);
  const centre = page.getByRole('dialog').first();
  await expect(centre.getByRole('heading').first()).toBeVisible();
  await expect(centre.locator('.skeleton')).toHaveCount(0);
  return centre;
}

for (const [device, language] of [
  ['', 'EN'],
  ['', 'VI'],
  ['@phone ', 'EN'],
  ['@phone ', 'VI'],
] as const) {
  test(`${device}the pages of money keep all their words where texts alone are twice as large, ${language}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language);
    await openAs(page, 'player01', '/vip');
    for (const panel of panels) {
      const centre = await openPanel(page, panel);
      expect(await centre.evaluate(lostWords), panel).toEqual([]);
    }
  });
}

test('the pages of money need no scrolling sideways at 320 px, zoomed to 400%, in Vietnamese', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await openAs(page, 'player01', '/vip');
  for (const panel of panels) {
    const centre = await openPanel(page, panel);
    const pane = centre.locator('[data-paper] > :last-child');
    expect(await pane.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), panel).toBe(0);
  }
});

/** Doubles the size of all texts, as browsers do, and returns those that are cut off then. */
function lostWords(part: Element): string[] {
  const elements = [...part.querySelectorAll<HTMLElement>('*')];
  const styles = elements.map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return [Number.parseFloat(fontSize) * 2, Number.parseFloat(lineHeight) * 2] as const;
  });
  elements.forEach((element, place) => {
    const [size, line] = styles[place] ?? [];
    element.style.fontSize = `${size}px`;
    if (line) element.style.lineHeight = `${line}px`;
  });
  const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  // Absolute boxes leave the ancestors between them and the one that they are placed in; fixed ones leave all.
  const above = (element: HTMLElement) => {
    const { position } = getComputedStyle(element);
    if (position === 'fixed') return null;
    return position === 'absolute' ? (element.offsetParent as HTMLElement | null) : element.parentElement;
  };
  /** Whether some ancestor cuts off a part of the text that no scrolling brings back. */
  const isCut = (text: DOMRect, parent: HTMLElement) => {
    let { left, right, top, bottom } = text;
    let isLost = false;
    for (let box: HTMLElement | null = parent; box && part.contains(box); box = above(box)) {
      const { overflowX, overflowY, display, textOverflow } = getComputedStyle(box);
      // Inline boxes neither clip nor scroll.
      if (display === 'inline' || display === 'contents') continue;
      const outer = box.getBoundingClientRect();
      const [startX, startY] = [outer.left + box.clientLeft, outer.top + box.clientTop];
      const [endX, endY] = [startX + box.clientWidth, startY + box.clientHeight];
      // What only screen readers are told, and parts that are folded away.
      if (isClipped(overflowX) && (box.clientWidth <= 1 || box.clientHeight <= 1)) return false;
      const isShortened = textOverflow === 'ellipsis' && box.closest('[title]') !== null;
      if (isClipped(overflowX) && !isShortened) isLost ||= left < startX - 1 || right > endX + 1;
      // The box of a line is higher than its letters, which take seven tenths of the size.
      const spare = (text.height * 3) / 20;
      if (isClipped(overflowY)) isLost ||= top < startY - spare || bottom > endY + spare;
      if (isScrolled(overflowX)) [left, right] = [startX, endX];
      if (isScrolled(overflowY)) [top, bottom] = [startY, endY];
    }
    return isLost;
  };
  const lost: string[] = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const { parentElement: parent, textContent } = node;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || !textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Boxes that are lower than their letters have others drawn over them.
    const { width, height } = parent.getBoundingClientRect();
    const isLow = width > 1 && height < Number.parseFloat(getComputedStyle(parent).fontSize) * 0.9;
    if (isLow || [...range.getClientRects()].some((text) => isCut(text, parent))) lost.push(textContent);
  }
  return lost;
}
