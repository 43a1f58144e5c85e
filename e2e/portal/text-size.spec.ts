import { siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { openAs, openPage } from './support.ts';

test.use({ baseURL: siteAt('money') });

const panels = [
  ...['transferFund', 'depositv2', 'withdraw', 'transferUpline'],
  ...['personalHistoryCopy', 'transactionHistory', 'personalProfit', 'securityCenter'],
];

for (const language of ['EN', 'VI'] as const) {
  test(`the pages of money keep all their words where texts alone are twice as large, ${language}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language);
    await openAs(page, 'player01', '/vip');
    for (const panel of panels) {
      await openPage(page, `/index?${new URLSearchParams({ modal: 'memberCenter', panel })}`);
      const centre = page.getByRole('dialog').first();
      await expect(centre.getByRole('heading').first()).toBeVisible();
      await expect(centre.locator('.skeleton')).toHaveCount(0);
      expect(await centre.evaluate(lostWords), panel).toEqual([]);
    }
  });
}

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
  const isCut = (element: HTMLElement) => {
    const { overflowX, fontSize } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isNarrow = ['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
    // Capitals and figures are seven tenths of the size high.
    return width > 1 && (isNarrow || height < Number.parseFloat(fontSize) * 0.9);
  };
  const words = elements.filter(({ childElementCount, textContent }) => childElementCount === 0 && textContent?.trim());
  return words.filter((element) => element.checkVisibility() && isCut(element)).map(({ textContent }) => textContent);
}
