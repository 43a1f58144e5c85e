// @vitest-environment node
import { getResponse, HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { getListGameMenusResponseMock } from '#generated/client/catalogue/catalogue.faker.ts';
import { getGetHelpCenterResponseMock } from '#generated/client/service/service.faker.ts';
import { server } from '#mocks/server.ts';
import { pages } from './app/page-table.tsx';
import { openPage } from './entry-server.tsx';

const handlers = server.listHandlers().filter((handler) => handler instanceof HttpHandler);

/** The contract's examples as a server: it answers every read. */
async function answer(path: string, query: string): Promise<unknown> {
  const asked = new Request(new URL(`${path}?${query}`, 'http://portal.invalid'));
  const answered = await getResponse(handlers, asked);
  if (!answered?.ok) throw new Error(`Nobody answers ${path}?${query}`);
  return answered.json();
}

test.each(pages.map(({ path }) => path.replace(':id', 'p-1')))('%s is rendered for a guest', async (path) => {
  for (const width of [390, 1440]) {
    const { render } = await openPage({ path, search: '', language: 'EN', width, answer });
    expect(await render?.()).toContain('<main');
  }
});

test.each(['/help', '/helpmc'])('%s is rendered with its topics', async (path) => {
  const { categories } = getGetHelpCenterResponseMock().value;
  const { render } = await openPage({ path, search: '', language: 'EN', width: 1440, answer });
  const html = await render?.();
  for (const { title } of categories) expect(html).toContain(title);
});

test.each([
  ['/lottery', ['Lott', 'ZY']],
  ['/elott', ['Elott']],
] as const)('%s is rendered with its game', async (path, modes) => {
  const games = getListGameMenusResponseMock().value.gameMenus.flatMap((group) => group.games);
  const names = games.filter(({ prizeMode }) => modes.some((mode) => mode === prizeMode)).map((game) => game.gameName);
  expect(names.length).toBeGreaterThan(0);
  const { render } = await openPage({ path, search: '', language: 'EN', width: 390, answer });
  const html = (await render?.()) ?? '';
  expect(names.filter((name) => html.includes(name))).not.toEqual([]);
});
