import { expect, test } from '../story.ts';
import { newTicket } from './support.ts';

test('ROUTE-24 ROUTE-29 a login ticket leaves the address at once, logs in once, and is refused the second time, on the page that it names', async ({
  page,
  context,
  request,
  newMember,
}) => {
  const { account } = await newMember({ nickname: 'Minh Khoa' });
  const ticket = await newTicket(request, account);
  const addresses: string[] = [];
  page.on('request', (sent) => addresses.push(sent.url()));
  await page.goto(`/rng?gameClassify=VIDEO&token=${ticket}`);
  await expect(page.getByRole('dialog', { name: /Minh Khoa/ })).toBeVisible();
  expect(page.url()).not.toContain(ticket);
  // Only the request of the page itself contained the ticket.
  expect(addresses.filter((address) => address.includes(ticket))).toHaveLength(1);

  // A tab that still has the session would share it.
  await page.goto('about:blank');
  const second = await context.newPage();
  await second.goto(`/rng?gameClassify=VIDEO&token=${ticket}`);
  await expect(second.getByRole('dialog').getByText('Please log in first')).toBeVisible();
  await expect(second).toHaveURL(/\/rng\?gameClassify=VIDEO&modal=login$/);
  expect(await second.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});
