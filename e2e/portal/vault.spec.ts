import { expect, test } from '../story.ts';
import { balanceOf, centreAt, centreOf, expectAccessible, openAs, watchConsole } from './support.ts';

/** The moment that a sentence ends with, in epoch ms. */
function momentIn(sentence: string): number {
  const [moment] = /\w{3} \d{1,2}, \d{4}, \d{2}:\d{2}(?=[.?]$)/.exec(sentence) ?? [];
  if (moment === undefined) throw new Error(`no moment ends ${sentence}`);
  return Date.parse(moment);
}

test('MEMBER-22 money is locked for a chosen time: the member reads until when before, and cannot use it then', async ({
  page,
  newMember,
}) => {
  const complaints = watchConsole(page);
  const { account } = await newMember({ balance: '1000.00' });
  await openAs(page, account, centreAt('vault'));
  const mine = centreOf(page);
  await expect(mine.getByText('Nothing is locked now.')).toBeVisible();
  const amount = mine.getByRole('textbox', { name: 'Amount' });
  await amount.fill('1000.01');
  await amount.press('Tab');
  await expect(mine.getByText('Enter at most $1,000.00.')).toBeVisible();
  await amount.fill('400');
  await mine.getByRole('radio', { name: '3 days' }).press('Space');
  const told = momentIn(await mine.getByText(/^It comes back on /).innerText());
  await mine.getByRole('button', { name: 'Lock $400.00' }).click();
  const ask = page.getByRole('alertdialog', { name: /^Lock \$400\.00 until / });
  const asked = momentIn(await ask.getByRole('heading').innerText());
  // A minute may have passed in between.
  expect([told, told + 60_000]).toContain(asked);
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Lock $400.00' }).click();
  await expect(mine.getByText('$400.00 locked')).toBeVisible();
  const open = mine.getByRole('list', { name: 'Locked now' }).getByRole('listitem');
  await expect(open).toContainText('$400.00');
  await expect(open.getByRole('timer')).toHaveText(/^2 days 23:59:\d\d$/);
  await expect(balanceOf(page)).toHaveText('$600.00');
  await expect(mine.getByRole('row', { name: /\$400\.00.*3 days.*Locked/ })).toBeVisible();
  await expectAccessible(page);

  // The wallet page tells both.
  await mine.getByRole('button', { name: 'My wallet' }).click();
  await expect(mine.getByText('$400.00').first()).toBeVisible();
  await expect(mine.getByText('$600.00').first()).toBeVisible();
  expect(complaints).toEqual([]);
});
