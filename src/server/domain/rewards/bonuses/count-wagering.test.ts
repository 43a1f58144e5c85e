import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { openGame } from '../../play/seamless/testing.ts';
import { addMembers, DAY, testServices } from '../../testing.ts';
import { countWagering } from './count-wagering.ts';
import { creditBonus } from './credit-bonus.ts';
import { findBonus } from './read-bonuses.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const TOLD = `
  select m.category, m.language, b.language as "in", b.title, b.content
  from messages m join message_texts b on b.message_id = m.id where m.member_id = $1 order by m.sent_at, b.language`;
const told = async (memberId: number) =>
  (await db.query<Record<string, string>>('test_told', TOLD, [memberId])).map(
    ({ category, language, in: spoken, title, content }) =>
      `${category} for ${language}, ${spoken}: ${title} | ${content}`,
  );

/** A member with $10.00 of bonus money to stake once in a day, which stakes and loses some of it. */
async function ended(account: string, staked: string, passes: number) {
  const services = await testServices(db);
  await addMembers(db, [{ account }]);
  const game = await openGame(services, account);
  const memberId = Number(game.memberId);
  const wagering = {
    multiple: 1,
    base: 'bonus' as const,
    days: 1,
    maxStake: null,
    contributions: [{ gameType: 'RNG' as const, rate: 10_000 }],
  };
  const id = await db.transaction((tx) =>
    creditBonus(services, tx, {
      key: account,
      memberId,
      title: { EN: 'Gift', VI: 'Quà' },
      amount: '10.00',
      wagering,
      source: 'promotion',
      sourceId: 'p-101',
      at: new Date(services.clock()),
    }),
  );
  if (staked !== '0.00') await game.debit(account, account, staked);
  return {
    memberId,
    find: () => findBonus(services, memberId, id, 'EN'),
    settle: async (payout: string) => {
      if (staked !== '0.00') await game.credit(`${account}-end`, account, payout);
      services.pass(passes);
      await countWagering(services, memberId);
      await countWagering(services, memberId);
    },
  };
}

test('MEMBER-10 WALLET-12 whose bonus expired is told once what is forfeited, in its language', async () => {
  const { memberId, find, settle } = await ended('expires', '4.00', DAY);
  await db.query('test_speaks', `update members set language = 'VI' where id = $1`, [memberId]);
  expect(await find()).toMatchObject({ state: 'active', forfeited: null });
  await settle('0.00');
  expect(await find()).toMatchObject({ state: 'expired', balance: '0.00', converted: null, forfeited: '6.00' });
  expect(await told(memberId)).toEqual([
    'reward for VI, EN: Gift: expired | <p>The bonus was not staked in time. $6.00 of bonus money is forfeited. Your own money stays as it is.</p>',
    'reward for VI, VI: Quà: đã hết hạn | <p>Bạn chưa hoàn thành yêu cầu cược kịp thời hạn. Đã mất $6.00 tiền thưởng. Tiền của bạn không bị ảnh hưởng.</p>',
  ]);
});

test('MEMBER-10 WALLET-12 whose bonus is staked in full is told once what became money', async () => {
  const { memberId, find, settle } = await ended('completes', '10.00', 1);
  await settle('5.00');
  expect(await find()).toMatchObject({ state: 'completed', converted: '5.00', forfeited: null });
  expect(await told(memberId)).toEqual([
    'reward for EN, EN: Gift: staked in full | <p>$5.00 of it is in your main wallet.</p>',
    'reward for EN, VI: Quà: đã hoàn thành yêu cầu cược | <p>Còn lại $5.00, đã chuyển vào ví chính của bạn.</p>',
  ]);
});

test('MEMBER-10 a bonus that was lost to the last cent leaves nothing to forfeit or to move', async () => {
  const full = await ended('lost', '10.00', 1);
  await full.settle('0.00');
  expect(await told(full.memberId)).toEqual([
    'reward for EN, EN: Gift: staked in full | <p>Nothing of the bonus was left.</p>',
    'reward for EN, VI: Quà: đã hoàn thành yêu cầu cược | <p>Tiền thưởng không còn lại gì.</p>',
  ]);
});
