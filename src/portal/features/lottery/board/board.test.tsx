// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { getGetVietnamNumeroResponseMock } from '#generated/client/lottery/lottery.faker.ts';
import type { OpenedNumero } from '#generated/model/index.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withTime } from '#portal/testing/centre.tsx';
import { openPage, withPortal } from '#portal/testing/portal.tsx';

withPortal();
withTime(Date.UTC(2026, 0, 5, 10, 4));

const asked: URLSearchParams[] = [];
beforeEach(() => {
  asked.length = 0;
});

/** Draws of the given numbers, the newest first. */
function opened(...results: readonly string[]): OpenedNumero[] {
  return results.map((numbers, index) => ({
    drawId: `SSC_5M-20260105-${200 - index}`,
    issueNo: `0105-${200 - index}`,
    version: 1,
    drawAt: new Date(Date.UTC(2026, 0, 5, 10) - index * 300_000).toISOString(),
    prizes: [{ prize: 'NUMBERS', numbers: numbers.split('') }],
  }));
}

function answer(value: readonly OpenedNumero[]) {
  server.use(
    http.get('*/wps/relay/GCSGAME_openedNumero', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ success: true, value });
    }),
  );
}

const noMemory = /^Past draws do not change the chances\. Each draw is independent/;

test('LOTTERY-11 the figures of each place stand under plain words that they foretell nothing', async () => {
  answer(opened('70000', '71111', '25555', '70009'));
  const { user, address } = openPage('/lottery?gameCode=SSC_5M');
  await user.click(await screen.findByRole('radio', { name: 'Gaps' }));
  expect(address()).toBe('/lottery?gameCode=SSC_5M&view=gaps');
  const board = within(await screen.findByRole('region', { name: 'Figures of the last draws' }));
  expect(board.getByText(noMemory)).toBeDefined();
  const table = within(await board.findByRole('table', { name: 'Place 1: how often in 4 draws' }));
  expect(asked.at(-1)?.get('gameCode')).toBe('SSC_5M');
  expect(asked.at(-1)?.get('count')).toBe('100');
  const cells = (number: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${number} `) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  // The draws hold 7 in the newest, the one before and the oldest, and 2 two draws ago.
  expect(cells('7')).toEqual(['3', '0', '1']);
  expect(cells('2')).toEqual(['1', '2', '2']);
  expect(cells('0')).toEqual(['0', '4', '4']);
  await user.click(screen.getByRole('radio', { name: 'Trend' }));
  expect(address()).toBe('/lottery?gameCode=SSC_5M&view=trend');
  const trend = within(await board.findByRole('figure', { name: 'Place 1: draw by draw' }));
  expect(trend.getByText('The newest first: 7, 7, 2, 7.')).toBeDefined();
  const drawn = trend.getAllByRole('row').map((row) => within(row).queryAllByRole('cell'));
  // Columns are the numbers 0 to 9. Screen readers hear only the drawn number, without the gaps.
  expect(drawn.slice(1).map((row) => row.map(({ textContent }) => textContent).join(' '))).toEqual([
    '4 4 2 4 4 4 4 7 4 4',
    '3 3 1 3 3 3 3 7 3 3',
    '2 2 2 2 2 2 2 1 2 2',
    '1 1 1 1 1 1 1 7 1 1',
  ]);
  await user.click(board.getByRole('button', { name: 'Place 5' }));
  expect(
    within(board.getByRole('figure', { name: 'Place 5: draw by draw' })).getByText(/first: 0, 1, 5, 9\./),
  ).toBeDefined();
  expect(board.queryByRole('button', { name: 'All places' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Gaps' }));
  await user.click(board.getByRole('button', { name: 'All places' }));
  const all = within(board.getByRole('table', { name: 'All places: how often in 4 draws' }));
  const zero = within(all.getByRole('row', { name: /^0 / })).getAllByRole('cell');
  // Four times in the newest draw, three times in the oldest.
  expect(zero.map(({ textContent }) => textContent)).toEqual(['7', '0', '2']);
  expect(board.queryByRole('figure', { name: /draw by draw/ })).toBeNull();
});

test('LOTTERY-11 hot numbers came most often, cold ones have not come for longest', async () => {
  answer(opened('70000', '71111', '25555', '70009'));
  openPage('/lottery?gameCode=SSC_5M&view=gaps');
  const lists = async (name: RegExp) => {
    const term = await screen.findByText(name);
    const list = term.parentElement?.querySelectorAll('li') ?? [];
    return [...list].map(({ textContent }) => textContent);
  };
  expect(await lists(/^Hot: most often in 4 draws/)).toEqual(['7', '2', '0']);
  expect(await lists(/^Cold: longest away in 4 draws/)).toEqual(['0', '1', '3']);
});

test('figures that do not load say so and load on retry; a game without draws says so', async () => {
  server.use(refuse('get', '/wps/relay/GCSGAME_openedNumero', 500, 'system_error'));
  const { user } = openPage('/lottery?gameCode=SSC_5M&view=gaps');
  expect(await screen.findByText('The figures did not load')).toBeDefined();
  answer([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const board = await screen.findByRole('region', { name: 'Figures of the last draws' });
  expect(await within(board).findByText('No results here yet')).toBeDefined();
});

test('LOTTERY-09 LOTTERY-11 API-46 the Vietnamese board asks for a hundred draws and shows each ending', async () => {
  const board = getGetVietnamNumeroResponseMock();
  server.use(
    http.get('*/wps/relay/GCSGAME_vietnamNumero', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(board);
    }),
  );
  const { user } = openPage('/vnlottery?gameCode=VN_NORTH');
  const region = within(await screen.findByRole('region', { name: 'Figures of the last draws' }));
  expect(region.getByText(noMemory)).toBeDefined();
  const often = await region.findByRole('list', { name: 'How often each two-digit ending came in 100 draws' });
  await waitFor(() => expect(asked.at(-1)?.toString()).toBe('gameCode=VN_NORTH&count=100'));
  const texts = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(texts(often)).toEqual(board.value.figures.map(({ number, hits }) => `${number}: ${hits}`));
  await user.click(region.getByRole('radio', { name: 'Draws since' }));
  const gaps = region.getByRole('list', { name: 'Draws since each ending came, of 100' });
  expect(texts(gaps)).toEqual(board.value.figures.map(({ number, gap }) => `${number}: ${gap}`));
  const digit = (place: number) =>
    board.value.draws
      .map(({ special }) => special.at(place))
      .slice(0, 10)
      .join(', ');
  expect(region.getByText(`The newest first: ${digit(-2)}.`)).toBeDefined();
  await user.click(region.getByRole('button', { name: 'Special prize, units' }));
  expect(region.getByText(`The newest first: ${digit(-1)}.`)).toBeDefined();
});
