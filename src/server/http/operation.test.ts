import { afterEach, describe, expect, test } from 'vitest';
import type { ListGamesResponse } from '#generated/model/index.ts';
import { Failure } from '../shared/failure.ts';
import { sampleSession, sampleStatus } from '../testing/samples.ts';
import { startTestServer, type TestOptions, type TestServer } from '../testing/test-server.ts';
import { operationEntries } from './operation-entries.ts';

const servers: TestServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

async function start(options: TestOptions): Promise<TestServer> {
  const server = await startTestServer(options);
  servers.push(server);
  return server;
}

const status = '/wps/system/status';
const games = '/wps/relay/GCSGAME_gameList';
const emptyList: ListGamesResponse = { success: true, games: [], totalPages: 0, totalGames: 0 };

describe('the envelope', () => {
  test('API-77 a success is the handler’s answer, as JSON that is not cached', async () => {
    const server = await start({ handlers: { getSystemStatus: async () => sampleStatus } });
    const response = await server.get(status);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(sampleStatus);
  });

  test('API-77 ERROR-39 a failure has the status of its code, a message in the caller’s language, and the details', async () => {
    const details = { ip: '203.0.113.7' };
    const fail = async () => {
      throw new Failure('ip_restricted', details);
    };
    const server = await start({ handlers: { listVendors: fail } });
    const response = await server.get('/wps/relay/GCSGAME_vendors', {
      Language: 'VI',
      'X-Request-Id': 'from-the-test',
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      success: false,
      code: 'ip_restricted',
      message: 'Địa chỉ của bạn không được phép truy cập trang này.',
      language: 'VI',
      requestId: 'from-the-test',
      value: details,
    });
  });

  test('ROLE-09 a trial account may not use chat, and gets the error in its language', async () => {
    let type: (typeof sampleSession)['type'] = 4;
    const server = await start({
      // The chat's handler does not exist yet; access is checked before any handler runs.
      handlers: { getChatUnread: async () => ({ success: true, unReadCount: 1 }) } as never,
      authenticate: async () => ({ ...sampleSession, type }),
    });
    const unread = () => server.get('/wps/relay/MCSFE_chatUnread', { Authorization: 'Bearer a-token', Language: 'VI' });
    const refused = await unread();
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'in_please_information',
      message: 'Trò chuyện cần tài khoản chính thức. Vui lòng đăng ký trước.',
    });
    type = 0;
    expect(await (await unread()).json()).toEqual({ success: true, unReadCount: 1 });
  });

  test('an error of the program is system_error; the log has its location without data, the answer has neither', async () => {
    const query = new Error('Failed query: select\nparams: s3cret', { cause: new Error('relation is gone') });
    const fail = async () => {
      throw query;
    };
    const server = await start({ handlers: { getSystemStatus: fail } });
    const response = await server.get(status);
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ code: 'system_error', message: 'System error' });
    const line = server.logged.find((entry) => entry['msg'] === 'request failed');
    expect(line).toMatchObject({ operation: 'getSystemStatus', error: { type: 'Error', message: 'relation is gone' } });
    expect(JSON.stringify(server.logged) + text).not.toContain('s3cret');
  });

  test('an unreachable database is unavailable, with a time to retry', async () => {
    const fail = async () => {
      throw new Error('Failed query', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) });
    };
    const server = await start({ handlers: { getSystemStatus: fail } });
    const response = await server.get(status);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  });

  test('an answer that breaks the contract is system_error and names the paths', async () => {
    const wrong = { ...sampleStatus, value: { ...sampleStatus.value, ip: 7, extra: true } };
    // An answer that a handler without types could give.
    const server = await start({ handlers: { getSystemStatus: async () => wrong as never } });
    expect((await server.get(status)).status).toBe(500);
    expect(JSON.stringify(server.logged)).toMatch(
      /getSystemStatus does not follow the contract.*\/value\/ip invalid_type/,
    );
  });

  test.each(['not_found', 'forbidden'] as const)(
    'a failure that the operation does not document is system_error: %s',
    async (code) => {
      const fail = async () => {
        throw new Failure(code);
      };
      const server = await start({ handlers: { getSystemStatus: fail } });
      expect((await server.get(status)).status).toBe(500);
      expect(JSON.stringify(server.logged)).toContain(`getSystemStatus failed with ${code}`);
    },
  );

  test('in production answers are not checked', async () => {
    const wrong = { success: true, value: null };
    const server = await start({
      env: { NODE_ENV: 'production' },
      handlers: { getSystemStatus: async () => wrong as never },
    });
    expect(await (await server.get(status)).json()).toEqual(wrong);
  });

  test('a public answer is compressed for clients that accept it', async () => {
    const codes = Array.from({ length: 40 }, (_, index) => `A${String.fromCharCode(65 + (index % 26))}`);
    const value = codes.map((countryCode) => ({ countryCode, countryDialingCode: '84' }));
    const answer = { success: true as const, value };
    const server = await start({ handlers: { listCountryCodes: async () => answer } });
    const path = '/wps/relay/MCSFE_getCountryCode';
    const plain = await server.get(path, { 'Accept-Encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    expect(await plain.json()).toEqual(answer);
    const small = await server.get(path, { 'Accept-Encoding': 'gzip, br' });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(Number(small.headers.get('content-length'))).toBeLessThan(JSON.stringify(answer).length / 3);
    expect(await small.json()).toEqual(answer);
    const refused = await server.get(path, { 'Accept-Encoding': 'br;q=0, gzip' });
    expect(refused.headers.get('content-encoding')).toBe('gzip');
  });
});

describe('request ids and language', () => {
  test('the caller’s request id is repeated and logged, with the request and its outcome', async () => {
    const server = await start({ handlers: { getSystemStatus: async () => sampleStatus } });
    const response = await server.get(`${status}?secret=1`, {
      'X-Request-Id': 'caller-0001',
      Authorization: 'Bearer abc',
    });
    expect(response.headers.get('x-request-id')).toBe('caller-0001');
    const line = server.logged.find((entry) => entry['msg'] === 'request');
    expect(line).toMatchObject({ method: 'GET', route: status, status: 200, requestId: 'caller-0001' });
    expect(JSON.stringify(server.logged)).not.toMatch(/secret|Bearer|abc/);
  });

  test('without a valid id the server creates one', async () => {
    const server = await start({ handlers: { getSystemStatus: async () => sampleStatus } });
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/;
    expect((await server.get(status)).headers.get('x-request-id')).toMatch(uuid);
    const refused = await server.get(status, { 'X-Request-Id': 'no spaces!' });
    expect(refused.headers.get('x-request-id')).toMatch(uuid);
    expect(await refused.json()).toMatchObject({ value: { fields: [{ pointer: '/header/X-Request-Id' }] } });
  });

  test.each([
    ['the header', `${games}?gameType=RNG&language=EN`, { Language: 'VI' }, 'VI'],
    ['else the query', `${games}?gameType=RNG&language=VI`, {}, 'VI'],
    ['else the brand', `${games}?gameType=RNG`, {}, 'EN'],
  ])('the language is that of %s', async (_what, path, headers: Record<string, string>, expected) => {
    let heard: string | undefined;
    const server = await start({
      handlers: {
        listGames: async ({ language }) => {
          heard = language;
          return emptyList;
        },
      },
    });
    await server.get(path, headers);
    expect(heard).toBe(expected);
  });
});

describe('the contract of a request', () => {
  const list = { listGames: async () => emptyList };

  test.each([
    ['a number below its bound', 'gameType=RNG&pageNo=0', '/query/pageNo', 'too_small'],
    ['a number that is only one to JavaScript', 'gameType=RNG&pageNo=1e1', '/query/pageNo', 'invalid_type'],
    ['an empty number', 'gameType=RNG&pageNo=', '/query/pageNo', 'invalid_type'],
    ['another constant', 'gameType=RNG&clientType=4', '/query/clientType', 'invalid_value'],
    ['a value out of the list', 'gameType=POKER', '/query/gameType', 'invalid_value'],
    ['a parameter that is missing', '', '/query/gameType', 'invalid_value'],
    ['a parameter that comes twice', 'gameType=RNG&pageNo=1&pageNo=2', '/query/pageNo', 'duplicate'],
    ['broken UTF-8', 'gameType=RNG&gameName=%FF', '/query/gameName', 'invalid_encoding'],
    ['NUL, which no text may hold', 'gameType=RNG&gameName=%00', '/query/gameName', 'invalid_characters'],
    ['NUL in a name', 'gameType=RNG&a%00b=1', '/query/a\u0000b', 'invalid_characters'],
  ])('%s is validation_failed and pointed at', async (_what, query, pointer, rule) => {
    const server = await start({ handlers: list });
    const response = await server.get(`${games}?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'validation_failed', value: { fields: [{ pointer, rule }] } });
  });

  test('numbers and constants are parsed, defaults filled in, and text decoded', async () => {
    const heard: unknown[] = [];
    const server = await start({
      handlers: {
        listGames: async ({ query }) => {
          heard.push(query);
          return emptyList;
        },
      },
    });
    await server.get(`${games}?gameType=RNG&clientType=3&pageNo=2&gameName=r%E1%BB%93ng+v%C3%A0ng`);
    expect(heard[0]).toMatchObject({ gameType: 'RNG', clientType: 3, pageNo: 2, pageSize: 42, gameName: 'rồng vàng' });
  });

  test('an unknown language is reported with a pointer to the header', async () => {
    const server = await start({ handlers: list });
    const response = await server.get(`${games}?gameType=RNG`, { Language: 'TH' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      language: 'EN',
      value: { fields: [{ pointer: '/header/Language' }] },
    });
  });

  test('CONST-01 the code of another brand is merchant_unknown, this brand’s is accepted', async () => {
    const server = await start({ handlers: { ...list, getSystemStatus: async () => sampleStatus } });
    const response = await server.get(`${games}?gameType=RNG`, { Merchant: 'other' });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'merchant_unknown' });
    expect((await server.get(`${games}?gameType=RNG`, { Merchant: 'lumo' })).status).toBe(200);
    expect((await server.get(status, { Merchant: 'other' })).status).toBe(200);
  });
});

describe('the session', () => {
  const balance = '/wps/v2/wallets/balance';
  const handlers: TestOptions['handlers'] = {
    listFavouriteIds: async ({ session }) => ({ success: true, value: [String(session.memberId)] }),
    getBalance: async () => {
      throw new Error('must not be reached');
    },
  };

  test.each([
    ['no token', {}, 'unauthenticated'],
    ['another scheme', { Authorization: 'Basic cGxheWVy' }, 'unauthenticated'],
    ['an unknown token', { Authorization: 'Bearer nobody' }, 'unauthenticated'],
    ['a token that has ended', { Authorization: 'Bearer ended' }, 'session_expired'],
  ])('API-73 API-79 %s is refused', async (_what, headers: Record<string, string>, code) => {
    const server = await start({
      handlers,
      authenticate: async (_, token) => (token === 'ended' ? 'expired' : 'unknown'),
    });
    const response = await server.get(balance, headers);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code, message: 'Please log in first' });
  });

  test('API-73 API-79 every operation of a member requires it', async () => {
    const server = await start({});
    const closed = operationEntries.filter((entry) => entry.security === 'session');
    expect(closed.length).toBeGreaterThanOrEqual(9);
    for (const { method, path } of closed) {
      const headers = { 'Idempotency-Key': 'a-key-of-a-test-01' };
      const response = await fetch(server.url + path, { method: method.toUpperCase(), headers });
      expect([path, response.status]).toEqual([path, 401]);
    }
  });

  test('API-73 API-79 a session reaches its handler; background calls are marked', async () => {
    const asked: unknown[] = [];
    const server = await start({
      handlers,
      authenticate: async (_services, token, options) => {
        asked.push([token, options.background]);
        return sampleSession;
      },
    });
    const path = '/wps/relay/GCSGAME_favouriteIds';
    const response = await server.get(path, { Authorization: 'bearer pt_token' });
    expect(await response.json()).toEqual({ success: true, value: ['1000001'] });
    await server.get(path, { Authorization: 'Bearer pt_token', 'X-Background': '1' });
    expect(asked).toEqual([
      ['pt_token', false],
      ['pt_token', true],
    ]);
  });
});
