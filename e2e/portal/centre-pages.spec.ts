import type { Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import { expectAccessible, openAs } from './support.ts';

/** The story walks the rows of the menu, so it visits a new page without a change. */
const centres = [
  { name: 'Member centre', path: '/index?modal=memberCenter', account: 'player01', first: 'My account' },
  { name: 'Agent centre', path: '/index?modal=agentCenter', account: 'agent01', first: 'Team overview' },
] as const;

for (const { name, path, account, first } of centres) {
  test(`${name}: axe finds nothing on any page of its menu, in either theme`, async ({ page }) => {
    test.slow();
    await openAs(page, account, path);
    const centre = page.getByRole('dialog', { name });
    const rows = centre.getByRole('navigation', { name }).getByRole('button');
    await expect(rows.first()).toContainText(first);
    for (let place = 0; place < (await rows.count()); place++) {
      const label = await rows.nth(place).locator('span').first().innerText();
      await test.step(label, async () => {
        await rows.nth(place).click();
        await expect(centre.getByRole('heading', { level: 2, name: label, exact: true })).toBeVisible();
        await expectLoaded(page);
        await expectAccessible(page, 'dialog');
      });
    }
  });
}

async function expectLoaded(page: Page): Promise<void> {
  for (const role of ['status', 'progressbar'] as const) {
    await expect(page.getByRole(role, { name: 'Loading' })).toHaveCount(0);
  }
}
