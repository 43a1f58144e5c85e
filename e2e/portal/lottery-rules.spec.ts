import { expect, test } from '../story.ts';

interface Price {
  readonly option: string | null;
  readonly odds: string;
  readonly hitProbability: string;
  readonly returnToPlayer: number;
}
interface Play {
  readonly playType: string;
  readonly labelName: string;
  readonly rule: string;
  readonly rows: readonly { readonly label: string }[];
  readonly prices: readonly Price[];
  readonly maxStakePerLine: string;
  readonly maxPayoutPerLine: string;
}

const pages = { Lott: '/lottery', ZY: '/lottery', Elott: '/elott', SEA: '/vnlottery' } as const;

for (const [language, words] of [
  ['EN', { locale: 'en', title: 'Rules of', example: 'Example:', limits: 'Most paid for a line' }],
  ['VI', { locale: 'vi', title: 'Luật chơi', example: 'Ví dụ:', limits: 'Tiền thưởng tối đa một dòng' }],
] as const) {
  test(`LOTTERY-10 the rules of every play type have an address: example, odds, chances and limits, ${language}`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language);
    const read = async (path: string) => (await (await request.get(`${path}?language=${language}`)).json()).value;
    const games: { gameCode: string; gameName: string; prizeMode: keyof typeof pages }[] =
      await read('/lgw/lottery/games');
    const number = (value: number, digits: number) =>
      new Intl.NumberFormat(words.locale, { maximumFractionDigits: digits }).format(value);
    const share = (value: number) =>
      new Intl.NumberFormat(words.locale, { style: 'percent', maximumFractionDigits: 2 }).format(value);
    let walked = 0;
    for (const { gameCode, gameName, prizeMode } of oneOfEachKind(games)) {
      const { playTypes }: { playTypes: Play[] } = await read(`/lgw/lottery/games/${gameCode}/playTypes`);
      for (const [place, play] of playTypes.entries()) {
        const address = `${pages[prizeMode]}?gameCode=${gameCode}&rules=${play.playType}`;
        const rules = page.getByRole('dialog', { name: `${words.title} ${gameName}` });
        // The first of a game opens by its address alone, the others by the list in the rules.
        if (place === 0) await page.goto(address);
        else await rules.getByRole('combobox').selectOption(play.playType);
        await expect(page).toHaveURL(address);
        await expect(rules.getByText(play.rule)).toBeVisible();
        // One look for each of more than a hundred: each costs a busy machine a moment.
        const { told, prices } = await rules.evaluate((dialog) => ({
          told: dialog.textContent,
          prices: [...dialog.querySelectorAll('tr')].map((row) => row.textContent),
        }));
        expect(told, address).toContain(words.example);
        expect(told, address).toContain(words.limits);
        for (const row of play.rows) expect(told, address).toContain(row.label);
        expect(prices, address).toHaveLength(play.prices.length + 1);
        for (const [index, price] of play.prices.entries()) {
          const [line = '', chance] = [prices[index + 1], Number(price.hitProbability)];
          expect(line, address).toContain(number(Number(price.odds), 4));
          expect(line, address).toContain(chance < 0.1 ? `1 / ${number(Math.round(1 / chance), 0)}` : share(chance));
          expect(line, address).toContain(share(price.returnToPlayer / 10_000));
        }
        walked += 1;
      }
    }
    expect(walked).toBeGreaterThan(100);
  });
}

/** A game of each family and mode; the others of a family differ in their times alone. */
function oneOfEachKind<Game extends { readonly gameCode: string }>(games: readonly Game[]): readonly Game[] {
  const kindOf = ({ gameCode }: Game) => gameCode.replace(/_\d+[MS]$/, '');
  return games.filter((game, place) => games.findIndex((other) => kindOf(other) === kindOf(game)) === place);
}

test('LOTTERY-10 the rules open from the board, close to it, and tell what a game does not have', async ({ page }) => {
  await page.goto('/lottery?gameCode=K3_3M&playType=SUM_BS');
  await page.getByRole('main').getByRole('link', { name: 'How it pays' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules of K3 3 minutes' });
  await expect(rules).toContainText('A triple loses.');
  await rules.getByRole('combobox').selectOption({ label: 'Any triple' });
  await expect(rules).toContainText('All three dice show the same number.');
  await rules.getByRole('button', { name: 'Close' }).click();
  await expect(rules).toBeHidden();
  await expect(page).toHaveURL('/lottery?gameCode=K3_3M&playType=SUM_BS');
  await page.goto('/lottery?gameCode=K3_3M&rules=LO_2');
  await expect(rules).toContainText('K3 3 minutes has no such bet.');
});
