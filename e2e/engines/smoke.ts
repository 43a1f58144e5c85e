import { gamePages, otherPages, type Titled } from '../portal/pages.ts';
import { merchantKey } from '../sites.ts';
import type { Engine, Tab } from './engine.ts';

/** One check of the smoke, in a tab of its own visitor. */
export interface Check {
  readonly name: string;
  run(tab: Tab, site: string): Promise<void>;
}

const shown = new Set(['/index', '/rng', '/live', '/lottery', '/vnlottery', '/inhouse']);
const others = new Set(['/promotions', '/pointMall', '/vip', '/help', '/login', '/register']);
/** Twelve pages, of which six are of the games. */
const pages: readonly Titled[] = [
  ...gamePages.filter(([address]) => shown.has(address)),
  ...otherPages.filter(([address]) => others.has(address)),
];

const looks = [
  { language: 'EN', theme: 'dark' },
  { language: 'VI', theme: 'light' },
] as const;

export const checks: readonly Check[] = [
  ...looks.flatMap(({ language, theme }) =>
    pages.map(([address, EN, VI]) => ({
      name: `${address} in ${language} and ${theme}`,
      run: async (tab: Tab, site: string) => {
        await begin(tab, site, { hisLang: language, theme });
        await open(tab, site + address);
        await until(tab, 'the title', (title) => document.title.startsWith(`${title} | `), language === 'EN' ? EN : VI);
        await until(tab, 'its words', () => (document.querySelector('main')?.innerText.match(/\S+/g)?.length ?? 0) > 8);
        const { look, across } = await tab.run(() => {
          const root = document.documentElement;
          return { look: root.dataset['theme'], across: root.scrollWidth - root.clientWidth };
        });
        expect(look === theme, `the theme is ${look}`);
        expect(across <= 0, `the page is ${across} px too wide`);
        complain(tab);
      },
    })),
  ),
  {
    name: 'the search finds a game, and Esc closes it',
    run: async (tab, site) => {
      await begin(tab, site);
      await open(tab, `${site}/index`);
      await tab.press('header [aria-label*="earch"]');
      await until(tab, 'the search', () => document.activeElement?.matches('dialog [role="searchbox"]') ?? false);
      await tab.type('dialog [role="searchbox"]', 'dragon');
      await until(tab, 'a game', () => /dragon/i.test(document.querySelector('dialog article')?.textContent ?? ''));
      await tab.escape();
      await until(tab, 'the dialog closed', () => document.querySelector('dialog') === null);
      complain(tab);
    },
  },
  {
    name: 'the game of a vendor opens in its frame and plays a round',
    run: async (tab, site) => {
      await comeIn(tab, site, 'player01', '/seamless?vassalage=SAF&nodeId=20001');
      await until(tab, 'the frame', () => document.querySelector('iframe') !== null);
      await untilInFrame(tab, 'the game', () => document.querySelector('#stage button') !== null);
      await tab.runInFrame(() => {
        const spin = [...document.querySelectorAll('button')].find(({ textContent }) => /Spin/.test(textContent));
        spin?.click();
      });
      await untilInFrame(tab, 'the end of the round', () =>
        [...document.querySelectorAll('[role="status"]')].some(({ textContent }) =>
          /You win|You lose|returned/.test(textContent),
        ),
      );
      complain(tab);
    },
  },
  {
    name: 'two days are chosen in fields that show them',
    run: async (tab, site) => {
      await comeIn(tab, site, 'agent01', '/index?modal=agentCenter&panel=agentAnnouncement');
      await until(tab, 'the ranges', () => document.querySelectorAll('dialog fieldset button').length > 0);
      await tab.run(() => {
        const own = [...document.querySelectorAll('dialog fieldset button')].at(-1);
        if (own instanceof HTMLElement) own.click();
      });
      await until(tab, 'two dates', () => document.querySelectorAll('dialog input[type="date"]').length === 2);
      const widths = await tab.run(() =>
        [...document.querySelectorAll('dialog input[type="date"]')].map((day) => day.clientWidth),
      );
      expect(Math.min(...widths) >= 100, `the dates are ${widths.join(' and ')} px wide`);
      complain(tab);
    },
  },
  {
    name: 'a draw in the history keeps to one line',
    run: async (tab, site) => {
      await begin(tab, site);
      await open(tab, `${site}/lottery`);
      await until(tab, 'the draws', () => document.querySelector('tbody tr ol') !== null);
      const height = await tab.run(() => document.querySelector('tbody tr ol')?.clientHeight ?? 0);
      expect(height > 0 && height < 30, `the numbers are ${height} px high`);
      complain(tab);
    },
  },
  {
    name: 'a member who leaves and comes back is still there',
    run: async (tab, site) => {
      await comeIn(tab, site, 'player01', '/vip');
      await tab.goto(`${site}/unsupported.html`);
      await tab.back();
      await until(tab, 'the member', () => document.querySelector('[aria-label="Account menu"]') !== null);
      complain(tab);
    },
  },
];

/** Runs all checks, each as another visitor. Returns the failed ones with the reason. */
export async function smoke(engine: Engine, site: string): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const check of checks) {
    try {
      await check.run(await engine.tab(), site);
    } catch (error) {
      failed.push(`${check.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failed;
}

/** Begins with a page that leaves the visitor's choices alone, and stores some. */
async function begin(tab: Tab, site: string, stored: Readonly<Record<string, string>> = {}): Promise<void> {
  await tab.goto(`${site}/unsupported.html`);
  await tab.run(
    (choices) => {
      for (const [name, value] of Object.entries(choices)) window.localStorage.setItem(name, value);
    },
    { popupsOff: '9999999999999', ...stored },
  );
}

async function open(tab: Tab, url: string): Promise<void> {
  await tab.goto(url);
  await until(tab, 'the portal', () => document.documentElement.dataset['portal'] === 'ready');
}

/** Opens a page as a member, whose session comes from the API. */
async function comeIn(tab: Tab, site: string, account: string, path: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'X-Merchant-Key': merchantKey };
  const post = async (address: string, body: object) => {
    const answer = await fetch(site + address, { method: 'POST', headers, body: JSON.stringify(body) });
    // The contract's envelope.
    return ((await answer.json()) as { value: { ticket: string; session: { token: string } } }).value;
  };
  const { ticket } = await post('/wps/session/ticket', { account });
  const { session } = await post('/wps/session/token', { ticket });
  await begin(tab, site);
  await tab.run((token) => window.sessionStorage.setItem('token', token), session.token);
  await open(tab, site + path);
}

/** How long (ms) anything may take. */
const PATIENCE = 30_000;

/** Asks the page again and again, since the two engines have no other way in common. */
async function until<Args extends readonly unknown[]>(
  tab: Tab,
  what: string,
  holds: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  await poll(what, () => tab.run(holds, ...args));
}

async function untilInFrame(tab: Tab, what: string, holds: () => boolean): Promise<void> {
  await poll(what, () => tab.runInFrame(holds));
}

async function poll(what: string, ask: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    // A page that is just being replaced answers nothing.
    if (await ask().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} did not come within ${PATIENCE / 1000} s`);
}

function expect(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

function complain(tab: Tab): void {
  const errors = tab.errors();
  expect(errors.length === 0, errors.join('; '));
}
