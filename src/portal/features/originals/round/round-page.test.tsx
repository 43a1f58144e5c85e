import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  getCommitInhouseRoundResponseMock,
  getListInhouseRoundsResponseMock,
  getListInhouseRulesResponseMock,
  getPlayInhouseRoundResponseMock,
} from '#generated/client/inhouse/inhouse.faker.ts';
import {
  getCommitInhouseRoundMockHandler,
  getListInhouseRoundsMockHandler,
  getListInhouseRulesMockHandler,
  getPlayInhouseRoundMockHandler,
} from '#generated/client/inhouse/inhouse.msw.ts';
import { getGetBalanceResponseMock } from '#generated/client/wallet/wallet.faker.ts';
import { getGetBalanceMockHandler } from '#generated/client/wallet/wallet.msw.ts';
import type { InhouseGameId } from '#generated/model/index.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { openPage, withPortal } from '#portal/testing/portal.tsx';

withPortal();

beforeEach(() => {
  const list = getListInhouseRoundsResponseMock();
  server.use(getListInhouseRoundsMockHandler({ ...list, value: { ...list.value, content: [] } }));
});

/** Opens a game of the house, with a round that is sealed for its first bet. */
async function openGame(gameId: InhouseGameId = 'lumo-lamp') {
  const rules = getListInhouseRulesResponseMock();
  const [sheet] = rules.value;
  if (sheet === undefined) throw new Error('the example has no rules');
  const limits = { minStake: '0.10', maxStake: '500.00' };
  server.use(getListInhouseRulesMockHandler({ ...rules, value: [{ ...sheet, ...limits, nodeId: '10006', gameId }] }));
  const page = openPage('/seamless?vassalage=BGS&nodeId=10006', { loggedIn: true });
  await screen.findByRole('button', { name: 'Change your seed' });
  return page;
}

const stake = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake' });
const placing = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('LOBBY-19 a stake outside the limits cannot be bet, and halving and doubling stay within them', async () => {
  const { user } = await openGame();
  await user.clear(stake());
  await user.type(stake(), '500.01');
  expect(placing('Place bet').disabled).toBe(true);
  expect(screen.getByRole('alert').textContent).toContain('$500.00');
  await user.clear(stake());
  await user.type(stake(), '0.09');
  expect(placing('Place bet').disabled).toBe(true);
  expect(screen.getByRole('alert').textContent).toContain('$0.10');
  await user.clear(stake());
  await user.type(stake(), '0.15');
  await user.click(placing('Halve the stake'));
  expect(placing('Bet $0.10').disabled).toBe(false);
  await user.click(placing('Double the stake'));
  expect(placing('Bet $0.20').disabled).toBe(false);
  await user.clear(stake());
  await user.type(stake(), '400');
  await user.click(placing('Double the stake'));
  expect(placing('Bet $500.00').disabled).toBe(false);
});

test.each([
  ['lost', '0.00', 'The stake of $1.00 is lost.'],
  ['lost', '0.56', 'A loss: $0.56 of the stake of $1.00 came back.'],
  ['push', '1.00', 'The stake of $1.00 came back.'],
  ['won', '1.98', 'You are paid $1.98.'],
] as const)('LOBBY-19 a round that is %s with %s says so under the stage', async (state, payout, words) => {
  const { value, ...rest } = getPlayInhouseRoundResponseMock();
  const round = { ...value.round, state, payout, stake: '1.00', multiplier: payout };
  server.use(getPlayInhouseRoundMockHandler({ ...rest, value: { ...value, round } }));
  const { user } = await openGame();
  await user.click(placing('Bet $0.10'));
  expect(await screen.findByText(`The light is Amber. ${words}`)).toBeDefined();
});

test('LOBBY-19 WALLET-12 what the server would refuse for want of money cannot be bet, and leads to a deposit', async () => {
  const { value, ...rest } = getGetBalanceResponseMock();
  // Bonus money for slots is no money here.
  const playable = [
    { gameType: 'RNG' as const, amount: '80.00' },
    { gameType: 'INHOUSE' as const, amount: '3.00' },
  ];
  server.use(getGetBalanceMockHandler({ ...rest, value: { ...value, sumBalance: '80.00', playable } }));
  const { user, address } = await openGame();
  await user.clear(stake());
  await user.type(stake(), '3');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Balance' }).textContent).toBe('$3.00'));
  expect(placing('Bet $3.00').disabled).toBe(false);
  await user.type(stake(), '.01');
  expect(placing('Bet $3.01').disabled).toBe(true);
  const told = screen.getByText('You have $3.00 to play here, which is not enough for this stake.');
  await user.click(within(told.parentElement as HTMLElement).getByRole('button', { name: 'Deposit' }));
  await waitFor(() => expect(address()).toContain('depositv2'));
});

test('LOBBY-19 the bet carries the stake, the choice and the seed of the player, which the next visit keeps', async () => {
  const bets: unknown[] = [];
  server.use(
    getCommitInhouseRoundMockHandler(() => {
      const { value, ...rest } = getCommitInhouseRoundResponseMock();
      return { ...rest, value: { ...value, roundId: 'r-5107' } };
    }),
    getPlayInhouseRoundMockHandler(async ({ request }) => {
      bets.push(await request.json());
      return getPlayInhouseRoundResponseMock();
    }),
  );
  const { user } = await openGame();
  await user.click(screen.getByRole('button', { name: 'Change your seed' }));
  const seed = screen.getByRole('textbox', { name: /^Your seed/ });
  await user.clear(seed);
  await user.type(seed, 'my-own-luck');
  await user.click(screen.getByRole('button', { name: 'Use this seed' }));
  await user.clear(stake());
  await user.type(stake(), '2.50');
  await user.click(screen.getByRole('radio', { name: /^Amber/ }));
  await user.click(placing('Bet $2.50'));
  await waitFor(() =>
    expect(bets).toEqual([
      {
        roundId: 'r-5107',
        stake: '2.50',
        clientSeed: 'my-own-luck',
        choice: { game: 'lumo-lamp', light: 'AMBER' },
      },
    ]),
  );
  cleanup();
  await openGame();
  expect(screen.getByText('my-own-luck')).toBeDefined();
});

test('LOBBY-19 the sound is switched off for every game, stays so at the next visit, and then no bet is heard', async () => {
  const begun = vi.fn();
  vi.stubGlobal('AudioContext', begun);
  const { user } = await openGame();
  const sound = () => screen.getByRole('button', { name: 'Sound' });
  expect(sound().getAttribute('aria-pressed')).toBe('true');
  await user.click(sound());
  expect(sound().getAttribute('aria-pressed')).toBe('false');
  cleanup();
  const next = await openGame('dice');
  expect(sound().getAttribute('aria-pressed')).toBe('false');
  await next.user.click(placing('Bet $0.10'));
  expect(begun).not.toHaveBeenCalled();
  await next.user.click(sound());
  cleanup();
  const last = await openGame();
  expect(sound().getAttribute('aria-pressed')).toBe('true');
  await last.user.click(placing('Bet $0.10'));
  expect(begun).toHaveBeenCalled();
});

test('MEMBER-22 LOBBY-19 a bet beyond a limit of the player takes nothing and leads to the limits', async () => {
  server.use(refuse('post', '/wps/relay/GCSGAME_inhouseRounds', 422, 'play_limit_reached'));
  const { user, address } = await openGame();
  const balance = screen.getByRole('group', { name: 'Balance' }).textContent;
  await user.click(placing('Bet $0.10'));
  expect((await screen.findByRole('alert')).textContent).toContain('Words of the server');
  expect(screen.getByRole('group', { name: 'Balance' }).textContent).toBe(balance);
  await user.click(screen.getByRole('button', { name: 'My limits' }));
  const { searchParams } = new URL(address(), 'http://portal.test');
  expect(searchParams.get('modal')).toBe('memberCenter');
  expect(searchParams.get('panel')).toBe('profile');
});

test('LOBBY-19 an outcome and its money are held back while it plays out, and told at once where the tab is left', async () => {
  const { user } = await openGame();
  const line = within(screen.getByRole('region', { name: 'Game' })).getByRole('status');
  await user.click(placing('Bet $0.10'));
  await waitFor(() => expect(line.textContent).toBe('The round is running.'));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(line.textContent).toBe('The light is Amber. You are paid $39.60.'));
  vi.restoreAllMocks();
});

test('LOBBY-19 the rule sheet opens from the game before a bet', async () => {
  const { user } = await openGame();
  // One is in the bar of a wide page, the other under the bar of a phone.
  const [open] = screen.getAllByRole('button', { name: 'Rules and odds' });
  await user.click(open as HTMLElement);
  const sheet = await screen.findByRole('dialog', { name: 'Lumo Lamp: rules and odds' });
  expect(within(sheet).getByText('House edge')).toBeDefined();
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
