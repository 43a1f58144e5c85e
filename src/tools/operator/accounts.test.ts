import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '#server/testing/sign-in.ts';
import { ENTER, ESCAPE, personIn, scriptIn, withOperatorSite } from './testing.ts';

const { env, script } = withOperatorSite({ demo: false });

describe('the first agent of a site on which nobody has an account', () => {
  beforeAll(async () => expect((await script('accounts', 'list')).out).toBe('None.\n'));

  test('API-75 is made with a password by chance, which is printed and must be changed', async () => {
    const made = await script('accounts', 'create', '--username', 'hoa_binh', '--rebate', '100', '--json');
    const { password, ...account } = JSON.parse(made.out);
    expect(account).toMatchObject({ account: 'hoa_binh', nickname: 'hoa_binh', type: 1, uplineId: null, rebate: 100 });
    expect(password).toMatch(/^[A-Za-z2-9]{12}$/);
    expect(await signIn(env.OPERATOR_URL, 'hoa_binh', password)).toMatchObject({ passwordExpired: true });
    const other = await script('accounts', 'create', '--username', 'nam_phong', '--rebate', '80');
    expect(other.out).toMatch(
      /^account +nam_phong \(nam_phong, id \d+\)\nrebate +80\npassword +\w{12}, until the first login\n$/,
    );
    expect(other.out).not.toContain(password);
    const again = await script('accounts', 'create', '--username', 'hoa_binh', '--rebate', '100');
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('409 username_taken') });
    const wrong = await script('accounts', 'create', '--username', 'tay_ho', '--rebate', 'much');
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('--rebate') });
  });

  test('API-75 is made in the menu, with the password that the operator wants', async () => {
    const operator = personIn(env);
    await operator.choose('What do you want to see?', 'Accounts');
    await operator.choose('Accounts', 'create');
    await operator.answer('The name that the agent logs in with', `dong_do${ENTER}`);
    await operator.answer('The highest rebate of its line', `90${ENTER}`);
    await operator.answer('The name that others see', `Dong Do${ENTER}`);
    await operator.answer('The first password', `${'\u007f'.repeat(12)}Welcome2Lumo${ENTER}`);
    await operator.answer('password', ESCAPE);
    await operator.answer('What do you want to see?', ESCAPE);
    expect(await operator.ended).toBe(0);
    expect(operator.screen()).toMatch(/dong_do \(Dong Do, id \d+\)/);
    await signIn(env.OPERATOR_URL, 'dong_do', 'Welcome2Lumo');
  });
});

test('API-75 API-78 a first password travels encrypted for the key of the server, and plain where it publishes none', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES+A256KW', { crv: 'P-256', extractable: true });
  const published = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ECDH-ES+A256KW', use: 'enc' };
  let keys: object[] = [published];
  const bodies: { readonly payload?: string }[] = [];
  const account = { id: '1', account: 'hoa_binh', nickname: 'hoa_binh', rebate: 100 };
  const server = createServer(async (request, response) => {
    const isKeys = request.url === '/wps/system/jwks';
    if (request.method === 'POST') bodies.push(JSON.parse(await text(request)));
    const value = isKeys ? { keys, required: true } : account;
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ success: true, value }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const create = ['accounts', 'create', '--username', 'hoa_binh', '--rebate', '100', '--password', 'Welcome2Lumo'];
  const made = () => scriptIn({ OPERATOR_URL: url, OPERATOR_KEY: 'a-key' }, ...create);
  expect((await made()).code).toBe(0);
  keys = [];
  expect((await made()).code).toBe(0);
  server.close();
  const plain = { username: 'hoa_binh', password: 'Welcome2Lumo', rebate: 100 };
  const [sealed, open] = bodies;
  expect(JSON.stringify(sealed)).not.toContain('Welcome2Lumo');
  const { plaintext, protectedHeader } = await compactDecrypt(sealed?.payload ?? '', privateKey);
  expect(protectedHeader).toEqual({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: 'one', epk: expect.anything() });
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(plain);
  expect(open).toEqual(plain);
});
