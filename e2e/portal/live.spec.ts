import type { APIRequestContext, Page } from '@playwright/test';
import { siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { frontOf } from './front.ts';
import { moveToKite } from './paying.ts';
import { balanceOf, centreOf, comeIn, expectAccessible, newSession, openAs, operate, untilLoaded } from './support.ts';

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

/** Sends a member a message, as an operator. */
async function writeTo(request: APIRequestContext, memberId: number, title: string): Promise<void> {
  const words = { title, content: '<p>It works again.</p>' };
  await operate(request, 'POST', 'messages', {
    audience: 'members',
    memberIds: [`${memberId}`],
    rankLevels: [],
    category: 'service',
    words: { EN: words, VI: words },
    linkageType: null,
    linkage: null,
  });
}

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

test('API-19 API-31 HEADER-06 MEMBER-16 MEMBER-23 three tabs show the same messages and the same money without a reload, over one stream', async ({
  page,
  context,
  newMember,
}) => {
  const counts: (() => number)[] = [countStreams(page)];
  context.on('page', (tab) => counts.push(countStreams(tab)));
  const streams = () => counts.reduce((sum, count) => sum + count(), 0);
  const { account, memberId } = await newMember({ balance: '100.00' });
  for (const title of ['The lift is mended', 'The stairs are open', 'The hall is warm']) {
    await writeTo(page.request, memberId, title);
  }
  await comeIn(page, '/index', account);
  const tabs = await openTabs(page, ['/rng', '/live']);
  const expectInbox = (name: string) =>
    Promise.all(
      tabs.map((tab) => expect(tab.getByRole('banner').getByRole('button', { name, exact: true })).toBeVisible(pushed)),
    );
  await expectInbox('Inbox, 3 unread');
  await untilFollowed(tabs);
  await expect.poll(streams).toBe(1);

  await page.bringToFront();
  await page.getByRole('button', { name: 'Inbox, 3 unread' }).click();
  const inbox = centreOf(page);
  await inbox.getByRole('button', { name: 'The lift is mended' }).click();
  await expect(inbox.getByRole('heading', { name: 'The lift is mended' })).toBeVisible();
  await expect(inbox.getByRole('button', { name: 'Inbox 2 unread' })).toBeVisible();
  await inbox.getByRole('button', { name: 'Back to the inbox' }).click();
  await inbox.getByRole('checkbox', { name: 'Choose: The stairs are open' }).check();
  await inbox.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Message deleted')).toBeVisible();
  await expect(inbox.getByText('The stairs are open')).toHaveCount(0);
  await expect(inbox.getByRole('button', { name: 'Inbox 1 unread' })).toBeVisible();
  await expectAccessible(page);
  await inbox.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(inbox.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible();
  await inbox.getByRole('button', { name: 'Close' }).click();
  await expectInbox('Inbox');

  // Another device moves money.
  await moveToKite(page.request, await newSession(page.request, account), '10.00');
  await Promise.all(tabs.map((tab) => expect(balanceOf(tab)).toHaveText('$90.00', pushed)));
  expect(streams()).toBe(1);
});

test('HEADER-06 a cut stream resumes and sends the changes of the meantime', async ({ page, newMember }) => {
  const front = await frontOf(siteAt('shipped'));
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) asked.push(request.headers()['last-event-id']);
  });
  const { account } = await newMember({ balance: '100.00' });
  await openAs(page, account, '/index', front.address);
  await expect.poll(() => asked.length).toBe(1);
  await expect(balanceOf(page)).toHaveText('$100.00');
  // Only after an event can a stream be resumed.
  await expect.poll(front.hasToldEvents).toBe(true);
  front.cutStreams();
  await moveToKite(page.request, await newSession(page.request, account), '10.00');
  await expect(balanceOf(page)).toHaveText('$90.00', pushed);
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.at(-1)).toMatch(/^\d+$/);
  await front.close();
});
