import type { APIRequestContext, Page } from '@playwright/test';
import { asking, runOf, siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { operate } from './operating.ts';
import { comeIn, expectAccessible, openAs, openPage, watchConsole } from './support.ts';

const member = () => runOf(asking.desktop, test.info().retry);

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

test('CHAT-01 CHAT-02 CHAT-13 API-63 a member asks, the help answers, an operator answers, and the conversation is still there later', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page);
  await comeIn(page, '/rng', member());
  const dialog = await openChat(page);
  const log = dialog.getByRole('log', { name: 'Messages' });
  await say(page, 'When will my withdrawal arrive?');
  await expect(log.getByText(/^Lumo help, automatic answer, /)).toBeVisible();
  await expect(log.getByRole('link', { name: 'Read the article' })).toHaveAttribute('href', /^\/help#\w/);
  const threadId = await threadOf(request, member());
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
});

test('CHAT-13 two windows show the same chat, and the chat has a window of its own', async ({ page, context }) => {
  await comeIn(page, '/rng', member());
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

test('CHAT-13 a message written offline is kept, and sent once when the connection is back', async ({
  page,
  context,
}) => {
  await comeIn(page, '/rng?modal=chat', member());
  const log = chat(page).getByRole('log');
  await expect(log).toBeVisible();
  await context.setOffline(true);
  await say(page, 'Written in a tunnel');
  await expect(log.getByText(/^Not sent/)).toBeVisible();
  await context.setOffline(false);
  await log.getByRole('button', { name: 'Try again' }).click();
  await expect(log.getByText(/^Not sent/)).toHaveCount(0);
  await expect(log.getByText('Written in a tunnel', { exact: true })).toHaveCount(1);
});

test('CHAT-03 CHAT-06 a guest is asked to log in', async ({ page }) => {
  await openPage(page, '/rng');
  await services(page).click();
  await page.getByRole('button', { name: 'Live chat' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('CHAT-04 ROLE-09 a trial account reads that it needs a full one, and the server refuses it too', async ({
  page,
}) => {
  await openPage(page, '/rng');
  await page.getByRole('banner').getByRole('button', { name: 'Try demo' }).click();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.goto('/rng?modal=chat');
  await expect(page.getByRole('dialog', { name: /^Chat needs a full account/ })).toBeVisible();
  await expectAccessible(page);
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const refused = await page.request.get('/wps/relay/MCSFE_chatUnread', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect((await refused.json()).code).toBe('in_please_information');
});

test('CHAT-05 CHAT-12 without CBS3 a member reads where to get help', async ({ page }) => {
  const site = siteAt('agents');
  await openAs(page, 'agent01', '/index', site);
  await services(page).click();
  await page.getByRole('button', { name: 'Live chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chat is not available. Please contact customer service.' });
  await expect(dialog.getByRole('link', { name: 'Contact customer service' })).toHaveAttribute('href', /^https:/);
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

test('STATUS-07 STATUS-13 under maintenance Contact Us leads to the customer service of the permission payload', async ({
  page,
}) => {
  const site = siteAt('closed');
  await page.goto(`${site}/index`);
  const { value } = await (await page.request.get(`${site}/wps/system/permission`)).json();
  const link = page.getByRole('link', { name: 'Contact Us' });
  await expect(link).toHaveAttribute('href', value.info.customerService.contactUrl);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('PASSWORD-07 a visitor with a forgotten password finds the customer service', async ({ page }) => {
  await openPage(page, '/index?modal=forgetPassword');
  const link = page.getByRole('dialog').getByRole('link', { name: /customer service/i });
  await expect(link).toHaveAttribute('href', 'https://help.lumo.example/contact');
});

test('CHAT-09 CHAT-10 API-30 a visitor sends feedback; the typed text is kept until it is sent', async ({ page }) => {
  await openPage(page, '/rng');
  await services(page).click();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  const form = page.getByRole('dialog', { name: 'Send feedback' });
  await form.getByRole('combobox', { name: 'What is it about?' }).selectOption('suggestion');
  await form.getByRole('textbox', { name: 'Your feedback' }).fill('Too few words');
  await form.getByRole('button', { name: 'Send feedback' }).click();
  await expect(form.getByText('Content between 10 and 300 words')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await services(page).click();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(form.getByRole('textbox', { name: 'Your feedback' })).toHaveValue('Too few words');
  await form.getByRole('textbox', { name: 'Your feedback' }).fill('Please let me sort my bets by game and day');
  await form.getByRole('button', { name: 'Send feedback' }).click();
  await expect(form.getByText(/name fb-\d+/)).toBeVisible();
});

test('@phone CHAT-02 the chat fills a phone, in Vietnamese', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await openAs(page, runOf(asking.phone, test.info().retry), '/rng?modal=chat');
  const dialog = page.getByRole('dialog', { name: /Lumo$/ });
  await expect(dialog).toBeVisible();
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, width: 390, height: 844 });
  await page.getByRole('textbox', { name: 'Viết tin nhắn' }).fill('Rút tiền mất bao lâu?');
  await page.getByRole('button', { name: 'Gửi', exact: true }).click();
  await expect(dialog.getByText(/^Trợ giúp Lumo, trả lời tự động/)).toBeVisible();
  await expectAccessible(page);
});
