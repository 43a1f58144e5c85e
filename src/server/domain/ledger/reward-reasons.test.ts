import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTransactionHistoryDefaults } from '../../../../generated/server/defaults.ts';
import { memberRewards } from '../../db/schema/bonuses.ts';
import { openTestDatabase, type TestDatabase } from '../../db/testing.ts';
import { creditBonus } from '../bonuses/credit-bonus.ts';
import { giveReward } from '../rewards/give-reward.ts';
import { addMembers, MINUTE, sessionOf, testServices } from '../testing.ts';
import { listLedger } from './list-ledger.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('MEMBER-08 a reward is told by the title of the promotion, the reward or the bonus', async () => {
  const services = await testServices(db);
  await addMembers(db, [{ account: 'rewarded1' }]);
  const { memberId } = await sessionOf(services, 'rewarded1');
  const reasons = async (language: 'EN' | 'VI') => {
    const query = { ...listTransactionHistoryDefaults, kind: 'promotion' as const };
    return (await listLedger(services, memberId, query, language)).content.map(({ reason }) => reason);
  };
  const title = { EN: 'Daily rebate', VI: 'Hoàn trả hằng ngày' };
  const blank = { rate: null, maximum: null, points: null, rounds: null, nodeId: null };
  const give = (id: string, sourceId: string | null) =>
    db.transaction(async (tx) => {
      const reward = { ...blank, kind: 'cash' as const, amount: '3.00' };
      const granted = { id, key: id, memberId, title, text: title, reward, wagering: null, sourceId };
      const source = sourceId === null ? ('rank' as const) : ('promotion' as const);
      const at = new Date(services.clock());
      await tx.orm.insert(memberRewards).values({ ...granted, source, grantedAt: at });
      await giveReward(services, tx, { ...granted, source, at });
    });
  await give('ledger-rank', null);
  services.pass(MINUTE);
  await give('ledger-week', 'p-103');
  services.pass(MINUTE);
  const wagering = { multiple: 0, base: 'bonus' as const, days: 1, maxStake: null, contributions: [] };
  const bonus = { key: 'ledger-bonus', memberId, source: 'promotion' as const, sourceId: 'p-105', amount: '5.00' };
  const words = { EN: 'Receipt check', VI: 'Đổi hóa đơn nhận thưởng' };
  await db.transaction((tx) =>
    creditBonus(services, tx, { ...bonus, title: words, wagering, at: new Date(services.clock()) }),
  );
  expect(await reasons('EN')).toEqual([
    'Promotion, Receipt check',
    'Promotion, Weekly rebate',
    'Promotion, Daily rebate',
  ]);
  expect(await reasons('VI')).toEqual([
    'Khuyến mãi, Đổi hóa đơn nhận thưởng',
    'Khuyến mãi, Hoàn trả tuần',
    'Khuyến mãi, Hoàn trả hằng ngày',
  ]);
});
