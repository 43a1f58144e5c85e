// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  getAddFavouriteMockHandler,
  getListFavouriteIdsMockHandler,
  getRemoveFavouriteMockHandler,
} from '#generated/client/catalogue/catalogue.msw.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withServer } from '#mocks/with-server.ts';
import { clearSession, setToken } from '../../api/token.ts';
import { sessionStore } from '../../lib/storage.ts';
import { connectToasts, type ToastMessage } from '../../ui/toast.tsx';
import { GameRow } from '../game/game-row.tsx';
import { useGameTiles } from '../game/use-game-tiles.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { sampleGame } from '../testing/sample-game.ts';

const games = [
  sampleGame({ nodeId: '1', gameName: 'One' }),
  sampleGame({ nodeId: '2', gameName: 'Two', vassalage: 'NOR', gameType: 'LIVE' }),
];

function Shelf() {
  return <GameRow games={games} tiles={useGameTiles()} />;
}

const heart = (name: string) => screen.getByRole('button', { name: `Favourite: ${name}` });
const isPressed = (name: string) => heart(name).getAttribute('aria-pressed') === 'true';

withServer();

/** The mocked answer of the server, and the received presses. */
let calls: { call: 'add' | 'remove'; body: unknown }[];
/** Answers wait until the test calls this. */
let answer: () => void;
let toasts: ToastMessage[];
let endToasts: () => void;

beforeEach(() => {
  calls = [];
  toasts = [];
  endToasts = connectToasts((toast) => toasts.push(toast));
  let gate = Promise.resolve();
  answer = () => {};
  let kept = ['1'];
  const change = (call: 'add' | 'remove') => async (info: { request: Request }) => {
    const body: unknown = await info.request.json();
    calls.push({ call, body });
    await gate;
    // The contract's payload; the hooks under test sent it.
    const { nodeId } = body as { nodeId: string };
    kept = kept.filter((id) => id !== nodeId);
    if (call === 'add') kept = [nodeId, ...kept];
    return { success: true as const, value: kept };
  };
  server.use(
    getListFavouriteIdsMockHandler({ success: true, value: ['1'] }),
    getAddFavouriteMockHandler(change('add')),
    getRemoveFavouriteMockHandler(change('remove')),
  );
  gate = new Promise((resolve) => {
    answer = resolve;
  });
});

afterEach(() => {
  cleanup();
  endToasts();
  act(clearSession);
});

async function setUpMember() {
  setToken('token');
  sessionStore.set('isAgent', '0');
  const page = renderInPortal(<Shelf />);
  await waitFor(() => expect(isPressed('One')).toBe(true));
  return page;
}

describe('the heart of a tile', () => {
  test('LOBBY-11 API-40 ENTITY-30 adds the game, and shows it before the server answers', async () => {
    const { user } = await setUpMember();
    await user.click(heart('Two'));
    await waitFor(() => expect(isPressed('Two')).toBe(true));
    await waitFor(() =>
      expect(calls).toEqual([{ call: 'add', body: { nodeId: '2', vendor: 'NOR', gameType: 'LIVE' } }]),
    );
    answer();
  });

  test('LOBBY-10 API-41 ENTITY-30 removes a favourite', async () => {
    const { user } = await setUpMember();
    await user.click(heart('One'));
    await waitFor(() => expect(isPressed('One')).toBe(false));
    answer();
    await waitFor(() =>
      expect(calls).toEqual([{ call: 'remove', body: { nodeId: '1', vendor: 'SAF', gameType: 'RNG' } }]),
    );
  });

  test('LOBBY-12 API-37 the ids of the answer replace the list', async () => {
    server.use(getAddFavouriteMockHandler({ success: true, value: ['2'] }));
    const { user } = await setUpMember();
    await user.click(heart('Two'));
    await waitFor(() => expect(isPressed('One')).toBe(false));
    expect(isPressed('Two')).toBe(true);
    server.use(getRemoveFavouriteMockHandler({ success: true, value: ['1'] }));
    await user.click(heart('Two'));
    await waitFor(() => expect(isPressed('One')).toBe(true));
    expect(isPressed('Two')).toBe(false);
  });

  test('LOBBY-12 three quick presses end in the state of the last press', async () => {
    const { user } = await setUpMember();
    await user.click(heart('Two'));
    await waitFor(() => expect(isPressed('Two')).toBe(true));
    await user.click(heart('Two'));
    await waitFor(() => expect(isPressed('Two')).toBe(false));
    await user.click(heart('Two'));
    answer();
    await waitFor(() => expect(calls.map(({ call }) => call)).toEqual(['add', 'remove', 'add']));
    await waitFor(() => expect(isPressed('Two')).toBe(true));
    expect(isPressed('One')).toBe(true);
  });

  test('API-40 LOBBY-12 a refusal restores the heart and says why; other hearts stay', async () => {
    server.use(refuse('post', '/wps/relay/GCSGAME_addFavourite', 429, 'rate_limited'));
    const { user } = await setUpMember();
    await user.click(heart('One'));
    await user.click(heart('Two'));
    answer();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ tone: 'error', message: 'Words of the server' });
    expect(isPressed('Two')).toBe(false);
    expect(isPressed('One')).toBe(false);
  });

  test('ROLE-06 opens the login form for a guest without a request', async () => {
    const { user, address } = renderInPortal(<Shelf />);
    await user.click(heart('Two'));
    await waitFor(() => expect(address()).toBe('/index?modal=login'));
    expect(isPressed('Two')).toBe(false);
    expect(calls).toEqual([]);
  });

  test('ROLE-08 explains to a trial account that it needs a full account', async () => {
    setToken('token');
    sessionStore.set('isAgent', '4');
    const { user, address } = renderInPortal(<Shelf />);
    await user.click(heart('Two'));
    await waitFor(() => expect(address()).toBe('/index?modal=trial'));
    expect(calls).toEqual([]);
  });

  test('ROLE-08 explains the same if only the server knows that the account is a trial', async () => {
    server.use(refuse('post', '/wps/relay/GCSGAME_addFavourite', 403, 'in_need_true_account'));
    const { user, address } = await setUpMember();
    await user.click(heart('Two'));
    await waitFor(() => expect(address()).toBe('/index?modal=trial'));
    expect(isPressed('Two')).toBe(false);
    expect(toasts).toEqual([]);
  });
});
