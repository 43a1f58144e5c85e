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

test("BANNER-09 BANNER-10 BANNER-11 BANNER-12 an operator's banner fits and is harmless, whatever its content", async ({
  page,
  request,
}) => {
  // A picture from an allowed path, and one that does not exist.
  for (const url of ['/art/game/20001.webp', '/art/banner/none.svg']) {
    const dead = { url, linkageType: 'ROUTE', linkage: '/no/such/page', words: words('Monsoon catch') };
    const bannerId = await publish(request, dead);
    await openPage(page, '/fish');
    await expect(slide(page).getByText('Monsoon catch')).toBeVisible();
    await expect(slide(page).getByText('<img src=x')).toBeVisible();
    await expect(page).toHaveTitle(/Fishing/);
    // The banner has the usual height, and its content is not wider than the banner.
    const [shape, beyond] = await slide(page).evaluate((element) => [
      element.clientWidth / element.clientHeight,
      element.scrollWidth - element.clientWidth,
    ]);
    expect(shape).toBeGreaterThan(3);
    expect(beyond).toBeLessThanOrEqual(0);
    // The link leads to no page, and the portal says so.
    await slide(page).getByRole('link', { name: 'Go there' }).click();
    await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
    await page.goBack();
    await expect(slide(page).getByText('Monsoon catch')).toBeVisible();
    await withdraw(request, bannerId);
    await openPage(page, '/fish');
    await expect(page.getByText('Monsoon catch')).toHaveCount(0);
  }
});

test('BANNER-09 BANNER-11 a banner without a target cannot be pressed; an external target opens in a new tab', async ({
  page,
  request,
  context,
}) => {
  const url = '/art/banner/b-home-1.svg';
  const still = await publish(request, { url, linkageType: null, linkage: null, words: words('Only to be read') });
  await openPage(page, '/fish');
  await expect(slide(page).getByText('Only to be read')).toBeVisible();
  await expect(slide(page).getByRole('link')).toHaveCount(0);
  await expect(slide(page).getByRole('button')).toHaveCount(0);
  await withdraw(request, still);

  const away = { url, linkageType: 'URL', linkage: 'https://nowhere.example/', words: words('Elsewhere') };
  await publish(request, away);
  await page.reload();
  await context.route(away.linkage, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
  const link = slide(page).getByRole('link', { name: /Go there/ });
  await expect(link).toHaveAttribute('rel', /noopener/);
  const opening = context.waitForEvent('page');
  await link.click();
  const opened = await opening;
  // A page that still changes answers no question.
  await opened.waitForURL(away.linkage);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await expect(slide(page).getByText('Elsewhere')).toBeVisible();
});

test('BANNER-09 BANNER-10 a banner shows a picture of thirty million pixels like any other', async ({
  page,
  request,
}) => {
  const plain = { width: 6000, height: 5000, channels: 3, background: '#2a6f4e' } as const;
  const huge = await sharp({ create: plain }).png().toBuffer();
  const host = createServer(({ url }, response) => {
    if (url === '/huge.png') response.setHeader('Content-Type', 'image/png').end(huge);
    else response.writeHead(404).end();
  }).listen(pictureHost.port, '127.0.0.1');
  await publish(request, {
    url: '/huge.png',
    linkageType: 'ROUTE',
    linkage: '/promotions',
    words: words('As large as a house'),
  });
  try {
    await openPage(page, '/fish');
    await expect(slide(page).getByText('As large as a house')).toBeVisible();
    await expect
      .poll(() => slide(page).evaluate((element) => element.querySelector('img')?.naturalWidth))
      .toBe(plain.width);
    const [shape, beyond, pageBeyond] = await slide(page).evaluate((element) => [
      element.clientWidth / element.clientHeight,
      element.scrollWidth - element.clientWidth,
      document.documentElement.scrollWidth - window.innerWidth,
    ]);
    expect(shape).toBeGreaterThan(3);
    expect(beyond).toBeLessThanOrEqual(0);
    expect(pageBeyond).toBeLessThanOrEqual(0);
    await slide(page).getByRole('link', { name: 'Go there' }).click();
    await expect(page).toHaveURL(/\/promotions$/);
  } finally {
    host.close();
  }
});
