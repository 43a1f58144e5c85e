import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { signing, siteAt } from '../sites.ts';
import { expect, newVisitor, test } from '../story.ts';
import { expectAccessible, newSession, openAs } from './support.ts';

const at = (panel: string) => `/index?modal=agentCenter&panel=${encodeURIComponent(panel)}`;
const centre = (page: Page) => page.getByRole('dialog', { name: /^(Agent centre|Trung tâm đại lý)$/ });

/** The first row of a list that names this account or nickname. */
const opener = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).first();

/** Finds an agent directly below in the form of a proposal, by keyboard. */
async function choose(dialog: Locator, account: string) {
  const field = dialog.getByRole('combobox', { name: 'Is paid' });
  await field.fill(account);
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await field.press('Enter');
  await expect(field).toHaveValue(account);
}

/** A call of an agent, for what a story needs before it begins. */
async function call(request: APIRequestContext, account: string, path: string, data?: object) {
  const headers = { Authorization: `Bearer ${await newSession(request, account)}` };
  const answer = await request.fetch(path, { method: data ? 'POST' : 'GET', headers, ...(data && { data }) });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).value;
}

/** An hourly salary of an agent directly below, proposed and signed. */
async function sign(request: APIRequestContext, upline: string, downline: string, rate: number) {
  const { content } = await call(request, upline, `/wps/agent/teamTree?search=${downline}`);
  const terms = {
    tiers: [{ turnover: '0.00', activeDownlines: 0, loss: null, rate }],
    activeMinimum: '1.00',
    carryOver: null,
  };
  const proposal = { kind: 'hourly', downlineId: content[0].id, terms };
  const { contract, versions } = await call(request, upline, '/wps/agent/contracts', proposal);
  const { version, contractId } = contract;
  await call(request, downline, `/wps/agent/contracts/${contractId}/sign`, { version, textHash: versions[0].textHash });
  return contractId as string;
}

// Elsewhere a story reads the messages of the same agent.
test.describe('on a site of its own', () => {
  test.use({ baseURL: siteAt('money') });

  test('CONTRACT-05 AGENT-12 an agent proposes a contract, the agent below signs it, and an old tab is refused', async ({
    page,
    browser,
  }) => {
    await openAs(page, 'agent01', at('agentHourlySalary?view=downline'));
    const upline = centre(page);
    await upline.getByRole('button', { name: 'New contract' }).click();
    await choose(upline, signing);
    await upline.getByRole('textbox', { name: 'Rate in percent' }).fill('0.2');
    await expectAccessible(page);
    await upline.getByRole('button', { name: `Send to ${signing}` }).click();
    await expect(page.getByText('The proposal was sent')).toBeVisible();
    const row = upline.getByRole('row').filter({ hasText: signing });
    await expect(row).toContainText('Requested');

    const below = await newVisitor(browser);
    const [first, old] = [await below.newPage(), await below.newPage()];
    for (const tab of [first, old]) {
      await openAs(tab, signing, at('agentContractRequests'));
      await opener(centre(tab), 'Thanh Hà').click();
      await expect(
        centre(tab)
          .getByText(/20 basis points/)
          .first(),
      ).toBeVisible();
      await centre(tab).getByRole('button', { name: 'Sign', exact: true }).click();
    }
    const ask = (tab: Page) => tab.getByRole('alertdialog', { name: 'Sign this contract?' });
    await expectAccessible(first);
    await ask(first).getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(centre(first).getByText('Valid', { exact: true })).toBeVisible();
    await expect(centre(first).getByText('Version 2: signed by signing01')).toBeVisible();
    await expectAccessible(first);

    await ask(old).getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(ask(old).getByText('Something changed in the meantime. Please look again and retry.')).toBeVisible();
    await ask(old).getByRole('button', { name: 'Close' }).click();
    await expect(centre(old).getByText('Valid', { exact: true })).toBeVisible();
    await expect(centre(old).getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0);
    await below.close();

    await page.reload();
    await expect(row).toContainText('Valid');
    await opener(upline, signing).click();
    await expect(upline.getByText('Version 2: signed by signing01')).toBeVisible();
  });
});

test.describe("on the agents' own site", () => {
  test.use({ baseURL: siteAt('agents') });

  test('CONTRACT-04 CONTRACT-06 CONTRACT-08 a lower rate ends what lies above it when it is signed, and both sides end a contract', async ({
    page,
    browser,
  }) => {
    await sign(page.request, 'agent01', 'agent02', 20);
    const below = await sign(page.request, 'agent02', 'promoter41', 15);
    await openAs(page, 'agent01', at('agentHourlySalary?view=downline&new=1'));
    const upline = centre(page);
    await choose(upline, 'agent02');
    await upline.getByRole('textbox', { name: 'Rate in percent' }).fill('0.1');
    const ends = upline.getByRole('region', { name: '1 contract would end' });
    await expect(ends.getByText('0.15%')).toBeVisible();
    await upline.getByRole('checkbox', { name: 'I have read this list' }).check();
    await expectAccessible(page);
    await upline.getByRole('button', { name: 'Send to agent02' }).click();
    await expect(page.getByText('The proposal was sent')).toBeVisible();

    const visitor = await newVisitor(browser);
    const agent = await visitor.newPage();
    await openAs(agent, 'agent02', at('agentContractRequests?direction=incoming'));
    const mine = centre(agent);
    await opener(mine, 'Thanh Hà').click();
    await expect(mine.getByRole('heading', { name: 'Compare versions' })).toBeVisible();
    await expect(mine.getByRole('deletion')).toHaveText(['removed: 20']);
    await expect(mine.getByRole('insertion')).toHaveText(['added: 10']);
    await expectAccessible(agent);
    await mine.getByRole('button', { name: 'Sign', exact: true }).click();
    const ask = agent.getByRole('alertdialog', { name: 'Sign this contract?' });
    await expect(ask.getByText('0.15%')).toBeVisible();
    await ask.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(mine.getByText('Valid', { exact: true })).toBeVisible();

    const { contract } = await call(page.request, 'promoter41', `/wps/agent/contracts/${below}`);
    expect(contract.state).toBe('terminated');

    await page.goto(at('agentHourlySalary?view=downline&state=valid'));
    await opener(upline, 'Quoc Bao').click();
    await upline.getByRole('button', { name: 'Ask for the end' }).click();
    const end = page.getByRole('alertdialog', { name: 'Ask for the end of this contract?' });
    // One long word pushes nothing off the page of the other side.
    await end.getByRole('textbox').fill(`We end hourly salaries ${'x'.repeat(270)}`);
    await end.getByRole('button', { name: 'Ask for the end' }).click();
    await expect(upline.getByText('Ending', { exact: true })).toBeVisible();
    await agent.reload();
    const words = mine.getByText(/^We end hourly salaries/);
    await expect.poll(async () => (await words.boundingBox())?.width).toBeLessThan(1440);
    await mine.getByRole('button', { name: 'Agree to the end' }).click();
    await agent.getByRole('alertdialog').getByRole('button', { name: 'Agree to the end' }).click();
    await expect(mine.getByText('Ended', { exact: true })).toBeVisible();
    await visitor.close();
  });

  test('AGENT-11 CONTRACT-01 an agent finds the team, a contract in force and its bills there', async ({ page }) => {
    await openAs(page, 'agent01', '/index?modal=agentCenter', siteAt('agents'));
    const dialog = centre(page);
    await expect(dialog.getByText('Team turnover')).toBeVisible();
    await dialog.getByRole('button', { name: 'Daily salary' }).click();
    await dialog.getByRole('radio', { name: 'My contract' }).check({ force: true });
    await dialog.getByRole('row').filter({ hasText: 'Valid' }).getByRole('button').click();
    await expect(dialog.getByText('Version 2: signed by')).toBeVisible();
    await expectAccessible(page);
  });
});

test('CONTRACT-01 CONTRACT-02 each kind of contract has its page, and the words of what was agreed', async ({
  page,
}) => {
  const kinds = {
    agentDividend: ['a dividend', "of the team's loss of each half month"],
    agentDailySalary: ['a daily salary', 'of the team turnover of each day'],
    agentHourlySalary: ['an hourly salary', 'of the team turnover of each hour'],
    agentRealtimeSalary: ['a real-time salary', 'of the team turnover of every 5 minutes'],
  };
  const dialog = centre(page);
  for (const [panel, words] of Object.entries(kinds)) {
    await openAs(page, 'agent01', at(`${panel}?view=own&state=valid`));
    await dialog.getByRole('rowheader').getByRole('button').first().click();
    for (const text of words) await expect(dialog.getByText(text).first()).toBeVisible();
  }
});

test('@phone AGENT-08 in Vietnamese an agent opens an income, its bill and the bets behind it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await openAs(page, 'agent01', at('agentMyIncome?kind=daily'));
  const dialog = centre(page);
  await expect(dialog.getByText('Đã trả').first()).toBeVisible();
  await expectAccessible(page);
  // Windows without bets end in bills that pay nothing.
  const paid = dialog.getByRole('listitem').filter({ hasText: '+$' });
  await paid.getByRole('button', { name: / đến / }).first().click();
  await expect(dialog.getByText(/^bl-\d+$/)).toBeVisible();
  await expect(dialog.getByText('Các khoản trả')).toBeVisible();
  await expect(dialog.getByText('Nền tảng')).toBeVisible();
  await expect(dialog.getByText('Các cược liên quan').first()).toBeVisible();
  await expect(dialog.getByText(/^b-\d+$/).first()).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});
