import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firebaseProof } from '#server/adapters/phone-proof.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { testServices, testVisitor } from '../../testing.ts';
import { registerByMobile } from './register.ts';

const project = 'lumo-test';
const key = await generateKeyPair('RS256');
const stranger = await generateKeyPair('RS256');

/** The issuer's keys, published by a server of this test. */
const issuer = createServer(async (_request, response) => {
  const jwk = await exportJWK(key.publicKey);
  response
    .setHeader('Content-Type', 'application/json')
    .end(JSON.stringify({ keys: [{ ...jwk, kid: 'k1', alg: 'RS256' }] }));
});

let db: Database;
let keysUrl = '';
beforeAll(async () => {
  db = await openTestDatabase();
  await new Promise<void>((listening) => issuer.listen(0, '127.0.0.1', listening));
  // The address of a listening TCP server is an object.
  keysUrl = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}/jwk`;
});
afterAll(async () => {
  await db.close();
  issuer.close();
});

async function firebaseSite() {
  const services = await testServices(db);
  const register = { ...services.brand.register, smsChannel: 'firebase' as const };
  const phoneProof = firebaseProof({ projectId: project, keysUrl }, services.clock);
  return { ...services, phoneProof, brand: { ...services.brand, register } };
}

interface TokenFacts {
  readonly phone?: string;
  readonly audience?: string;
  readonly issuer?: string;
  readonly age?: number;
  readonly signer?: typeof key;
}

/** A token like Firebase issues after a code was typed. */
function tokenAt(
  now: number,
  { phone, audience = project, issuer: by, age = 5, signer = key }: TokenFacts,
): Promise<string> {
  const at = Math.floor(now / 1000) - age;
  return new SignJWT({ auth_time: at, ...(phone !== undefined && { phone_number: phone }) })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setIssuer(by ?? `https://securetoken.google.com/${project}`)
    .setAudience(audience)
    .setSubject('uid-1')
    .setIssuedAt(at)
    .setExpirationTime(at + 3600)
    .sign(signer.privateKey);
}

let people = 0;
const freshNumber = () => `97${String(1_000_000 + ++people)}`;

const formOf = (mobileNum: string, firebaseIdToken: string | undefined) =>
  ({
    username: mobileNum,
    mobileNum,
    countryDialingCode: '84',
    password: 'Tuan2026',
    confirmPassword: 'Tuan2026',
    firebaseChannel: 'sms',
    ...(firebaseIdToken !== undefined && { firebaseIdToken }),
    registerMethod: 'WEB',
    login: true,
  }) as const;

const registrant = { visitor: testVisitor, language: 'EN' } as const;

describe('the Firebase path', () => {
  test('REGISTER-34 API-08 a token of the project proves the number instead of a code, once', async () => {
    const services = await firebaseSite();
    const mobile = freshNumber();
    const token = await tokenAt(services.clock(), { phone: `+84${mobile}` });
    const { account } = await registerByMobile(services, formOf(mobile, token), registrant);
    const [row] = await db.query<{ at: Date }>(
      'test_proven',
      'select mobile_verified_at as at from members where account = $1',
      [account],
    );
    expect(row?.at.getTime()).toBe(services.clock());
    // Its number is free again, but the token is used up.
    await db.query('test_free_number', 'update members set mobile_num = $2 where account = $1', [account, '960000000']);
    await expect(registerByMobile(services, formOf(mobile, token), registrant)).rejects.toThrow(
      'phone_verification_failed',
    );
  });

  test('REGISTER-34 any other token proves nothing', async () => {
    const services = await firebaseSite();
    const mobile = freshNumber();
    const phone = `+84${mobile}`;
    const now = services.clock();
    const tokens = [
      await tokenAt(now, { phone: '+84900000000' }),
      await tokenAt(now, {}),
      await tokenAt(now, { phone, audience: 'another-project' }),
      await tokenAt(now, { phone, issuer: 'https://evil.example' }),
      await tokenAt(now, { phone, signer: stranger }),
      await tokenAt(now, { phone, age: 301 }),
      await tokenAt(now, { phone, age: 4_000 }),
      'eyJhbGciOiJub25lIn0.e30.x',
      undefined,
    ];
    for (const token of tokens) {
      await expect(registerByMobile(services, formOf(mobile, token), registrant)).rejects.toThrow(
        'phone_verification_failed',
      );
    }
  });

  test('a site that sends codes itself accepts no token; one without a project proves nothing', async () => {
    const services = await firebaseSite();
    const mobile = freshNumber();
    const form = formOf(mobile, await tokenAt(services.clock(), { phone: `+84${mobile}` }));
    const { brand } = await testServices(db);
    await expect(registerByMobile({ ...services, brand }, form, registrant)).rejects.toThrow('validation_failed');
    await expect(registerByMobile({ ...services, phoneProof: undefined }, form, registrant)).rejects.toThrow(
      'phone_verification_failed',
    );
  });
});
