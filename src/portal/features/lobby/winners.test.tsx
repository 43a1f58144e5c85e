// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getListWinnerRankMockHandler } from '#generated/client/catalogue/catalogue.msw.ts';
import type { Winner } from '#generated/model/index.ts';
import { unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withServer } from '#mocks/with-server.ts';
import { clearSession, setToken } from '../../api/token.ts';
import { renderInPortal } from '../../entities/testing/render-in-portal.tsx';
import { WinnersSection } from '../../entities/winner/winners-section.tsx';
import { WinnersStrip } from '../../entities/winner/winners-strip.tsx';
import { loadArea } from '../../i18n/i18n.ts';
import { showLanguage } from '../../i18n/language.ts';
import { sessionStore } from '../../lib/storage.ts';
import { stubWidth } from '../../ui/testing/stub-width.ts';
import { installTopLayer } from '../../ui/testing/top-layer.ts';
import { WinnersModal } from './winners-modal.tsx';

let asked: string[];

const win = (rank: number, wanted: Partial<Winner> = {}): Winner => ({
  rank,
  nickname: 'Mi***oa',
  gameName: `Game ${rank}`,
  nodeId: String(20000 + rank),
  vendor: 'SAF',
  vendorName: 'Saffron Play',
  gameType: 'RNG',
  amount: '1250.50',
  at: '2026-01-05T09:43:00Z',
  ...wanted,
});

function serve(content: readonly Winner[], totalPages = 1) {
  server.use(
    getListWinnerRankMockHandler(({ request }) => {
      const query = new URL(request.url).searchParams;
      query.delete('pageSize');
      asked.push(query.toString());
      const period = query.get('period') === 'week' ? 'week' : query.get('period') === 'month' ? 'month' : 'today';
      const value = {
        content: [...content],
        totalPages,
        totalElements: content.length,
        period,
        from: '2026-01-05T00:00:00Z',
        to: '2026-01-05T10:00:00Z',
      } as const;
      return { success: true, value: { ...value, content: [...content] } };
    }),
  );
}

withServer();
beforeAll(async () => {
  installTopLayer();
  await Promise.all([loadArea('winners'), loadArea('lists')]);
});
beforeEach(() => {
  asked = [];
  stubWidth(() => 1440);
  serve([win(1), win(2, { nodeId: null })]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  act(clearSession);
});

describe('the strip of winners', () => {
  test('LOBBY-18 API-52 ENTITY-45 shows game, masked name, time and amount, of today first', async () => {
    renderInPortal(<WinnersStrip gameType="RNG" />, '/rng');
    const strip = within(screen.getByRole('region', { name: 'Recent wins' }));
    expect(await strip.findByRole('button', { name: /^Game 1 Mi\*\*\*oa, [\d,]+ days \+\$1,250\.50$/ })).toBeDefined();
    expect(strip.getByRole('radio', { name: 'Today' })).toHaveProperty('checked', true);
    expect(asked).toEqual(['period=today&sort=latest&gameType=RNG']);
  });

  test('LOBBY-18 week and month are one press away, and the address holds them', async () => {
    const { user, address } = renderInPortal(<WinnersStrip />, '/index');
    for (const [name, period] of [
      ['Week', 'week'],
      ['Month', 'month'],
    ] as const) {
      await user.click(screen.getByRole('radio', { name }));
      expect(address()).toBe(`/index?wins=${period}`);
      await waitFor(() => expect(asked.at(-1)).toBe(`period=${period}&sort=latest`));
    }
    await user.click(screen.getByRole('button', { name: 'All winners' }));
    expect(address()).toBe('/index?wins=month&modal=winners&winners=month');
  });

  test('LOBBY-18 the periods are the same in Vietnamese', async () => {
    onTestFinished(() => showLanguage('EN'));
    await showLanguage('VI');
    const { user } = renderInPortal(<WinnersStrip />, '/index');
    expect(screen.getByRole('radio', { name: 'Hôm nay' })).toHaveProperty('checked', true);
    for (const [name, period] of [
      ['Tuần', 'week'],
      ['Tháng', 'month'],
    ] as const) {
      await user.click(screen.getByRole('radio', { name }));
      await waitFor(() => expect(asked.at(-1)).toBe(`period=${period}&sort=latest`));
    }
  });

  test('LOBBY-18 all winners are of the period that was just pressed, also before a device has drawn the rest', async () => {
    const { address } = renderInPortal(<WinnersStrip />, '/index');
    await act(async () => {
      screen.getByRole('radio', { name: 'Month' }).click();
      // The router works in microtasks; what act holds back until the end is what a slow device draws late.
      await new Promise((resolve) => setTimeout(resolve));
      screen.getByRole('button', { name: 'All winners' }).click();
    });
    expect(address()).toBe('/index?wins=month&modal=winners&winners=month');
  });

  test('a win starts its game, as long as there is one', async () => {
    setToken('token');
    sessionStore.set('isAgent', '0');
    const { user, address } = renderInPortal(<WinnersStrip />, '/index');
    await user.click(await screen.findByRole('button', { name: /^Game 1 / }));
    expect(address()).toBe('/seamless?vassalage=SAF&nodeId=20001');
    expect(screen.queryByRole('button', { name: /^Game 2 / })).toBeNull();
  });

  test('LOBBY-16 a picture that does not load gives way to an icon', async () => {
    renderInPortal(<WinnersStrip />, '/index');
    await screen.findByText('Game 1');
    const picture = document.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/art/game/20001.webp');
    expect(document.querySelectorAll('[data-cat="RNG"] svg')).toHaveLength(1);
    if (picture) fireEvent.error(picture);
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelectorAll('[data-cat="RNG"] svg')).toHaveLength(2);
  });

  test('says that there are no wins; requests failed ones again on demand', async () => {
    serve([]);
    const { user } = renderInPortal(<WinnersStrip />, '/index');
    expect(await screen.findByText('No wins yet today.')).toBeDefined();
    server.use(unreachable('get', '/wps/relay/GCSGAME_winnerRank'));
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    const failed = within(await screen.findByRole('alert'));
    serve([win(1)]);
    await user.click(failed.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Game 1')).toBeDefined();
  });
});

describe('the wins at the end of the home page', () => {
  test('LOBBY-18 are the latest of today, and all of these are one press away', async () => {
    const { user, address } = renderInPortal(<WinnersSection />, '/index');
    const wins = within(await screen.findByRole('list')).getAllByRole('listitem');
    expect(wins.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Game 1 Mi\*\*\*oa, [\d,]+ days \+\$1,250\.50$/),
      expect.stringMatching(/^Game 2 /),
    ]);
    expect(asked).toEqual(['period=today&sort=latest']);
    await user.click(screen.getByRole('button', { name: 'All winners' }));
    expect(address()).toBe('/index?modal=winners&winners=today');
  });
});

describe('the list of all winners', () => {
  const setUp = (query = '') => renderInPortal(<WinnersModal onClose={vi.fn()} />, `/index?modal=winners${query}`);

  test('LOBBY-18 ENTITY-45 ranks, players, games, amounts and times, page by page', async () => {
    serve([win(1), win(2)], 9);
    const { user, address } = setUp('&winners=week');
    const table = within(await screen.findByRole('table'));
    const [, first] = table.getAllByRole('row');
    expect(
      within(first ?? document.body)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      '1',
      expect.stringMatching(/^Game 1Mi\*\*\*oa, .*2026/),
      'Mi***oa',
      expect.stringContaining('2026'),
      '+$1,250.50',
    ]);
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(address()).toBe('/index?modal=winners&winners=week&winners.page=2');
    await waitFor(() => expect(asked.at(-1)).toBe('period=week&sort=highest&pageNo=2'));
    await user.click(screen.getByRole('radio', { name: 'Latest' }));
    expect(address()).toBe('/index?modal=winners&winners=week&winners.sort=latest');
    await user.click(screen.getByRole('radio', { name: 'Today' }));
    await waitFor(() => expect(asked.at(-1)).toBe('period=today&sort=latest&pageNo=1'));
  });

  test.each(['&winners=year&winners.page=0', '&winners=&winners.page=1e3&winners.sort=worst'])(
    'an address that nobody could have chosen opens as it begins: %s',
    async (query) => {
      setUp(query);
      await screen.findByRole('table');
      expect(asked).toEqual(['period=today&sort=highest&pageNo=1']);
    },
  );

  test('the focus begins at the chosen period', async () => {
    setUp('&winners=month');
    await screen.findByRole('table');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Month' }));
  });
});
