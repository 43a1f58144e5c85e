import { expect, test } from '../story.ts';
import { centreAt, centreOf, expectAccessible, goInside, openAs, watchConsole } from './support.ts';
import { playRound } from './vendor.ts';

test('MEMBER-14 API-43 LOBBY-18 BANNER-11 the tournament of the banner shows its prizes and places; a bet moves a member up and reaches a mission, whose points are claimed', async ({
  page,
  newMember,
}) => {
  const { account } = await newMember({ balance: '1000.00', birthday: '1990-06-01' });
  const complaints = watchConsole(page);
  await openAs(page, account, '/index');
  await expect(page.getByText(/^Tournament, \d days? left$/).first()).toBeVisible();
  await page.getByRole('link', { name: 'See the places' }).first().click();
  const centre = centreOf(page);
  await expect(centre.getByRole('heading', { name: 'Lantern Race' }).first()).toBeVisible();
  await expect(centre.getByText('$250,000.00 in prizes')).toBeVisible();
  await expect(centre.getByText('Bets from $0.10 count.').first()).toBeVisible();
  await centre.getByText('Prizes', { exact: true }).first().click();
  await expect(centre.getByText('Places 201 to 500')).toBeVisible();
  await expectAccessible(page);
  await playRound(page.request, account, '500.00', '0.00');
  await page.reload();
  await expect(centre.getByText(/^Your place is \d+, with \$500\.00\. Right now it would win \$\d/)).toBeVisible();
  await centre.getByRole('button', { name: 'Show the places: Highest climb' }).click();
  await expect(centre.getByRole('columnheader', { name: 'Best multiplier' })).toBeVisible();
  // Its bets are those of the house's own games.
  await expect(centre.getByRole('row').nth(1)).toBeVisible();
  await expect(centre.getByText(/^Your place is/)).toBeHidden();

  await goInside(page, centreAt('missionLeaderboard'));
  const mission = 'Bet $500.00 this week';
  await expect(centre.getByRole('progressbar', { name: mission })).toHaveAttribute('value', '100');
  await expectAccessible(page);
  const claim = centre.getByRole('button', { name: `Claim: ${mission}` });
  await claim.click();
  await expect(page.getByText(`The reward of “${mission}” is yours`)).toBeVisible();
  await expect(claim).toBeHidden();
  await goInside(page, '/pointMall?history=1');
  const history = page.getByRole('dialog', { name: 'Points earned and spent' });
  const earned = history.getByRole('row').filter({ hasText: '+100' });
  await expect(earned).toHaveCount(1);
  await expect(earned).toContainText('Points as a reward');
  expect(complaints).toEqual([]);
});
