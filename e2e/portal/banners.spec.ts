import { createServer } from 'node:http';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { operatorKey, pictureHost, siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { comeFrom, openPage } from './support.ts';

test.use({ baseURL: siteAt('strict') });
test.beforeEach(({ page }) => comeFrom(page, '203.0.113.53'));

const headers = { 'X-Operator-Key': operatorKey };

/** The banners of the running story. */
let published: string[] = [];
test.afterEach(async ({ request }) => {
  for (const id of published) await withdraw(request, id);
  published = [];
});

/** Publishes a banner before all others of the fishing lobby; returns its id. */
async function publish(request: APIRequestContext, banner: object): Promise<string> {
  const made = await request.post('/wps/operator/banners', {
    headers,
    data: { groupName: 'w_fish', position: 0, startsAt: '2026-01-01T00:00:00Z', endsAt: null, ...banner },
  });
  expect(made.status()).toBe(200);
  const { bannerId } = (await made.json()).value;
  published.push(bannerId);
  return bannerId;
}

async function withdraw(request: APIRequestContext, bannerId: string): Promise<void> {
  const withdrawn = await request.post(`/wps/operator/banners/${bannerId}/withdraw`, { headers });
  expect(withdrawn.ok()).toBe(true);
}

function words(title: string) {
  const said = {
    kicker: '<script>document.title = "stolen"</script>',
    title,
    text: `<img src=x onerror="document.title = 1"> ${'A sentence that is longer than there is room for. '.repeat(2)}`,
    actionLabel: 'Go there',
    terms: '18+',
  };
  return { EN: said, VI: said };
}

const slide = (page: Page) => page.getByRole('region', { name: 'Offers' }).locator('[role=group]:not([inert])');

test("BANNER-09 BANNER-10 BANNER-11 BANNER-12 an operator's banner fits and is harmless, whatever its words, picture and link", async ({
  page,
  request,
}) => {
  const huge = { width: 6000, height: 5000, channels: 3, background: '#2a6f4e' } as const;
  const picture = await sharp({ create: huge }).png().toBuffer();
  const host = createServer(({ url }, response) => {
    if (url === '/huge.png') response.setHeader('Content-Type', 'image/png').end(picture);
    else response.writeHead(404).end();
  }).listen(pictureHost.port, '127.0.0.1');
  try {
    // A picture from an allowed path, one that does not exist, and one of thirty million pixels.
    for (const [url, linkage, target] of [
      ['/art/game/20001.webp', '/no/such/page', 'There is no page here'],
      ['/art/banner/none.svg', '/vip', 'A rank for how you play'],
      ['/huge.png', '/promotions', 'Promotions'],
    ] as const) {
      const bannerId = await publish(request, { url, linkageType: 'ROUTE', linkage, words: words('Monsoon catch') });
      await openPage(page, '/fish');
      await expect(slide(page).getByText('Monsoon catch')).toBeVisible();
      await expect(slide(page).getByText('<img src=x')).toBeVisible();
      await expect(page).toHaveTitle(/Fishing/);
      if (url === '/huge.png') {
        const wide = () => slide(page).evaluate((element) => element.querySelector('img')?.naturalWidth);
        await expect.poll(wide).toBe(huge.width);
      }
      // The banner has the usual height, and neither its content nor the page is wider than it has room for.
      const [shape, beyond, pageBeyond] = await slide(page).evaluate((element) => [
        element.clientWidth / element.clientHeight,
        element.scrollWidth - element.clientWidth,
        document.documentElement.scrollWidth - window.innerWidth,
      ]);
      expect(shape).toBeGreaterThan(3);
      expect(beyond).toBeLessThanOrEqual(0);
      expect(pageBeyond).toBeLessThanOrEqual(0);
      // A link to no page says so.
      await slide(page).getByRole('link', { name: 'Go there' }).click();
      await expect(page).toHaveURL(new RegExp(`${linkage}$`));
      await expect(page.getByRole('heading', { name: target, level: 1 })).toBeVisible();
      await withdraw(request, bannerId);
    }
    await openPage(page, '/fish');
    await expect(page.getByText('Monsoon catch')).toHaveCount(0);
  } finally {
    host.close();
  }
});
