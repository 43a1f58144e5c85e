import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { authorizationUrl, type OpenIdClient, redeemCode } from './openid.ts';

const NOW = Date.UTC(2026, 0, 5, 9, 30);
const signIn = { redirectUri: 'https://www.lumo.example/login', nonce: 'n_of-this', codeVerifier: 'a-verifier' };

/** A provider that answers every code with the identity token that the test made. */
let idToken = '';
let asked = { authorization: '', body: '' };
let issuer = '';
let claimed = '';
const keys = await generateKeyPair('RS256');
const foreign = await generateKeyPair('RS256');
const server = createServer(async (request, response) => {
  const answer = (body: unknown) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  if (request.url === '/jwks')
    return answer({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256' }] });
  if (request.url === '/token') {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked = { authorization: request.headers.authorization ?? '', body };
    return answer({ id_token: idToken });
  }
  return answer({
    issuer: claimed || issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port.
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

afterEach(() => {
  claimed = '';
});

const client = (): OpenIdClient => ({ issuer, clientId: 'lumo', clientSecret: 's e:cret', scope: 'openid' });

function sign(claims: Record<string, unknown>, key = keys.privateKey) {
  const seconds = NOW / 1000;
  return new SignJWT({
    iss: issuer,
    aud: 'lumo',
    sub: 'u1',
    nonce: signIn.nonce,
    iat: seconds,
    exp: seconds + 60,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .sign(key);
}

async function redeem(claims: Record<string, unknown>, key = keys.privateKey) {
  idToken = await sign(claims, key);
  return redeemCode(client(), signIn, 'a-code', () => NOW);
}

test('LOGIN-34 the code is redeemed with secret and verifier, and returns the subject', async () => {
  expect(await redeem({ name: ' Linh ', email: 'linh@example.com' })).toEqual({
    subject: 'u1',
    name: 'Linh',
    email: 'linh@example.com',
  });
  expect(Buffer.from(asked.authorization.slice(6), 'base64').toString()).toBe('lumo:s+e%3Acret');
  expect(Object.fromEntries(new URLSearchParams(asked.body))).toEqual({
    grant_type: 'authorization_code',
    code: 'a-code',
    redirect_uri: signIn.redirectUri,
    client_id: 'lumo',
    code_verifier: 'a-verifier',
  });
});

test.each([
  ['of another issuer', { iss: 'https://evil.example' }],
  ['for another audience', { aud: 'other' }],
  ['for several audiences, issued to another', { aud: ['lumo', 'other'], azp: 'other' }],
  ['for several audiences, issued to nobody in particular', { aud: ['lumo', 'other'] }],
  ['of another sign-in', { nonce: 'n_of-another' }],
  ['without nonce', { nonce: undefined }],
  ['that is over', { exp: NOW / 1000 - 61 }],
  ['without end', { exp: undefined }],
  ['without subject', { sub: '' }],
])('LOGIN-34 an identity token %s is refused', async (_, claims) => {
  await expect(redeem(claims)).rejects.toThrow();
});

test('LOGIN-34 an identity token with a foreign signature or none is refused', async () => {
  await expect(redeem({}, foreign.privateKey)).rejects.toThrow();
  const [, payload = ''] = (await sign({})).split('.');
  idToken = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
  await expect(redeemCode(client(), signIn, 'a-code', () => NOW)).rejects.toThrow();
});

test('a text that no form accepts is dropped', async () => {
  expect(await redeem({ name: 'x'.repeat(101), email: 7 })).toMatchObject({ name: null, email: null });
});

test('a configuration of another issuer is refused', async () => {
  claimed = 'https://evil.example';
  const other = { ...client(), issuer: `${issuer}/` };
  const start = { redirectUri: signIn.redirectUri, nonce: 'n', state: 's', codeChallenge: 'c' };
  await expect(authorizationUrl(other, start, () => NOW)).rejects.toThrow('another issuer');
});
