// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getLaunchGameMockHandler } from '#generated/client/catalogue/catalogue.msw.ts';
import { getGetBalanceResponseMock } from '#generated/client/wallet/wallet.faker.ts';
import { getGetBalanceQueryKey } from '#generated/client/wallet/wallet.ts';
import type { LaunchGameResponse, LaunchPayload } from '#generated/model/index.ts';
import { refuse, unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { scrollKeyOf } from '../../access/opener.ts';
import { followLeaving } from '../../access/session.ts';
import { expireSession, setToken } from '../../api/token.ts';
import { rememberLaunch } from '../../entities/launch/use-launch.ts';
import { sampleGame } from '../../entities/testing/sample-game.ts';
import { showLanguage } from '../../i18n/language.ts';
import { openFrame } from '../../testing/frame.tsx';
import { openPage, withPortal } from '../../testing/portal.tsx';
import { fillIn, submitLogin } from '../../testing/steps.ts';

withPortal();

const LAUNCH = '/wps/game/launchGame';
const game = '/seamless?vassalage=SAF&nodeId=20001';
let sent: { readonly body: LaunchPayload; readonly language: string | null }[];

function answer(wanted: Partial<LaunchGameResponse> = {}) {
  let count = 0;
  server.use(
    getLaunchGameMockHandler(async ({ request }) => {
      // The portal itself sends this call; the payload test checks its shape.
      const body = (await request.json()) as LaunchPayload;
      sent.push({ body, language: request.headers.get('Language') });
      count += 1;
      return {
        success: true,
        game_url: `/sandbox/SAF/lantern-road?launch=lt_${count}`,
        game_url2: '',
        walletMode: 'seamless',
        demo: false,
        expiresAt: '2026-01-05T09:43:00Z',
        gameName: 'Lantern Road',
        ...wanted,
      };
    }),
  );
}

beforeEach(() => {
  sent = [];
  answer();
});

/** Opens a game with the frame around it, whose other pages are plain. */
const openGame = (address: string, setting: Parameters<typeof openPage>[1]) =>
  openFrame(address, { ...setting, own: ['/seamless', '/game'] });

const frame = async (name = 'Lantern Road') => (await screen.findByTitle(name)) as HTMLIFrameElement;

/** Sends messages as the game in the frame does, and returns the portal's answers. */
async function speak(from: HTMLIFrameElement) {
  const told: { readonly nonce?: string; readonly type?: string }[] = [];
  const window_ = from.contentWindow;
  if (!window_) throw new Error('the frame has no window');
  vi.spyOn(window_, 'postMessage').mockImplementation((message: unknown) => {
    told.push(message as (typeof told)[number]);
  });
  const say = (data: object, origin = 'null', source: Window = window_) =>
    act(
      () => void window.dispatchEvent(new MessageEvent('message', { data: { portico: 1, ...data }, origin, source })),
    );
  say({ type: 'ready' });
  const nonce = told[0]?.nonce ?? '';
  return { say, nonce, told };
}

describe('/seamless', () => {
  test('LOBBY-13 LOBBY-20 ROUTE-14 ROUTE-33 STORE-07 launches the game of the address and frames it without an origin', async () => {
    const { address, queries } = openGame(game, { loggedIn: true });
    const own = await frame();
    expect(own.getAttribute('src')).toContain('/sandbox/SAF/lantern-road?launch=lt_1');
    expect(own.getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect(own.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(await screen.findByRole('heading', { name: 'Lantern Road' })).toBeDefined();
    const balance = await screen.findByRole('group', { name: 'Balance' });
    await waitFor(() => expect(balance.textContent).toBe('$12,480.50'));
    // As a stake or a win of the game changes it.
    const changed = { ...getGetBalanceResponseMock().value, sumBalance: '12475.25' };
    act(() => void queries.setQueryData(getGetBalanceQueryKey(), changed));
    await waitFor(() => expect(balance.textContent).toBe('$12,475.25'));
    await waitFor(() => expect(document.title).toBe('Lantern Road | Lumo'));
    expect(address()).toBe(game);
    expect(window.sessionStorage.getItem('iframeUrl')).toBeNull();
  });

  test('LOBBY-13 LOBBY-20 API-22 ENTITY-32 game_url2 is not taken where there is a game_url', async () => {
    answer({ game_url2: '/sandbox/SAF/other?launch=lt_8' });
    openPage(game, { loggedIn: true });
    expect((await frame()).getAttribute('src')).toContain('/sandbox/SAF/lantern-road?launch=lt_1');
  });

  test('ROUTE-33 the deposit opens over the game, which stays', async () => {
    const { user, address } = openPage(game, { loggedIn: true });
    const own = await frame();
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    await waitFor(() => expect(address()).toBe(`${game}&modal=memberCenter&panel=depositv2`));
    expect(own.isConnected).toBe(true);
  });

  test.each(['EN', 'VI'] as const)(
    'API-22 API-23 API-73 CONST-01 ENTITY-31 the call carries the session, the account and the language %s',
    async (language) => {
      await showLanguage(language);
      openPage(game, { loggedIn: true });
      await frame();
      expect(sent).toMatchObject([
        {
          language,
          body: { token: 'pt_session', username: 'player01', merchantCode: 'lumo', nodeId: '20001', language },
        },
      ]);
    },
  );

  test('LOTTERY-05 a lottery opens as a page of the portal, with its game and play type', async () => {
    answer({ game_url: '/vnlottery?gameCode=VN_NORTH&playType=LO_2', walletMode: 'none', expiresAt: null });
    const { address } = openGame('/seamless?vassalage=TCG_SEA&nodeId=31001', { loggedIn: true });
    await waitFor(() => expect(address()).toBe('/vnlottery?gameCode=VN_NORTH&playType=LO_2'));
    expect(await screen.findByRole('heading', { name: 'The page /vnlottery' })).toBeDefined();
    expect(document.querySelector('iframe')).toBeNull();
  });

  const neon = '/sandbox/KIT/neon-saigon?launch=lt_9';
  test.each([
    ['game_url', { game_url: neon, game_url2: '' }],
    ['game_url2 where game_url is empty', { game_url: '', game_url2: neon }],
    ['game_url where both are there', { game_url: neon, game_url2: '/sandbox/KIT/other?launch=lt_8' }],
  ])(
    'LOBBY-20 LOBBY-13 ROUTE-16 ROUTE-33 STORE-07 API-22 ENTITY-32 a transfer wallet game opens without bars in /game, from %s',
    async (_, urls) => {
      answer({ ...urls, walletMode: 'transfer', gameName: 'Neon Saigon' });
      const { router } = openPage('/seamless?vassalage=KIT&nodeId=20003', { loggedIn: true });
      expect((await frame('Neon Saigon')).getAttribute('src')).toContain(neon);
      expect(router.state.location.pathname).toBe('/game');
      expect(window.sessionStorage.getItem('iframeUrl')).toBe(neon);
      expect(screen.queryByRole('group', { name: 'Balance' })).toBeNull();
      expect(sent).toHaveLength(1);
    },
  );

  test('an address outside the portal leads home instead of opening as a page', async () => {
    answer({ game_url: '//evil.example/x', walletMode: 'none', expiresAt: null });
    const { router } = openGame(game, { loggedIn: true });
    await waitFor(() => expect(router.state.location.pathname).toBe('/index'));
  });

  test('ENTITY-36 an address on a host that the site does not name is not framed', async () => {
    answer({ game_url: 'https://evil.example/' });
    openPage(game, { loggedIn: true });
    expect(await screen.findByRole('heading', { name: 'The game did not start' })).toBeDefined();
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('ROLE-06 a guest is asked to log in, and the game starts after it', async () => {
    openPage(game);
    expect(await screen.findByRole('dialog', { name: /Log in/ })).toBeDefined();
    expect(sent).toEqual([]);
    act(() => setToken('pt_session'));
    expect(await frame()).toBeDefined();
  });

  test('ROLE-06 a guest who registers instead is led to the game, too', async () => {
    const { user, router } = openPage(game);
    const login = within(await screen.findByRole('dialog', { name: /Log in/ }));
    await user.click(login.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(router.state.location.search).toContain('modal=register'));
    expect(router.state.location.state).toMatchObject({ leadsTo: { to: game } });
  });

  test('ROLE-08 a trial account reads that it needs a full account', async () => {
    server.use(refuse('post', LAUNCH, 403, 'in_need_true_account'));
    openPage(game, { loggedIn: true });
    expect(await screen.findByRole('heading', { name: 'This needs a full account' })).toBeDefined();
  });

  test.each([game, '/seamless?vassalage=BGS&nodeId=10004'])(
    'MEMBER-22 %s does not open while a limit that the member set is used up, and says so',
    async (address) => {
      server.use(
        refuse('post', LAUNCH, 422, 'play_limit_reached', {
          message: 'You have reached a limit that you set for yourself.',
        }),
      );
      openPage(address, { loggedIn: true });
      const told = await screen.findByText(/^You have reached a limit that you set for yourself\. /);
      expect(told.closest('[role="alert"]')).not.toBeNull();
      expect(screen.queryByRole('button', { name: /^Bet/ })).toBeNull();
    },
  );

  test('ERROR-27 a game under maintenance says so, and can be retried', async () => {
    server.use(refuse('post', LAUNCH, 503, 'game_maintenance', { message: 'This game is under maintenance.' }));
    const { user } = openPage(game, { loggedIn: true });
    expect(await screen.findByRole('heading', { name: 'This game is under maintenance.' })).toBeDefined();
    answer();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await frame()).toBeDefined();
  });

  test('without a connection the game starts by itself once the connection returns', async () => {
    server.use(unreachable('post', LAUNCH));
    openPage(game, { loggedIn: true });
    expect(await screen.findByRole('heading', { name: 'The game did not start' })).toBeDefined();
    answer();
    fireEvent(window, new Event('online'));
    expect(await frame()).toBeDefined();
  });

  test('an unknown game shows that it does not exist', async () => {
    server.use(refuse('post', LAUNCH, 404, 'not_found'));
    openPage(game, { loggedIn: true });
    expect(await screen.findByRole('heading', { name: 'There is no such game' })).toBeDefined();
  });

  test('API-79 a member whose session ends during play logs in again, and the game is launched again', async () => {
    openGame(game, { loggedIn: true });
    await frame();
    act(() => expireSession('pt_session'));
    expect(await screen.findByRole('dialog', { name: /Log in/ })).toBeDefined();
    expect(document.querySelector('iframe')).toBeNull();
    act(() => setToken('pt_later'));
    expect((await frame()).getAttribute('src')).toContain('lt_2');
    expect(sent[1]?.body.token).toBe('pt_later');
  });

  test('API-79 LOGIN-17 a member who was logged out during play logs in from there, and goes on playing', async () => {
    const portal = openGame(game, { loggedIn: true });
    await frame();
    // As a sign-out in another tab does.
    act(() => followLeaving('pt_session'));
    const notice = within(await screen.findByRole('region', { name: 'Your game session has ended' }));
    await portal.user.click(notice.getByRole('button', { name: 'Log in' }));
    const form = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await fillIn(portal, form);
    await submitLogin(portal, form);
    const after = within(await screen.findByRole('dialog', { name: /^Welcome back/ }));
    await portal.user.click(after.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(portal.address()).toBe(game));
    expect((await frame()).getAttribute('src')).toContain('lt_2');
  });

  test('a modal over the game does not affect it', async () => {
    const { router } = openPage(game, { loggedIn: true });
    const own = await frame();
    await act(() => router.navigate(`${game}&modal=signOut`));
    expect(await screen.findByRole('alertdialog')).toBeDefined();
    expect(await frame()).toBe(own);
    expect(sent).toHaveLength(1);
  });
});

describe('messages of the game', () => {
  test('leave the game, back to the page where it was started', async () => {
    const { router, address } = openGame('/index', { loggedIn: true });
    const opener = { address: '/rng?gameName=lantern', scrollKey: 'k1' };
    await act(() => router.navigate(game, { state: rememberLaunch(sampleGame(), opener) }));
    const { say, nonce } = await speak(await frame());
    say({ type: 'exit', nonce: 'guessed' });
    say({ type: 'exit', nonce }, 'https://evil.example');
    say({ type: 'exit', nonce }, 'null', window);
    expect(router.state.location.pathname).toBe('/seamless');
    // The number of pages that the frame went through makes no difference.
    for (let count = 0; count < 3; count++) window.history.pushState(null, '');
    say({ type: 'exit', nonce });
    await waitFor(() => expect(address()).toBe('/rng?gameName=lantern'));
    // The page keeps its scroll position under the previous key.
    expect(scrollKeyOf(router.state.location)).toBe('k1');
  });

  test.each([
    ['/seamless?vassalage=VEL&gameType=LIVE', '/live'],
    [game, '/rng'],
    ['/seamless?vassalage=NONE&nodeId=20001', '/index'],
  ])('leave from %s, opened directly, to %s', async (direct, out) => {
    const { user, address } = openGame(direct, { loggedIn: true });
    await frame();
    await user.click(screen.getByRole('button', { name: 'Leave the game' }));
    await waitFor(() => expect(address()).toBe(out));
  });

  test('leave a transfer wallet game to the page where it was started, also after a second launch', async () => {
    answer({ walletMode: 'transfer' });
    const { user, router, address } = openGame('/index', { loggedIn: true });
    const opener = { address: '/live', scrollKey: 'k1' };
    await act(() => router.navigate(game, { state: rememberLaunch(sampleGame(), opener) }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/game'));
    const { say, nonce } = await speak(await frame());
    say({ type: 'ended', nonce, code: 'play_token_expired' });
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    await waitFor(async () => expect((await frame()).getAttribute('src')).toContain('lt_2'));
    await user.click(screen.getByRole('button', { name: 'Leave the game' }));
    await waitFor(() => expect(address()).toBe('/live'));
  });

  test('a second page in the frame gets no nonce', async () => {
    openPage(game, { loggedIn: true });
    const { say, told } = await speak(await frame());
    say({ type: 'ready' });
    expect(told.filter(({ type }) => type === 'hello')).toHaveLength(1);
  });

  test('an ended game session offers to start again', async () => {
    const { user } = openPage(game, { loggedIn: true });
    const { say, nonce } = await speak(await frame());
    say({ type: 'ended', nonce, code: 'play_token_expired' });
    expect(await screen.findByRole('heading', { name: 'Your game session has ended' })).toBeDefined();
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    await waitFor(async () => expect((await frame()).getAttribute('src')).toContain('lt_2'));
  });
});

describe('a separate window', () => {
  test.each([
    ['game_url', 'game_url2', ''],
    ['game_url2', 'game_url', ''],
    ['game_url', 'game_url2', '/sandbox/SAF/other?launch=lt_8'],
  ] as const)('LOBBY-20 API-22 ENTITY-32 a window of its own plays %s where %s is %j', async (given, second, other) => {
    const own = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal('open', () => own);
    const { user } = openPage(game, { loggedIn: true });
    await frame();
    answer({ [given]: '/sandbox/SAF/lantern-road?launch=lt_9', [second]: other });
    await user.click(screen.getByRole('button', { name: 'Play in a separate window' }));
    await waitFor(() => expect(own.location.replace).toHaveBeenCalledWith(expect.stringContaining('launch=lt_9')));
    expect(own.opener).toBeNull();
  });

  test('a window that the browser blocks becomes a link', async () => {
    vi.stubGlobal('open', () => null);
    const { user } = openPage(game, { loggedIn: true });
    await frame();
    await user.click(screen.getByRole('button', { name: 'Play in a separate window' }));
    const link = await screen.findByRole('link', { name: 'Open the game' });
    expect(link.getAttribute('href')).toContain('lt_2');
    expect(link.getAttribute('rel')).toContain('noopener');
  });
});

describe('/game', () => {
  test('ROUTE-16 says so if there is no game', async () => {
    openPage('/game', { loggedIn: true });
    expect(await screen.findByRole('heading', { name: 'No game is open here' })).toBeDefined();
  });

  test('ROUTE-33 ROUTE-16 STORE-07 plays the address of session key iframeUrl, if it belongs to a game', async () => {
    window.sessionStorage.setItem('iframeUrl', '/sandbox/ORO/lobby?launch=lt_5');
    openGame('/game', { loggedIn: true });
    expect((await frame('Game')).getAttribute('src')).toContain('/sandbox/ORO/lobby?launch=lt_5');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  test('STORE-07 frames nothing else', async () => {
    window.sessionStorage.setItem('iframeUrl', 'javascript:alert(1)');
    openPage('/game', { loggedIn: true });
    expect(await screen.findByRole('heading', { name: 'No game is open here' })).toBeDefined();
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('ROLE-06 asks a guest to log in', async () => {
    openPage('/game');
    expect(await screen.findByRole('dialog', { name: /Log in/ })).toBeDefined();
  });
});
