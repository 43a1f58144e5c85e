import { expect, test } from '../story.ts';
import { moveToKite } from './paying.ts';
import { centreOf, comeIn, expectAccessible, newSession } from './support.ts';
import { playRound } from './vendor.ts';

test('MEMBER-07 MEMBER-08 HEADER-09 a played round stands in the betting record with its evidence, and each movement of money in the account record at once, with its cause', async ({
  page,
  request,
  newMember,
}) => {
  const { account } = await newMember({ balance: '1000.00', birthday: '1990-06-01' });
  const betId = await playRound(request, account, '2.00', '7.40');
  await comeIn(page, '/index', account);
  await page.getByRole('button', { name: 'Account menu' }).click();
  for (const name of ['Member centre', 'Account record', 'Sign out']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Betting record' }).click();
  const pane = centreOf(page);
  await expect(pane.getByRole('heading', { name: 'Betting record' })).toBeVisible();
  await pane.getByRole('button', { name: `Lantern Road, open bet ${betId}` }).click();
  const bet = pane.getByRole('article', { name: 'Lantern Road' });
  await expect(bet.getByText('3 lanterns, x3.7')).toBeVisible();
  await expect(bet.getByText('+$5.40')).toBeVisible();
  await expect(bet.getByText(/^A round of the provider/)).toBeVisible();
  await expectAccessible(page);
  await pane.getByRole('button', { name: 'Movements of money' }).click();
  await expect(pane.getByRole('heading', { name: 'Account record' })).toBeVisible();
  await expect(pane.getByText('Stake, Lantern Road, −$2.00')).toBeVisible();
  await expect(pane.getByText('Payout, Lantern Road, +$7.40')).toBeVisible();
  await pane.getByRole('button', { name: 'All movements' }).click();

  // A movement elsewhere appears without a reload.
  const row = (amount: string) => pane.getByRole('row').filter({ hasText: amount });
  await expect(row('+$7.40')).toContainText('$1,005.40');
  await moveToKite(request, await newSession(request, account), '8.45');
  await row('−$8.45').getByRole('button').click();
  const record = pane.getByRole('article', { name: 'Transfer to Kite & Co' });
  await expect(record.getByText('−$8.45').first()).toBeVisible();
  await expect(record.getByRole('region', { name: 'Progress' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  // The address names the record.
  await page.reload();
  await expect(record.getByText('−$8.45').first()).toBeVisible();
  await pane.getByRole('button', { name: 'All movements' }).click();
  const direction = pane.getByRole('combobox', { name: 'Direction' });
  await direction.selectOption('Money in');
  await expect(row('−$8.45')).toBeHidden();
  const wallet = pane.getByRole('combobox', { name: 'Wallet' });
  await wallet.selectOption('Kite & Co');
  await expect(pane.getByRole('row', { name: /Transfer from the main wallet.*\+\$8\.45/ })).toBeVisible();

  // The entry of the ledger leads back to the bet.
  await wallet.selectOption({ index: 0 });
  await direction.selectOption({ index: 0 });
  await pane.getByRole('button', { name: `Stake, Lantern Road, open ${betId}` }).click();
  await expect(bet).toBeVisible();
});
