import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, newVisitor, test } from '../story.ts';
import { expectAccessible, newSession, openAs, operate } from './support.ts';

const at = (panel: string) => `/index?modal=agentCenter&panel=${encodeURIComponent(panel)}`;
const centre = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });

/** The first row of a list that names this account. */
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

interface Party {
  readonly account: string;
  readonly memberId: number;
}

interface Proposed {
  readonly contract: { readonly contractId: string; readonly version: number };
  readonly versions: readonly { readonly textHash: string }[];
}

/** An hourly salary of so many basis points that an agent, or the platform, grants and the downline signs. */
async function grant(request: APIRequestContext, upline: Party | 'the platform', downline: Party, rate: number) {
  const tiers = [{ turnover: '0.00', activeDownlines: 0, loss: null, rate }];
  const terms = { tiers, activeMinimum: '1.00', carryOver: null };
  const proposal = { kind: 'hourly', downlineId: `${downline.memberId}`, terms };
  const { contract, versions }: Proposed =
    upline === 'the platform'
      ? await operate(request, 'POST', 'contracts', proposal)
      : await call(request, upline.account, '/wps/agent/contracts', proposal);
  const { contractId, version } = contract;
  const signature = { version, textHash: versions[0]?.textHash };
  await call(request, downline.account, `/wps/agent/contracts/${contractId}/sign`, signature);
  return contractId;
}

test('CONTRACT-05 AGENT-12 an agent proposes a contract, the agent below signs it, and an old tab is refused', async ({
  page,
  browser,
  newMember,
}) => {
  const top = await newMember({ type: 1 });
  const { account: signing } = await newMember({ type: 2, upline: top.account });
  await grant(page.request, 'the platform', top, 60);
  await openAs(page, top.account, at('agentHourlySalary?view=downline'));
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
    await opener(centre(tab), top.account).click();
    await expect(
      centre(tab)
        .getByText(/0\.20% of the team turnover/)
        .first(),
    ).toBeVisible();
    await centre(tab).getByRole('button', { name: 'Sign', exact: true }).click();
  }
  const ask = (tab: Page) => tab.getByRole('alertdialog', { name: 'Sign this contract?' });
  await expectAccessible(first);
  await ask(first).getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(centre(first).getByText('Valid', { exact: true })).toBeVisible();
  await expect(centre(first).getByText(`Version 2: signed by ${signing}`)).toBeVisible();
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
  await expect(upline.getByText(`Version 2: signed by ${signing}`)).toBeVisible();
});

test('CONTRACT-04 CONTRACT-06 CONTRACT-08 a lower rate ends what lies above it when it is signed, and both sides end a contract', async ({
  page,
  browser,
  newMember,
}) => {
  const top = await newMember({ type: 1 });
  const middle = await newMember({ type: 2, upline: top.account });
  const lowest = await newMember({ type: 2, upline: middle.account });
  await grant(page.request, 'the platform', top, 60);
  await grant(page.request, top, middle, 20);
  const below = await grant(page.request, middle, lowest, 15);
  await openAs(page, top.account, at('agentHourlySalary?view=downline&new=1'));
  const upline = centre(page);
  await choose(upline, middle.account);
  await upline.getByRole('textbox', { name: 'Rate in percent' }).fill('0.1');
  const ends = upline.getByRole('region', { name: '1 contract would end' });
  await expect(ends.getByText('0.15%')).toBeVisible();
  await upline.getByRole('checkbox', { name: 'I have read this list' }).check();
  await expectAccessible(page);
  await upline.getByRole('button', { name: `Send to ${middle.account}` }).click();
  await expect(page.getByText('The proposal was sent')).toBeVisible();

  const visitor = await newVisitor(browser);
  const agent = await visitor.newPage();
  await openAs(agent, middle.account, at('agentContractRequests?direction=incoming'));
  const mine = centre(agent);
  await opener(mine, top.account).click();
  await expect(mine.getByRole('heading', { name: 'Compare versions' })).toBeVisible();
  await expect(mine.getByRole('deletion')).toHaveText(['removed: 0.20%']);
  await expect(mine.getByRole('insertion')).toHaveText(['added: 0.10%']);
  await expectAccessible(agent);
  await mine.getByRole('button', { name: 'Sign', exact: true }).click();
  const ask = agent.getByRole('alertdialog', { name: 'Sign this contract?' });
  await expect(ask.getByText('0.15%')).toBeVisible();
  await ask.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(mine.getByText('Valid', { exact: true })).toBeVisible();

  const { contract } = await call(page.request, lowest.account, `/wps/agent/contracts/${below}`);
  expect(contract.state).toBe('terminated');

  await page.goto(at('agentHourlySalary?view=downline&state=valid'));
  await opener(upline, middle.account).click();
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
