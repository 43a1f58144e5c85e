// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  getActInhouseRoundResponseMock,
  getCommitInhouseRoundResponseMock,
  getListInhouseRoundsResponseMock,
  getListInhouseRulesResponseMock,
  getPlayInhouseRoundResponseMock,
} from '#generated/client/inhouse/inhouse.faker.ts';
import {
  getActInhouseRoundMockHandler,
  getCommitInhouseRoundMockHandler,
  getGetInhouseRoundMockHandler,
  getListInhouseRoundsMockHandler,
  getListInhouseRulesMockHandler,
  getPlayInhouseRoundMockHandler,
} from '#generated/client/inhouse/inhouse.msw.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { openPage, withPortal } from '../../testing/portal.tsx';
import { factsOf } from '../../testing/shown.ts';

withPortal();

const ROUNDS = '/wps/relay/GCSGAME_inhouseRounds';
const lamp = '/seamless?vassalage=BGS&nodeId=10006';
const ended = getPlayInhouseRoundResponseMock().value.round;
/** The idempotency keys and the rounds of the bets, as they were sent. */
let bets: { readonly key: string | null; readonly roundId: string }[];
let seals: number;

beforeEach(() => {
  bets = [];
  seals = 0;
  // Reduced motion, so that each outcome is shown at once.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduce') || query.includes('width >= '),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const list = getListInhouseRoundsResponseMock();
  server.use(
    getListInhouseRoundsMockHandler({ ...list, value: { ...list.value, content: [] } }),
    getCommitInhouseRoundMockHandler(() => {
      seals += 1;
      const { value, ...rest } = getCommitInhouseRoundResponseMock();
      return { ...rest, value: { ...value, roundId: `r-${5100 + seals}` } };
    }),
  );
});

/** Answers the first `lost` bets with a broken connection, and the others with a won round. */
function lose(lost: number) {
  server.use(
    getPlayInhouseRoundMockHandler(async ({ request }) => {
      // The portal itself sends this call.
      const { roundId } = (await request.json()) as { roundId: string };
      bets.push({ key: request.headers.get('Idempotency-Key'), roundId });
      if (bets.length <= lost) throw HttpResponse.error();
      return getPlayInhouseRoundResponseMock();
    }),
  );
}

async function openLamp() {
  const { user } = openPage(lamp, { loggedIn: true });
  // A player can change the seed once it is sealed and a bet can be placed.
  await screen.findByRole('button', { name: 'Change your seed' });
  return { user, press: () => user.click(screen.getByRole('button', { name: /^Bet \$0\.10/ })) };
}

test('LOBBY-19 a bet shows its odds before, its outcome after, and the next seal', async () => {
  lose(0);
  const { press } = await openLamp();
  expect(factsOf(screen.getByText('Chance to win').closest('dl'))).toEqual([
    ['Chance to win', '50%'],
    ['Pays', '1.98x'],
    ['Return to player', '99%'],
    ['Maximum payout per round', '$25,000.00'],
  ]);
  await press();
  expect(await screen.findByText('The light is Amber. You are paid $39.60.')).toBeDefined();
  await waitFor(() => expect(seals).toBe(2));
});

test('LOBBY-19 a bet that the server never got is told, and goes again with the same key', async () => {
  lose(1);
  server.use(refuse('get', `${ROUNDS}/:roundId`, 404, 'not_found'));
  const { press } = await openLamp();
  await press();
  expect(await screen.findByText(/Your last request did not reach us\. Nothing was staked\./)).toBeDefined();
  await press();
  expect(await screen.findByText('The light is Amber. You are paid $39.60.')).toBeDefined();
  expect(bets).toHaveLength(2);
  expect(bets[0]?.key).toMatch(/^.{16,}$/);
  expect(bets[1]).toEqual(bets[0]);
});

test('LOBBY-19 a bet whose answer was lost shows the outcome that the server has', async () => {
  lose(1);
  server.use(getGetInhouseRoundMockHandler({ success: true, value: { ...ended, roundId: 'r-5101' } }));
  const { press } = await openLamp();
  await press();
  expect(await screen.findByText('The light is Amber. You are paid $39.60.')).toBeDefined();
  expect(bets).toHaveLength(1);
});

test('LOBBY-19 an expired round is sealed anew before anything is staked', async () => {
  server.use(refuse('post', ROUNDS, 422, 'round_expired'));
  const { press } = await openLamp();
  await press();
  expect(await screen.findByText(/a new one is sealed\. Nothing was staked\. Place your bet again\./)).toBeDefined();
  expect(seals).toBe(2);
});

// The seal and the seed of the contract's example.
const unused = {
  roundId: 'r-5101',
  serverSeedHash: 'c33eb6ac97c6d2c676f0b8e69e18f2a34b80d4cde45358e99ccefa948852738b',
  serverSeed: '655020a9b7f62905f1ed339bfdaaa76453cc6c34198e14b8b8554bcae2722b71',
};

test.each([
  ['fits', unused, 'It fits its seal and is never played.'],
  [
    'does not fit',
    { ...unused, serverSeed: '0'.repeat(64) },
    'It does not fit its seal. Show this to customer service.',
  ],
])(
  'LOBBY-19 a player asks for another sealed seed, and is told whether the unused one %s',
  async (_, replaced, told) => {
    lose(0);
    const asked: unknown[] = [];
    const { user, press } = await openLamp();
    server.use(
      getCommitInhouseRoundMockHandler(async ({ request }) => {
        asked.push(await request.json());
        const { value, ...rest } = getCommitInhouseRoundResponseMock();
        return { ...rest, value: { ...value, roundId: 'r-5109', replaced } };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Seal another seed' }));
    expect(await screen.findByText(told)).toBeDefined();
    expect(screen.getByText(replaced.serverSeed)).toBeDefined();
    expect(asked).toEqual([{ gameId: 'lumo-lamp', replaces: 'r-5101' }]);
    await press();
    await waitFor(() => expect(bets).toMatchObject([{ roundId: 'r-5109' }]));
  },
);

test('a player types another seed without losing the keyboard', async () => {
  const { user } = await openLamp();
  await user.click(screen.getByRole('button', { name: 'Change your seed' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your seed, yours to change' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change your seed' }));
});

test('LOBBY-19 a sealed round that another tab has played cannot be given up, and is sealed anew', async () => {
  const { user } = await openLamp();
  let calls = 0;
  server.use(
    getCommitInhouseRoundMockHandler(async () => {
      calls += 1;
      if (calls > 1) return getCommitInhouseRoundResponseMock();
      const refused = { success: false, code: 'not_found', message: 'x', language: 'EN', requestId: 'x' };
      throw HttpResponse.json(refused, { status: 404 });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Seal another seed' }));
  expect(await screen.findByText(/a new one is sealed\. Nothing was staked\./)).toBeDefined();
  expect(calls).toBe(2);
});

test.each([
  ['insufficient_balance', 'Your balance is not enough for this.', 'Deposit'],
  ['play_limit_reached', 'You have reached a limit that you set for yourself.', 'My limits'],
  ['birthday_required', 'Please add your date of birth first.', 'Add it in your profile'],
] as const)('LOBBY-19 VALID-49 a bet refused with %s says what to do', async (code, words, wayOn) => {
  server.use(refuse('post', ROUNDS, 422, code, { message: words }));
  const { press } = await openLamp();
  await press();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(words);
  expect(alert.textContent).toContain(wayOn);
});

test('LOBBY-19 an older reading of an open round, which comes late, takes no step back', async () => {
  const answer = getActInhouseRoundResponseMock();
  const round = {
    ...answer.value.round,
    roundId: 'r-5101',
    gameId: 'mines' as const,
    state: 'open' as const,
    choice: { game: 'mines' as const, mines: 3 },
    opened: [] as number[],
    dealt: [],
    offers: [],
    outcome: [],
    payout: null,
    endedAt: null,
  };
  const stepped = { ...round, opened: [0] };
  const list = getListInhouseRoundsResponseMock();
  const rules = getListInhouseRulesResponseMock();
  let readings = 0;
  let tell = () => {};
  server.use(
    getListInhouseRulesMockHandler({ ...rules, value: rules.value.map((sheet) => ({ ...sheet, gameId: 'mines' })) }),
    getListInhouseRoundsMockHandler({ ...list, value: { ...list.value, content: [round] } }),
    getActInhouseRoundMockHandler({ ...answer, value: { ...answer.value, round: stepped } }),
    getGetInhouseRoundMockHandler(async () => {
      readings += 1;
      if (readings > 1) return { success: true, value: stepped };
      // What the server read before the step reaches the page after it.
      await new Promise<void>((resolve) => {
        tell = resolve;
      });
      return { success: true, value: round };
    }),
  );
  const { user } = openPage(lamp, { loggedIn: true });
  expect(await screen.findByText('This round was still open. Continue where you left off.')).toBeDefined();
  const first = await screen.findByRole('button', { name: /^Row 1, column 1/ });
  await waitFor(() => expect(first.getAttribute('aria-disabled')).toBe('false'));
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(readings).toBe(1));
  await user.click(first);
  expect(await screen.findByRole('button', { name: 'Row 1, column 1: gem' })).toBeDefined();
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(readings).toBe(2));
  await act(async () => tell());
  expect(screen.getByRole('button', { name: 'Row 1, column 1: gem' })).toBeDefined();
});
