import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { addDepositor, askDeposit } from '../../payments/deposits/testing.ts';
import { expectReconciled } from '../../play/seamless/testing.ts';
import { auditOf, MINUTE } from '../../testing.ts';
import { join, newsOf, pay, settle } from './testing.ts';

// It is Monday. p-102 gives 20% of a Monday's first deposit, p-107 half of the first of all.
let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const monday = expect.stringContaining('Monday reload: It asks for a larger deposit.');
const first = expect.stringContaining('50% extra: It asks for a larger deposit.');

test('PROMO-01 of two promotions that give nothing for one deposit both are told, each once', async () => {
  const payer = await addDepositor(db);
  await join(payer, 'p-102');
  await join(payer, 'p-107');
  const { deposit } = await askDeposit(payer, '50.00', 'dm-bank', 'p-107');
  await settle(payer, deposit.depositId, '19.99');
  expect(await newsOf(db, payer)).toEqual([first, monday]);
});

test('PROMO-01 that a second deposit is none of the first is told once to who joined', async () => {
  const payer = await addDepositor(db);
  await join(payer, 'p-107');
  for (const amount of ['19.99', '50.00', '70.00']) await pay(payer, amount);
  expect(await newsOf(db, payer)).toEqual([
    expect.stringMatching(/\$19\.99.*It asks for a larger deposit\./),
    expect.stringMatching(/\$50\.00.*It is for the first deposit of an account\./),
  ]);
});

test('PROMO-01 of a promotion that was withdrawn nobody is told whose deposit would have earned nothing', async () => {
  const payer = await addDepositor(db);
  await join(payer, 'p-107');
  await db.query('test_withdraw', `update promotions set enabled = false where id = 'p-107'`);
  await pay(payer, '19.99');
  await db.query('test_show', `update promotions set enabled = true where id = 'p-107'`);
  expect(await newsOf(db, payer)).toEqual([]);
});

test('PROMO-01 the audit log has the bonus that came with joining', async () => {
  const payer = await addDepositor(db);
  await pay(payer, '50.00');
  payer.services.pass(MINUTE);
  const { bonusId } = await join(payer, 'p-102');
  expect(bonusId).toMatch(/^bn-/);
  const joined = (await auditOf(db, payer.session.memberId)).filter(([kind]) => kind === 'promotion_joined');
  expect(joined).toEqual([
    ['promotion_joined', 'member', { promotion: 'p-102', bonus: bonusId, session: payer.session.id }],
  ]);
});
