import type { APIRequestContext, Page } from '@playwright/test';
import { siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { comeIn, expectAccessible, openAs, operate, watchConsole } from './support.ts';

/** The conversation of an account, as operators see it. */
async function threadOf(request: APIRequestContext, account: string): Promise<string> {
  const { content } = await operate<{ content: { threadId: string }[] }>(request, 'GET', `chats?account=${account}`);
  return content[0]?.threadId ?? '';
}

async function answer(request: APIRequestContext, threadId: string, content: string): Promise<void> {
  await operate(request, 'POST', `chats/${threadId}/answers`, { content });
}

const services = (page: Page) => page.getByRole('button', { name: /^Customer services/ });
const chat = (page: Page) => page.getByRole('dialog', { name: /Lumo support$/ });

async function openChat(page: Page) {
  await services(page).click();
  await page.getByRole('button', { name: /^Live chat/ }).click();
  await expect(chat(page)).toBeVisible();
  return chat(page);
}

async function say(page: Page, content: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(content);
  await page.keyboard.press('Enter');
}

test('CHAT-01 CHAT-02 CHAT-13 API-63 a member asks, the help answers, an operator answers, the conversation is still there later, and what is written offline is sent once', async ({
  page,
  context,
  request,
  newMember,
}) => {
  const complaints = watchConsole(page);
  const { account } = await newMember();
  await comeIn(page, '/rng', account);
  const dialog = await openChat(page);
  const log = dialog.getByRole('log', { name: 'Messages' });
  await say(page, 'When will my withdrawal arrive?');
  await expect(log.getByText(/^Lumo help, automatic answer, /)).toBeVisible();
  await expect(log.getByRole('link', { name: 'Read the article' })).toHaveAttribute('href', /^\/help#\w/);
  const threadId = await threadOf(request, account);
  await answer(request, threadId, 'It was paid at 10:30, see https://lumo.example/paid.');
  await expect(log.getByText('It was paid at 10:30')).toBeVisible();
  await expect(log.getByText(/, read$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thanh, Lumo support' })).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Close' }).click();
  // An open conversation would be read at once.
  await expect(dialog).toBeHidden();
  await answer(request, threadId, 'Is there anything else?');
  await page.reload();
  await expect(services(page)).toHaveAccessibleName('Customer services 1 unread message');
  await openChat(page);
  await expect(log.getByText('When will my withdrawal arrive?', { exact: true })).toBeVisible();
  await expect(log.getByText('Is there anything else?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(services(page)).toHaveAccessibleName('Customer services');
  expect(complaints).toEqual([]);

  await openChat(page);
  await context.setOffline(true);
  await say(page, 'Written in a tunnel');
  await expect(log.getByText(/^Not sent/)).toBeVisible();
  await context.setOffline(false);
  await log.getByRole('button', { name: 'Try again' }).click();
  await expect(log.getByText(/^Not sent/)).toHaveCount(0);
  await expect(log.getByText('Written in a tunnel', { exact: true })).toHaveCount(1);
});

test('CHAT-13 two windows show the same chat, and the chat has a window of its own', async ({
  page,
  context,
  newMember,
}) => {
  await comeIn(page, '/rng', (await newMember()).account);
  await openChat(page);
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open in its own window' }).click();
  const own = await opening;
  await expect(own.getByRole('heading', { name: 'Lumo support' })).toBeVisible();
  await expect(own).not.toHaveURL(/ticket/);
  await page.goto('/rng?modal=chat');
  await say(own, 'Written in the window');
  await expect(chat(page).getByText('Written in the window', { exact: true })).toBeVisible();
  await say(page, 'Written on the page');
  await expect(own.getByText('Written on the page', { exact: true })).toBeVisible();
  await expectAccessible(own);
});

test('CHAT-08 CHAT-11 an encrypted contact opens in a popup at its address', async ({ page, context }) => {
  await page.goto(`${siteAt('agents')}/index`);
  const opening = context.waitForEvent('page');
  const asking = context.waitForEvent('request', (request) => request.url().startsWith('https://'));
  await services(page).click();
  await page.getByRole('button', { name: 'Priority desk' }).click();
  await opening;
  expect((await asking).url()).toBe('https://desk.lumo.example/now');
});

test('@phone CHAT-02 the chat fills a phone, in Vietnamese', async ({ page, newMember }) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await openAs(page, (await newMember()).account, '/rng?modal=chat');
  const dialog = page.getByRole('dialog', { name: /Lumo$/ });
  await expect(dialog).toBeVisible();
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, width: 390, height: 844 });
  await page.getByRole('textbox', { name: 'Viết tin nhắn' }).fill('Rút tiền mất bao lâu?');
  await page.getByRole('button', { name: 'Gửi', exact: true }).click();
  await expect(dialog.getByText(/^Trợ giúp Lumo, trả lời tự động/)).toBeVisible();
  await expectAccessible(page);
});
