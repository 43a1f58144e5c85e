// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  getListChasesResponseMock,
  getListComingDrawsResponseMock,
  getListLotteryBetsResponseMock,
  getListPlayTypesResponseMock,
} from '#generated/client/lottery/lottery.faker.ts';
import {
  getCancelLotteryBetMockHandler,
  getListChasesMockHandler,
  getListComingDrawsMockHandler,
  getListLotteryBetsMockHandler,
  getStopChaseMockHandler,
} from '#generated/client/lottery/lottery.msw.ts';
import type { LotteryBet } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { loadArea } from '#portal/i18n/i18n.ts';
import { withTime } from '#portal/testing/centre.tsx';
import { heldAnswer } from '#portal/testing/held-answer.ts';
import { openPart, withPortal } from '#portal/testing/portal.tsx';
import { useComing } from '../../use-coming.ts';
import { OwnBets } from './own-bets.tsx';

withPortal();
withTime(Date.UTC(2026, 0, 5, 10, 4));

beforeAll(async () => {
  await Promise.all([loadArea('betting'), loadArea('lottery'), loadArea('money')]);
});

const plays = getListPlayTypesResponseMock().value.playTypes;

const refusal = (code: string, message: string) => ({
  success: false,
  code,
  message,
  language: 'EN',
  requestId: '0f8fad5b-d9cb-469f-a165-70867728950e',
});

/** The member's bets, the first of them changed. */
function betsWith(change: Partial<LotteryBet>) {
  const answer = getListLotteryBetsResponseMock();
  const [first, ...rest] = answer.value.content;
  return { ...answer, value: { ...answer.value, content: first ? [{ ...first, ...change }, ...rest] : rest } };
}

/** The own bets, as the board of a game shows them. */
function OnBoard() {
  const coming = useComing('VN_NORTH');
  return <OwnBets gameCode="VN_NORTH" plays={plays} draws={coming.data?.content ?? []} ahead={coming.ahead} />;
}

const openOwnBets = () => openPart(<OnBoard />, '/vnlottery', { loggedIn: true });
const ownBets = async () => within(await screen.findByRole('list', { name: 'Your bets' }));

describe('the own bets', () => {
  test('LOTTERY-10 a bet is cancelled after a question, once, and says what came back', async () => {
    const sent: (string | null)[] = [];
    server.use(
      http.post('*/lgw/lottery/bets/b-7001/cancel', ({ request }) => {
        sent.push(request.headers.get('Idempotency-Key'));
        const [bet] = betsWith({ state: 'cancelled', payout: '27.00', cancellable: false }).value.content;
        return HttpResponse.json({ success: true, value: { bet, returned: '27.00', balanceAfter: '127.00' } });
      }),
    );
    const { user } = openOwnBets();
    const list = await ownBets();
    expect(list.getByText('$27.00')).toBeDefined();
    expect(list.getByText('wins up to $2,376.00')).toBeDefined();
    expect(list.getAllByRole('button', { name: /^Cancel: / })).toHaveLength(1);
    await user.click(list.getByRole('button', { name: 'Cancel: Lô, 2 digits, Ha Noi, Jan 5' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this bet?' }));
    // The other bets of a chase are on the same station, a day or a week later.
    expect(dialog.getByText(/^Lô, 2 digits, Ha Noi, Jan 5\./)).toBeDefined();
    server.use(getListLotteryBetsMockHandler(betsWith({ state: 'cancelled', payout: '27.00', cancellable: false })));
    await user.dblClick(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Bet cancelled, $27.00 came back')).toBeDefined();
    expect(await (await ownBets()).findByText('Cancelled')).toBeDefined();
    expect(sent).toEqual([expect.any(String)]);
  });

  test('LOTTERY-10 a cancelled bet is not offered for cancelling again, also before the bets are read again', async () => {
    const after = betsWith({ state: 'cancelled', payout: '27.00', cancellable: false });
    const [bet] = after.value.content;
    if (bet === undefined) throw new Error('the example has no bet');
    const reading = heldAnswer(getListLotteryBetsResponseMock(), after);
    server.use(
      getListLotteryBetsMockHandler(reading.answer),
      getCancelLotteryBetMockHandler(() => {
        reading.hold();
        return { success: true, value: { bet, returned: '27.00', balanceAfter: '127.00' } };
      }),
    );
    const { user } = openOwnBets();
    const list = await ownBets();
    await user.click(list.getByRole('button', { name: /^Cancel: / }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Bet cancelled, $27.00 came back')).toBeDefined();
    expect(list.queryByRole('button', { name: /^Cancel: / })).toBeNull();
    const row = list.getByText('Cancelled').closest('li');
    expect(document.activeElement).toBe(row?.firstElementChild);
    reading.tell();
  });

  test('LOTTERY-10 a bet whose draw has closed meanwhile stays, and the refusal says why', async () => {
    const answer = refusal('bet_not_cancellable', 'This bet can no longer be cancelled.');
    server.use(http.post('*/lgw/lottery/bets/b-7001/cancel', () => HttpResponse.json(answer, { status: 422 })));
    const { user } = openOwnBets();
    await user.click((await ownBets()).getByRole('button', { name: /^Cancel: / }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/can no longer be cancelled/)).toBeDefined();
    expect((await ownBets()).getByText('Open')).toBeDefined();
  });

  test("LOTTERY-10 after the close by the server's clock there is no way to cancel", async () => {
    const coming = getListComingDrawsResponseMock();
    const late = { ...coming.value, serverTime: '2026-01-05T11:00:01Z' };
    server.use(getListComingDrawsMockHandler({ ...coming, value: late }));
    openOwnBets();
    const list = await ownBets();
    expect(list.getByText('Open')).toBeDefined();
    await waitFor(() => expect(list.queryByRole('button', { name: /^Cancel: / })).toBeNull());
  });

  test('LOTTERY-11 a win is told when its draw is settled, and only then', async () => {
    const { queries } = openOwnBets();
    await ownBets();
    expect(screen.queryByText(/^You won/)).toBeNull();
    server.use(
      getListLotteryBetsMockHandler(betsWith({ state: 'won', hits: 2, payout: '198.00', cancellable: false })),
    );
    await queries.invalidateQueries();
    expect(await screen.findByText('You won $198.00 in draw Ha Noi, Jan 5')).toBeDefined();
    expect((await ownBets()).getByText('$198.00 paid')).toBeDefined();
  });

  test('MEMBER-07 a bet leads to its record', async () => {
    const { user, address } = openOwnBets();
    await user.click(
      (await ownBets()).getByRole('button', { name: 'Record and proof of Đề, special prize, Thai Binh, Jan 4' }),
    );
    await waitFor(() => expect(address()).toContain('memberCenter'));
    expect(new URLSearchParams(address().split('?')[1]).toString()).toContain('b-7000');
  });
});

describe('the own chases', () => {
  test('LOTTERY-10 the own chases show their draws, and a running one is stopped', async () => {
    const chases = getListChasesResponseMock();
    const [stopped] = chases.value.content;
    if (stopped === undefined) throw new Error('the example has no chase');
    const running = { ...stopped, state: 'running' as const, endedAt: null };
    const sent: (string | null)[] = [];
    server.use(
      getListChasesMockHandler({ ...chases, value: { ...chases.value, content: [running] } }),
      http.post('*/lgw/lottery/chases/ch-7502/stop', ({ request }) => {
        sent.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.json({
          success: true,
          value: { chase: stopped, returned: '4.00', balanceAfter: '109.88' },
        });
      }),
    );
    const { user } = openOwnBets();
    await user.click(await screen.findByRole('tab', { name: 'Your chases' }));
    const list = within(await screen.findByRole('list', { name: 'Your chases' }));
    expect(list.getByText('1 of 5 draws')).toBeDefined();
    await user.click(list.getByRole('button', { name: /^Stop: / }));
    server.use(getListChasesMockHandler(chases));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop this chase?' }));
    expect(dialog.getByText(/, 0103-174, Jan 3 to 0103-178, Jan 3\./)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Chase stopped, $4.00 came back')).toBeDefined();
    expect(sent).toEqual([expect.any(String)]);
    const after = within(await screen.findByRole('list', { name: 'Your chases' }));
    expect(await after.findByText('Stopped')).toBeDefined();
    expect(after.getByText('Ended by a win')).toBeDefined();
  });

  test('LOTTERY-10 a stopped chase cannot be stopped again, also before the chases are read again', async () => {
    const after = getListChasesResponseMock();
    const [chase] = after.value.content;
    if (chase === undefined) throw new Error('the example has no chase');
    const content = [{ ...chase, state: 'running' as const, endedAt: null }];
    const reading = heldAnswer({ ...after, value: { ...after.value, content } }, after);
    server.use(
      getListChasesMockHandler(reading.answer),
      getStopChaseMockHandler(() => {
        reading.hold();
        return {
          success: true,
          value: { chase: { ...chase, state: 'stopped' }, returned: '4.00', balanceAfter: '109.88' },
        };
      }),
    );
    const { user } = openOwnBets();
    await user.click(await screen.findByRole('tab', { name: 'Your chases' }));
    const list = within(await screen.findByRole('list', { name: 'Your chases' }));
    await user.click(list.getByRole('button', { name: /^Stop: / }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Chase stopped, $4.00 came back')).toBeDefined();
    expect(list.queryByRole('button', { name: /^Stop: / })).toBeNull();
    expect(document.activeElement).toBe(list.getAllByRole('listitem')[0]?.firstElementChild);
    reading.tell();
  });
});
