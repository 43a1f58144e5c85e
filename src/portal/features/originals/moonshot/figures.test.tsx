// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getListInhouseRulesResponseMock } from '#generated/client/inhouse/inhouse.faker.ts';
import {
  getCancelMoonshotBetResponseMock,
  getGetMoonshotResponseMock,
} from '#generated/client/moonshot/moonshot.faker.ts';
import { getCancelMoonshotBetMockHandler, getGetMoonshotMockHandler } from '#generated/client/moonshot/moonshot.msw.ts';
import type { Moonshot } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { renderInPortal } from '#portal/entities/testing/render-in-portal.tsx';
import { withLayout } from '#portal/entities/testing/with-layout.ts';
import { loadArea } from '#portal/i18n/i18n.ts';
import { withTime } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { factsOf, itemsOf } from '#portal/testing/shown.ts';
import { FlightPage, MoonshotPage } from './moonshot-page.tsx';
import { createServerClock } from './use-flight.ts';

withPortal();
withLayout();
// jsdom has no canvas.
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
withTime(Date.parse('2026-01-05T09:25:05Z'));
beforeAll(() => loadArea('originals'));
/** Shows a flight: the chances beside the bet, and who is in the round. */
async function showFlight(changes: Partial<Moonshot> = {}) {
  const [rules] = getListInhouseRulesResponseMock().value;
  if (rules === undefined) throw new Error('the example has no rules');
  const flight = { ...getGetMoonshotResponseMock().value, ...changes };
  const view = renderInPortal(
    <FlightPage
      rules={{ ...rules, gameId: 'moonshot', maxPayout: '25600.00' }}
      demo={false}
      bar={() => null}
      flight={flight}
      clock={createServerClock()}
    />,
  );
  await screen.findAllByText('$25,600.00');
  const players = screen.getByRole('heading', { name: 'In this round' });
  const list = players.parentElement?.nextElementSibling;
  return {
    ...view,
    chances: () => factsOf(screen.getByText('Ends immediately, 1.00x').closest('dl')),
    count: players.nextElementSibling?.textContent,
    players: list?.matches('ul') ? itemsOf(list) : [list?.textContent],
  };
}

const { round } = getGetMoonshotResponseMock().value;

test('LOBBY-19 a flight shows the chance of each goal, and who is in the round', async () => {
  const { chances, count, players } = await showFlight({ round: { ...round, players: 5, stake: '71.50' } });
  // A flight reaches a multiplier with 0.99 of its reciprocal, and else ends at once.
  expect(chances()).toEqual([
    ['Chance to reach 2.00x', '49.5%'],
    ['Chance to reach 5.00x', '19.8%'],
    ['Ends immediately, 1.00x', '1.98%'],
    ['Maximum payout per round', '$25,600.00'],
  ]);
  expect(count).toBe('5 players, $71.50');
  expect(players).toEqual(['You$10.00In', 'ta***ch$4.00In', 'lan***$25.00In']);
  expect(screen.getByText('2 more')).toBeDefined();
});

test('LOBBY-19 the goal of the player stands beside the usual one', async () => {
  const { user, chances } = await showFlight({ own: null });
  await user.type(screen.getByLabelText('Auto cash-out at'), '3');
  expect(chances().slice(0, 2)).toEqual([
    ['Chance to reach 2.00x', '49.5%'],
    ['Chance to reach 3.00x', '33%'],
  ]);
});

test('LOBBY-19 who has left has the multiplier, who has not has lost with the end; a trial is marked', async () => {
  const { players } = await showFlight({
    own: null,
    round: {
      ...round,
      state: 'ended',
      takeOffAt: '2026-01-05T09:25:01.000Z',
      end: '1.60',
      endedAt: '2026-01-05T09:25:04.000Z',
      list: round.list.map((one) => ({ ...one, cashedOutAt: one.place === 2 ? '1.45' : null })),
    },
  });
  expect(players).toEqual(['ta***ch$4.001.45x', 'tr***01demo$10.00Lost', 'lan***$25.00Lost']);
});

test('LOBBY-19 a device whose clock is a day ahead shows the flight where the server has it, from the first moment', async () => {
  const [rules] = getListInhouseRulesResponseMock().value;
  if (rules === undefined) throw new Error('the example has no rules');
  const flying = { ...round, state: 'flying' as const, takeOffAt: '2026-01-04T09:25:00.000Z', end: null };
  const answer = getGetMoonshotResponseMock();
  server.use(
    // Ten seconds of flight are e^0.6.
    getGetMoonshotMockHandler({
      ...answer,
      value: { ...answer.value, serverTime: '2026-01-04T09:25:10.000Z', round: flying, own: null },
    }),
  );
  const shown: (string | null)[] = [];
  const watch = new MutationObserver(() => {
    const figure = document.querySelector('.ms-figure');
    if (figure) shown.push(figure.textContent);
  });
  watch.observe(document, { subtree: true, childList: true, characterData: true });
  renderInPortal(<MoonshotPage rules={rules} demo={false} bar={() => null} />);
  await waitFor(() => expect(shown).not.toEqual([]));
  watch.disconnect();
  expect(new Set(shown)).toEqual(new Set(['1.82x']));
});

test('LOBBY-19 a round without bets says so', async () => {
  const { count, players } = await showFlight({ own: null, round: { ...round, players: 0, stake: '0.00', list: [] } });
  expect(count).toBe('0 players, $0.00');
  expect(players).toEqual(['Nobody yet. Bets appear here.']);
});

test('LOBBY-19 a bet is taken back before take-off, once, and not in flight', async () => {
  const { own } = getGetMoonshotResponseMock().value;
  const asked: string[] = [];
  server.use(
    getCancelMoonshotBetMockHandler(({ request }) => {
      asked.push(new URL(request.url).pathname);
      return getCancelMoonshotBetResponseMock();
    }),
  );
  const { user } = await showFlight({ round: { ...round, state: 'betting', takeOffAt: null } });
  await user.dblClick(screen.getByRole('button', { name: 'Take the bet back' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toContain(own?.round.roundId);
  cleanup();
  await showFlight({ round: { ...round, state: 'flying', takeOffAt: '2026-01-05T09:25:04.000Z' } });
  expect(screen.queryByRole('button', { name: 'Take the bet back' })).toBeNull();
});
