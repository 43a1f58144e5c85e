import { expect, test } from '../story.ts';
import { centreAt, centreOf, openAs } from './support.ts';

/** An amount on the screen, in cents. */
const cents = (text: string) => Number(text.replaceAll(/[^\d−]/g, '').replace('−', '-'));

test('MEMBER-09 MEMBER-22 the days of the period add up to its result, and a day and a category narrow it down', async ({
  page,
}) => {
  // A member with 90 days of history, which nobody changes.
  await openAs(page, 'player01', centreAt('personalProfit'));
  const centre = centreOf(page);
  const result = centre.getByRole('term').filter({ hasText: 'Result' }).locator('+ dd').first();
  const table = centre.getByRole('table', { name: 'By day' });
  await expect(centre.getByRole('button', { name: 'Page 2', exact: true })).toBeVisible();
  const pages = await centre.getByRole('button', { name: /^Page \d+$/ }).count();
  let sum = 0;
  for (let number = 1; number <= pages; number++) {
    const link = centre.getByRole('button', { name: `Page ${number}`, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    for (const day of await table.locator('tbody tr td:nth-of-type(4)').allInnerTexts()) sum += cents(day);
  }
  expect(sum).toBe(cents(await result.innerText()));

  // Not the last one, which has no bets yet where midnight has passed since the site began.
  const day = table.getByRole('button').first();
  const name = await day.innerText();
  await day.click();
  await expect(table.locator('tbody tr')).toHaveCount(1);
  await expect(table.locator('tbody th')).toHaveText(name);
  await expect(table.locator('tbody td:nth-of-type(4)')).toHaveText(await result.innerText());
  await centre.getByRole('region', { name: 'By category' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/gameType%3D/);
});
