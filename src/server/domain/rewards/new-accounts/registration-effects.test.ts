import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { addLink, countsOf, failureOf, formOf, registrant, rowOf } from '../../identity/registration/testing.ts';
import { DAY, lastMessage, testServices, withEventBefore } from '../../testing.ts';
import { registerByUsername } from './register.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const idOf = async (account: string) => Number((await rowOf(db, account))?.['member_id']);

test('a new member is welcomed in its language, and the login history begins with the registration', async () => {
  const services = await testServices(db);
  const { account } = await registerByUsername(services, await formOf(services), registrant);
  const memberId = await idOf(account);
  expect(await lastMessage(db, memberId, 'VI')).toMatchObject({
    title: `Chào mừng bạn đến với ${services.brand.name}`,
    category: 'account',
  });
  const history = 'select method, outcome from login_records where member_id = $1';
  expect(await db.query('test_history', history, [memberId])).toEqual([{ method: 'registration', outcome: 'success' }]);
});

test('REGISTER-18 a link counts who registers by it, and one that closes meanwhile takes nobody', async () => {
  const services = await testServices(db);
  await addLink(db, 'COUNTED', 0);
  const register = async (at = services) => {
    const form = await formOf(services, { affiliateCode: 'counted' });
    return { form, failure: await failureOf(registerByUsername(at, form, registrant)) };
  };
  expect((await register()).failure).toBeUndefined();
  expect(await countsOf(db, 'COUNTED')).toEqual({ visits: 0, registrations: 1 });
  const close = `update registration_links set enabled = false where code = 'COUNTED'`;
  const { form, failure } = await register(withEventBefore(services, () => db.query('test_close_link', close)));
  expect(failure).toBe('invitation_code_error');
  expect(await rowOf(db, form.username ?? '')).toBeUndefined();
  expect(await countsOf(db, 'COUNTED')).toEqual({ visits: 0, registrations: 1 });
});

test('a registration by the code of a member brings its inviter the reward of the brand', async () => {
  const services = await testServices(db);
  const { account } = await registerByUsername(
    services,
    await formOf(services, { referralCode: 'KHOA01' }),
    registrant,
  );
  const sql = `
    select m.account, w.kind, w.amount::float8::text as amount, w.due_at from referral_rewards w
    join members m on m.id = w.inviter_id where w.invitee_id = $1`;
  const { referral } = services.brand;
  expect(await db.query('test_brings', sql, [await idOf(account)])).toEqual([
    {
      account: 'player01',
      kind: 'registration',
      amount: String(Number(referral.registration?.amount)),
      due_at: new Date(services.clock() + (referral.registration?.accountAgeDays ?? 0) * DAY),
    },
  ]);
});

test("LOGIN-31 LOGIN-33 who registers with the site's default password is told so", async () => {
  const services = await testServices(db, { passwords: { maxAgeDays: null, default: 'Hoasen2026' } });
  const isDefault = async (password: string) => {
    const form = await formOf(services, { password, confirmPassword: password });
    return (await registerByUsername(services, form, registrant)).session.passwordDefault;
  };
  expect([await isDefault('Hoasen2026'), await isDefault('Hoasen2027')]).toEqual([true, false]);
});

test('SMS-11 a code that has opened an account is spent, also where its number is free again', async () => {
  const services = await testServices(db);
  const form = await formOf(services);
  const { account } = await registerByUsername(services, form, registrant);
  await db.query('test_free', 'update members set mobile_num = $2 where account = $1', [account, '960000001']);
  const again = { ...form, username: `${account}_2` };
  expect(await failureOf(registerByUsername(services, again, registrant))).toBe('verification_code_wrong');
});
