import { createHash, createHmac } from 'node:crypto';
import type { APIRequestContext, Page, Response } from '@playwright/test';
import { favouring, runOf } from '../sites.ts';
import { expect, test } from '../story.ts';
import { untilTime, yesterday } from './draw-times.ts';
import { comeByTicket, expectAccessible, openGames, openPage, watchConsole } from './support.ts';

interface Evidence {
  readonly drawId: string;
  readonly commitment: string;
  readonly seed: string | null;
  readonly versions: readonly {
    readonly version: number;
    readonly prizes: readonly { numbers: readonly string[] }[];
  }[];
}

async function evidenceOf(request: APIRequestContext, drawId: string): Promise<Evidence> {
  const answer = await request.get(`/lgw/lottery/draws/${drawId}/evidence`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()).value;
}

/** Five digits of a seed and a draw's id, as the contract describes the algorithm. */
function fiveDigits(seed: string, drawId: string): string {
  const words = [0, 1].flatMap((index) => {
    const block = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${drawId}:${index}`).digest();
    return Array.from({ length: 8 }, (_, word) => block.readUInt32BE(word * 4));
  });
  const limit = Math.floor(2 ** 32 / 10) * 10;
  return words
    .filter((word) => word < limit)
    .slice(0, 5)
    .map((word) => word % 10)
    .join('');
}

const proof = (page: Page) => page.getByRole('dialog', { name: 'Verify this draw' });

test('LOTTERY-11 a visitor verifies a draw: the browser works out what the algorithm gives', async ({ page }) => {
  const complaints = watchConsole(page);
  // The list of today is empty after midnight, and grows.
  await openPage(page, `/lottery?gameCode=SSC_1M&day=${yesterday()}`);
  const history = page.getByRole('region', { name: 'Draw history' });
  const link = history.getByRole('link', { name: /^Verify this draw, / }).nth(1);
  await expect(link).toBeVisible();
  await link.press('Enter');
  await expect(page).toHaveURL(/verify=SSC_1M-\d{8}-\d+$/);
  const drawId = new URL(page.url()).searchParams.get('verify') ?? '';
  const { seed, commitment } = await evidenceOf(page.request, drawId);
  expect(
    createHash('sha256')
      .update(Buffer.from(seed ?? '', 'hex'))
      .digest('hex'),
  ).toBe(commitment);
  const dialog = proof(page);
  await expect(dialog.getByRole('status')).toHaveText(/^Everything fits/);
  await expect(dialog.getByText(commitment, { exact: true })).toHaveCount(2);
  const numbers = fiveDigits(seed ?? '', drawId);
  await expect(dialog.getByRole('list', { name: 'Numbers' })).toHaveText(numbers);
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/verify=/);
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Verify this draw, /);
  expect(complaints).toEqual([]);
});

test('LOTTERY-11 evidence that does not fit is said not to fit, and an open draw keeps its seed closed', async ({
  page,
}) => {
  await untilTime(page, 'SSC_5M', 30);
  const coming = await page.request.get('/lgw/lottery/games/SSC_5M/comingDraws?count=1');
  const [next] = (await coming.json()).value.content;
  expect((await evidenceOf(page.request, next.drawId)).seed).toBeNull();
  await openPage(page, `/lottery?gameCode=SSC_5M&verify=${next.drawId}`);
  await expect(proof(page).getByRole('status')).toHaveText(/^The seed of this draw is still closed/);
  await expect(proof(page).getByText(next.commitment, { exact: true })).toBeVisible();

  const drawn = await page.request.get('/lgw/lottery/draws?gameCode=SSC_5M&state=settled&pageSize=1');
  const [{ drawId }] = (await drawn.json()).value.content;
  await page.route('**/evidence', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const prizes = [{ prize: 'NUMBERS', numbers: ['0', '0', '0', '0', '0'] }];
    const versions = [{ ...body.value.versions[0], prizes }];
    await route.fulfill({ response: answer, json: { ...body, value: { ...body.value, versions } } });
  });
  await openPage(page, `/lottery?gameCode=SSC_5M&verify=${drawId}`);
  await expect(proof(page).getByRole('status')).toHaveText(/^This does not fit what was published/);
  await expect(proof(page).getByText('differs', { exact: true })).toHaveCount(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('LOTTERY-11 a result that an operator entered shows its versions', async ({ page }) => {
  await openPage(page, '/vnlottery?gameCode=VN_CENTRAL');
  await page.getByRole('link', { name: /^How it was entered, result of / }).click();
  const dialog = page.getByRole('dialog', { name: 'How this result was entered' });
  await expect(dialog.getByRole('heading', { name: 'Version 1' })).toBeVisible();
  await expect(dialog.getByText(/^Entered by an operator on /)).toBeVisible();
  await expectAccessible(page, 'dialog');
});

test('LOTTERY-11 the figures are those of a plain count of the last hundred draws', async ({ page }) => {
  let last: Response | undefined;
  page.on('response', (response) => {
    if (response.url().includes('GCSGAME_openedNumero')) last = response;
  });
  await openPage(page, '/lottery?gameCode=PC28_5M');
  await page.getByText('Gaps', { exact: true }).click();
  await expect.poll(() => last?.url()).toMatch(/[?&]count=100(&|$)/);
  /** The first numbers of the draws that the page was told last. */
  const told = async () => {
    const draws: Evidence['versions'] = (await last?.json())?.value ?? [];
    expect(draws).toHaveLength(100);
    return draws.map(({ prizes }) => prizes[0]?.numbers[0]);
  };
  const board = page.getByRole('region', { name: 'Figures of the last draws' });
  await expect(board.getByText(/^Past draws do not change the chances\./)).toBeVisible();
  const rows = board.getByRole('table', { name: 'Place 1: how often in 100 draws' }).getByRole('row');
  // Another draw may follow in between, and then everything is counted anew.
  await expect(async () => {
    const firsts = await told();
    const shown = await rows.evaluateAll((all) =>
      all.slice(1).map((row) => [...row.querySelectorAll('th, td:not([aria-hidden])')].map((cell) => cell.textContent)),
    );
    const counted = '0123456789'.split('').map((digit) => {
      const places = firsts.flatMap((first, place) => (first === digit ? [place] : []));
      const away = firsts.map((first) => (first === digit ? '|' : '-')).join('');
      const longest = Math.max(...away.split('|').map(({ length }) => length));
      return [digit, places.length, places[0] ?? 100, longest].map(String);
    });
    expect(shown).toEqual(counted);
  }).toPass();
  await expectAccessible(page);
  await page.getByText('Trend', { exact: true }).click();
  await expect(async () => {
    const newest = `The newest first: ${(await told()).slice(0, 10).join(', ')}.`;
    await expect(board.getByText(newest)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);
});

const menu = (page: Page) => page.getByRole('navigation', { name: 'Games' });
const favourites = (page: Page) => menu(page).getByRole('region', { name: 'Favourites' }).getByRole('link');
const star = (page: Page, game: string) =>
  menu(page)
    .getByRole('button', { name: `Favourite: ${game}` })
    .last();

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
}

test('LOTTERY-06 LOTTERY-07 STORE-12 two members of one browser have favourite lotteries of their own, and a login reads them again', async ({
  page,
  context,
}) => {
  test.slow();
  const { retry } = test.info();
  const [first, second] = [runOf(favouring.first, retry), runOf(favouring.second, retry)];
  await comeByTicket(page, '/lottery', first);
  await openGames(page);
  await star(page, 'K3 1 minute').press('Enter');
  await expect(favourites(page)).toHaveText([/^K3 1 minute/]);
  await star(page, 'PC28 3 minutes').click();
  await expect(favourites(page)).toHaveText([/^PC28 3 minutes/, /^K3 1 minute/]);
  // Another tab follows without a reload.
  const [other] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open('/lottery'))]);
  await openGames(other);
  await expect(favourites(other)).toHaveText([/^PC28 3 minutes/, /^K3 1 minute/]);
  await star(other, 'PC28 3 minutes').click();
  await expect(favourites(page)).toHaveText([/^K3 1 minute/]);
  await other.close();
  await page.keyboard.press('Escape');

  await signOut(page);
  await openPage(page, '/lottery');
  await openGames(page);
  await expect(star(page, 'K3 1 minute')).toHaveAttribute('aria-pressed', 'false');
  await comeByTicket(page, '/lottery', second);
  await openGames(page);
  await expect(star(page, 'K3 1 minute')).toHaveAttribute('aria-pressed', 'false');
  await star(page, 'SSC 5 minutes').click();
  await expect(favourites(page)).toHaveText([/^SSC 5 minutes/]);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('LOTTFAV') ?? 'null'));
  await expect.poll(kept).toEqual({ [first]: ['K3_1M'], [second]: ['SSC_5M'] });

  await signOut(page);
  // The server knows them too, so a browser that has lost them reads them at the next login.
  await page.evaluate(() => localStorage.removeItem('LOTTFAV'));
  await comeByTicket(page, '/lottery', first);
  await openGames(page);
  await expect(favourites(page)).toHaveText([/^K3 1 minute/]);
  await expect.poll(kept).toEqual({ [first]: ['K3_1M'] });
  await expectAccessible(page, 'main');
});

test('LOTTERY-08 the popular lotteries lead to the page of each', async ({ page }) => {
  const answer = page.waitForResponse(/\/lgw\/games\/popular/);
  await openPage(page, '/lottery');
  await openGames(page);
  await menu(page).getByText('Popular', { exact: true }).click();
  const asked = await answer;
  expect(new URL(asked.url()).searchParams.get('count')).toBe('20');
  const codes = (await asked.json()).value.map(({ gameCode }: { gameCode: string }) => gameCode);
  const links = menu(page).getByRole('link');
  await expect(links).toHaveCount(codes.length);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('gameCode=')[1]));
  expect(hrefs).toEqual(codes);
  await links.and(page.locator('[href="/vnlottery?gameCode=VN_NORTH"]')).click();
  await expect(page.getByRole('heading', { level: 1, name: /VN North$/ })).toBeVisible();
});

for (const width of [320, 390]) {
  test(`@phone LOTTERY-09 LOTTERY-11 figures and evidence in Vietnamese at ${width} px: axe, and nothing wider than the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
    const answer = page.waitForResponse(/GCSGAME_vietnamNumero/);
    await openPage(page, '/vnlottery?gameCode=VN_NORTH');
    await page.getByRole('link', { name: /^Kiểm chứng kỳ này, / }).scrollIntoViewIfNeeded();
    const board = page.getByRole('region', { name: 'Thống kê các kỳ gần nhất' });
    await board.scrollIntoViewIfNeeded();
    expect(new URL((await answer).url()).searchParams.get('count')).toBe('100');
    await expect(board.getByText(/^Kết quả cũ không làm thay đổi xác suất\./)).toBeVisible();
    await expect(
      board.getByRole('list', { name: /^Số lần về của mỗi cặp hai số cuối/ }).getByRole('listitem'),
    ).toHaveCount(100);
    await expectAccessible(page);
    const isFit = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect(await isFit()).toBe(true);
    await page.getByRole('link', { name: /^Kiểm chứng kỳ này, / }).click();
    const dialog = page.getByRole('dialog', { name: 'Kiểm chứng kỳ quay này' });
    await expect(dialog.getByRole('status')).toHaveText(/^Tất cả đều khớp/);
    await expectAccessible(page, 'dialog');
    expect(await isFit()).toBe(true);
    await openPage(page, '/lottery?gameCode=PK10_1M&view=gaps');
    await page.getByRole('radiogroup', { name: 'Hiển thị', exact: true }).scrollIntoViewIfNeeded();
    const digits = page.getByRole('region', { name: 'Thống kê các kỳ gần nhất' });
    await digits.scrollIntoViewIfNeeded();
    await expect(digits.getByRole('table', { name: /^Vị trí 1: số lần về/ })).toBeVisible();
    await expectAccessible(page);
    expect(await isFit()).toBe(true);
  });
}
