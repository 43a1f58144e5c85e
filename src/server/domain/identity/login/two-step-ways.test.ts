import { createHash } from 'node:crypto';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AccountSession,
  LoginMethod,
  type LoginPayload,
  type SecondStepPayload,
  type SocialProvider,
} from '#generated/model/index.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { Failure } from '#server/shared/failure.ts';
import {
  addMembers,
  lastMessage,
  MINUTE,
  outcome,
  SECOND,
  sessionOf,
  sessionWith,
  sliderTicket,
  type TestServices,
  testServices,
  testVisitor,
} from '../../testing.ts';
import { resetByPhone } from '../password-reset/reset-by-phone.ts';
import { beginSocialLogin, completeSocialLogin } from '../social/social-login.ts';
import { bindSocialIdentity } from '../social/social-ticket.ts';
import { startProvider, type TestProvider } from '../social/testing.ts';
import { confirmTwoStepLogin, startTwoStepLogin } from '../two-step/two-step-login.ts';
import { newCode } from '../verification/sms-codes.ts';
import { otherCode } from '../verification/testing.ts';
import { giveTwoStepTicket } from '../verification/tickets.ts';
import { login } from './login.ts';
import { createSessionTicket, exchangeSessionTicket } from './login-ticket.ts';
import { enterBySecondStep } from './second-step.ts';

const returnUrl = 'https://www.lumo.example/login';
const browserKey = 'Zm9yZXN0LWxhbnRlcm4tcml2ZXItMDAwMQ';
const browserKeyHash = createHash('sha256').update(browserKey).digest('base64url');

let db: TestDatabase;
let provider: TestProvider;
beforeAll(async () => {
  // The provider warns about each test setting that it is not for production.
  for (const method of ['warn', 'info'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  [db, provider] = await Promise.all([openTestDatabase(), startProvider(returnUrl)]);
});
afterAll(() => Promise.all([db.close(), provider.close()]));

let site: TestServices;
let members = 0;
/** A member with two-step login, a number and an identity at each provider; the code of the current step is used up. */
let [account, mobileNum, secret, recovery] = ['', '', '', ''];
let memberId = 0;
beforeEach(async () => {
  site = await services();
  members += 1;
  [account, mobileNum] = [`everyway${members}`, `97200000${members}`.slice(-9)];
  await addMembers(db, [{ account, number: ['84', mobileNum] }]);
  await db.query('test_calm', 'delete from login_failures');
  const session = await sessionOf(site, account);
  ({ memberId } = session);
  for (const each of ['google', 'facebook'] as const) await link(each);
  const enrolment = await startTwoStepLogin(site, session, { loginPassword: 'Portico123' }, testVisitor);
  ({ secret } = enrolment);
  const { enrolmentId } = enrolment;
  const on = await confirmTwoStepLogin(site, session, { enrolmentId, totpCode: shown() }, testVisitor);
  [recovery = ''] = on.recoveryCodes;
  site.pass(30 * SECOND);
});

/** The provider uses real time, so the clock of these tests starts there and advances on request alone. */
async function services(): Promise<TestServices> {
  const { flags } = (await testServices(db)).brand;
  const made = await testServices(db, {
    hosts: ['www.lumo.example'],
    socialLogin: { google: provider.clientId, facebook: provider.clientId },
    flags: { ...flags, MOBILEVERCODELOGIN3: true, CHNGPASSVERIF3: true },
  });
  const { issuer, clientSecret } = provider;
  const there = { issuer, clientId: undefined, clientSecret };
  const social = { ...made.config.social, google: there, facebook: there };
  let now = Date.now();
  return {
    ...made,
    config: { ...made.config, social, captchaAfterFailures: 1_000, lockAfterFailures: 3 },
    phoneProof: async () => `84${mobileNum}`,
    clock: () => now,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

async function signIn(by: SocialProvider) {
  const { authorizationUrl } = await beginSocialLogin(site, by, { returnUrl, browserKeyHash });
  const answer = await provider.signIn(authorizationUrl, account);
  const payload = { state: answer.get('state') ?? '', browserKey, code: answer.get('code') ?? '' };
  return completeSocialLogin(site, by, payload, testVisitor);
}

async function link(by: SocialProvider): Promise<void> {
  const { identity } = await signIn(by);
  await db.transaction((tx) => bindSocialIdentity(site, tx, identity?.socialTicket ?? '', memberId));
}

const shown = () => generateSync({ secret, epoch: site.clock() / 1000 });

interface Way {
  readonly way: string;
  readonly method: LoginMethod;
  /** The first step, with the second where it is sent along. */
  readonly enter: (second?: SecondStepPayload) => Promise<{ readonly token: string } | null>;
}

/** The call of a way whose first step is sent again with the second: its proof is made once. */
function repeated(
  proof: () => Promise<Partial<LoginPayload>>,
  call: (proof: Partial<LoginPayload>) => Promise<{ readonly token: string }>,
): Way['enter'] {
  let made: Partial<LoginPayload> | undefined;
  return async (second) => {
    if (second === undefined) made = await proof();
    return call({ ...made, ...second });
  };
}

const own = () => ({ countryDialingCode: '84', mobileNum });
const smsCode = async () => ({ verificationCode: await newCode(site, { purpose: 'login', number: `84${mobileNum}` }) });
const firebaseToken = async () => ({ firebaseChannel: 'sms' as const, firebaseIdToken: `token.of.${members}` });
const firebaseSite = () => ({
  ...site,
  brand: { ...site.brand, register: { ...site.brand.register, smsChannel: 'firebase' as const } },
});
const sessionIn = ({ session }: AccountSession) => session;
const social = (by: 'google' | 'facebook'): Way => ({
  way: `a sign-in through ${by}`,
  method: by,
  enter: async (second) =>
    (second ? await completeSocialLogin(site, by, second, testVisitor) : await signIn(by)).session,
});

const ways: readonly Way[] = [
  {
    way: 'name and password',
    method: 'username',
    enter: async (second) => {
      const right = { type: 'username', username: account, password: 'Portico123' } as const;
      return login(site, { ...right, sliderTicket: await sliderTicket(site), ...second }, testVisitor);
    },
  },
  {
    way: 'a code by SMS',
    method: 'sms',
    enter: repeated(smsCode, (proof) => login(site, { type: 'sms', ...own(), ...proof }, testVisitor)),
  },
  {
    way: 'a token of Firebase',
    method: 'sms',
    enter: repeated(firebaseToken, (proof) => login(firebaseSite(), { type: 'sms', ...own(), ...proof }, testVisitor)),
  },
  {
    way: 'a new password by SMS',
    method: 'sms',
    enter: repeated(smsCode, async (proof) =>
      sessionIn(await resetByPhone(site, { ...own(), newPassword: 'Saffron2026', ...proof }, testVisitor)),
    ),
  },
  {
    way: 'a new password by Firebase',
    method: 'sms',
    enter: repeated(firebaseToken, async (proof) =>
      sessionIn(await resetByPhone(firebaseSite(), { ...own(), newPassword: 'Saffron2026', ...proof }, testVisitor)),
    ),
  },
  social('google'),
  social('facebook'),
  {
    way: 'a ticket of the merchant',
    method: 'ticket',
    enter: async (second) => {
      if (second) return sessionIn(await enterBySecondStep(site, second, 'ticket', testVisitor));
      const { ticket } = await createSessionTicket(site, account);
      return sessionIn(await exchangeSessionTicket(site, ticket, testVisitor));
    },
  },
];

test('these are all ways into an account that exists', () => {
  const { registration, ...others } = LoginMethod;
  expect(new Set(ways.map(({ method }) => method))).toEqual(new Set(Object.values(others)));
  expect(registration).toBe('registration');
});

/** The ticket of a first step, which opens nothing. */
async function demanded({ enter }: Way): Promise<string> {
  const failure = await enter().catch((error: unknown) => error);
  if (!(failure instanceof Failure)) expect.fail('the first step alone opens a session');
  expect(failure).toMatchObject({
    code: 'two_step_required',
    details: { verificationTicket: expect.stringMatching(/^ts_/) },
  });
  return failure.details?.verificationTicket ?? '';
}

async function history(): Promise<readonly string[]> {
  const sql = 'select outcome, method from login_records where member_id = $1 order by id offset 1';
  const rows = await db.query<{ outcome: string; method: string }>('test_history', sql, [memberId]);
  return rows.map((row) => `${row.outcome} ${row.method}`);
}

/** How many sessions of the member are open: the one that turned two-step login on stays. */
async function openSessions(): Promise<number> {
  const sql = 'select id from sessions where member_id = $1 and ended_at is null';
  return (await db.query('test_open', sql, [memberId])).length;
}

describe.each(ways)('$way', (own) => {
  const { enter, method } = own;

  test('MEMBER-22 opens no session by itself, changes nothing, and one with the code of the app', async () => {
    const verificationTicket = await demanded(own);
    expect(await openSessions()).toBe(1);
    const [member] = await db.query<{ at: Date }>(
      'test_password',
      'select password_changed_at as at from members where id = $1',
      [memberId],
    );
    expect(member?.at.toISOString()).toBe('2026-01-05T09:30:00.000Z');
    const session = await enter({ verificationTicket, twoStepCode: shown() });
    expect(await sessionWith(site, session?.token ?? '')).toMatchObject({ account });
    expect(await history()).toEqual([`two_step ${method}`, `success ${method}`]);
  });

  test('MEMBER-22 takes a recovery code once, and the member is told', async () => {
    const verificationTicket = await demanded(own);
    expect(await outcome(enter({ verificationTicket, twoStepCode: recovery }))).toBe('in');
    expect(await lastMessage(db, memberId)).toMatchObject({ title: 'A recovery code was used' });
  });

  test('MEMBER-22 refuses a used code, and locks at the third wrong one', async () => {
    const wrong = otherCode(shown());
    const used = generateSync({ secret, epoch: site.clock() / 1000 - 30 });
    for (const twoStepCode of [wrong, used]) {
      const verificationTicket = await demanded(own);
      expect(await outcome(enter({ verificationTicket, twoStepCode }))).toBe('verification_code_wrong');
    }
    const last = await demanded(own);
    await expect(enter({ verificationTicket: last, twoStepCode: wrong })).rejects.toMatchObject({
      code: 'account_locked',
      details: { retryAfterSeconds: 900 },
    });
    const refused = (await history()).filter((each) => !each.startsWith('two_step '));
    expect(refused).toEqual([`wrong_code ${method}`, `wrong_code ${method}`, `locked ${method}`]);
  });

  test('MEMBER-22 refuses the ticket of another way, of nobody and one that is too old', async () => {
    const other = ways.find((each) => each.method !== method) ?? expect.fail('there is no other way');
    const foreign = await demanded(other);
    const verificationTicket = await demanded(own);
    const attempt = (ticket: string) => outcome(enter({ verificationTicket: ticket, twoStepCode: shown() }));
    expect(await attempt(foreign)).toBe('verification_code_expired');
    expect(await attempt('ts_of-nobody')).toBe('verification_code_expired');
    site.pass(5 * MINUTE);
    expect(await attempt(verificationTicket)).toBe('verification_code_expired');
    expect(await openSessions()).toBe(1);
  });
});

const sms = ways.find(({ way }) => way === 'a code by SMS') ?? expect.fail('there is no way by SMS');

test('MEMBER-22 wrong passwords do not lock the owner out of the ways without one', async () => {
  for (let tries = 0; tries < 3; tries++) {
    const wrong = { type: 'username', username: account, password: 'Guessed2026' } as const;
    const elsewhere = { ...testVisitor, ip: '198.51.100.25' };
    await outcome(login(site, { ...wrong, sliderTicket: await sliderTicket(site) }, elsewhere));
  }
  const verificationTicket = await demanded(sms);
  expect(await outcome(sms.enter({ verificationTicket, twoStepCode: shown() }))).toBe('in');
});

test('MEMBER-22 a right code forgets the wrong ones before it', async () => {
  const wrong = otherCode(shown());
  const attempt = async (twoStepCode: string) =>
    outcome(sms.enter({ verificationTicket: await demanded(sms), twoStepCode }));
  for (let tries = 0; tries < 2; tries++) expect(await attempt(wrong)).toBe('verification_code_wrong');
  expect(await attempt(shown())).toBe('in');
  expect(await attempt(wrong)).toBe('verification_code_wrong');
});

test('MEMBER-22 the ticket of another account is none', async () => {
  await demanded(sms);
  const verificationTicket = await giveTwoStepTicket(site, 1_000_001, 'sms');
  const attempt = sms.enter({ verificationTicket, twoStepCode: shown() });
  expect(await outcome(attempt)).toBe('verification_code_expired');
});

test('MEMBER-22 an account that was closed since the first step is refused at the second', async () => {
  const [google] = ways.filter(({ method }) => method === 'google');
  const verificationTicket = await demanded(google ?? sms);
  await db.query('test_close', `update members set status = 'disabled' where id = $1`, [memberId]);
  const second = { verificationTicket, twoStepCode: shown() };
  expect(await outcome(completeSocialLogin(site, 'google', second, testVisitor))).toBe('account_disabled');
});
