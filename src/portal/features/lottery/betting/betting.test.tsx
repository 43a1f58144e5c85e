// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type PathParams } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  getGetLotteryGameResponseMock,
  getListComingDrawsResponseMock,
  getListPlayTypesResponseMock,
  getPlaceLotteryBetResponseMock,
  getQuoteLotterySlipResponseMock,
} from '#generated/client/lottery/lottery.faker.ts';
import {
  getGetLotteryGameMockHandler,
  getListComingDrawsMockHandler,
  getListPlayTypesMockHandler,
} from '#generated/client/lottery/lottery.msw.ts';
import { server } from '#mocks/server.ts';
import { withTime } from '#portal/testing/centre.tsx';
import { openPage, withPortal } from '#portal/testing/portal.tsx';
import { pick27 } from '../testing.ts';

withPortal();
withTime(Date.UTC(2026, 0, 5, 10, 4));

const sent: { key: string | null; body: unknown }[] = [];
beforeEach(() => {
  sent.length = 0;
  server.use(
    http.post<PathParams, { oddsVersion: number }>('*/lgw/lottery/quote', async ({ request }) => {
      const quote = getQuoteLotterySlipResponseMock();
      const { oddsVersion } = await request.json();
      return HttpResponse.json({ ...quote, value: { ...quote.value, oddsVersion } });
    }),
    http.post('*/lgw/lottery/bets', async ({ request }) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      return HttpResponse.json(getPlaceLotteryBetResponseMock());
    }),
  );
});

const refused = {
  success: false,
  code: 'odds_changed',
  message: 'The odds have changed.',
  language: 'EN',
  requestId: '0f8fad5b-d9cb-469f-a165-70867728950e',
};
const slipOf27 = {
  gameCode: 'VN_NORTH',
  oddsVersion: 12,
  stopOnWin: false,
  draws: [{ drawId: 'VN_NORTH-20260105', multiple: 1 }],
  lines: [{ playType: 'LO_2', picks: [['27']], unit: '1.00', multiple: 1 }],
};

describe('betting on /vnlottery', () => {
  test('LOTTERY-10 the board shows odds, chance and return before a bet, and counts its lines and its stake', async () => {
    const { user } = openPage('/vnlottery');
    expect(
      await screen.findByText(/^Match the last two digits .+ The numbers of one prize all differ, /),
    ).toBeDefined();
    expect(screen.getByText('Chance').parentElement?.textContent).toContain('23.82%');
    expect(screen.getByText('RTP').parentElement?.textContent).toContain('99%');
    await user.click(screen.getByRole('button', { name: '27' }));
    await user.click(screen.getByRole('button', { name: '28' }));
    expect(screen.getByText('2 combinations, 54 lines')).toBeDefined();
    expect(screen.getByText('$54.00')).toBeDefined();
    expect(screen.getByText('to win $99.00 a hit')).toBeDefined();
  });

  test('LOTTERY-10 each row of a board has quick picks of its own, the rarer ones in a menu', async () => {
    const plays = getListPlayTypesResponseMock();
    const [play] = plays.value.playTypes;
    if (play === undefined) throw new Error('the example has no play type');
    const row = { from: '0', to: '9', options: [], minPicks: 1, maxPicks: 10 };
    const rows = ['4th digit', '5th digit'].map((label) => ({ ...row, label }));
    const detail = getGetLotteryGameResponseMock();
    const game = { ...detail.value.game, gameGroupCode: 'SSC' };
    server.use(
      getListPlayTypesMockHandler({ ...plays, value: { ...plays.value, playTypes: [{ ...play, rows }] } }),
      getGetLotteryGameMockHandler({ ...detail, value: { ...detail.value, game } }),
    );
    const { user } = openPage('/vnlottery');
    expect(await screen.findByText('Tens')).toBeDefined();
    expect(screen.getByText('Units')).toBeDefined();
    const picked = (label: string) =>
      within(screen.getByRole('group', { name: label }))
        .getAllByRole('button', { pressed: true })
        .map(({ textContent }) => textContent)
        .join('');
    const menu = screen.getByRole('button', { name: 'Quick picks: 5th digit' });
    menu.focus();
    await user.keyboard('{Enter}');
    const list = within(await screen.findByRole('group', { name: 'Quick picks: 5th digit' }));
    await user.click(list.getByRole('button', { name: 'Odd' }));
    expect(picked('5th digit')).toBe('13579');
    expect(document.activeElement).toBe(menu);
    await user.click(screen.getByRole('button', { name: 'All: 4th digit' }));
    expect(picked('4th digit')).toBe('0123456789');
    await user.click(screen.getByRole('button', { name: 'Clear: 5th digit' }));
    expect(
      within(screen.getByRole('group', { name: '5th digit' })).queryAllByRole('button', { pressed: true }),
    ).toEqual([]);
  });

  test('LOTTERY-10 pasted numbers are taken, and each wrong one is named', async () => {
    const { user } = openPage('/vnlottery');
    await user.type(await screen.findByLabelText('Type or paste numbers'), '05, 123 x7;99{Enter}');
    expect(screen.getByRole('button', { name: '05' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: '99' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('123 does not have 2 digits.')).toBeDefined();
    expect(screen.getByText('x7 is not a number.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Type or paste numbers').value).toBe('123 x7');
  });

  test('LOTTERY-10 more lines than a slip may have are told before it is made', async () => {
    const detail = getGetLotteryGameResponseMock();
    server.use(getGetLotteryGameMockHandler({ ...detail, value: { ...detail.value, maxLines: 1_000 } }));
    const { user } = openPage('/vnlottery');
    await user.click(await screen.findByRole('button', { name: 'All' }));
    expect(screen.getByText('100 combinations, 2,700 lines')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe('A slip has at most 1,000 lines. Take some numbers out.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to slip' }).disabled).toBe(true);
  });

  test('LOTTERY-10 a member places a slip once, after its total is confirmed', async () => {
    const { user } = openPage('/vnlottery', { loggedIn: true });
    await pick27(user);
    await user.click(await screen.findByRole('button', { name: 'Place bet, $27.00' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Place this bet for $27.00?' }));
    expect(dialog.getByText('$2,376.00')).toBeDefined();
    await user.dblClick(dialog.getByRole('button', { name: 'Place bet, $27.00' }));
    expect(await screen.findByText('Bet placed, $27.00')).toBeDefined();
    expect(sent).toEqual([{ key: expect.any(String), body: slipOf27 }]);
  });

  test.each([
    ['on a phone', 390],
    ['on a wide page', 1440],
  ])('LOTTERY-10 the focus goes on at the board after an entry is added, changed or placed %s', async (_, width) => {
    const { user } = openPage('/vnlottery', { loggedIn: true, width });
    const board = await screen.findByRole('group', { name: 'Place bets' });
    const openSheet = async () => {
      if (width < 1024) await user.click(screen.getByRole('button', { name: /^Bet slip/ }));
    };
    await pick27(user);
    expect(document.activeElement).toBe(board);
    await openSheet();
    await user.click(await screen.findByRole('button', { name: 'Change Lô, 2 digits' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(board);
    await user.click(screen.getByRole('button', { name: 'Add to slip' }));
    await openSheet();
    await user.click(await screen.findByRole('button', { name: 'Place bet, $27.00' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Place bet, $27.00' }));
    await user.click(await screen.findByRole('button', { name: 'New slip' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(board);
  });

  test('LOTTERY-10 a guest is asked to log in and keeps the slip', async () => {
    const { user, address } = openPage('/vnlottery');
    await pick27(user);
    expect(screen.getByText('Log in to place it. Your slip is kept.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Log in to bet' }));
    await waitFor(() => expect(address()).toContain('modal=login'));
    expect(JSON.stringify(window.sessionStorage.getItem('moneyForms'))).toContain('LO_2');
  });

  test('LOTTERY-10 after a draw has closed the slip moves only when the player says so', async () => {
    const { user, queries } = openPage('/vnlottery', { loggedIn: true });
    await pick27(user);
    await screen.findByRole('button', { name: 'Place bet, $27.00' });
    const coming = getListComingDrawsResponseMock();
    const [, second] = coming.value.content;
    const content = second ? [{ ...second, state: 'open' as const }] : [];
    server.use(getListComingDrawsMockHandler({ ...coming, value: { ...coming.value, content } }));
    await queries.invalidateQueries();
    expect(await screen.findByText(/^Sales for draw .* have closed\. Your slip is kept\.$/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Place bet, $27.00' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Move the slip to draw/ }));
    await user.click(await screen.findByRole('button', { name: 'Place bet, $27.00' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Place bet/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ draws: [{ drawId: second?.drawId, multiple: 1 }] });
  });

  test('LOTTERY-10 a slip with older odds is placed only after the new ones are accepted', async () => {
    const { user } = openPage('/vnlottery', { loggedIn: true });
    await pick27(user);
    const plays = getListPlayTypesResponseMock();
    server.use(
      http.post('*/lgw/lottery/bets', () => HttpResponse.json(refused, { status: 409 }), { once: true }),
      getListPlayTypesMockHandler({ ...plays, value: { ...plays.value, oddsVersion: 13 } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Place bet, $27.00' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Place bet/ }));
    await user.click(await screen.findByRole('button', { name: 'Accept the new odds' }));
    expect(sent).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Place bet, $27.00' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Place bet/ }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ ...slipOf27, oddsVersion: 13 }));
  });

  test('LOTTERY-10 a guest has no bets', async () => {
    openPage('/vnlottery');
    await screen.findByRole('button', { name: '27' });
    expect(screen.queryByText('Your bets')).toBeNull();
  });
});
