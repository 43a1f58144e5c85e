import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import type { Services } from '#server/services.ts';
import { registerByUsername } from '../../rewards/new-accounts/register.ts';
import { addMembers, auditOf, MINUTE, outcome, sessionWith, testServices, testVisitor } from '../../testing.ts';
import { passedBotCheck } from '../verification/testing.ts';
import { beginSocialLogin, completeSocialLogin } from './social-login.ts';
import { bindSocialIdentity } from './social-ticket.ts';
import { startProvider, type TestProvider } from './testing.ts';

const returnUrl = 'https://www.lumo.example/login';
const browserKey = 'Zm9yZXN0LWxhbnRlcm4tcml2ZXItMDAwMQ';
const browserKeyHash = createHash('sha256').update(browserKey).digest('base64url');

let db: Database;
let provider: TestProvider;
beforeAll(async () => {
  // The provider warns about each test setting that it is not for production.
  for (const method of ['warn', 'info'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  [db, provider] = await Promise.all([openTestDatabase(), startProvider(returnUrl)]);
  await addMembers(db, [
    { account: 'closed01' },
    { account: 'linked01' },
    { account: 'other01' },
    { account: 'office01', type: 2, memberAccess: false },
  ]);
});
afterAll(() => Promise.all([db.close(), provider.close()]));

/** The provider uses real time, so the clock of these tests starts there and advances on request alone. */
async function services(changes: Partial<Services['brand']> = {}) {
  const made = await testServices(db, {
    hosts: ['www.lumo.example'],
    socialLogin: { google: provider.clientId },
    ...changes,
  });
  const { issuer, clientSecret } = provider;
  const there = { issuer, clientId: undefined, clientSecret };
  const social = { ...made.config.social, google: there, facebook: there };
  let now = Date.now();
  return {
    ...made,
    config: { ...made.config, social },
    clock: () => now,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}
type Site = Awaited<ReturnType<typeof services>>;

const begin = (site: Site) => beginSocialLogin(site, 'google', { returnUrl, browserKeyHash });
const complete = (site: Site, answer: URLSearchParams, key = browserKey, changes: { code?: string } = {}) =>
  completeSocialLogin(
    site,
    'google',
    { state: answer.get('state') ?? '', browserKey: key, code: changes.code ?? answer.get('code') ?? '' },
    testVisitor,
  );

async function signIn(site: Site, login: string) {
  const { authorizationUrl } = await begin(site);
  return provider.signIn(authorizationUrl, login);
}

async function memberId(account: string): Promise<number> {
  const [row] = await db.query<{ id: number }>('test_id', 'select id from members where account = $1', [account]);
  if (row === undefined) throw new Error(`no account ${account}`);
  return row.id;
}

/** The login history of a member, by its rows. */
function attempts(id: number) {
  const sql = 'select outcome, method from login_records where member_id = $1 order by at';
  return db.query<{ outcome: string; method: string }>('test_attempts', sql, [id]);
}

async function link(site: Site, login: string, account: string): Promise<void> {
  const { identity } = await complete(site, await signIn(site, login));
  const id = await memberId(account);
  await db.transaction((tx) => bindSocialIdentity(site, tx, identity?.socialTicket ?? '', id));
}

test('LOGIN-34 a sign-in begins at the provider, with PKCE, state and nonce', async () => {
  const site = await services();
  const { authorizationUrl, expiresAt } = await begin(site);
  const url = new URL(authorizationUrl);
  expect(url.origin).toBe(provider.issuer);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: returnUrl,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
  });
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(9 * MINUTE);
  expect(authorizationUrl).not.toContain(provider.clientSecret);
});

test('LOGIN-34 an unknown identity continues in a registration, and logs in from then on', async () => {
  const site = await services();
  const unknown = await complete(site, await signIn(site, 'linh'));
  expect(unknown).toMatchObject({
    registered: false,
    session: null,
    identity: { provider: 'google', name: 'Name of linh', email: 'linh@example.com' },
  });
  const ticket = unknown.identity?.socialTicket ?? '';
  const id = await memberId('linked01');
  await db.transaction((tx) => bindSocialIdentity(site, tx, ticket, id));
  const again = db.transaction((tx) => bindSocialIdentity(site, tx, ticket, id));
  expect(await outcome(again)).toBe('social_login_failed');
  const known = await complete(site, await signIn(site, 'linh'));
  expect(known).toMatchObject({ registered: true, identity: null });
  expect(await sessionWith(site, known.session?.token ?? '')).toMatchObject({ account: 'linked01' });
});

test('LOGIN-34 REGISTER-21 a registration accepts the ticket, and links the new account to the identity', async () => {
  const { flags } = (await services()).brand;
  const site = await services({ flags: { ...flags, REGMOBVERF3: false } });
  const { identity } = await complete(site, await signIn(site, 'thuy'));
  const user = { username: 'thuy_tran', password: 'Hoasen2026', confirmPassword: 'Hoasen2026' };
  const attempt = async (username: string, socialTicket: string) =>
    registerByUsername(
      site,
      {
        ...user,
        username,
        mobileNum: username === user.username ? '971234567' : '971234568',
        countryDialingCode: '84',
        ...(await passedBotCheck(site)).fields,
        login: true,
        registerMethod: 'WEB',
        socialTicket,
      },
      { visitor: testVisitor, language: 'EN' },
    );
  expect(await attempt(user.username, identity?.socialTicket ?? '')).toMatchObject({ account: 'thuy_tran' });
  const known = await complete(site, await signIn(site, 'thuy'));
  expect(await sessionWith(site, known.session?.token ?? '')).toMatchObject({ account: 'thuy_tran' });
  expect(await outcome(attempt('thuy_other', identity?.socialTicket ?? ''))).toBe('social_login_failed');
  const [other] = await db.query('test_nobody', `select id from members where account = 'thuy_other'`);
  expect(other).toBeUndefined();
});

test('LOGIN-34 an identity is provider and subject: the same e-mail address is no match', async () => {
  const site = await services();
  await db.query('test_mail', `update members set email = 'stranger@example.com' where account = 'other01'`);
  expect(await complete(site, await signIn(site, 'stranger'))).toMatchObject({ registered: false });
});

test('LOGIN-34 the same subject at another provider is another identity', async () => {
  const site = await services({ socialLogin: { google: provider.clientId, facebook: provider.clientId } });
  await link(site, 'huong', 'other01');
  expect(await complete(site, await signIn(site, 'huong'))).toMatchObject({ registered: true });
  const { authorizationUrl } = await beginSocialLogin(site, 'facebook', { returnUrl, browserKeyHash });
  const answer = await provider.signIn(authorizationUrl, 'huong');
  const [state, code] = [answer.get('state') ?? '', answer.get('code') ?? ''];
  const elsewhere = await completeSocialLogin(site, 'facebook', { state, browserKey, code }, testVisitor);
  expect(elsewhere).toMatchObject({ registered: false, identity: { provider: 'facebook' } });
});

test('LOGIN-34 the registration ticket ends after 30 minutes, and an identity has one account', async () => {
  const site = await services();
  const first = (await complete(site, await signIn(site, 'twice'))).identity?.socialTicket ?? '';
  const second = (await complete(site, await signIn(site, 'twice'))).identity?.socialTicket ?? '';
  const late = (await complete(site, await signIn(site, 'late'))).identity?.socialTicket ?? '';
  const [one, other] = [await memberId('linked01'), await memberId('other01')];
  const bind = (ticket: string, id: number) =>
    outcome(db.transaction((tx) => bindSocialIdentity(site, tx, ticket, id)));
  expect(await bind(first, one)).toBe('in');
  expect(await bind(second, other)).toBe('social_login_failed');
  site.pass(30 * MINUTE);
  expect(await bind(late, other)).toBe('social_login_failed');
});

test('LOGIN-34 a state is valid once, for ten minutes, and only in the browser that began', async () => {
  const site = await services();
  const answer = await signIn(site, 'linh');
  const other = 'bm90LXRoZS1zYW1lLWJyb3dzZXItYXQtYWxs';
  expect(await outcome(complete(site, answer, other))).toBe('social_login_failed');
  expect(await outcome(complete(site, answer))).toBe('in');
  expect(await outcome(complete(site, answer))).toBe('social_login_failed');
  const late = await signIn(site, 'linh');
  site.pass(10 * MINUTE);
  expect(await outcome(complete(site, late))).toBe('social_login_failed');
  expect(await outcome(complete(site, new URLSearchParams({ state: 'st_made-up', code: 'x' })))).toBe(
    'social_login_failed',
  );
});

test('LOGIN-34 a made-up code, or one of another sign-in, is refused', async () => {
  const site = await services();
  expect(await outcome(complete(site, await signIn(site, 'linh'), browserKey, { code: 'made-up' }))).toBe(
    'social_login_failed',
  );
  const stolen = (await signIn(site, 'linh')).get('code') ?? '';
  expect(await outcome(complete(site, await signIn(site, 'mallory'), browserKey, { code: stolen }))).toBe(
    'social_login_failed',
  );
});

test('ERROR-37 cancelling at the provider is no sign-in', async () => {
  const site = await services();
  const answer = await provider.decline((await begin(site)).authorizationUrl);
  expect(answer.get('error')).toBe('access_denied');
  const refusal = { state: answer.get('state') ?? '', browserKey, error: answer.get('error') ?? '' };
  expect(await outcome(completeSocialLogin(site, 'google', refusal, testVisitor))).toBe('popup_closed_by_user');
  expect(await outcome(completeSocialLogin(site, 'google', refusal, testVisitor))).toBe('social_login_failed');
});

test.each([
  [{ google: 'lumo-client' }, ['in', 'login_type_unavailable']],
  [{ facebook: 'lumo-client' }, ['login_type_unavailable', 'in']],
  [{}, ['login_type_unavailable', 'login_type_unavailable']],
])('LOGIN-12 LOGIN-34 a provider without client id is off: %j', async (socialLogin, expected) => {
  const site = await services({ socialLogin });
  const begun = (['google', 'facebook'] as const).map((one) =>
    outcome(beginSocialLogin(site, one, { returnUrl, browserKeyHash })),
  );
  expect(await Promise.all(begun)).toEqual(expected);
});

test('a page outside the brand is refused', async () => {
  const site = await services();
  for (const page of [
    'https://www.lumo.example.evil.example/login',
    'http://www.lumo.example/login',
    'https://www.lumo.example/login?next=1',
    'https://www.lumo.example/login#x',
    'https://user@www.lumo.example/login',
    'https://:secret@www.lumo.example/login',
    'ftp://www.lumo.example/login',
    'http://127.0.0.1/login',
    'javascript:alert(1)',
    'no address',
  ]) {
    const foreign = beginSocialLogin(site, 'google', { returnUrl: page, browserKeyHash });
    expect(await outcome(foreign)).toBe('invalid_domain');
  }
});

test('a brand without hosts takes any page, over HTTP only on this machine', async () => {
  const site = await services({ hosts: [] });
  const began = (page: string) => outcome(beginSocialLogin(site, 'google', { returnUrl: page, browserKeyHash }));
  expect(await began('https://elsewhere.example/login')).toBe('in');
  expect(await began('http://127.0.0.1:4870/login')).toBe('in');
  expect(await began('http://elsewhere.example/login')).toBe('invalid_domain');
});

test('LOGIN-34 a provider whose secret is not configured is off', async () => {
  const site = await services();
  const google = { ...site.config.social.google, clientSecret: undefined };
  const bare = { ...site, config: { ...site.config, social: { ...site.config.social, google } } };
  const begun = beginSocialLogin(bare, 'google', { returnUrl, browserKeyHash });
  expect(await outcome(begun)).toBe('login_type_unavailable');
});

test('LOGIN-34 the link and the login are recorded with the provider, and no new password is asked for', async () => {
  const site = await services();
  await addMembers(db, [{ account: 'audited02' }]);
  await link(site, 'audited', 'audited02');
  const { session } = await complete(site, await signIn(site, 'audited'));
  expect(session).toMatchObject({ passwordExpired: false, passwordDefault: false });
  const id = await memberId('audited02');
  const kinds = (await auditOf(db, id)).map(([kind, , facts]) => (kind === 'social_linked' ? [kind, facts] : kind));
  expect(kinds).toEqual([['social_linked', { provider: 'google' }], 'login']);
  expect(await attempts(id)).toEqual([{ outcome: 'success', method: 'google' }]);
});

test.each(['google', 'facebook'] as const)(
  'LOGIN-16 LOGIN-23 LOGIN-34 the first sign-in through %s is marked, and the next one names it',
  async (name) => {
    const site = await services({ socialLogin: { google: provider.clientId, facebook: provider.clientId } });
    const enter = async () => {
      const { authorizationUrl } = await beginSocialLogin(site, name, { returnUrl, browserKeyHash });
      const answer = await provider.signIn(authorizationUrl, `first-${name}`);
      const [state, code] = [answer.get('state') ?? '', answer.get('code') ?? ''];
      return completeSocialLogin(site, name, { state, browserKey, code }, testVisitor);
    };
    await addMembers(db, [{ account: `first_${name}` }]);
    const { identity } = await enter();
    const id = await memberId(`first_${name}`);
    await db.transaction((tx) => bindSocialIdentity(site, tx, identity?.socialTicket ?? '', id));
    const at = new Date(site.clock()).toISOString();
    expect((await enter()).session).toMatchObject({ firstTimeLogin: true, lastLogin: null });
    site.pass(MINUTE);
    expect((await enter()).session).toMatchObject({ firstTimeLogin: false, lastLogin: { at, ip: testVisitor.ip } });
  },
);

test("ROLE-12 ROLE-13 the site's rules apply to a known identity", async () => {
  const site = await services();
  await link(site, 'closed', 'closed01');
  await db.query('test_close', `update members set status = 'disabled' where account = 'closed01'`);
  expect(await outcome(complete(site, await signIn(site, 'closed')))).toBe('account_disabled');
  const id = await memberId('closed01');
  expect((await auditOf(db, id)).at(-1)?.[0]).toBe('login_refused');
  await link(site, 'office', 'office01');
  expect(await outcome(complete(site, await signIn(site, 'office')))).toBe('error_not_member');
  await link(site, 'no agent', 'linked01');
  const agents = await services({ site: 'agent' });
  expect(await outcome(complete(agents, await signIn(agents, 'no agent')))).toBe('error_not_agent');
});

test('an unreachable provider is reported in time', async () => {
  const site = await services();
  const google = { issuer: 'http://127.0.0.1:9', clientId: undefined, clientSecret: 'a-secret' };
  const away = { ...site, config: { ...site.config, social: { ...site.config.social, google } } };
  expect(await outcome(begin(away))).toBe('unavailable');
});
