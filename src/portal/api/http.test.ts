// @vitest-environment jsdom
import { HttpResponse, http as msw } from 'msw';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listGames } from '#generated/client/catalogue/catalogue.ts';
import { getMemberInfo } from '#generated/client/member/member.ts';
import { login, logout } from '#generated/client/session/session.ts';
import { getCaptcha } from '#generated/client/verification/verification.ts';
import { getBalance } from '#generated/client/wallet/wallet.ts';
import { refuse, unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withSecurePage } from '#mocks/with-secure-page.ts';
import { withServer } from '#mocks/with-server.ts';
import { sessionStore } from '../lib/storage.ts';
import { ApiError } from './api-error.ts';
import { inBackground } from './background.ts';
import { http } from './http.ts';
import { getToken, setToken, subscribeExpiry } from './token.ts';

withServer({ isContract: false });
withSecurePage();

const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call must fail'),
    (error: unknown) => (error instanceof ApiError ? error : expect.fail(`not an ApiError: ${error}`)),
  );

/** Answers `path` and remembers the requests that came. */
function record(path: string): Request[] {
  const requests: Request[] = [];
  server.use(
    msw.get(`*${path}`, ({ request }) => {
      requests.push(request.clone());
      return HttpResponse.json({ success: true, value: {} });
    }),
  );
  return requests;
}

beforeEach(() => {
  window.sessionStorage.clear();
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('what a call carries', () => {
  test('API-79 CONST-01 the token as bearer, the language, the merchant and an id of its own', async () => {
    const requests = record('/wps/member/info');
    sessionStore.set('merchantCode', 'lumo');
    setToken('pt_one');
    await Promise.all([getMemberInfo(), getMemberInfo()]);
    const [first, second] = requests.map((request) => request.headers);
    expect(first?.get('Authorization')).toBe('Bearer pt_one');
    expect(first?.get('Language')).toBe('EN');
    expect(first?.get('Merchant')).toBe('lumo');
    expect(first?.get('X-Request-Id')).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.get('X-Request-Id')).not.toBe(first?.get('X-Request-Id'));
    expect(first?.has('X-Background')).toBe(false);
  });

  test('no token and no merchant while there are none', async () => {
    const requests = record('/wps/member/info');
    await getMemberInfo();
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
    expect(requests[0]?.headers.has('Merchant')).toBe(false);
  });

  test('API-79 a background mark when no person caused it, also on the second try', async () => {
    const requests = record('/wps/v2/wallets/balance');
    const { signal } = new AbortController();
    await inBackground(() => getBalance(signal));
    await getBalance(signal);
    await getBalance();
    expect(requests.map((request) => request.headers.get('X-Background'))).toEqual(['1', '1', null]);
  });
});

describe('a body that is no JSON', () => {
  const sent = async (data: FormData | URLSearchParams, type: string) => {
    const requests: { type: string | null; text: string }[] = [];
    server.use(
      msw.post('*/wps/form', async ({ request }) => {
        requests.push({ type: request.headers.get('Content-Type'), text: await request.text() });
        return HttpResponse.json({ success: true, value: {} });
      }),
    );
    // As generated calls do it.
    await http({ url: '/wps/form', method: 'POST', headers: { 'Content-Type': type }, data });
    return requests[0];
  };

  test('goes as a form where it is one', async () => {
    const request = await sent(new URLSearchParams({ email: 'khoa@example.com' }), 'application/x-www-form-urlencoded');
    expect(request?.type).toMatch(/^application\/x-www-form-urlencoded/);
    expect(request?.text).toBe('email=khoa%40example.com');
  });

  test('goes as it is with its files, and the boundary is the browser’s', async () => {
    const data = new FormData();
    data.append('note', 'Sinh nhật');
    data.append('images', new File(['png'], 'a.png', { type: 'image/png' }));
    const request = await sent(data, 'multipart/form-data');
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(request?.type ?? '')?.[1];
    expect(request?.text).toContain(`--${boundary}\r\n`);
    expect(request?.text).toContain('filename="a.png"\r\nContent-Type: image/png\r\n\r\npng\r\n');
  });
});

describe('what a call answers', () => {
  test('API-77 the value of the envelope', async () => {
    expect(await getBalance()).toMatchObject({ sumBalance: '12480.50', currency: 'USD' });
  });

  test('API-77 the fields beside `success` where the contract has no value', async () => {
    const answer = await listGames({
      clientType: 3,
      platform: 'flash,html5-desktop',
      language: 'EN',
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 42,
    });
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(['games', 'totalPages']));
    expect(answer).not.toHaveProperty('success');
  });

  test('CAPTCHA-07 a text as value together with what stands beside it', async () => {
    const { value, captchaId, proofOfWork } = await getCaptcha();
    expect(value).toMatch(/^iVBORw0KGgo/);
    expect({ captchaId, difficulty: proofOfWork.difficulty }).toEqual({ captchaId: 'c_5f2b9a10', difficulty: 20 });
  });

  test('an error where a success has no envelope', async () => {
    server.use(msw.get('*/wps/v2/wallets/balance', () => HttpResponse.text('<html>')));
    expect(await failure(getBalance())).toMatchObject({ code: 'system_error', status: 200 });
  });

  test('API-77 an error of the contract with all that it says', async () => {
    const value = { retryAfterSeconds: 30 };
    server.use(refuse('get', '/wps/v2/wallets/balance', 429, 'rate_limited', { value }));
    expect(await failure(getBalance())).toMatchObject({
      code: 'rate_limited',
      status: 429,
      words: 'Words of the server',
      requestId: 'request-0001',
      details: value,
    });
  });

  test('ERROR-18 a lost connection and a gateway that answers for the server are the connection', async () => {
    server.use(unreachable('get', '/wps/v2/wallets/balance'));
    expect(await failure(getBalance())).toMatchObject({ code: 'connection', status: 0 });
    server.use(msw.get('*/wps/v2/wallets/balance', () => HttpResponse.text('Bad Gateway', { status: 502 })));
    expect(await failure(getBalance())).toMatchObject({ code: 'connection', status: 502 });
    server.use(msw.get('*/wps/v2/wallets/balance', () => HttpResponse.html('<h1>Too Large</h1>', { status: 413 })));
    expect(await failure(getBalance())).toMatchObject({ code: 'payload_too_large', status: 413, words: undefined });
    server.use(msw.get('*/wps/v2/wallets/balance', () => HttpResponse.text('Oops', { status: 500 })));
    expect(await failure(getBalance())).toMatchObject({ code: 'system_error', status: 500 });
  });

  test('a cancelled call stays a cancellation', async () => {
    const controller = new AbortController();
    const call = getBalance(controller.signal);
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'CanceledError' });
  });
});

describe('a session that the server ended', () => {
  test('API-79 is cleared once and told once, however many calls hear of it', async () => {
    server.use(refuse('get', '/wps/v2/wallets/balance', 401, 'session_expired'));
    setToken('pt_old');
    sessionStore.set('nickname', 'Minh Khoa');
    sessionStore.set('merchantCode', 'lumo');
    const told = vi.fn();
    const end = subscribeExpiry(told);
    await Promise.all([failure(getBalance()), failure(getBalance()), failure(getBalance())]);
    end();
    expect(told).toHaveBeenCalledOnce();
    expect(getToken()).toBeNull();
    expect(sessionStore.get('nickname')).toBeNull();
    expect(sessionStore.get('merchantCode')).toBe('lumo');
  });

  test('does not end the next one: a late answer to the old token changes nothing', async () => {
    server.use(refuse('delete', '/wps/session/logout', 401, 'session_expired'));
    setToken('pt_old');
    const late = failure(logout());
    setToken('pt_new');
    await late;
    expect(getToken()).toBe('pt_new');
  });

  test('is no session for a guest: a wrong password is not its end', async () => {
    server.use(refuse('get', '/wps/v2/wallets/balance', 401, 'unauthenticated'));
    const told = vi.fn();
    const end = subscribeExpiry(told);
    expect(await failure(getBalance())).toMatchObject({ code: 'unauthenticated' });
    end();
    expect(told).not.toHaveBeenCalled();
  });
});

describe('where the server renders', () => {
  test('calls are answered directly, by path and query, and carry no session', async () => {
    vi.resetModules();
    const fresh = await import('./http.ts');
    // Other test files of the process must not get this module.
    onTestFinished(() => void vi.resetModules());
    const sent = vi.fn();
    server.events.on('request:start', sent);
    const asked: string[][] = [];
    fresh.setDirectAnswers(async (...call) => {
      asked.push(call);
      return { success: true, value: ['directly'] };
    });
    setToken('pt_one');
    expect(await fresh.http({ url: '/wps/x', method: 'GET', params: { b: 2, a: 1, c: undefined } })).toEqual([
      'directly',
    ]);
    expect(await fresh.http({ url: '/wps/y', method: 'GET' })).toEqual(['directly']);
    expect(asked).toEqual([
      ['/wps/x', 'b=2&a=1'],
      ['/wps/y', ''],
    ]);
    server.events.removeAllListeners();
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('secrets', () => {
  test('are not sent from a page that is not secure', async () => {
    vi.stubGlobal('isSecureContext', false);
    const sent = vi.fn();
    server.events.on('request:start', sent);
    const error = await failure(login({ type: 'username', username: 'player01', password: 'Portico123' }));
    server.events.removeAllListeners();
    expect(error).toMatchObject({ code: 'insecure_context', status: 0 });
    expect(sent).not.toHaveBeenCalled();
  });

  test('any other failure inside is told as a system error', async () => {
    const error = await failure(http({ url: '/wps/x', method: 'GET', transformRequest: () => expect.fail('broken') }));
    expect(error).toMatchObject({ code: 'system_error' });
  });
});
