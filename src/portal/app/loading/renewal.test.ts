// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withServer } from '#mocks/with-server.ts';
import { isReachable, renew } from '../loading.tsx';

withServer();

const reloads = vi.fn();

beforeEach(() => {
  window.sessionStorage.clear();
  reloads.mockClear();
  const { pathname, host, protocol, origin, href } = window.location;
  vi.stubGlobal('location', { pathname, host, protocol, origin, href, reload: reloads });
  document.head.innerHTML = '<script type="module" src="/res/js/index-old.js"></script>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

const deployed = (build: string) =>
  server.use(
    http.get('*/index', () =>
      HttpResponse.html(
        `<script src="/x.js"></script><script type="module" crossorigin src="/res/js/index-${build}.js"></script>`,
      ),
    ),
  );

describe('a part that is missing', () => {
  test('reloads the page when the site has another build', async () => {
    deployed('new');
    expect(await renew()).toBe(true);
    expect(reloads).toHaveBeenCalledOnce();
  });

  test('reloads once for each build, so that it never loops', async () => {
    deployed('new');
    await renew();
    expect(await renew()).toBe(false);
    expect(reloads).toHaveBeenCalledOnce();
    deployed('newer');
    expect(await renew()).toBe(true);
    expect(reloads).toHaveBeenCalledTimes(2);
  });

  test('does not reload the page while the build is the same', async () => {
    deployed('old');
    expect(await renew()).toBe(false);
    expect(reloads).not.toHaveBeenCalled();
  });

  test.each([
    ['is not there', () => server.use(unreachable('get', '/index'))],
    ['fails', () => server.use(http.get('*/index', () => HttpResponse.html('<p>Bad gateway</p>', { status: 502 })))],
    [
      'answers something else',
      () => server.use(http.get('*/index', () => HttpResponse.html('<p>Log in to Wi-Fi</p>'))),
    ],
  ])('does not reload the page when the site %s', async (_, arrange) => {
    arrange();
    expect(await renew()).toBe(false);
    expect(reloads).not.toHaveBeenCalled();
  });

  test('does not reload the page when the build names no main module', async () => {
    document.head.innerHTML = '';
    deployed('new');
    expect(await renew()).toBe(false);
  });
});

test('checks whether the site answers', async () => {
  server.use(http.head('*/index', () => new HttpResponse(null, { status: 200 })));
  expect(await isReachable()).toBe(true);
  server.use(http.head('*/index', () => HttpResponse.error()));
  expect(await isReachable()).toBe(false);
});
