import type { APIRequestContext, Page } from '@playwright/test';
import { siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { frontOf } from './front.ts';
import { operate } from './operating.ts';
import { comeIn, memberIdOf, newSession, openAs, untilLoaded } from './support.ts';

const path = '/wps/v2/stream';
/** Shorter than the polling interval of half a minute. How fast it is, `npm run bench -- --only push` measures. */
const pushed = { timeout: 20_000 };

/** Counts the streams that a page opens. */
function countStreams(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) asked += 1;
  });
  return () => asked;
}

/** Waits until each tab listens and one of them holds the stream. */
async function untilFollowed(tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) await untilLoaded(tab, 'follow-live');
  // A headless Chromium loses a lock request now and then, so the others may not wait for it.
  const holds = (tab: Page | undefined) =>
    tab?.evaluate(async () => {
      const { held = [] } = await navigator.locks.query();
      return held.some(({ name }) => name?.startsWith('live-'));
    });
  await expect.poll(() => holds(tabs[0])).toBe(true);
}

/** Sends an account a message, so that it has an unread one in each run. */
async function writeTo(request: APIRequestContext, account: string): Promise<void> {
  const words = { title: 'The lift is mended', content: '<p>It works again.</p>' };
  await operate(request, 'POST', 'messages', {
    ...{ audience: 'members', memberIds: [await memberIdOf(request, account)], rankLevels: [] },
    ...{ category: 'service', words: { EN: words, VI: words }, linkageType: null, linkage: null },
  });
}

/** Reads all messages of an account, as another device would. */
async function readAll(request: APIRequestContext, account: string): Promise<void> {
  const answer = await request.post('/wps/relay/CSP_readAllMessages', {
    headers: { Authorization: `Bearer ${await newSession(request, account)}` },
    data: { until: new Date().toISOString() },
  });
  expect(await answer.json()).toMatchObject({ success: true });
}

// On the site for agents no other story moves the money of agent02.
const agents = siteAt('agents');

/** Moves money from agent01 to agent02 below. */
async function payAgent(request: APIRequestContext, amount: string): Promise<void> {
  const answer = await request.post(`${agents}/wps/v2/wallets/downlineTransfer`, {
    headers: {
      Authorization: `Bearer ${await newSession(request, 'agent01', agents)}`,
      'Idempotency-Key': crypto.randomUUID(),
    },
    data: { account: 'agent02', amount, paymentPassword: '552013' },
  });
  expect(await answer.json()).toMatchObject({ success: true });
}

const balance = (page: Page) => page.getByRole('group', { name: 'Balance' }).locator('.num');
const amountOf = async (page: Page) => Number((await balance(page).innerText()).replaceAll(/[^\d.]/g, ''));

/** Further tabs with the session of the first. */
async function openTabs(page: Page, addresses: readonly string[]): Promise<Page[]> {
  const tabs = [page];
  for (const address of addresses) {
    const opening = page.context().waitForEvent('page');
    await page.evaluate((to) => void window.open(to), address);
    tabs.push(await opening);
  }
  return tabs;
}

test('API-31 MEMBER-23 three tabs show the same unread messages without a reload, over one stream', async ({
  page,
  context,
}) => {
  const counts: (() => number)[] = [countStreams(page)];
  context.on('page', (tab) => counts.push(countStreams(tab)));
  await writeTo(page.request, 'promoter41');
  await comeIn(page, '/index', 'promoter41');
  const tabs = await openTabs(page, ['/rng', '/live']);
  for (const tab of tabs) await expect(tab.getByRole('button', { name: /^Inbox, \d+ unread$/ })).toBeVisible();
  await untilFollowed(tabs);
  await expect.poll(() => counts.reduce((sum, count) => sum + count(), 0)).toBe(1);

  await readAll(page.request, 'promoter41');
  await Promise.all(
    tabs.map((tab) => expect(tab.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible(pushed)),
  );
  expect(counts.reduce((sum, count) => sum + count(), 0)).toBe(1);
});

test('API-19 HEADER-06 two tabs show new money without a reload', async ({ page }) => {
  await openAs(page, 'agent02', '/index', agents);
  const tabs = await openTabs(page, ['/index']);
  for (const tab of tabs) await expect(balance(tab)).toContainText('.');
  await untilFollowed(tabs);
  const before = await amountOf(page);
  await payAgent(page.request, '10.00');
  const after = (before + 10).toLocaleString('en', { minimumFractionDigits: 2 });
  await Promise.all(tabs.map((tab) => expect(balance(tab)).toContainText(after, pushed)));
});

test('HEADER-06 a cut stream resumes and sends the changes of the meantime', async ({ page }) => {
  const front = await frontOf(agents);
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) asked.push(request.headers()['last-event-id']);
  });
  await openAs(page, 'agent02', '/index', front.address);
  await expect.poll(() => asked.length).toBe(1);
  await expect(balance(page)).toContainText('.');
  const before = await amountOf(page);
  // Only after an event can a stream be resumed.
  await expect.poll(front.hasToldEvents).toBe(true);
  front.cutStreams();
  await payAgent(page.request, '10.00');
  const after = (before + 10).toLocaleString('en', { minimumFractionDigits: 2 });
  await expect(balance(page)).toContainText(after, pushed);
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.at(-1)).toMatch(/^\d+$/);
  await front.close();
});
