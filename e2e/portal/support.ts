import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import axeCore from 'axe-core';
import { merchantKey, operatorKey } from '../sites.ts';
import { passWithoutPicture } from './verification.ts';

export const password = 'Portico123';

/** The name and the password of a login form, without its button. */
export async function typeLogin(form: Page | Locator, username: string, secret = password): Promise<void> {
  await form.getByRole('textbox', { name: /^(Username|Tên đăng nhập)$/ }).fill(username);
  await form.getByLabel(/^(Password|Mật khẩu)$/).fill(secret);
}

/** Fills a field like some password managers do: the value changes without an event. */
export async function fillWithoutEvent(field: Locator, value: string): Promise<void> {
  await field.evaluate((input, text) => {
    if (input instanceof HTMLInputElement) input.value = text;
  }, value);
}

/** Presses the button of the login form and passes the bot check. */
export async function sendLogin(page: Page, form: Page | Locator): Promise<void> {
  await form.getByRole('button', { name: /^(Log in|Đăng nhập)$/ }).click();
  await passWithoutPicture(page);
}

/** Logs in through the login modal and closes the post-login dialogs. */
export async function logIn(page: Page, username = 'player01'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await typeLogin(dialog, username);
  await sendLogin(page, dialog);
  await goOn(page);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
}

/** Logs in through the API and opens a page with the header, for stories that begin after the login. */
export async function comeIn(page: Page, path = '/index', account = 'player01'): Promise<void> {
  await openAs(page, account, path);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
}

/** Opens a page as a member; the session comes from the API of `site`. */
export async function openAs(page: Page, account: string, path: string, site = ''): Promise<void> {
  await openWith(page, await newSession(page.request, account, site), site + path);
}

/** Opens a page with a session. */
export async function openWith(page: Page, token: string, path: string): Promise<void> {
  const session = await page.addInitScript((kept) => {
    if (window !== window.top) return;
    sessionStorage.clear();
    sessionStorage.setItem('token', kept);
  }, token);
  await page.goto(path);
  // The pages after this one keep or end the session by themselves.
  await session.dispose();
}

/** Logs in by a ticket in the address, which shows the post-login dialogs, and closes them. */
export async function comeByTicket(page: Page, path = '/index', account = 'player01'): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}token=${await newTicket(page.request, account)}`);
  await goOn(page);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
}

/** The token of a new session of the account. */
export async function newSession(
  request: APIRequestContext,
  account: string,
  site = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const ticket = await newTicket(request, account, site);
  const answer = await request.post(`${site}/wps/session/token`, { headers, data: { ticket } });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).value.session.token;
}

/** The id of an account. */
export async function memberIdOf(request: APIRequestContext, account: string): Promise<string> {
  const headers = { Authorization: `Bearer ${await newSession(request, account)}` };
  const info = await request.get('/wps/member/info', { headers });
  return (await info.json()).value.id;
}

/** Gives a member through the API what a first deposit asks for: the day of birth and a real name. */
export async function hasBirthday(request: APIRequestContext, account: string, payeeName?: string): Promise<void> {
  const saved = await request.post('/wps/member/profile', {
    headers: { Authorization: `Bearer ${await newSession(request, account)}` },
    data: { birthday: '1990-05-12', ...(payeeName && { payeeName }) },
  });
  expect(saved.ok()).toBe(true);
}

/** A login ticket, requested like the merchant's own system does. */
export async function newTicket(request: APIRequestContext, account: string, site = ''): Promise<string> {
  const answer = await request.post(`${site}/wps/session/ticket`, {
    headers: { 'X-Merchant-Key': merchantKey },
    data: { account },
  });
  const { value } = await answer.json();
  return value.ticket;
}

/** Sets the visitor's address, as the site's proxy sends it; other requests come from this machine. */
export async function comeFrom(page: Page, address: string, country = 'VN'): Promise<void> {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': address, 'X-Country': country });
}

/** Opens the list of the lotteries by the name of the shown one. */
export async function openGames(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button').first().click();
  const games = page.getByRole('navigation', { name: 'Games' });
  await expect(games).toBeVisible();
  return games;
}

/** Keeps the live stream away. It also tells of an ended session, so with it the next call is not always the first to. */
export async function withoutStream(page: Page): Promise<void> {
  await page.route('**/wps/v2/stream', (route) => route.abort());
}

/** Closes the post-login dialogs. Typing into a field below an open dialog would have no effect. */
export async function goOn(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(Continue|Look around|Tiếp tục|Xem một vòng)$/ });
  await button.click();
  await expect(button).toBeHidden();
}

/** Opens a page and waits until it is interactive. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-portal="ready"]')).toBeAttached();
}

/** Waits until a page has loaded a part of the portal's code, which comes when the browser is idle. */
export async function untilLoaded(page: Page, part: string): Promise<void> {
  const isLoaded = () =>
    page.evaluate(
      (wanted) => performance.getEntriesByType('resource').some(({ name }) => name.includes(wanted)),
      `/${part}-`,
    );
  await expect.poll(isLoaded).toBe(true);
}

/** Navigates inside the portal like a link, without a reload. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ key: to, idx: history.length }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/** Turns the wheel until the page is scrolled so far, and returns where it comes to rest. */
export async function scrollDown(page: Page, least: number): Promise<number> {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.mouse.move(720, 600);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 1200);
      return scrolled();
    })
    .toBeGreaterThan(least);
  let depth = 0;
  await expect
    .poll(async () => {
      const before = depth;
      depth = await scrolled();
      return depth - before;
    })
    .toBe(0);
  return depth;
}

/** The heart button of a game. */
export function heart(page: Page, game: RegExp) {
  return page.getByRole('article', { name: game }).first().locator('button[aria-pressed]');
}

/** The start button of a game. */
export function tile(page: Page | Locator, game: RegExp) {
  return page.getByRole('article', { name: game }).first().getByRole('button').first();
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Expects no axe violations in either theme (WCAG 2.2 A and AA), on the page or in its part. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const html = page.locator('html');
  const shown = (await html.getAttribute('data-theme')) === 'light' ? 'light' : 'dark';
  const other = shown === 'light' ? 'dark' : 'light';
  await html.evaluate(setTheme, other);
  const complaints = (await violations(page, part, true)).map((violation) => `${other}, ${violation}`);
  await html.evaluate(setTheme, shown);
  complaints.push(...(await violations(page, part)).map((violation) => `${shown}, ${violation}`));
  expect(complaints).toEqual([]);
}

/**
 * The axe violations in the current theme, by the rules of WCAG 2.2 A and AA. `inColours` checks the colours alone:
 * only they depend on the theme.
 */
export async function violations(page: Page, part = 'html', inColours = false): Promise<readonly string[]> {
  const isAlone = page.frames().length === 1;
  // Half a megabyte, which the builder would send twice for each check. Frames and the page that joins them need it too.
  if (isAlone && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  // Passed checks need no details, and a page without frames needs no second page to join the results.
  const axe = new AxeBuilder({ page, ...(isAlone && { axeSource: 'void 0' }) })
    .include(part)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(isAlone);
  const rules = inColours ? axe.withRules(ofColours) : axe.withTags(tags);
  const found = await rules.analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}

/** Changes the colours at once: hidden elements would start their transition only when they are checked. */
async function setTheme(root: Element, theme: string): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  root.setAttribute('data-theme', theme);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** What Playwright 1.65 itself writes where a story has no service worker. */
const blocked = 'Service Worker registration blocked by Playwright';

/** Collects the errors that the page reports; a story ends with an empty list. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text() === blocked) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** The address of a page of the member centre over the home page: `profile`, `withdraw?id=wd-1`. */
export const centreAt = (panel: string) => `/index?${new URLSearchParams({ modal: 'memberCenter', panel })}`;

/** The open member centre, in English or Vietnamese. */
export const centreOf = (page: Page) => page.getByRole('dialog', { name: /^(Member centre|Trung tâm thành viên)$/ });

/** The balance of the main wallet in the header. */
export const balanceOf = (page: Page) => page.getByRole('group', { name: /^(Balance|Số dư)$/ }).locator('.num');

/** A call of an operator, by its path below `/wps/operator/`; the value of the answer. */
export async function operate<T>(
  request: APIRequestContext,
  method: 'GET' | 'POST',
  path: string,
  data?: object,
): Promise<T> {
  const answer = await request.fetch(`/wps/operator/${path}`, {
    method,
    headers: { 'X-Operator-Key': operatorKey, ...(data && { 'Idempotency-Key': randomUUID() }) },
    ...(data && { data }),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).value;
}
