import { expect, test } from '../story.ts';
import { findLost } from './lost.ts';
import { goInside, openPage } from './support.ts';

/** Each kind of page, with a title that differs from the title of the page before. */
const main = [
  ['/index', 'Home'],
  ['/live', 'Live Casino'],
  ['/rng', 'Slots'],
  ['/vnlottery', 'Lottery'],
  ['/promotions', 'Promotions'],
  ['/promotions/p-103', 'Weekly rebate'],
  ['/lottery', 'Lottery'],
  ['/pointMall', 'Point Mall'],
  ['/vip', 'VIP'],
  ['/help', 'Help centre'],
  ['/download', 'Get the app'],
  ['/helpmc', 'Help centre'],
  ['/login', 'Log in'],
  ['/register', 'Create account'],
  ['/nowhere', 'There is no page here'],
  ['/index?modal=trial', 'Home'],
] as const;
const few = ['/index', '/live', '/login', '/nowhere', '/index?modal=trial'];

test.describe('reading aids', () => {
  const aids = [
    { name: 'zoomed to 200%', viewport: { width: 720, height: 450 } },
    { name: 'at 320 px, zoomed to 400%', viewport: { width: 320, height: 256 } },
    { name: 'with wider spacing', viewport: { width: 320, height: 640 }, spacing: true },
    { name: 'in forced colours', viewport: { width: 320, height: 640 }, forced: true },
    { name: 'in longer words', viewport: { width: 390, height: 844 }, longer: true },
    { name: 'in longer words on a desktop', viewport: { width: 1440, height: 900 }, longer: true },
  ] as const;

  for (const aid of aids) {
    test(`nothing is lost ${aid.name}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(aid.viewport);
      if ('forced' in aid) await page.emulateMedia({ forcedColors: 'active' });
      await openPage(page, '/nowhere');
      if ('spacing' in aid) await page.evaluate(addStyle, wideSpacing);
      for (const [path, title] of main.filter(([path]) => !('longer' in aid) || few.includes(path))) {
        // Lengthened words stay in the frame of the pages.
        if ('longer' in aid) await openPage(page, path);
        else await goInside(page, path);
        await expect(page).toHaveTitle(`${title} | Lumo`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        if (path.includes('modal=')) await expect(page.getByRole('dialog')).toBeVisible();
        await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
        if ('longer' in aid) await page.evaluate(lengthen);
        // Parts that come later may still move.
        await expect.poll(() => page.evaluate(findLost), path).toEqual([]);
      }
    });
  }

  test('in forced colours a chosen filter and the end of a button are seen', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openPage(page, '/rng');
    const [chosen, other] = ['All games', 'Hot'].map((name) => page.getByRole('button', { name, exact: true }));
    if (chosen === undefined || other === undefined) throw new Error('two filters are compared');
    const system = await page.evaluate(readSystemColours);
    await expect(chosen).toHaveCSS('background-color', system.SelectedItem);
    await expect(chosen).toHaveCSS('color', system.SelectedItemText);
    await expect(other).not.toHaveCSS('background-color', system.SelectedItem);
    const logIn = page.getByRole('banner').getByRole('button', { name: 'Log in' });
    await expect(logIn).toHaveCSS('border-top-width', '1px');
  });
});

/** The spacing of WCAG 1.4.12. */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** The policy of the page forbids inline styles, but not style sheets made by a script. */
function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Lengthens the words of buttons, links and headings by a third, as some languages do. */
function lengthen(): void {
  for (const element of document.querySelectorAll('button, a, h1, h2, label')) {
    if (element.closest('article')) continue;
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) {
        node.textContent += 'ệ'.repeat(Math.ceil(node.textContent.length / 3));
      }
    }
  }
}

/** What the browser's system colours are, as computed styles tell them. */
function readSystemColours(): { readonly SelectedItem: string; readonly SelectedItemText: string } {
  const probe = document.body.appendChild(document.createElement('i'));
  const read = (name: string) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  };
  const colours = { SelectedItem: read('SelectedItem'), SelectedItemText: read('SelectedItemText') };
  probe.remove();
  return colours;
}
