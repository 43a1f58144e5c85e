// @vitest-environment jsdom
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { login } from '#generated/client/session/session.ts';
import type { JsonWebKey } from '#generated/model/index.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withSecurePage } from '#mocks/with-secure-page.ts';
import { withServer } from '#mocks/with-server.ts';
import { makeTestKey, type TestKey } from './testing/test-key.ts';

withServer({ isContract: false });
withSecurePage();

let key: TestKey;
// The key comes after the page is made secure.
beforeEach(async () => {
  key = await makeTestKey();
});
beforeEach(() => vi.resetModules());

const credentials = { type: 'username', username: 'player01', password: 'Portico123' } as const;

/** Publishes keys and keeps the bodies of the logins that come. */
function backend(keys: JsonWebKey[]) {
  const seen = { keysAsked: 0, bodies: [] as unknown[] };
  server.use(
    msw.get('*/wps/system/jwks', () => {
      seen.keysAsked += 1;
      return HttpResponse.json({ success: true, value: { keys, required: keys.length > 0 } });
    }),
    msw.post('*/wps/session/login', async ({ request }) => {
      seen.bodies.push(await request.json());
      return HttpResponse.json({ success: true, value: {} });
    }),
  );
  return seen;
}

const freshLogin = async (): Promise<typeof login> => (await import('#generated/client/session/session.ts')).login;

describe('an (E) operation', () => {
  test('API-74 API-78 API-01 travels as a compact JWE that only the key of the server opens', async () => {
    const seen = backend([key.published]);
    await (await freshLogin())(credentials);
    const [body] = seen.bodies;
    expect(JSON.stringify(body)).not.toContain('Portico123');
    const { plain, header } = await key.open(body);
    expect(plain).toEqual(credentials);
    expect(header).toMatchObject({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: key.published.kid });
  });

  const secret = 'Hoasen2026';
  const number = { mobileNum: '987654321', countryDialingCode: '84' };
  const account = { password: secret, confirmPassword: secret, registerMethod: 'WEB', login: true } as const;
  test.each([
    [
      'API-07',
      '/wps/member/register',
      async () =>
        (await import('#generated/client/registration/registration.ts')).registerMember({
          ...account,
          username: 'linh_tran',
        }),
    ],
    [
      'API-09',
      '/wps/member/register/mobile',
      async () =>
        (await import('#generated/client/registration/registration.ts')).registerMemberByMobile({
          ...account,
          ...number,
          username: '987654321',
        }),
    ],
    [
      'API-10',
      '/wps/member/password',
      async () =>
        (await import('#generated/client/passwords/passwords.ts')).changePassword({
          oldPassword: 'Portico123',
          newPassword: secret,
          confirmNewPassword: secret,
        }),
    ],
    [
      'API-18',
      '/wps/member/password/verification',
      async () =>
        (await import('#generated/client/passwords/passwords.ts')).resetPasswordByPhone({
          ...number,
          verificationCode: '310562',
          newPassword: secret,
        }),
    ],
  ] as const)('%s API-74 API-78 the body of %s travels encrypted too, also in a session', async (_id, path, send) => {
    window.sessionStorage.setItem('token', 'pt_session');
    backend([key.published]);
    const bodies: unknown[] = [];
    server.use(
      msw.all(`*${path}`, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ success: true, value: {} });
      }),
    );
    await send();
    window.sessionStorage.removeItem('token');
    expect(bodies.map((body) => Object.keys(Object(body)))).toEqual([['payload']]);
    expect(JSON.stringify((await key.open(bodies[0])).plain)).toContain(secret);
  });

  test('API-78 asks for the keys once a page', async () => {
    const seen = backend([key.published]);
    const send = await freshLogin();
    await send(credentials);
    await send(credentials);
    expect(seen.keysAsked).toBe(1);
    expect(seen.bodies).toHaveLength(2);
  });

  test('API-78 goes as it is when the server publishes no key', async () => {
    const seen = backend([]);
    await (await freshLogin())(credentials);
    expect(seen.bodies).toEqual([credentials]);
  });

  test('API-78 asks for the keys again when the server could not read, or did not give them', async () => {
    const seen = backend([key.published]);
    const send = await freshLogin();
    server.use(refuse('post', '/wps/session/login', 400, 'encryption_invalid'));
    await expect(send(credentials)).rejects.toMatchObject({ code: 'encryption_invalid' });
    await expect(send(credentials)).rejects.toMatchObject({ code: 'encryption_invalid' });
    expect(seen.keysAsked).toBe(2);
    server.use(refuse('get', '/wps/system/jwks', 503, 'unavailable'));
    await expect(send(credentials)).rejects.toMatchObject({ code: 'unavailable' });
    server.resetHandlers();
    backend([key.published]);
    await expect(send(credentials)).resolves.toBeDefined();
  });
});
