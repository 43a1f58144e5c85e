import { lateTicket, merchantKey, siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { comeFrom, comeIn, expectAccessible, newTicket } from './support.ts';

test('ROUTE-24 ROUTE-29 a login ticket leaves the address at once, logs in once, and is refused the second time', async ({
  page,
  context,
  request,
}) => {
  const ticket = await newTicket(request, 'player01');
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
  await second.goto(`/rng?token=${ticket}`);
  await expect(second.getByRole('dialog').getByText('Please log in first')).toBeVisible();
});

test('ROUTE-29 a ticket of another account asks first, and the visitor may stay logged in', async ({
  page,
  request,
}) => {
  await comeIn(page, '/rng');
  await page.goto(`/rng?token=${await newTicket(request, 'agent01')}`);
  const question = page.getByRole('alertdialog', { name: 'Continue as agent01?' });
  await expect(question.getByText('You are logged in as player01.')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay player01' }).click();
  await expect(page.getByRole('banner').getByText('$12,480.50')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe('player01');
});

test("ROUTE-29 ERROR-17 a ticket requires the merchant's key, and an agent without access gets none", async ({
  request,
}) => {
  const ask = (account: string, key: string) =>
    request.post('/wps/session/ticket', { headers: { 'X-Merchant-Key': key }, data: { account } });
  expect((await ask('player01', 'not the key')).status()).toBe(401);
  const refused = await ask('agent02', merchantKey);
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'error_not_member']);
});

test('ROUTE-29 an expired ticket leads to the login, and the page stays', async ({ page }) => {
  await comeFrom(page, '203.0.113.54');
  await page.goto(`${siteAt('strict')}/rng?gameClassify=VIDEO&token=${lateTicket}`);
  await expect(page.getByRole('dialog').getByText('Please log in first')).toBeVisible();
  await expect(page).toHaveURL(/\/rng\?gameClassify=VIDEO&modal=login$/);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('ROUTE-29 an invalid ticket leads to the login, and the page stays', async ({ page }) => {
  await page.goto('/rng?gameClassify=VIDEO&token=%3Cscript%3E');
  await expect(page.getByRole('dialog').getByText('Please log in first')).toBeVisible();
  await expect(page).toHaveURL(/\/rng\?gameClassify=VIDEO&modal=login$/);
});
