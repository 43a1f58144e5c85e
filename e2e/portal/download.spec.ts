import { expect, test } from '../story.ts';
import { openPage } from './support.ts';

// Whether a finger is the pointer is known to the style alone.
test('@phone DOWNLOAD-03 DOWNLOAD-04 a phone has a button for each app in the place of its code', async ({ page }) => {
  await openPage(page, '/download');
  for (const name of ['Android', 'iOS']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('link', { name: `Download for ${name}` })).toBeVisible();
    await expect(page.getByRole('img', { name: /^QR code/, includeHidden: true })).toBeHidden();
  }
});
